import Foundation
import Testing

@testable import ClavierApp
@testable import UIKit

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
        let stage = SceneStage(options(scene, size))
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
        let stage = SceneStage(options(.guide, Self.smallest), scale: scale)
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
        let stage = SceneStage(options(scene, size))
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
        let stage = SceneStage(options)
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
        let stage = SceneStage(options(scene, CGSize(width: 900, height: 640)))
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
