import CX11
import Foundation
import Testing
import UIKit
import XTestSupport

@testable import X11Host

@MainActor @Suite struct SelectionTests {
    private func stage() throws -> (Stage, OtherProgram) {
        let stage = try Stage()
        let other = OtherProgram(stage.person)
        stage.onTurn = { other.handleEvents() }
        return (stage, other)
    }

    private func end(_ stage: Stage) {
        UIPasteboard.general.string = nil
        UIPasteboard.primary.string = nil
        stage.close()
    }

    @Test(arguments: ["CLIPBOARD", "PRIMARY"]) func copiedTextGoesToOtherPrograms(selection: String) throws {
        let (stage, other) = try stage()
        defer { end(stage) }
        let pasteboard = selection == "PRIMARY" ? UIPasteboard.primary : UIPasteboard.general
        pasteboard.string = "Grüße 漢字 😀"
        other.ask(selection, for: "UTF8_STRING")
        #expect(stage.wait { other.received != nil })
        #expect(other.received?.type == "UTF8_STRING")
        #expect(other.received?.bytes == Array("Grüße 漢字 😀".utf8))
        #expect(stage.errors.isEmpty)
    }

    /// What the other program copied before this one is news that comes too late.
    @Test func aLaterCopyIsNotLostToAnEarlierOne() throws {
        let (stage, other) = try stage()
        defer { end(stage) }
        UIPasteboard.general.string = "old"
        stage.settle()
        other.own("CLIPBOARD")
        // A key of the person's that comes after the other program's copy; the news of that is not read yet.
        stage.connection.serverTime = stage.person.serverTime()
        UIPasteboard.general.string = "new"
        stage.settle()
        other.ask("CLIPBOARD", for: "UTF8_STRING")
        #expect(stage.wait { other.received != nil || other.wasRefused })
        #expect(other.received?.bytes == Array("new".utf8))
    }

    @Test func otherFormsAreLatin1AndText() throws {
        let (stage, other) = try stage()
        defer { end(stage) }
        UIPasteboard.general.string = "é漢"
        other.ask("CLIPBOARD", for: "STRING")
        #expect(stage.wait { other.received != nil })
        #expect(other.received?.type == "STRING")
        #expect(other.received?.bytes == [0xE9, 0x3F])
        other.ask("CLIPBOARD", for: "TEXT")
        #expect(stage.wait { other.received != nil })
        #expect(other.received?.bytes == Array("é漢".utf8))
    }

    @Test func theFormsAreListedAndOthersRefused() throws {
        let (stage, other) = try stage()
        defer { end(stage) }
        UIPasteboard.general.string = "text"
        other.ask("CLIPBOARD", for: "TARGETS")
        #expect(stage.wait { other.received != nil })
        #expect(other.received?.type == "ATOM")
        let numbers = other.received?.bytes.withUnsafeBytes { Array($0.bindMemory(to: Int.self)) } ?? []
        let names = ["TARGETS", "MULTIPLE", "TIMESTAMP", "UTF8_STRING", "TEXT", "STRING"]
        #expect(Set(numbers) == Set(names.map { Int(stage.person.atom($0)) }))
        other.ask("CLIPBOARD", for: "TIMESTAMP")
        #expect(stage.wait { other.received?.type == "INTEGER" })
        other.ask("CLIPBOARD", for: "image/png")
        #expect(stage.wait { other.wasRefused })
    }

    @Test func severalFormsAtOnce() throws {
        let (stage, other) = try stage()
        defer { end(stage) }
        UIPasteboard.general.string = "both"
        let person = stage.person
        let pairs = ["UTF8_STRING", "FIRST", "image/png", "SECOND"].map { Int(person.atom($0)) }
        pairs.withUnsafeBytes {
            _ = XChangeProperty(
                person.display, other.window, person.atom("RESULT"), person.atom("ATOM_PAIR"), 32, PropModeReplace,
                $0.bindMemory(to: UInt8.self).baseAddress, Int32(pairs.count))
        }
        other.ask("CLIPBOARD", for: "MULTIPLE")
        #expect(stage.wait { other.received != nil })
        #expect(person.text("FIRST", of: other.window) == "both")
        let answered = other.received?.bytes.withUnsafeBytes { Array($0.bindMemory(to: Int.self)) }
        #expect(answered == [pairs[0], pairs[1], pairs[2], 0])
    }

