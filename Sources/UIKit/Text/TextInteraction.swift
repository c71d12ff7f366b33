import Foundation

@MainActor protocol TextInteractionClient: UIView {
    var interaction: TextInteraction { get }
}

@MainActor final class TextInteraction {
    func updateCaret() {}
    func pastePrimary(at point: CGPoint) {}
}
