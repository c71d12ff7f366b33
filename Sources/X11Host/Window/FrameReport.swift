import Foundation

/// What a painted frame took.
public struct FrameReport: Hashable, Sendable {
    /// The number of the frame since the window was made, from 1.
    public var number: Int
    /// The time that the frame shows, in seconds on the monotonic clock: the vertical blank's, or that of an event after
    /// it.
    public var time: TimeInterval
    /// CPU time of `UIApplication.layoutFrame(at:)` on the main thread, microseconds.
    public var engineMicroseconds: Double
    /// CPU time of putting the frame together and painting it on the main thread, microseconds.
    public var paintMicroseconds: Double

    /// A report by part.
    public init(number: Int, time: TimeInterval, engineMicroseconds: Double, paintMicroseconds: Double) {
        self.number = number
        self.time = time
        self.engineMicroseconds = engineMicroseconds
        self.paintMicroseconds = paintMicroseconds
    }
}
