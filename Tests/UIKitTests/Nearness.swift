import Foundation

/// Whether two numbers differ by no more than rounding. Times on a clock that runs for long are less exact than numbers.
func isNear(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool { abs(a - b) <= tolerance }
