/// How key frames are connected, with the numbers that UIKit's options have in bits 10 to 13.
enum KeyframeMode: UInt {
    case linear, discrete, paced, cubic, cubicPaced

    /// The mode that the options ask for.
    init(_ options: UIView.AnimationOptions) {
        self = KeyframeMode(rawValue: (options.rawValue >> 10) & 0xF) ?? .linear
    }

    var isPaced: Bool { self == .paced || self == .cubicPaced }
    var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

extension AnimationGroup {
    /// Gives the key frames the times and the curves of a mode that needs to know all of them, property by property.
    func connectKeyframes(_ mode: KeyframeMode) {
        guard mode.isPaced || mode.isCubic else { return }
        for view in views {
            let frames = view.animations.filter { $0.group === self }
            view.animations.removeAll { $0.group === self }
            for property in ViewDelta.Property.allCases {
                var track = frames.map { ViewAnimation(group: self, window: $0.window, delta: $0.delta.only(property)) }
                track.removeAll { $0.delta == .zero }
                track.sort { $0.window.start < $1.window.start }
                if mode.isPaced { Self.pace(&track) }
                if mode.isCubic { Self.smooth(&track) }
                view.animations += track
            }
        }
    }

    /// Gives each frame a part of the time that is as large as its part of the way.
    private static func pace(_ track: inout [ViewAnimation]) {
        let way = track.reduce(0) { $0 + $1.delta.magnitude }
        var start = 0.0
        for index in track.indices {
            let length = track[index].delta.magnitude / way
            track[index].window = AnimationWindow(start: start, length: length)
            start += length
        }
    }

    /// Has each frame know how far the next values before and behind it are, be it the end of a pause.
    private static func smooth(_ track: inout [ViewAnimation]) {
        let times: [Double] = track.flatMap { [$0.window.start, $0.window.start + $0.window.length] } + [0, 1]
        for index in track.indices {
            let start = track[index].window.start
            let end = start + track[index].window.length
            let before = times.filter { $0 < start - 1e-9 }.max().map { start - $0 } ?? 0
            let after = times.filter { $0 > end + 1e-9 }.min().map { $0 - end } ?? 0
            track[index].window.shape = .spline(before: before, after: after)
        }
    }
}
