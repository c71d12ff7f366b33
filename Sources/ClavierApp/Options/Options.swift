import UIKit

/// What the command line asked for.
struct Options: Equatable {
    /// The scenes that can be shown.
    enum Scene: String, CaseIterable {
        case guide, clavier, typist, keyboard
    }

    /// Light or dark.
    enum Theme: String, CaseIterable {
        case light, dark
    }

    var scene = Scene.guide
    /// The window's size in points.
    var size = CGSize(width: 900, height: 640)
    /// Pixels per point; nil takes the display's.
    var scale: CGFloat?
    var theme = Theme.light
    var curve = SlideCurve.keyboard
    /// How long the keyboard slides, in seconds; nil takes the curve's own time.
    var duration: TimeInterval?
    var reduceMotion = false
    /// The keyboard's height in points; nil takes its own.
    var keyboardHeight: CGFloat?
    /// The host view's safe area; nil takes the scene's own.
    var safeArea: UIEdgeInsets?
    /// Where the trace goes; `-` is standard output.
    var trace: String?
    /// The picture to write instead of showing a window.
    var snapshot: String?
    /// The moment of the slide to take the picture of, in seconds; nil waits until the keyboard is in.
    var snapshotTime: TimeInterval?
}
