import Foundation
import Testing

@testable import ClavierApp
@testable import UIKit

/// What a person may do in any order.
@Suite("Whatever a person does", .serialized)
@MainActor struct RandomUseTests {
    /// The same numbers each time (Knuth's constants for a linear congruential generator of 64 bits).
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            // The low bits of such a generator repeat soon.
            return state >> 33 | state << 31
        }
    }

    private static let keys: [UIKeyboardHIDUsage] = [
        .keyboardTab, .keyboardEscape, .keyboardSpacebar, .keyboardLeftArrow, .keyboardUpArrow, .keyboardHome,
        .keyboardPageDown, .keyboardDeleteOrBackspace, .keyboardReturnOrEnter,
    ]
    private static let sizes = [(900, 640), (320, 240), (1200, 700), (330, 900), (700, 250)]
    private let application = UIApplication.shared

    @Test(
        "the guides are where the keyboard and the view meet, in every frame", arguments: Options.Scene.allCases, 1...3)
    func anything(scene: Options.Scene, seed: Int) {
        var options = Options()
        options.scene = scene
        options.curve = [.linear, .keyboard, .spring(mass: 1, stiffness: 100, damping: 8)][seed % 3]
        let stage = SceneStage(options)
        defer { stage.close() }
        var numbers = Numbers(state: UInt64(seed))
        var coveredFrames = 0
        for _ in 0..<120 {
            act(on: stage, with: &numbers)
            application.commitFrame(at: application.currentTime + .random(in: 0...0.1, using: &numbers))
            expectExactGuides(stage, scene)
            if stage.keyboardTop < stage.frame(of: stage.session.scene.hostView).maxY { coveredFrames += 1 }
        }
        #expect(coveredFrames > 10)
        application.sendTouch(.cancelled, identifier: 1, at: .zero, on: stage.screen)
    }

    private func act(on stage: SceneStage, with numbers: inout Numbers) {
        let size = stage.screen.bounds.size
        // A little outside of the window too.
        func place() -> CGPoint {
            CGPoint(
                x: .random(in: -20...size.width + 20, using: &numbers),
                y: .random(in: -20...size.height + 20, using: &numbers))
        }
        switch Int.random(in: 0..<10, using: &numbers) {
        case 0...1:
            let place = place()
            for phase in [UITouch.Phase.began, .ended] { touch(phase, place, stage) }
        case 2: touch(.began, place(), stage)
        case 3...4: touch(.moved, place(), stage)
        case 5: touch(.ended, place(), stage)
        case 6: _ = application.sendHover(at: place(), on: stage.screen)
        case 7:
            let key = UIKey(
                keyCode: Self.keys.randomElement(using: &numbers) ?? .keyboardTab,
                modifierFlags: Bool.random(using: &numbers) ? .alternate : [])
            for phase in [UIPress.Phase.began, .ended] { application.sendKey(key, phase: phase) }
        case 8:
            let field = stage.session.scene.mainField
            if field.isFirstResponder { field.resignFirstResponder() } else { field.becomeFirstResponder() }
        default:
            let size = Self.sizes.randomElement(using: &numbers) ?? (900, 640)
            stage.screen.bounds = CGRect(x: 0, y: 0, width: size.0, height: size.1)
            stage.session.screenDidResize()
        }
    }

    private func touch(_ phase: UITouch.Phase, _ place: CGPoint, _ stage: SceneStage) {
        application.sendTouch(phase, identifier: 1, at: place, on: stage.screen, type: .indirectPointer)
    }

    private func expectExactGuides(_ stage: SceneStage, _ scene: Options.Scene) {
        let frame = stage.session.frameRecord(at: application.currentTime)
        if scene != .typist { #expect(abs(frame.toolbar.maxY - frame.guide.minY) <= SlideCheck.tolerance) }
        guard !stage.session.scene.hostView.usingAppleKeyboardLayoutGuideIfAvailable else { return }
        let guide = SlideCheck.guide(keyboard: frame.keyboard, host: frame.host)
        #expect(SlideCheck.isClose(frame.guide, guide), "\(frame.guide), not \(guide)")
        let safe = frame.safeArea
        let safeGuide = SlideCheck.guide(
            keyboard: frame.keyboard, host: frame.host, insets: [safe.top, safe.left, safe.bottom, safe.right])
        #expect(SlideCheck.isClose(frame.safeGuide, safeGuide), "\(frame.safeGuide), not \(safeGuide)")
    }
}
