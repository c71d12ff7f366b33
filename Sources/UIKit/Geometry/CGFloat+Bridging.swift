import Foundation

extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// An `NSNumber` of the same value.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// The value of an `NSNumber`.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }

    /// The value of an `NSNumber`, if a number of this type can say it exactly.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        var double: Double?
        guard Double._conditionallyBridgeFromObjectiveC(source, result: &double), let double else { return false }
        result = CGFloat(double)
        return true
    }

    /// The value of an `NSNumber`; zero for nil, as Foundation does.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}
