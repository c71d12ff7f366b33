import Foundation
import Testing

@testable import ClavierApp
@testable import UIKit

@Suite("The scenes' layout", .serialized)
@MainActor struct SceneLayoutTests {
    @Test(
        "holds without a conflict and never hides the field, at the sizes that a person can choose",
        arguments: Options.Scene.allCases, [CGSize(width: 900, height: 640), CGSize(width: 320, height: 240)])
    func conflicts(scene: Options.Scene, size: CGSize) {
        var reports: [String] = []
        UIView.layoutConflictHandler = { reports.append($0.report) }
        defer { UIView.layoutConflictHandler = nil }
        let application = UIApplication.shared
        let screen = UIScreen.main
        screen.bounds = CGRect(origin: .zero, size: size)
        var options = Options()
        options.scene = scene
        let session = Session(options: options, screen: screen)
        func settle() {
            repeat { application.commitFrame(at: application.currentTime + 0.25) } while !session.keyboardIsAtRest
        }
        settle()
        session.scene.mainField.becomeFirstResponder()
        settle()
        #expect(screen.keyboard.state == .shown)
        #expect(SlideCheck.isClose(screen.keyboard.presentedFrame, screen.keyboard.dockedFrame))
        let field = session.scene.mainField.convert(session.scene.mainField.bounds, to: screen)
        #expect(field.minY >= 0 && field.maxY <= screen.keyboard.presentedFrame.minY, "the field is hidden: \(field)")
        if let title = session.window.find("title"), !title.isHidden {
            #expect(title.bounds.height >= title.intrinsicContentSize.height, "the title is cut off")
        }
        session.scene.mainField.resignFirstResponder()
        settle()
        if scene == .guide { #expect(session.window.find("title")?.isHidden == false) }
        session.window.isHidden = true
        #expect(reports.isEmpty, "\(reports.first ?? "")")
    }
}

extension UIView {
    /// The view inside of that accessibility identifier.
    fileprivate func find(_ name: String) -> UIView? {
        if accessibilityIdentifier == name { return self }
        for subview in subviews {
            if let found = subview.find(name) { return found }
        }
        return nil
    }
}
