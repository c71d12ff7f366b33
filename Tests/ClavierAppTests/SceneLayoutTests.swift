import Foundation
import Testing

@testable import ClavierApp
@testable import UIKit

/// A scene on the main screen, without X.
@MainActor private final class Stage {
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

@Suite("The scenes' layout", .serialized)
@MainActor struct SceneLayoutTests {
    private nonisolated static let smallest = CGSize(width: 320, height: 240)

    private func options(_ scene: Options.Scene, _ size: CGSize) -> Options {
        var options = Options()
        options.scene = scene
        options.size = size
        return options
    }

    @Test(
        "holds without a conflict and never hides the field, at the sizes that a person can choose",
        arguments: Options.Scene.allCases, [CGSize(width: 900, height: 640), smallest])
    func conflicts(scene: Options.Scene, size: CGSize) {
        let stage = Stage(options(scene, size))
        stage.showKeyboard()
        #expect(stage.screen.keyboard.state == .shown)
        #expect(SlideCheck.isClose(stage.screen.keyboard.presentedFrame, stage.screen.keyboard.dockedFrame))
        let field = stage.field
        #expect(field.minY >= 0 && field.maxY <= stage.keyboardTop, "the field is hidden: \(field)")
        if scene != .keyboard { #expect(stage.toolbar.maxY == stage.keyboardTop) }
        stage.close()
        #expect(stage.reports.isEmpty, "\(stage.reports.first ?? "")")
    }

    @Test("shows everything whole in the smallest window, at every scale", arguments: [1, 1.25, 2, 3])
    func smallestWindow(scale: CGFloat) throws {
        let stage = Stage(options(.guide, Self.smallest), scale: scale)
        defer { stage.close() }
        for isShown in [false, true] {
            if isShown { stage.showKeyboard() }
            let title = try #require(stage.frame("title"))
            #expect(title.height >= UIFont.systemFont(ofSize: 17, weight: .semibold).lineHeight)
            #expect(title.maxY <= stage.field.minY)
            #expect(stage.field.height >= 32)
            #expect(stage.field.maxY <= stage.toolbar.minY)
            #expect(stage.numbers.count == 2)
            #expect((stage.session.window.find("toggle") as? UIButton)?.titleLabel?.isHidden == false)
            guard !isShown else { continue }
            for name in ["apple", "guides"] {
                let control = try #require(stage.frame(name))
                #expect(control.minY >= stage.field.maxY && control.maxY <= stage.toolbar.minY)
            }
        }
    }

    @Test(
        "breaks no constraint in a window of any size",
        arguments: Options.Scene.allCases,
        [
            CGSize(width: 26, height: 14), CGSize(width: 40, height: 40), CGSize(width: 100, height: 60),
            CGSize(width: 8000, height: 40), CGSize(width: 30, height: 1000),
        ])
    func anySize(scene: Options.Scene, size: CGSize) {
        let stage = Stage(options(scene, size))
        stage.showKeyboard()
        #expect(abs(stage.toolbar.maxY - stage.keyboardTop) < 0.01)
        stage.close()
        #expect(stage.reports.isEmpty, "\(stage.reports.first ?? "")")
    }

    @Test(
        "leaves the field in sight over the highest keyboard that may be asked for, and in lower windows too",
        arguments: Options.Scene.allCases, [240, 400, 640, 2000])
    func highKeyboards(scene: Options.Scene, height: CGFloat) {
        var options = options(scene, CGSize(width: 900, height: height))
        options.safeArea = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
        options.keyboardHeight = options.largestKeyboardHeight(on: height)
        let stage = Stage(options)
        defer { stage.close() }
        stage.showKeyboard()
        #expect(stage.screen.keyboard.presentedFrame.height == options.keyboardHeight)
        #expect(stage.field.minY >= 0 && stage.field.maxY <= stage.keyboardTop)
        #expect(stage.field.height >= 32)
        stage.resize(to: CGSize(width: 900, height: 240))
        #expect(stage.field.minY >= 0 && stage.field.maxY <= stage.keyboardTop)
        #expect(stage.field.height >= 32)
    }

    @Test("says what the button does next", arguments: [Options.Scene.guide, .clavier])
    func buttonTitle(scene: Options.Scene) throws {
        let stage = Stage(options(scene, CGSize(width: 900, height: 640)))
        defer { stage.close() }
        let button = try #require(stage.session.window.find("toggle") as? UIButton)
        #expect(button.currentTitle == "Show keyboard")
        button.sendActions(for: .touchUpInside)
        stage.settle()
        #expect(stage.screen.keyboard.state == .shown)
        #expect(button.currentTitle == "Hide keyboard")
        #expect(button.accessibilityLabel == "Hide keyboard")
        button.sendActions(for: .touchUpInside)
        stage.settle()
        #expect(stage.screen.keyboard.state == .hidden)
        #expect(button.currentTitle == "Show keyboard")
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
