import UIKit

extension UIView.AnimationOptions {
    /// The options that select a curve, the keyboard's own included.
    public init(curve: UIView.AnimationCurve) { self.init(rawValue: UInt(curve.rawValue) << 16) }
}