    @Test func aLargeTextGoesOutInParts() throws {
        let (stage, other) = try stage()
        defer { end(stage) }
        let text =
            String((0..<200_000).map { Character(Unicode.Scalar(UInt8(32 + $0 % 90))) })
            + String(repeating: "漢", count: 200_000)
        UIPasteboard.general.string = text
        other.ask("CLIPBOARD", for: "UTF8_STRING")
        #expect(stage.wait { other.received != nil })
        #expect(other.received?.bytes == Array(text.utf8))
        // 800 000 bytes in parts of at most a quarter megabyte, and the empty one.
        #expect(other.parts == 5)
        #expect(stage.errors.isEmpty)
    }

    @Test func aReceiverThatDiesHalfWayDoesNoHarm() throws {
        let (stage, other) = try stage()
        defer { end(stage) }
        UIPasteboard.general.string = String(repeating: "x", count: 900_000)
        stage.onTurn = nil
        other.ask("CLIPBOARD", for: "UTF8_STRING")
        stage.settle()
        XDestroyWindow(stage.person.display, other.window)
        stage.settle()
        #expect(stage.errors.isEmpty)
        let next = OtherProgram(stage.person)
        stage.onTurn = { next.handleEvents() }
        next.ask("CLIPBOARD", for: "UTF8_STRING")
        #expect(stage.wait { next.received?.bytes.count == 900_000 })
    }

    @Test(arguments: ["CLIPBOARD", "PRIMARY"]) func textComesFromOtherPrograms(selection: String) throws {
        let (stage, other) = try stage()
        defer { end(stage) }
        other.offered = Array("from elsewhere: ﬁ 鍵".utf8)
        other.own(selection)
        var got: String?
        (selection == "PRIMARY" ? UIPasteboard.primary : .general).requestString { got = $0 }
        #expect(got == nil, "an answer takes a while")
        #expect(stage.wait { got != nil })
        #expect(got == "from elsewhere: ﬁ 鍵")
        #expect(stage.errors.isEmpty)
    }

    @Test func aProgramThatKnowsOnlyLatin1IsUnderstood() throws {
        let (stage, other) = try stage()
        defer { end(stage) }
        other.offered = [0x67, 0xFC, 0x6E]
        other.knownTarget = "STRING"
        other.own("CLIPBOARD")
        var got: String?
        UIPasteboard.general.requestString { got = $0 }
        #expect(stage.wait { got != nil })
        #expect(got == "gün")
    }

    @Test func aLargeTextComesInParts() throws {
        let (stage, other) = try stage()
        defer { end(stage) }
        let text = String(repeating: "漢字かな-", count: 100_000)
        other.offered = Array(text.utf8)
        other.partSize = 65_537
        other.own("CLIPBOARD")
        var got: String?
        UIPasteboard.general.requestString { got = $0 }
        #expect(stage.wait { got != nil })
        #expect(got == text)
        #expect(stage.errors.isEmpty)
    }

    @Test func nobodyOffersAnything() throws {
        let (stage, other) = try stage()
        defer { end(stage) }
        XSetSelectionOwner(stage.person.display, stage.person.atom("CLIPBOARD"), 0, Time(CurrentTime))
        #expect(other.owner(of: "CLIPBOARD") == 0)
        var answers: [String?] = []
        UIPasteboard.general.requestString { answers.append($0) }
        UIPasteboard.general.requestString { answers.append($0) }
        #expect(stage.wait { answers.count == 2 })
        #expect(answers == [nil, nil])
    }

    @Test func aProgramThatNeverAnswersIsNotWaitedForForever() async throws {
        let name = try Server.displayName()
        let connection = try DisplayConnection(displayName: name)
        defer { connection.close() }
        let person = try XPerson(displayName: name)
        defer { person.close() }
        // It owns the selection and looks at none of its events.
        OtherProgram(person).own("PRIMARY")
        connection.selections.patience = 0.05
        let happening = Happening()
        var answers: [String?] = []
        connection.selections.requestString(of: .primary) {
            answers.append($0)
            happening.happened()
        }
        #expect(answers.isEmpty)
        #expect(await happening.wait { answers.count == 1 })
        #expect(answers == [nil])
    }

