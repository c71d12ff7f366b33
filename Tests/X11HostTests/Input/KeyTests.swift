import CX11
import Foundation
import Testing
import UIKit
import XTestSupport

@testable import X11Host

@MainActor @Suite struct KeyTests {
    private func stage() throws -> (Stage, Witness) {
        let stage = try Stage()
        let witness = Witness(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.window.addSubview(witness)
        #expect(stage.show())
        #expect(witness.becomeFirstResponder())
        return (stage, witness)
    }

    @Test func keysHavePlacesAndText() throws {
        let (stage, witness) = try stage()
        defer { stage.close() }
        stage.person.type(KeySym(XK_a), KeySym(XK_7))
        stage.person.key(KeySym(XK_Shift_L), isDown: true)
        stage.person.type(KeySym(XK_q))
        stage.person.key(KeySym(XK_Shift_L), isDown: false)
        #expect(stage.wait { witness.text == "a7Q" })
        // Usage numbers: A 4, 7 0x24, left Shift 0xE1, Q 0x14.
        #expect(
            witness.log == [
                "down 4", "up 4", "down 36", "up 36", "down 225", "down 20", "up 20", "up 225",
            ])
    }

    @Test func keysWithoutTextTypeNone() throws {
        let (stage, witness) = try stage()
        defer { stage.close() }
        stage.person.type(KeySym(XK_Left), KeySym(XK_F5), KeySym(XK_BackSpace), KeySym(XK_x))
        #expect(stage.wait { witness.log.last == "up 27" })
        #expect(witness.log.filter { $0.hasPrefix("down") } == ["down 80", "down 62", "down 42", "down 27"])
        #expect(witness.text == "x")
    }

    @Test func shortcutsTypeNothing() throws {
        let (stage, witness) = try stage()
        defer { stage.close() }
        for modifier in [XK_Control_L, XK_Alt_L, XK_Super_L] {
            stage.person.key(KeySym(modifier), isDown: true)
            stage.person.type(KeySym(XK_k))
            stage.person.key(KeySym(modifier), isDown: false)
        }
        stage.person.type(KeySym(XK_z))
        #expect(stage.wait { witness.log.last == "up 29" })
        #expect(witness.text == "z")
    }

    @Test func deadKeysAndComposeMakeOneCharacter() throws {
        let (stage, witness) = try stage()
        defer { stage.close() }
        let person = stage.person
        let restore = person.map([KeySym(XK_dead_acute), KeySym(XK_Multi_key)])
        defer { person.restore(restore) }
        person.type(KeySym(XK_dead_acute), KeySym(XK_e))
        #expect(stage.wait { witness.text == "é" })
        person.type(KeySym(XK_Multi_key), KeySym(XK_o), KeySym(XK_slash))
        #expect(stage.wait { witness.text == "éø" })
        #expect(!witness.log.contains("down 3"), "\(witness.log)")
    }

    @Test func aKeyMappedLaterTypesWhatItSays() throws {
        let (stage, witness) = try stage()
        defer { stage.close() }
        let person = stage.person
        // Greek small omega and the euro sign, as Unicode keysyms.
        let restore = person.map([KeySym(0x10003C9), KeySym(0x10020AC)])
        defer { person.restore(restore) }
        person.type(KeySym(0x10003C9), KeySym(0x10020AC))
        #expect(stage.wait { witness.text == "ω€" })
    }

    @Test func aHeldKeyRepeatsWithoutReleases() throws {
        let (stage, witness) = try stage()
        defer { stage.close() }
        stage.person.key(KeySym(XK_j), isDown: true)
        #expect(stage.wait { witness.log.count >= 4 })
        stage.person.key(KeySym(XK_j), isDown: false)
        #expect(stage.wait { witness.log.last == "up 13" })
        #expect(witness.log.first == "down 13")
        #expect(witness.log.dropFirst().dropLast().allSatisfy { $0 == "repeat 13" })
        #expect(witness.text.count == witness.log.count - 1)
    }

    @Test func keysThatAreDownWhenTheFocusGoesAreCancelled() throws {
        let (stage, witness) = try stage()
        defer { stage.close() }
        stage.person.key(KeySym(XK_m), isDown: true)
        #expect(stage.wait { witness.log == ["down 16"] })
        stage.person.focus(stage.person.root)
        #expect(stage.wait { witness.log.last == "cancel 16" })
        stage.person.key(KeySym(XK_m), isDown: false)
        stage.person.focus(stage.host.windowNumber)
        stage.person.type(KeySym(XK_n))
        #expect(stage.wait { witness.log.last == "up 17" })
        #expect(witness.log.filter { $0.hasPrefix("up") } == ["up 17"])
    }

    @Test func everyPlaceOfTheTableIsOnTheKeyboardPage() {
        // From the USB HID usage tables, keyboard page: F1, F12, F13, keypad 1 and 9, right arrow, left GUI.
        let known: [(Int32, Int)] = [
            (XK_F1, 0x3A), (XK_F12, 0x45), (XK_F13, 0x68), (XK_KP_1, 0x59), (XK_KP_9, 0x61), (XK_Right, 0x4F),
            (XK_Super_L, 0xE3), (XK_0, 0x27), (XK_1, 0x1E), (XK_Return, 0x28), (XK_Escape, 0x29), (XK_KP_Enter, 0x58),
            (XK_Page_Down, 0x4E), (XK_Delete, 0x4C), (XK_ISO_Level3_Shift, 0xE6),
        ]
        for (keysym, usage) in known {
            #expect(KeyTable.usage(keysym: KeySym(keysym), keycode: 0).rawValue == usage)
        }
        // A Cyrillic letter counts by its key: keycode 24 is Q's, 54 C's.
        #expect(KeyTable.usage(keysym: KeySym(XK_Cyrillic_shorti), keycode: 24) == UIKeyboardHIDUsage(rawValue: 0x14))
        #expect(KeyTable.usage(keysym: KeySym(XK_Cyrillic_es), keycode: 54) == .keyboardC)
    }
}
