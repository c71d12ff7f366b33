import Foundation

extension UIView {
    /// Has a view change what it shows by a transition of `duration` seconds: `animations` makes the changes at once, and
    /// with any of the `transition…` options a picture of what the view showed before fades out in front of that. What a
    /// view without a background and subviews draws anew fades in behind it.
    ///
    /// The picture is no subview and takes no touches. With `allowAnimatedContent` the changes move in the same time.
    /// `completion` is called at the end, with false if the transition was cut short.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let dissolves = options.hasTransition && areAnimationsEnabled && duration > 0
        let picture = dissolves ? view.keepPicture() : nil
        animate(
            AnimationTiming(duration: duration, curveValue: options.curveValue), delay: 0, options: options,
            animations: {
                picture?.alpha = 0
                guard let animations else { return }
                if options.contains(.allowAnimatedContent) { return animations() }
                AnimationRecording.run(nil, animations)
            },
            completion: { finished in
                if let picture { picture.superview?.drop(picture) }
                completion?(finished)
            })
    }

    /// Puts `toView` in the place of `fromView` by a transition of their superview: one is removed, the other added, or
    /// with `showHideTransitionViews` one hidden and the other shown. Without a superview only `completion` is called.
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let superview = fromView.superview else {
            return animate(withDuration: 0, animations: {}, completion: completion)
        }
        let change = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                fromView.removeFromSuperview()
                superview.addSubview(toView)
            }
        }
        transition(with: superview, duration: duration, options: options, animations: change, completion: completion)
    }
}

extension UIView {
    /// Has what the view shows now stay in front of what it will show, until it is dropped. A view that is on no screen
    /// has nothing to keep.
    final func keepPicture() -> SnapshotView? {
        guard window != nil else { return nil }
        let picture = SnapshotView.upright(of: self)
        let bounds = shown.bounds
        picture.setModel { $0.center = CGPoint(x: bounds.midX, y: bounds.midY) }
        dropPicture()
        links.picture = picture
        picture.links.superview = self
        picture.setWindow(window)
        setNeedsRender()
        return picture
    }

    /// Takes a picture away if it is the one that is kept.
    final func drop(_ picture: SnapshotView) {
        if links.picture === picture { dropPicture() }
    }

    /// Takes away what was kept in front of the view.
    final func dropPicture() {
        guard let picture = links.picture else { return }
        picture.eraseFromScreen()
        links.picture = nil
        picture.links.superview = nil
        picture.setWindow(nil)
        setNeedsRender()
    }

    /// The opacity of what the view itself draws. Where it has a ground, the picture in front of it is enough; without
    /// one the new content fades in as the old one fades out.
    final var arrival: CGFloat {
        guard let picture = links.picture, subviews.isEmpty else { return 1 }
        let ground = shown.backgroundColor?.resolvedColor(with: traitCollection).cgColor.alpha ?? 0
        return ground < 1 ? 1 - picture.shown.alpha : 1
    }
}
