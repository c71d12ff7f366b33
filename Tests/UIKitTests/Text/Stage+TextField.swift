import Foundation

@testable import UIKit

extension Stage {
    /// A field whose characters are 6 points wide, as those of a 10 point font are with the fixed metric.
    func addTextField(_ text: String = "") -> UITextField {
        let field = add(UITextField(), 20, 20, 120, 30)
        field.font = .systemFont(ofSize: 10)
        field.text = text
        frame()
        return field
    }
}
