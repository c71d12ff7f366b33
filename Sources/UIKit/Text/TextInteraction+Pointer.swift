import Foundation

/// What touches do in text. Points are in the client's coordinates.
extension TextInteraction {
    /// A press puts the insertion point down, a double press selects a word, a triple one a paragraph. With Shift the
    /// selection goes on from where it was started to there.
    func press(at point: CGPoint, tapCount: Int, modifiers: UIKeyModifierFlags) {
        guard client.acceptsSelection else { return }
        let unit: Unit = tapCount >= 3 ? .paragraph : tapCount == 2 ? .word : .character
        if modifiers.contains(.shift) {
            drag = (unit, editor.anchor..<editor.anchor)
            return drag(to: point)
        }
        let range = range(of: unit, at: offset(at: point))
        drag = (unit, range)
        select(anchor: range.lowerBound, head: range.upperBound)
    }

    /// The drag selects from where it began, by words or paragraphs after a double or triple press.
    func drag(to point: CGPoint) {
        guard let drag else { return }
        let target = range(of: drag.unit, at: offset(at: point))
        if target.lowerBound < drag.origin.lowerBound {
            select(anchor: drag.origin.upperBound, head: target.lowerBound)
        } else {
            select(anchor: drag.origin.lowerBound, head: max(target.upperBound, drag.origin.upperBound))
        }
    }

    /// What is selected when the press ends can be pasted with the middle button.
    func release() {
        drag = nil
        offerSelection()
    }

    func offset(at point: CGPoint) -> Int {
        let place = point.applying(client.transform(to: client.textCanvas))
        let origin = client.layoutOrigin
        let shown = client.textLayout.offset(at: CGPoint(x: place.x - origin.x, y: place.y - origin.y))
        return client.textOffset(shown)
    }

    private func range(of unit: Unit, at offset: Int) -> Range<Int> {
        if unit == .character { return offset..<offset }
        // The words of a secret are secret too.
        if client.isSecureTextEntry { return 0..<editor.length }
        return unit == .word ? editor.word(at: offset) : editor.paragraph(at: offset)
    }
}
