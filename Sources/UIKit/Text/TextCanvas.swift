import Foundation

/// The part of a text field in which its text shows; the text is cut off at its edges.
final class TextCanvas: UIView {
    weak var client: UITextField?

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) { client?.drawText(visible: rect) }
}
