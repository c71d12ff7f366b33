import Foundation

extension UIKeyboard {
    /// Whether a slide runs, so that frames are needed.
    var isMoving: Bool { slide != nil }

    /// The timing that counts now.
    private var effectiveTiming: KeyboardTiming {
        UIAccessibility.isReduceMotionEnabled || !UIView.areAnimationsEnabled ? timing.withoutMotion : timing
    }

    /// Slides to where the keyboard is to be while it is on the screen.
    func moveToPlacement() {
        guard announcementDepth < 2 else { return postponedWish = postponedWish ?? true }
        move(to: placement.isDocked ? .docked : .undocked, frame: shownFrame)
    }

    /// Handlers may turn the keyboard round. Those of what is announced then may not again, or they would call each other
    /// without end: what they want last comes with the next frame. Returns whether that is so.
    func postpones(_ isWanted: Bool) -> Bool {
        let isNested = announcementDepth > 1
        postponedWish = isNested ? isWanted : nil
        return isNested
    }

    private func takePostponedWish() {
        guard let isWanted = postponedWish else { return }
        postponedWish = nil
        isWanted ? stay() : hide()
    }

    /// Starts a slide to `frame` from where the keyboard is, announces it, and has it counted as being in `newPlace`.
    /// `velocity` is that which a finger gives it, in points a second.
    func move(to newPlace: KeyboardPlace, frame: CGRect, velocity: SIMD4<Double>? = nil) {
        let kinds = KeyboardPlace.notifications(from: place, to: newPlace)
        let interrupts = slide != nil
        startSlide(to: newPlace, frame: frame, velocity: velocity)
        // A change of frame alone takes nothing from the show or hide that it interrupts.
        if kinds.did != [.didChangeFrame] || pendingKinds.isEmpty { pendingKinds = kinds.did }
        var timing = effectiveTiming
        guard let slide, slide.standsAlone else { return announce(kinds.will, timing: timing) }
        // What moves along knows nothing of the finger's momentum, and would add up where this slide does not.
        timing.curve = slide.verticalCurve
        announce(kinds.will, timing: timing, takesOver: interrupts)
    }

    /// Starts a slide without a word; what was to be posted at the end of the one before still is.
    func startSlide(to newPlace: KeyboardPlace, frame: CGRect, velocity: SIMD4<Double>? = nil) {
        let now = UIApplication.shared.currentTime
        let slide = KeyboardSlide(
            from: presentedFrame, to: frame, at: now, timing: effectiveTiming, velocity: velocity, after: slide)
        self.slide = slide
        changeCount += 1
        place = newPlace
        state = newPlace == .hidden ? .hiding : .showing
        beginFrame = slide.begin
        endFrame = slide.end
        present(slide.frame(at: now))
    }

    /// Moves the keyboard to where it is at `time`; a slide that is over is ended and announced.
    func advance(to time: TimeInterval) {
        takePostponedWish()
        guard let slide else { return }
        present(slide.frame(at: time))
        if slide.fraction(at: time) >= 1 { endSlide(slide) }
    }

    private func endSlide(_ ended: KeyboardSlide) {
        slide = nil
        state = place == .hidden ? .hidden : .shown
        let kinds = pendingKinds
        pendingKinds = []
        if state == .hidden { input.didHide() }
        if !kinds.isEmpty { UIApplication.shared.layoutWindows() }
        post(kinds, begin: ended.begin, end: ended.end, timing: ended.timing)
        if state == .hidden { restHidden() }
    }

    /// Sets the frame that is shown.
    func present(_ frame: CGRect) {
        if presentedFrame != frame { UIApplication.shared.keyboardTrackers.invalidate() }
        presentedFrame = frame
        input.follow(frame)
        UIApplication.shared.setNeedsFrame()
    }

    /// A keyboard at rest off the screen takes its frame from the screen and the input view.
    func restHidden() {
        guard state == .hidden else { return }
        presentedFrame = frameOutside(placement)
        UIApplication.shared.keyboardTrackers.invalidate()
        beginFrame = presentedFrame
        endFrame = presentedFrame
    }

    /// Posts notifications inside the slide's own animation, so that what their handlers lay out moves along; with
    /// `takesOver` from where it is now, in place of the animations that run on it.
    func announce(_ kinds: [KeyboardEvent.Kind], timing: KeyboardTiming, takesOver: Bool = false) {
        guard timing.duration > 0 else {
            return AnimationRecording.run(nil) { post(kinds, begin: beginFrame, end: endFrame, timing: timing) }
        }
        let animation = AnimationTiming(duration: timing.duration, curve: timing.curve)
        let timeline = animation.timeline(from: UIApplication.shared.currentTime)
        let group = AnimationGroup(clock: .running(timeline), beginsFromCurrentState: takesOver)
        UIView.run(group, timing: animation) {
            post(kinds, begin: beginFrame, end: endFrame, timing: timing)
        }
    }

    private func post(_ kinds: [KeyboardEvent.Kind], begin: CGRect, end: CGRect, timing: KeyboardTiming) {
        let change = changeCount
        announcementDepth += 1
        defer { announcementDepth -= 1 }
        for kind in kinds where change == changeCount {
            let event = KeyboardEvent(
                kind: kind, beginFrame: begin, endFrame: end, duration: timing.announcedDuration,
                curve: timing.announcedCurve, isLocal: true)
            onEvent?(event)
            NotificationCenter.default.post(name: kind.notificationName, object: screen, userInfo: event.userInfo)
        }
    }
}
