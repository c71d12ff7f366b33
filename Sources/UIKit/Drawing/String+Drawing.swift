import Foundation

extension NSAttributedString.Key {
    /// A `UIFont`; without it text has the system's font at 12 points, as in UIKit.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// A `UIColor`; without it text is black.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
}

/// UIKit's string drawing, for one line of text.
extension String {
    /// The size of the text on one line, in points.
    @preconcurrency @MainActor
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        let font = Self.font(in: attributes)
        return CGSize(width: font.advance(of: self), height: font.lineHeight)
    }

    /// Draws the text with its line's top left corner at `point`. Outside `draw(_:)` nothing happens.
    @preconcurrency @MainActor
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        guard let context = CGContext.current, !isEmpty else { return }
        let font = Self.font(in: attributes)
        let color = attributes?[.foregroundColor] as? UIColor ?? .black
        context.append(
            .text(
                self, font: font, origin: CGPoint(x: point.x, y: point.y + font.leading / 2 + font.ascender),
                color: color.resolvedColor(with: context.traits).cgColor))
    }

    @MainActor private static func font(in attributes: [NSAttributedString.Key: Any]?) -> UIFont {
        attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    }
}
