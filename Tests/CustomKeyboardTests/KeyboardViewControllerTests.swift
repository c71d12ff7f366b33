import Foundation
import Testing

@testable import CustomKeyboard
@testable import UIKit

/// A screen of 320 x 480 points with a text field, and the keyboard in.
@MainActor private final class Desk {
    let screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 320, height: 480))
    let window: UIWindow
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 300, height: 40))
    let letters = KeyboardViewController()
    let symbols = KeyboardViewController(layout: .symbols)
    private var time: TimeInterval

    init() {
        let application = UIApplication.shared
        time = application.currentTime + 100
        window = UIWindow(frame: screen.bounds)
        window.screen = screen
        application.addScreen(screen)
        application.advance(to: time)
        screen.keyboard.installedInputViewControllers = [letters, symbols]
        window.makeKeyAndVisible()
        window.addSubview(field)
        field.becomeFirstResponder()
        frame(after: 0)
        frame(after: 2)
    }

    func strike() {
        UIApplication.shared.setFirstResponder(nil)
        frame(after: 2)
        window.isHidden = true
        UIApplication.shared.removeScreen(screen)
    }

    func frame(after seconds: TimeInterval) {
        time += seconds
        UIApplication.shared.commitFrame(at: time)
    }

    func wait(_ seconds: TimeInterval) {
        time += seconds
        UIApplication.shared.advance(to: time)
    }

    /// The button of a key of the keyboard that shows, or of its strip.
    func button(_ name: String) -> UIButton? {
        func find(_ view: UIView) -> UIButton? {
            if let button = view as? UIButton, button.accessibilityIdentifier == name { return button }
            for subview in view.subviews { if let found = find(subview) { return found } }
            return nil
        }
        let shown = symbols.viewIfLoaded?.window != nil ? symbols : letters
        return find(shown.view)
    }

    /// Where a key is on the screen.
    func rect(_ name: String) throws -> CGRect {
        let key = try #require(button(name))
        return key.convert(key.bounds, to: screen)
    }

    func touch(_ phase: UITouch.Phase, _ point: CGPoint, finger: Int = 1) {
        UIApplication.shared.sendTouch(phase, identifier: finger, at: point, on: screen)
    }

    func tap(_ names: String...) throws {
        for name in names {
            let rect = try rect(name)
            touch(.began, CGPoint(x: rect.midX, y: rect.midY))
            touch(.ended, CGPoint(x: rect.midX, y: rect.midY))
        }
    }
}

@MainActor @Suite(.serialized) struct KeyboardViewControllerTests {
    @Test func theRowsAreTheSeeds() {
        #expect(
            KeyboardLayout.letters.rows.map { $0.map { $0.name }.joined(separator: " ") } == [
                "Q W E R T Y U I O P", "A S D F G H J K L", "CP Z X C V B N M BP", "CHG SPACE RETURN",
            ])
    }

    @Test func keysAreOnePointApartAndEquallyWideInTheirRow() throws {
        let desk = Desk()
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
        let desk = Desk()
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
        let desk = Desk()
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
        let desk = Desk()
        #expect(desk.letters.layerName == "upper")
        try desk.tap("CP")
        #expect(desk.letters.layerName == "lower")
        #expect(desk.symbols.layerName == "symbols")
        desk.strike()
    }

    @Test func textThatComesFromElsewhereLeavesTheKeysAlone() throws {
        let desk = Desk()
        let keys = try KeyboardLayout.letters.rows.joined().map { try #require(desk.button($0.name)) }
        func isAnythingToDo() -> Bool { keys.contains { $0.layoutFlags.isStale || $0.rendering.isStale } }
        #expect(!isAnythingToDo())
        UIApplication.shared.sendText("a")
        #expect(!isAnythingToDo())
        try desk.tap("CP")
        #expect(isAnythingToDo())
        desk.strike()
    }

    @Test func keysTypeTheirTitles() throws {
        let desk = Desk()
        try desk.tap("H", "E", "L", "L", "O")
        #expect(desk.field.text == "HELLO")
        try desk.tap("SPACE", "BP", "BP")
        #expect(desk.field.text == "HELL")
        desk.strike()
    }

    @Test func capitalsGoOffAndOnAndTheTitlesFollow() throws {
        let desk = Desk()
        try desk.tap("CP", "A")
        #expect(desk.field.text == "a")
        #expect(desk.button("A")?.currentTitle == "a")
        #expect(desk.button("SPACE")?.currentTitle == "space")
        try desk.tap("CP", "A")
        #expect(desk.field.text == "aA")
        #expect(desk.button("A")?.currentTitle == "A")
        desk.strike()
    }

    @Test func backspaceDeletesAWholeCharacter() throws {
        let desk = Desk()
        desk.field.text = "a👨‍👩‍👧"
        try desk.tap("BP")
        #expect(desk.field.text == "a")
        desk.strike()
    }

    @Test func backspaceRepeatsWhileItIsHeld() throws {
        let desk = Desk()
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
        let desk = Desk()
        desk.field.text = "abcdefghij"
        let rect = try desk.rect("BP")
        desk.touch(.began, CGPoint(x: rect.midX, y: rect.midY))
        desk.wait(10)
        desk.touch(.ended, CGPoint(x: rect.midX, y: rect.midY))
        #expect(desk.field.text == "abcdefgh")
        desk.strike()
    }

    @Test func changeGoesToTheSymbolsAndBack() throws {
        let desk = Desk()
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
        let desk = Desk()
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
        let desk = Desk()
        desk.field.returnKeyType = .search
        desk.field.resignFirstResponder()
        desk.field.becomeFirstResponder()
        desk.frame(after: 2)
        #expect(desk.button("RETURN")?.currentTitle == "search")
        desk.strike()
    }

    @Test func theHideKeyTakesTheKeyboardAway() throws {
        let desk = Desk()
        try desk.tap("HIDE")
        #expect(!desk.field.isFirstResponder)
        desk.frame(after: 2)
        #expect(desk.screen.keyboard.presentedFrame.minY >= 480)
        desk.strike()
    }

    @Test func noPlaceOfTheRowsIsDead() throws {
        let desk = Desk()
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
        let desk = Desk()
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
        let desk = Desk()
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
        let desk = Desk()
        let space = try desk.rect("SPACE")
        desk.touch(.began, CGPoint(x: space.midX, y: space.midY))
        desk.touch(.moved, CGPoint(x: space.midX + 4, y: space.midY - 2))
        desk.touch(.ended, CGPoint(x: space.midX + 4, y: space.midY - 2))
        #expect(desk.field.text == " ")
        desk.strike()
    }

    @Test func theLastRowIsTheSameOnBothKeyboards() throws {
        let desk = Desk()
        let letters = try ["CHG", "SPACE", "RETURN"].map { try desk.rect($0) }
        try desk.tap("CHG")
        desk.frame(after: 1)
        #expect(try ["CHG", "SPACE", "RETURN"].map { try desk.rect($0) } == letters)
        desk.strike()
    }

    @Test func lightAndDarkAreDifferentAndAPressShows() throws {
        let desk = Desk()
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
