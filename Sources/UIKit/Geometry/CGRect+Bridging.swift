import Foundation

//  On Linux, Foundation does not bridge geometry to `NSValue`, so what iOS code casts out of `userInfo` and collections
//  would be nil. These conformances make the casts succeed in both directions.

extension CGRect: @retroactive _ObjectiveCBridgeable {
    /// An `NSValue` that holds the rectangle.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

    /// The rectangle of an `NSValue`; it is a mistake if it holds something else.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = _unconditionallyBridgeFromObjectiveC(source)
    }

    /// The rectangle of an `NSValue`, if it holds one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        result = source.holds(NSValue(rect: .zero)) ? source.rectValue : nil
        return result != nil
    }

    /// The rectangle of an `NSValue`; zero for nil, as Foundation does.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.rectValue ?? .zero }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
    /// An `NSValue` that holds the point.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

    /// The point of an `NSValue`; it is a mistake if it holds something else.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
        result = _unconditionallyBridgeFromObjectiveC(source)
    }

    /// The point of an `NSValue`, if it holds one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
        result = source.holds(NSValue(point: .zero)) ? source.pointValue : nil
        return result != nil
    }

    /// The point of an `NSValue`; zero for nil, as Foundation does.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
        source?.pointValue ?? .zero
    }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
    /// An `NSValue` that holds the size.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

    /// The size of an `NSValue`; it is a mistake if it holds something else.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
        result = _unconditionallyBridgeFromObjectiveC(source)
    }

    /// The size of an `NSValue`, if it holds one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
        result = source.holds(NSValue(size: .zero)) ? source.sizeValue : nil
        return result != nil
    }

    /// The size of an `NSValue`; zero for nil, as Foundation does.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize { source?.sizeValue ?? .zero }
}

extension NSValue {
    /// Whether this holds a value of the same type as another one.
    func holds(_ other: NSValue) -> Bool { strcmp(objCType, other.objCType) == 0 }
}
