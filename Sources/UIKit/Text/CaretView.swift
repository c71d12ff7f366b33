import Foundation

/// The insertion point: a bar that blinks. Nothing waits for a time while it is hidden.
final class CaretView: UIView {
    /// How long the caret shows, and how long it does not, in seconds.
    static let blinkInterval: TimeInterval = 0.5
    /// How wide it is, in points.
    static let width: CGFloat = 2

    private var timer: Scheduler.Entry?

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the caret in the middle of a narrow rectangle, but never cut off at the canvas' left edge, and from now on
    /// lets it blink.
    func show(at place: CGRect) {
        let left = max(0, place.minX - Self.width / 2)
        frame = CGRect(x: left, y: place.minY, width: Self.width, height: place.height)
        isHidden = false
        alpha = 1
        stop()
        wait()
    }

    func hide() {
        isHidden = true
        stop()
    }

    private func wait() {
        let application = UIApplication.shared
        timer = application.scheduler.schedule(at: application.currentTime + Self.blinkInterval) { [weak self] in
            guard let self else { return }
            alpha = 1 - alpha
            wait()
        }
    }

    private func stop() {
        UIApplication.shared.scheduler.cancel(timer)
        timer = nil
    }
}
