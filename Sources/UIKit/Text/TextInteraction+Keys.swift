import Foundation

/// What keys do in text.
extension TextInteraction {
    /// Returns whether the key is one of these; others type their text.
    func handle(_ key: UIKey) -> Bool {
        let modifiers = key.modifierFlags
        if modifiers.contains(.alternate) || modifiers.contains(.command) { return false }
        let extending = modifiers.contains(.shift)
        let byWord = modifiers.contains(.control)
        if let isDone = edit(key.keyCode, byWord: byWord, shift: extending) { return isDone }
        if let isDone = move(key.keyCode, byWord: byWord, extending: extending) {
            if extending { offerSelection() }
            return isDone
        }
        return byWord && command(key.letter, shift: extending)
    }

    private func edit(_ code: UIKeyboardHIDUsage, byWord: Bool, shift: Bool) -> Bool? {
        switch code {
        case .keyboardDeleteOrBackspace:
            if byWord { delete { $0.wordStart(before: $0.head) } } else { client.deleteBackward() }
        case .keyboardDeleteForward where shift: cut()
        case .keyboardDeleteForward:
            delete { byWord ? $0.wordEnd(after: $0.head) : $0.place(after: $0.head) }
        case .keyboardInsert where shift: paste()
        case .keyboardInsert where byWord: copy()
        case .keyboardReturnOrEnter, .keypadEnter: client.insertNewline()
        case .keyboardTab where editor.isMultiline && client.acceptsChanges && !byWord && !shift: insert("\t")
        case .keyboardEscape where editor.marked != nil: setMarked("", selectedRange: 0..<0)
        default: return nil
        }
        return true
    }

    private func move(_ code: UIKeyboardHIDUsage, byWord: Bool, extending: Bool) -> Bool? {
        guard client.acceptsSelection else { return nil }
        let head = editor.head
        let selection = editor.selection
        let collapses = !extending && !selection.isEmpty && !byWord
        switch code {
        case .keyboardLeftArrow where collapses: move(to: selection.lowerBound, extending: false)
        case .keyboardRightArrow where collapses: move(to: selection.upperBound, extending: false)
        case .keyboardLeftArrow:
            move(to: byWord ? editor.wordStart(before: head) : editor.place(before: head), extending: extending)
        case .keyboardRightArrow:
            move(to: byWord ? editor.wordEnd(after: head) : editor.place(after: head), extending: extending)
        case .keyboardHome: move(to: byWord ? 0 : lineStart, extending: extending)
        case .keyboardEnd: move(to: byWord ? editor.length : lineEnd, extending: extending)
        case .keyboardUpArrow: moveByLines(-1, extending: extending)
        case .keyboardDownArrow: moveByLines(1, extending: extending)
        case .keyboardPageUp where editor.isMultiline: moveByLines(-linesPerPage, extending: extending)
        case .keyboardPageDown where editor.isMultiline: moveByLines(linesPerPage, extending: extending)
        default: return nil
        }
        return true
    }

    private func command(_ letter: Character?, shift: Bool) -> Bool {
        switch letter {
        case "a": selectAll()
        case "c": copy()
        case "x": cut()
        case "v": paste()
        case "z": return shift ? redo() || true : undo() || true
        case "y": return redo() || true
        default: return false
        }
        return true
    }

    // MARK: Lines

    private var lineIndex: Int { client.textLayout.lineIndex(of: client.shownOffset(editor.head)) }
    private var lineStart: Int { client.textOffset(client.textLayout.lines[lineIndex].range.lowerBound) }
    private var lineEnd: Int { client.textOffset(client.textLayout.lineEnd(lineIndex)) }
    /// How far a page key goes: one line of the page before stays in sight.
    private var linesPerPage: Int {
        let layout = client.textLayout
        return Int(client.bounds.height / layout.lineHeight - 1, in: 1...max(1, layout.lines.count))
    }

    /// Moves up or down; above the first line is the start of the text, below the last one its end.
    private func moveByLines(_ count: Int, extending: Bool) {
        let layout = client.textLayout
        let index = lineIndex
        let x = wantedX ?? layout.x(of: client.shownOffset(editor.head), inLine: index)
        let target = index + count
        let offset: Int
        if target < 0 {
            offset = index == 0 ? 0 : client.textOffset(layout.offset(inLine: 0, x: x))
        } else if target >= layout.lines.count {
            let last = layout.lines.count - 1
            offset = index == last ? editor.length : client.textOffset(layout.offset(inLine: last, x: x))
        } else {
            offset = client.textOffset(layout.offset(inLine: target, x: x))
        }
        move(to: offset, extending: extending, keepsWantedX: true)
        wantedX = x
    }
}

extension UIKey {
    /// The letter that the key stands for: what it types where that is a Latin letter, else its place on the keyboard,
    /// so that Ctrl+C works with a Cyrillic layout too.
    fileprivate var letter: Character? {
        if let typed = charactersIgnoringModifiers.lowercased().first, ("a"..."z").contains(typed) { return typed }
        let place = keyCode.rawValue - UIKeyboardHIDUsage.keyboardA.rawValue
        guard (0..<26).contains(place) else { return nil }
        return Character(Unicode.Scalar(UInt8(place) + UInt8(ascii: "a")))
    }
}
