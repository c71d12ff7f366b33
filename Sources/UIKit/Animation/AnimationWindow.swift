/// A part of an animation's progress.
struct AnimationWindow: Equatable {
    /// Where in 0...1 the change begins.
    var start = 0.0
    /// How long it takes, 0...1.
    var length = 1.0
    /// Whether the change is a jump at the end of the part.
    var isDiscrete = false

    static let whole = AnimationWindow()

    /// The progress of the change when the whole is at `progress`. The whole part lets a spring pass 1.
    func progress(of progress: Double) -> Double {
        if isDiscrete { return progress >= start + length ? 1 : 0 }
        if self == .whole { return progress }
        if progress >= start + length { return 1 }
        return progress <= start ? 0 : (progress - start) / length
    }
}
