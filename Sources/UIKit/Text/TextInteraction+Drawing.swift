import Foundation

/// How text that is edited looks.
extension TextInteraction {
    /// How strongly the selection shines through, 0...1.
    private static let selectionAlpha: CGFloat = 0.25

    /// Draws selection, text and the line under a composition in the canvas.
    func draw(color: UIColor, visible: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let layout = client.textLayout
        let origin = client.layoutOrigin
        if isActive, !editor.selection.isEmpty {
            client.tintColor.withAlphaComponent(Self.selectionAlpha).setFill()
            for rect in rects(of: editor.selection) where !rect.overlap(with: visible).isNull { context.fill(rect) }
        }
        layout.draw(at: origin, color: color, visible: visible)
        guard let marked = editor.marked else { return }
        color.setFill()
        for rect in rects(of: marked) {
            let underline = rect.minY + layout.font.leading / 2 + layout.font.ascender + 1
            context.fill(CGRect(x: rect.minX, y: underline, width: rect.width, height: 1))
        }
    }

    /// The rectangles of a range, in the canvas' coordinates.
    private func rects(of range: Range<Int>) -> [CGRect] {
        let origin = client.layoutOrigin
        let shown = client.shownOffset(range.lowerBound)..<client.shownOffset(range.upperBound)
        return client.textLayout.rects(of: shown).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }
}
