import Foundation
import Testing

@testable import UIKit

/// Random histories of everything that can happen to a keyboard, the same in each run.
@Suite @MainActor struct KeyboardHistoryTests {
    @Test(arguments: 1...60) func everyHistoryEndsInItsPlace(seed: UInt64) {
        let stage = Stage()
        defer { stage.close() }
        let keyboard = stage.keyboard
        let log = EventLog(keyboard)
        let view = stage.addView(CGRect(x: 10, y: 20, width: 250, height: 400))
        let guide = view.keyboardLayoutGuide
        var random = SeededGenerator(state: seed)
        var time = 0.0
        var wantsKeyboard = false
        for _ in 0..<120 {
            change(stage, &wantsKeyboard, &random)
            time += Double.random(in: 0...0.2, using: &random)
            stage.wait(until: time)
            if Bool.random(using: &random) { stage.frame(at: time) }
            #expect(keyboard.presentedFrame.origin.y.isFinite && keyboard.presentedFrame.height >= 0)
        }
        keyboard.cancelDrag()
        stage.frame(at: time + 1)
        #expect(keyboard.state == (wantsKeyboard ? .shown : .hidden))
        #expect(
            keyboard.presentedFrame == (wantsKeyboard ? keyboard.shownFrame : keyboard.frameOutside(keyboard.placement))
        )
        #expect(keyboard.isVisible == wantsKeyboard)
        expectOrder(log.events, isHidden: !wantsKeyboard || !keyboard.placement.isDocked)
        if !wantsKeyboard { #expect(guide.layoutFrame.height == 0) }
        stage.frame(at: time + 2)
        #expect(!stage.application.needsFrame)
    }

    private func change(_ stage: Stage, _ wantsKeyboard: inout Bool, _ random: inout SeededGenerator) {
        let keyboard = stage.keyboard
        switch Int.random(in: 0..<9, using: &random) {
        case 0, 1:
            keyboard.show()
            wantsKeyboard = true
        case 2, 3:
            keyboard.hide()
            wantsKeyboard = false
        case 4: keyboard.preferredHeight = CGFloat.random(in: 50...300, using: &random)
        case 5:
            stage.screen.bounds.size = CGSize(
                width: CGFloat.random(in: 1...600, using: &random), height: CGFloat.random(in: 1...600, using: &random))
        case 6:
            let placements: [UIKeyboard.Placement] = [
                .docked, .docked, .floating(CGRect(x: 30, y: 40, width: 100, height: 80)), .split(bottomOffset: 50),
            ]
            keyboard.setPlacement(placements.randomElement(using: &random) ?? .docked)
        case 7:
            keyboard.beginDrag()
            keyboard.drag(to: CGFloat.random(in: -50...700, using: &random))
        default:
            let wasDragged = keyboard.state == .dragged
            keyboard.endDrag(velocity: CGFloat.random(in: -900...900, using: &random))
            if wasDragged { wantsKeyboard = keyboard.isVisible }
        }
    }

    /// The last show or hide is completed, and says where the keyboard is.
    private func expectOrder(_ events: [KeyboardEvent], isHidden: Bool) {
        let will = events.lastIndex { $0.kind == .willShow || $0.kind == .willHide }
        let did = events.lastIndex { $0.kind == .didShow || $0.kind == .didHide }
        guard let will else {
            #expect(did == nil && isHidden)
            return
        }
        #expect((events[will].kind == .willHide) == isHidden)
        #expect(did.map { $0 > will && events[$0].kind == (isHidden ? .didHide : .didShow) } == true)
        #expect(events.last.map { [.didShow, .didHide, .didChangeFrame].contains($0.kind) } == true)
    }
}
