import UIKit

/// The program's own colours. On the grounds on which they are written their contrast is at least 4.5, as WCAG 2.2 asks
/// for (success criterion 1.4.3).
extension UIColor {
    /// What can be pressed, what has the focus, and Clavier's guide.
    static let accent = dynamic(
        light: UIColor(red: 0, green: 0x62 / 255, blue: 0xD6 / 255, alpha: 1),
        dark: UIColor(red: 0x40 / 255, green: 0x9C / 255, blue: 1, alpha: 1))
    /// The safe guide.
    static let safeGuide = dynamic(
        light: UIColor(red: 0xB8 / 255, green: 0x4A / 255, blue: 0, alpha: 1),
        dark: UIColor(red: 1, green: 0x9F / 255, blue: 0x0A / 255, alpha: 1))
    /// Text that explains.
    static let explanation = UIColor.label.withAlphaComponent(0.7)

    private static func dynamic(light: UIColor, dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
}
