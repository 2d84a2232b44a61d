// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// The type in which a number object gives its number.
public enum CFNumberType: Int, Sendable {
    /// 8 bits.
    case sInt8Type = 1
    /// 16 bits.
    case sInt16Type = 2
    /// 32 bits.
    case sInt32Type = 3
    /// 64 bits.
    case sInt64Type = 4
    /// A single number.
    case float32Type = 5
    /// A double number.
    case float64Type = 6
    /// C's `char`.
    case charType = 7
    /// C's `short`.
    case shortType = 8
    /// C's `int`.
    case intType = 9
    /// C's `long`.
    case longType = 10
    /// C's `long long`.
    case longLongType = 11
    /// C's `float`.
    case floatType = 12
    /// C's `double`.
    case doubleType = 13
    /// A count or position.
    case cfIndexType = 14
    /// A whole number of the machine's size.
    case nsIntegerType = 15
    /// A number of Core Graphics.
    case cgFloatType = 16
}

/// Writes a number of a type to an address.
///
/// - Returns: whether the type can hold the number without loss.
@discardableResult
public func CFNumberGetValue(
    _ number: CFNumber!,
    _ theType: CFNumberType,
    _ valuePtr: UnsafeMutableRawPointer!
) -> Bool {
    guard let number, let valuePtr else { return false }
    switch theType {
    case .sInt8Type, .charType:
        valuePtr.storeBytes(of: number.int8Value, as: Int8.self)
        return number.isEqual(to: NSNumber(value: number.int8Value))
    case .sInt16Type, .shortType:
        valuePtr.storeBytes(of: number.int16Value, as: Int16.self)
        return number.isEqual(to: NSNumber(value: number.int16Value))
    case .sInt32Type, .intType:
        valuePtr.storeBytes(of: number.int32Value, as: Int32.self)
        return number.isEqual(to: NSNumber(value: number.int32Value))
    case .sInt64Type, .longType, .longLongType, .cfIndexType, .nsIntegerType:
        valuePtr.storeBytes(of: number.int64Value, as: Int64.self)
        return number.isEqual(to: NSNumber(value: number.int64Value))
    case .float32Type, .floatType:
        valuePtr.storeBytes(of: number.floatValue, as: Float.self)
        return number.isEqual(to: NSNumber(value: number.floatValue))
    case .float64Type, .doubleType, .cgFloatType:
        valuePtr.storeBytes(of: number.doubleValue, as: Double.self)
        return number.isEqual(to: NSNumber(value: number.doubleValue))
    }
}
