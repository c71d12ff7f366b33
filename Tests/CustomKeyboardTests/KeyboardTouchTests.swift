import Foundation
import Testing

@testable import CustomKeyboard
@testable import UIKit

/// What fingers do to the keys, one at a time and several.
@MainActor @Suite(.serialized) struct KeyboardTouchTests {
    @Test func backspaceDeletesAWholeCharacter() throws {
        let desk = KeyboardDesk()
        desk.field.text = "a👨‍👩‍👧"
        try desk.tap("BP")
        #expect(desk.field.text == "a")
        desk.strike()
    }

    @Test func backspaceRepeatsWhileItIsHeld() throws {
        let desk = KeyboardDesk()
        desk.field.text = "abcdefghij"
        let rect = try desk.rect("BP")
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        desk.touch(.began, middle)
        #expect(desk.field.text == "abcdefghi")
        desk.wait(0.49)
        #expect(desk.field.text == "abcdefghi")
        desk.touch(.moved, CGPoint(x: middle.x + 3, y: middle.y - 3))
        desk.wait(0.02)
        #expect(desk.field.text == "abcdefgh")
        for _ in 0..<3 { desk.wait(0.1) }
        #expect(desk.field.text == "abcde")
        desk.touch(.ended, middle)
        desk.wait(5)
        #expect(desk.field.text == "abcde")
        desk.strike()
    }

    @Test func aStallDoesNotRepeatManyTimes() throws {
        let desk = KeyboardDesk()
        desk.field.text = "abcdefghij"
        let rect = try desk.rect("BP")
        desk.touch(.began, CGPoint(x: rect.midX, y: rect.midY))
        desk.wait(10)
        desk.touch(.ended, CGPoint(x: rect.midX, y: rect.midY))
        #expect(desk.field.text == "abcdefgh")
        desk.strike()
    }

    @Test func noPlaceOfTheRowsIsDead() throws {
        let desk = KeyboardDesk()
        let top = try desk.rect("Q").minY - 1
        for y in stride(from: top + 0.25, to: 480, by: 1) {
            for x in stride(from: 0.25, to: 320, by: 1) {
                let hit = UIApplication.shared.hitTest(
                    CGPoint(x: x, y: y), on: desk.screen, with: UIEvent(type: .touches, timestamp: 0))
                guard hit is KeyButton else {
                    Issue.record("no key at \(x), \(y)")
                    return
                }
            }
        }
        let q = try desk.rect("Q")
        desk.touch(.began, CGPoint(x: 0.5, y: q.midY))
        desk.touch(.ended, CGPoint(x: 0.5, y: q.midY))
        #expect(desk.field.text == "Q")
        desk.strike()
    }

    @Test func theSecondKeyDownTypesTheFirst() throws {
        let desk = KeyboardDesk()
        let a = try desk.rect("A")
        let b = try desk.rect("B")
        desk.touch(.began, CGPoint(x: a.midX, y: a.midY), finger: 1)
        #expect(desk.field.text == "")
        #expect(desk.button("A")?.isHighlighted == true)
        desk.touch(.began, CGPoint(x: b.midX, y: b.midY), finger: 2)
        #expect(desk.field.text == "A")
        desk.touch(.ended, CGPoint(x: b.midX, y: b.midY), finger: 2)
        desk.touch(.ended, CGPoint(x: a.midX, y: a.midY), finger: 1)
        #expect(desk.field.text == "AB")
        desk.strike()
    }

    @Test func aKeyThatIsLeftFarBehindDoesNotType() throws {
        let desk = KeyboardDesk()
        let q = try desk.rect("Q")
        desk.touch(.began, CGPoint(x: q.midX, y: q.midY))
        desk.touch(.moved, CGPoint(x: 300, y: 100))
        desk.touch(.ended, CGPoint(x: 300, y: 100))
        #expect(desk.field.text == "")
        try desk.tap("W")
        #expect(desk.field.text == "W")
        desk.strike()
    }

    @Test func aTapThatSlipsOnItsKeyTypes() throws {
        let desk = KeyboardDesk()
        let space = try desk.rect("SPACE")
        desk.touch(.began, CGPoint(x: space.midX, y: space.midY))
        desk.touch(.moved, CGPoint(x: space.midX + 4, y: space.midY - 2))
        desk.touch(.ended, CGPoint(x: space.midX + 4, y: space.midY - 2))
        #expect(desk.field.text == " ")
        desk.strike()
    }
}
