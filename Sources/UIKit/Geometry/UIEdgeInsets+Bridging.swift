import Foundation

extension UIEdgeInsets: _ObjectiveCBridgeable {
    /// An `NSValue` that holds the insets.
    public func _bridgeToObjectiveC() -> NSValue {
        NSValue(edgeInsets: NSEdgeInsets(top: top, left: left, bottom: bottom, right: right))
    }

    /// The insets of an `NSValue`; it is a mistake if it holds something else.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout UIEdgeInsets?) {
        result = _unconditionallyBridgeFromObjectiveC(source)
    }

    /// The insets of an `NSValue`, if it holds some.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout UIEdgeInsets?) -> Bool {
        result = source.geometry(UIEdgeInsets.zero) { $0._bridgeToObjectiveC() }
        return result != nil
    }

    /// The insets of an `NSValue`; zero for nil, as Foundation does.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> UIEdgeInsets {
        source?.uiEdgeInsetsValue ?? .zero
    }
}
