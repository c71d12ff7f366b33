import Foundation

/// How the keyboard slides, and what its notifications say about that.
public struct KeyboardTiming: Hashable, Sendable {
    /// How a slide eases.
    public var curve: TimingCurve
    /// How long a slide takes, in seconds; 0 puts the keyboard in its place at once.
    public var duration: TimeInterval
    /// The duration that notifications announce, in seconds.
    public var announcedDuration: TimeInterval
    /// The raw value of the `UIView.AnimationCurve` that notifications announce.
    public var announcedCurve: Int

    /// The raw value that stands for the keyboard's own curve, whichever that is.
    public static let keyboardCurve = 7

    /// The iPhone's: half a second of a spring, announced as a quarter of a second and curve 7.
    public static let system = KeyboardTiming(
        curve: .keyboard, duration: 0.5, announcedDuration: 0.25, announcedCurve: keyboardCurve)

    /// A curve and a duration in seconds, announced as they are: UIKit's named curves by their raw value, others as 7.
    public init(curve: TimingCurve, duration: TimeInterval) {
        let named: [TimingCurve] = [.easeInOut, .easeIn, .easeOut, .linear]
        self.init(
            curve: curve, duration: duration, announcedDuration: duration,
            announcedCurve: named.firstIndex(of: curve) ?? Self.keyboardCurve)
    }

    /// A timing with its announcement given apart.
    public init(curve: TimingCurve, duration: TimeInterval, announcedDuration: TimeInterval, announcedCurve: Int) {
        self.curve = curve
        self.duration = max(0, duration)
        self.announcedDuration = max(0, announcedDuration)
        self.announcedCurve = announcedCurve
    }

    /// The same curve with no movement.
    var withoutMotion: KeyboardTiming {
        KeyboardTiming(curve: curve, duration: 0, announcedDuration: 0, announcedCurve: announcedCurve)
    }
}
