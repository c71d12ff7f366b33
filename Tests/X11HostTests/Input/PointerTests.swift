import CX11
import Foundation
import Testing
import UIKit
import XTestSupport

@testable import X11Host

@MainActor @Suite struct PointerTests {
    private func stage(scale: CGFloat = 1) throws -> (Stage, Witness) {
        let stage = try Stage(scale: scale)
        let witness = Witness(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        stage.window.addSubview(witness)
        #expect(stage.show())
        return (stage, witness)
    }

    @Test(arguments: [1, 2] as [CGFloat]) func aClickIsATouchInPoints(scale: CGFloat) throws {
        let (stage, witness) = try stage(scale: scale)
        defer { stage.close() }
        stage.person.click(x: Int(70 * scale), y: Int(80 * scale))
        #expect(stage.wait { witness.log.last?.hasPrefix("ended") == true })
        #expect(witness.log == ["began 20.0 30.0", "ended 20.0 30.0"])
    }

    @Test func aDragThatLeavesTheWindowEndsThere() throws {
        let (stage, witness) = try stage()
        defer { stage.close() }
        let person = stage.person
        person.movePointer(x: 60, y: 60)
        person.button(1, isDown: true)
        person.movePointer(x: 700, y: 650)
        #expect(stage.wait { witness.log.last == "moved 650.0 600.0" })
        person.button(1, isDown: false)
        #expect(stage.wait { witness.log.last == "ended 650.0 600.0" })
        #expect(witness.log.first == "began 10.0 10.0")
    }

    /// A window that is taken away in the middle of a press never hears of the release.
    @Test func aPressThatLostItsReleaseIsCancelled() throws {
        let (stage, witness) = try stage()
        defer { stage.close() }
        let person = stage.person
        person.movePointer(x: 60, y: 60)
        person.button(1, isDown: true)
        #expect(stage.wait { witness.log == ["began 10.0 10.0"] })
        XUnmapWindow(person.display, stage.host.windowNumber)
        person.button(1, isDown: false)
        XMapWindow(person.display, stage.host.windowNumber)
        stage.settle()
        person.movePointer(x: 70, y: 60)
        #expect(stage.wait { witness.log.count > 1 })
        #expect(witness.log.last?.hasPrefix("cancelled") == true)
        witness.log = []
        person.click(x: 80, y: 60)
        #expect(stage.wait { witness.log == ["began 30.0 10.0", "ended 30.0 10.0"] })
    }

    @Test func manyMotionsInARowAreOne() throws {
        let (stage, witness) = try stage()
        defer { stage.close() }
        let person = stage.person
        person.movePointer(x: 60, y: 60)
        person.button(1, isDown: true)
        stage.settle()
        witness.log = []
        for x in 61...120 { person.movePointer(x: x, y: 70) }
        person.button(1, isDown: false)
        #expect(stage.wait { witness.log.last?.hasPrefix("ended") == true })
        #expect(witness.log.count < 20)
        #expect(witness.log.suffix(2) == ["moved 70.0 20.0", "ended 70.0 20.0"])
    }

    @Test func theRightButtonIsNoTouch() throws {
        let (stage, witness) = try stage()
        defer { stage.close() }
        stage.person.click(x: 70, y: 80, button: 3)
        stage.person.click(x: 90, y: 80, button: 1)
        #expect(stage.wait { witness.log.last?.hasPrefix("ended") == true })
        #expect(witness.log == ["began 40.0 30.0", "ended 40.0 30.0"])
    }

    @Test func theWheelScrolls() throws {
        let stage = try Stage()
        defer { stage.close() }
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.contentSize = CGSize(width: 200, height: 1000)
        stage.window.addSubview(view)
        #expect(stage.show())
        stage.person.click(x: 50, y: 50, button: 5)
        #expect(stage.wait { view.contentOffset.y > 0 })
        #expect(stage.wait { view.contentOffset.y == 48 })
        stage.person.click(x: 50, y: 50, button: 4)
        #expect(stage.wait { view.contentOffset.y == 0 })
    }

    @Test func thePointerLooksLikeWhatItIsOver() throws {
        let stage = try Stage()
        defer { stage.close() }
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        stage.window.addSubview(field)
        #expect(stage.show())
        stage.person.movePointer(x: 300, y: 200)
        #expect(stage.wait { stage.host.pointer.shape == .arrow })
        stage.person.movePointer(x: 100, y: 40)
        #expect(stage.wait { stage.host.pointer.shape == .beam })
        stage.person.movePointer(x: 900, y: 900)
        #expect(stage.wait { stage.host.pointer.shape == .arrow })
        #expect(stage.errors.isEmpty)
    }
}
