import Foundation

/// One controller that another one has presented.
///
/// What always holds: it lasts from `present(_:animated:completion:)` until the presented view has gone; each of its
/// appearance callbacks comes once, also when a dismissal interrupts the arrival.
@MainActor final class Presentation {
    enum Phase { case arriving, shown, leaving, over }

    let presented: UIViewController
    private weak var presenter: UIViewController?
    private let style: UIModalPresentationStyle
    private let stage: PresentationView
    private(set) var phase = Phase.arriving
    /// The transition that runs.
    private(set) var coordinator: TransitionCoordinator?

    /// How long a presented view moves, in seconds. Apple does not publish its own; it moves as the keyboard does.
    private static let duration: TimeInterval = 0.5

    init(of presented: UIViewController, by presenter: UIViewController) {
        self.presented = presented
        self.presenter = presenter
        style = presented.modalPresentationStyle
        stage = PresentationView(presented: presented)
    }

    /// Whether the presenting view is away.
    var hidesPresenter: Bool { style.hidesPresenter && phase != .over }

    /// The presented view would like to have another size.
    func preferredSizeDidChange() { stage.setNeedsLayout() }

    // MARK: Coming

    func arrive(in window: UIWindow, animated: Bool, completion: (() -> Void)?) {
        window.endEditing(true)
        start(animated, from: presenter, to: presented)
        if style.hidesPresenter { presenter?.beginAppearanceTransition(false, animated: animated) }
        presented.beginAppearanceTransition(true, animated: animated)
        stage.onTapOutside = { [weak self] in self?.dismissByTap() }
        stage.frame = window.bounds
        window.addSubview(stage)
        stage.layoutIfNeeded()
        move(.arriving, animated: animated) { [self] in
            didArrive()
            completion?()
        }
    }

    private func didArrive() {
        guard phase == .arriving else { return }
        phase = .shown
        presented.endAppearanceTransition()
        if style.hidesPresenter {
            presenter?.viewIfLoaded?.removeFromSuperview()
            presenter?.endAppearanceTransition()
        }
        finish()
    }

    // MARK: Going

    func leave(animated: Bool, completion: (() -> Void)?) {
        if phase == .arriving { didArrive() }
        guard phase == .shown else { return }
        phase = .leaving
        stage.endEditing(true)
        start(animated, from: presented, to: presenter)
        presented.beginAppearanceTransition(false, animated: animated)
        if style.hidesPresenter, let presenter, let window = stage.window {
            presenter.beginAppearanceTransition(true, animated: animated)
            presenter.view.frame = window.bounds
            window.insertSubview(presenter.view, at: 0)
        }
        move(.leaving, animated: animated) { [self] in
            didLeave()
            completion?()
        }
    }

    private func didLeave() {
        guard phase == .leaving else { return }
        phase = .over
        stage.removeFromSuperview()
        presented.viewIfLoaded?.removeFromSuperview()
        if style.hidesPresenter { presenter?.endAppearanceTransition() }
        presented.endAppearanceTransition()
        presented.presentedBy = nil
        presenter?.presentation = nil
        finish()
    }

    private func dismissByTap() {
        guard phase == .shown, style.isSheet, !presented.isModalInPresentation else { return }
        presenter?.dismiss(animated: true)
    }

    // MARK: Moving

    private func start(_ animated: Bool, from: UIViewController?, to: UIViewController?) {
        coordinator = TransitionCoordinator(
            containerView: stage, duration: animated ? Self.duration : 0,
            curve: UIView.AnimationCurve(rawValue: KeyboardTiming.keyboardCurve) ?? .easeInOut, style: style,
            controllers: [.from: from, .to: to].compactMapValues { $0 },
            views: [.from: from?.viewIfLoaded, .to: to?.viewIfLoaded].compactMapValues { $0 })
    }

    private func finish() {
        coordinator?.complete()
        coordinator = nil
    }

    /// Shows the stage coming or going. The views' own places stay what they are, so that nothing inside is laid out
    /// for places outside of the window.
    private func move(_ direction: Phase, animated: Bool, completion: @escaping () -> Void) {
        guard animated, UIView.areAnimationsEnabled else {
            AnimationRecording.run(nil) { coordinator?.runAnimations() }
            return completion()
        }
        let timing = AnimationTiming(duration: Self.duration, curve: .keyboard)
        var timeline = timing.timeline(from: UIApplication.shared.currentTime)
        if direction == .leaving { (timeline.from, timeline.to) = (1, 0) }
        let group = AnimationGroup(clock: .running(timeline)) { _ in completion() }
        UIView.run(group, timing: timing) {
            stage.recordArrival(slides: presented.modalTransitionStyle == .coverVertical)
        }
        UIView.animate(timing, delay: 0, options: [], animations: { coordinator?.runAnimations() }, completion: nil)
    }
}
