import UIKit

extension Options {
    /// The keyboard's own height in points where there is room for it.
    private static let usualHeight: CGFloat = 216
    /// The part of a screen's height that it may always take.
    private static let certainPart: CGFloat = 0.55
    /// What stays free above a higher one: a part of the screen's height for the margin around the host view, and the
    /// points that a field and what else cannot give way takes in any scene.
    private static let marginPart: CGFloat = 0.05
    private static let fieldRoom: CGFloat = 96

    /// The keyboard's height in points on a screen of that height: as was asked for, or its own, as far as the field that
    /// is typed into stays in sight.
    func keyboardHeight(on screenHeight: CGFloat) -> CGFloat {
        guard let keyboardHeight else { return min(Self.usualHeight, (screenHeight * Self.certainPart).rounded()) }
        return min(keyboardHeight, largestKeyboardHeight(on: screenHeight))
    }

    /// The height in points of the highest keyboard that leaves the field in sight on a screen of that height.
    func largestKeyboardHeight(on screenHeight: CGFloat) -> CGFloat {
        let room = screenHeight * Self.marginPart + Self.fieldRoom + (safeArea?.top ?? 0)
        return max(screenHeight * Self.certainPart, screenHeight - room).rounded(.down)
    }
}
