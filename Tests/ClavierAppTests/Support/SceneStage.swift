import Foundation

@testable import ClavierApp
@testable import UIKit

/// A scene on the main screen, without X.
@MainActor final class SceneStage {
    let session: Session
    let screen = UIScreen.main
    /// What the layout said of constraints that it had to break.
    private(set) var reports: [String] = []

    init(_ options: Options, scale: CGFloat = 1) {
        screen.scale = scale
        screen.bounds = CGRect(origin: .zero, size: options.size)
        session = Session(options: options, screen: screen)
        UIView.layoutConflictHandler = { [weak self] in self?.reports.append($0.report) }
        settle()
    }

    func close() {
        hideKeyboard()
        session.window.isHidden = true
        UIView.layoutConflictHandler = nil
        screen.scale = 1
    }

    var keyboardTop: CGFloat { screen.keyboard.presentedFrame.minY }
    var field: CGRect { frame(of: session.scene.mainField) }
    var toolbar: CGRect { session.scene.hostView.convert(session.scene.toolbarFrame, to: screen) }

    func settle() {
        let application = UIApplication.shared
        repeat { application.commitFrame(at: application.currentTime + 0.25) } while !session.keyboardIsAtRest
    }

    func showKeyboard() {
        session.scene.mainField.becomeFirstResponder()
        settle()
    }

    func hideKeyboard() {
        session.scene.mainField.resignFirstResponder()
        settle()
    }

    func resize(to size: CGSize) {
        screen.bounds = CGRect(origin: .zero, size: size)
        session.screenDidResize()
        settle()
    }

    func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: screen) }

    /// Where the view of that accessibility identifier is on the screen; nil if it is hidden.
    func frame(_ name: String) -> CGRect? {
        session.window.find(name).flatMap { $0.isHidden ? nil : frame(of: $0) }
    }

    /// The texts of the guides' numbers.
    var numbers: [String] {
        guard let view = session.window.firstDescendant(GuideNumbersView.self) else { return [] }
        view.recordDisplayList(traits: UITraitCollection())
        return view.rendering.list.items.compactMap { if case .text(let text, _, _, _) = $0 { text } else { nil } }
    }
}

extension UIView {
    /// The view inside of that accessibility identifier.
    func find(_ name: String) -> UIView? {
        if accessibilityIdentifier == name { return self }
        for subview in subviews {
            if let found = subview.find(name) { return found }
        }
        return nil
    }
}
