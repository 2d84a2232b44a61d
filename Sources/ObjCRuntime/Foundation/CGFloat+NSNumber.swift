// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// `CGFloat` is a number object where one is asked for, and the other way round, as `Double` is:
/// `json["width"] as? CGFloat`, `dashes as [NSNumber]`.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// A number object.
    public typealias _ObjectiveCType = NSNumber

    /// The value as an object.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// The value of an object.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }

    /// The value of an object; every number has one.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSNumber,
        result: inout CGFloat?
    ) -> Bool {
        result = CGFloat(source.doubleValue)
        return true
    }

    /// The value of an object; 0 for none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}
