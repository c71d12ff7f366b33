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
        result = source.geometry(CGRect.zero) { NSValue(rect: $0) }
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
        result = source.geometry(CGPoint.zero) { NSValue(point: $0) }
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
        result = source.geometry(CGSize.zero) { NSValue(size: $0) }
        return result != nil
    }

    /// The size of an `NSValue`; zero for nil, as Foundation does.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize { source?.sizeValue ?? .zero }
}

extension NSValue {
    /// What the value holds, if that is of the type of `blank`.
    ///
    /// The bytes are read as that type, and taken if a value made of them equals this one: Foundation's equality looks
    /// at the type. Its `objCType` would say so directly, but leaks memory at each call on Linux.
    func geometry<Geometry>(_ blank: Geometry, _ value: (Geometry) -> NSValue) -> Geometry? {
        // Only these hold geometry, and none of them is larger than four numbers.
        guard type(of: self) == type(of: NSValue(rect: .zero)) else { return nil }
        return withUnsafeTemporaryAllocation(byteCount: 4 * MemoryLayout<CGFloat>.size, alignment: 16) { bytes in
            bytes.initializeMemory(as: UInt8.self, repeating: 0)
            guard let base = bytes.baseAddress else { return nil }
            getValue(base)
            let geometry = bytes.load(as: Geometry.self)
            return isEqual(value(geometry)) ? geometry : nil
        }
    }
}
