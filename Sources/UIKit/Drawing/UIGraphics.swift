import Foundation

/// The recorder of the `draw(_:)` that runs now; nil outside of one.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }

/// Fills a rectangle with the current fill colour. Outside `draw(_:)` nothing happens.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { CGContext.current?.fill(rect) }
