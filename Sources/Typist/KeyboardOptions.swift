import Foundation
import UIKit

extension Typist {
    /// What is known of the keyboard at an event.
    public struct KeyboardOptions: Sendable {
        /// Whether the keyboard belongs to this program.
        public let belongsToCurrentApp: Bool
        /// The frame from which the keyboard moves, in screen coordinates, points.
        public let startFrame: CGRect
        /// The frame to which the keyboard moves, in screen coordinates, points.
        public let endFrame: CGRect
        /// How the keyboard eases; its own curve is none of the four that have names.
        public let animationCurve: UIView.AnimationCurve
        /// How long the keyboard moves, in seconds.
        public let animationDuration: Double

        /// Whether a finger moves the keyboard.
        let isStep: Bool

        /// The options with which `UIView.animate` moves along with the keyboard: the curve, and under a finger, where
        /// there is no duration, `beginFromCurrentState`, which ends what else still moves the same views.
        public var animationOptions: UIView.AnimationOptions {
            let options = UIView.AnimationOptions(curve: animationCurve)
            return isStep ? options.union(.beginFromCurrentState) : options
        }
    }
}

extension Typist.KeyboardOptions {
    /// What a notification says; nil if it is none of the keyboard's. What it leaves out is zero, or the start frame
    /// where the end frame is missing (as in those of an undocking iPad keyboard).
    init?(_ notification: Notification) {
        guard let info = notification.userInfo,
            let start = Self.frame(info[UIResponder.keyboardFrameBeginUserInfoKey])
                ?? Self.frame(info[UIResponder.keyboardFrameEndUserInfoKey])
        else { return nil }
        startFrame = start
        endFrame = Self.frame(info[UIResponder.keyboardFrameEndUserInfoKey]) ?? start
        belongsToCurrentApp = info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool ?? true
        animationDuration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
        let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
        animationCurve = curve.flatMap { UIView.AnimationCurve(rawValue: $0) } ?? .easeInOut
        isStep = false
    }

    /// What a finger does to the keyboard, which is where it is at once.
    init(stepFrom start: CGRect, to end: CGRect, curve: Int) {
        belongsToCurrentApp = true
        startFrame = start
        endFrame = end
        animationCurve = UIView.AnimationCurve(rawValue: curve) ?? .easeInOut
        animationDuration = 0
        isStep = true
    }

    private static func frame(_ value: Any?) -> CGRect? { (value as? NSValue)?.rectValue ?? value as? CGRect }
}
