import Foundation
import Testing

@testable import CustomKeyboard
@testable import UIKit

@MainActor @Suite(.serialized) struct KeyboardViewControllerTests {
    @Test func theRowsAreTheSeeds() {
        #expect(
            KeyboardLayout.letters.rows.map { $0.map { $0.name }.joined(separator: " ") } == [
                "Q W E R T Y U I O P", "A S D F G H J K L", "CP Z X C V B N M BP", "CHG SPACE RETURN",
            ])
    }

    @Test func keysAreOnePointApartAndEquallyWideInTheirRow() throws {
        let desk = KeyboardDesk()
        var height: CGFloat?
        for keys in KeyboardLayout.letters.rows {
            let rects = try keys.map { try desk.rect($0.name) }
            for (left, right) in zip(rects, rects.dropFirst()) {
                // Frames stand on whole pixels, so equal widths may differ by one.
                #expect(abs(right.minX - left.maxX - 1) <= 0.001)
                #expect(abs(right.width - left.width) <= 1)
            }
            // The row stands one point inside the keyboard, its first key one point inside the row.
            #expect(rects.first?.minX == 2)
            #expect(rects.last?.maxX == 318)
            #expect(Set(rects.map { $0.minY }).count == 1)
            #expect(Set(rects.map { $0.height }).count == 1)
            if let height { #expect(rects.first?.height == height) }
            height = rects.first?.height
        }
        let bottom = try desk.rect("SPACE").maxY
        #expect(bottom == 479)
        #expect(try desk.rect("A").minY - desk.rect("Q").maxY == 2)
        desk.strike()
    }

    @Test func keysShowTheCaseThatTheyType() throws {
        let desk = KeyboardDesk()
        func look() -> [UIColor?] { ["CP", "Q", "BP"].map { desk.button($0)?.backgroundColor } }
        #expect(desk.button("Q")?.currentTitle == "Q")
        // Upper case is on: the key that switches it is as light as the letters.
        #expect(look() == [.keyGround, .keyGround, .functionKeyGround])
        try desk.tap("CP")
        #expect(desk.button("Q")?.currentTitle == "q")
        #expect(look() == [.functionKeyGround, .keyGround, .functionKeyGround])
        try desk.tap("Q", "CP", "Q")
        #expect(desk.field.text == "qQ")
        #expect(look() == [.keyGround, .keyGround, .functionKeyGround])
        desk.strike()
    }

    @Test func aKeyThatIsTooSmallShowsNothing() throws {
        let desk = KeyboardDesk()
        func isEmpty(_ name: String) throws -> Bool {
            let key = try #require(desk.button(name) as? KeyButton)
            key.recordDisplayList(traits: UITraitCollection())
            let drawsPath = key.rendering.list.items.contains { if case .strokePath = $0 { true } else { false } }
            return (key.titleLabel?.isHidden == true || key.currentTitle == nil) && !drawsPath
        }
        #expect(try !isEmpty("Q") && !isEmpty("BP"))
        // The strip takes 30 points, the four rows what is left.
        desk.screen.keyboard.preferredHeight = 70
        desk.frame(after: 2)
        #expect(try desk.rect("Q").height == 8)
        #expect(try isEmpty("Q") && isEmpty("BP"))
        desk.screen.keyboard.preferredHeight = 216
        desk.frame(after: 2)
        #expect(try !isEmpty("Q") && !isEmpty("BP"))
        // Ten keys and eleven gaps in 100 - 2 points leave less than 9 to a key.
        desk.screen.bounds.size.width = 100
        desk.frame(after: 2)
        #expect(try isEmpty("Q") && isEmpty("BP"))
        desk.strike()
    }

    @Test func layersAreTheCasesOrTheOnlyOne() throws {
        let desk = KeyboardDesk()
        #expect(desk.letters.layerName == "upper")
        try desk.tap("CP")
        #expect(desk.letters.layerName == "lower")
        #expect(desk.symbols.layerName == "symbols")
        desk.strike()
    }

    @Test func textThatComesFromElsewhereLeavesTheKeysAlone() throws {
        let desk = KeyboardDesk()
        let keys = try KeyboardLayout.letters.rows.joined().map { try #require(desk.button($0.name)) }
        func isAnythingToDo() -> Bool { keys.contains { $0.layoutFlags.isStale || $0.renderingFlags.isStale } }
        #expect(!isAnythingToDo())
        UIApplication.shared.sendText("a")
        #expect(!isAnythingToDo())
        try desk.tap("CP")
        #expect(isAnythingToDo())
        desk.strike()
    }

    @Test func keysTypeTheirTitles() throws {
        let desk = KeyboardDesk()
        try desk.tap("H", "E", "L", "L", "O")
        #expect(desk.field.text == "HELLO")
        try desk.tap("SPACE", "BP", "BP")
        #expect(desk.field.text == "HELL")
        desk.strike()
    }

    @Test func capitalsGoOffAndOnAndTheTitlesFollow() throws {
        let desk = KeyboardDesk()
        try desk.tap("CP", "A")
        #expect(desk.field.text == "a")
        #expect(desk.button("A")?.currentTitle == "a")
        #expect(desk.button("SPACE")?.currentTitle == "space")
        try desk.tap("CP", "A")
        #expect(desk.field.text == "aA")
        #expect(desk.button("A")?.currentTitle == "A")
        desk.strike()
    }

    @Test func changeGoesToTheSymbolsAndBack() throws {
        let desk = KeyboardDesk()
        try desk.tap("CHG")
        desk.frame(after: 1)
        #expect(desk.symbols.view.window != nil)
        try desk.tap("1", "€", "BP", "?")
        #expect(desk.field.text == "1?")
        try desk.tap("CHG")
        desk.frame(after: 1)
        try desk.tap("Q")
        #expect(desk.field.text == "1?Q")
        desk.strike()
    }

    @Test func returnReturnsInAFieldAndMakesALineInAView() throws {
        let desk = KeyboardDesk()
        var returns = 0
        desk.field.addAction(UIAction { _ in returns += 1 }, for: .editingDidEndOnExit)
        try desk.tap("A", "RETURN")
        #expect(returns == 1)
        #expect(desk.field.text == "A")
        let view = UITextView(frame: CGRect(x: 10, y: 60, width: 300, height: 100))
        desk.window.addSubview(view)
        view.becomeFirstResponder()
        desk.frame(after: 2)
        try desk.tap("A", "RETURN", "B")
        #expect(view.text == "A\nB")
        desk.strike()
    }

    @Test func theReturnKeySaysWhatTheFieldAsksFor() {
        let desk = KeyboardDesk()
        desk.field.returnKeyType = .search
        desk.field.resignFirstResponder()
        desk.field.becomeFirstResponder()
        desk.frame(after: 2)
        #expect(desk.button("RETURN")?.currentTitle == "search")
        desk.strike()
    }

    @Test func theHideKeyTakesTheKeyboardAway() throws {
        let desk = KeyboardDesk()
        try desk.tap("HIDE")
        #expect(!desk.field.isFirstResponder)
        desk.frame(after: 2)
        #expect(desk.screen.keyboard.presentedFrame.minY >= 480)
        desk.strike()
    }

    @Test func theLastRowIsTheSameOnBothKeyboards() throws {
        let desk = KeyboardDesk()
        let letters = try ["CHG", "SPACE", "RETURN"].map { try desk.rect($0) }
        try desk.tap("CHG")
        desk.frame(after: 1)
        #expect(try ["CHG", "SPACE", "RETURN"].map { try desk.rect($0) } == letters)
        desk.strike()
    }

    @Test func lightAndDarkAreDifferentAndAPressShows() throws {
        let desk = KeyboardDesk()
        let key = try #require(desk.button("Q") as? KeyButton)
        let light = key.rendering.list
        desk.screen.keyboard.overrideUserInterfaceStyle = .dark
        desk.frame(after: 1)
        #expect(key.rendering.list != light)
        desk.screen.keyboard.overrideUserInterfaceStyle = .light
        desk.frame(after: 1)
        #expect(key.rendering.list == light)
        let rect = try desk.rect("Q")
        desk.touch(.began, CGPoint(x: rect.midX, y: rect.midY))
        desk.frame(after: 0)
        #expect(key.rendering.list != light)
        desk.touch(.ended, CGPoint(x: rect.midX, y: rect.midY))
        desk.strike()
    }
}