    @Test func anOwnerThatDiesHalfWayLosesNothing() async throws {
        let name = try Server.displayName()
        let connection = try DisplayConnection(displayName: name)
        defer { connection.close() }
        let person = try XPerson(displayName: name)
        defer { person.close() }
        connection.selections.patience = 0.05
        let happening = Happening()
        var answers: [String?] = []
        func request() {
            connection.selections.requestString(of: .primary) {
                answers.append($0)
                happening.happened()
            }
        }
        func exchange(with owner: OtherProgram) {
            XSync(connection.display, False)
            person.sync()
            owner.handleEvents()
            XSync(connection.display, False)
            connection.drain()
        }
        let dying = OtherProgram(person)
        dying.offered = Array(repeating: UInt8(ascii: "x"), count: 500_000)
        dying.partSize = 100_000
        dying.own("PRIMARY")
        request()
        for _ in 0..<3 { exchange(with: dying) }
        #expect(dying.isAmidParts)
        // Who asks meanwhile waits for the same text.
        request()
        XDestroyWindow(person.display, dying.window)
        person.sync()
        #expect(await happening.wait { answers.count == 2 })
        #expect(answers == [nil, nil], "a part of a text is none")
        let next = OtherProgram(person)
        next.offered = Array("whole".utf8)
        next.own("PRIMARY")
        request()
        exchange(with: next)
        #expect(answers == [nil, nil, "whole"])
    }

    @Test func whoeverCopiesLastIsTheOwner() throws {
        let (stage, other) = try stage()
        defer { end(stage) }
        UIPasteboard.general.string = "mine"
        var got: String?
        UIPasteboard.general.requestString { got = $0 }
        #expect(got == "mine", "one's own text needs no server")
        other.offered = Array("theirs".utf8)
        other.own("CLIPBOARD")
        stage.settle()
        got = nil
        UIPasteboard.general.requestString { got = $0 }
        #expect(stage.wait { got == "theirs" })
        UIPasteboard.general.string = "mine again"
        #expect(other.owner(of: "CLIPBOARD") != other.window)
        UIPasteboard.general.string = nil
        stage.settle()
        #expect(other.owner(of: "CLIPBOARD") == 0)
    }

    @Test func theMiddleButtonPastesWhatIsMarkedElsewhere() throws {
        let (stage, other) = try stage()
        defer { end(stage) }
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        stage.window.addSubview(field)
        #expect(stage.show())
        other.offered = Array("pasted".utf8)
        other.own("PRIMARY")
        stage.person.click(x: 60, y: 40, button: 2)
        #expect(stage.wait { field.text == "pasted" })
        #expect(field.isFirstResponder)
    }

    /// As one line it has more glyphs than one request can hold. It comes at once or in parts.
    @Test(arguments: [nil, 65_537]) func aLargeTextIsPastedIntoAFieldAndShown(partSize: Int?) throws {
        let (stage, other) = try stage()
        defer { end(stage) }
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        stage.window.addSubview(field)
        #expect(stage.show())
        let lines = Array(repeating: String(repeating: "m", count: 99), count: 3000)
        other.offered = Array(lines.joined(separator: "\n").utf8)
        other.partSize = partSize
        other.own("PRIMARY")
        stage.person.click(x: 60, y: 40, button: 2)
        #expect(stage.wait { field.text?.isEmpty == false })
        #expect(field.text == lines.joined(separator: " "))
        let isInked = {
            (40..<200).contains { x in
                stage.pixel(x, 42).map { $0.red < 100 && $0.green < 100 && $0.blue < 100 } ?? false
            }
        }
        #expect(stage.wait(isInked), "its end shows")
        // The connection lives, and the window goes on.
        UIPasteboard.general.string = "alive"
        other.ask("CLIPBOARD", for: "UTF8_STRING")
        #expect(stage.wait { other.received?.bytes == Array("alive".utf8) })
        #expect(stage.errors.isEmpty)
    }
}
