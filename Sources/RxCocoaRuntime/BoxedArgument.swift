// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// Arguments of messages as the Objective-C runtime hands them over in an array.
enum BoxedArgument {
    /// Numbers, flags and cases of enumerations as NSNumber, pointers as NSValue, nil as NSNull.
    static func make(_ argument: Any?) -> Any {
        guard let value = argument.flatMap(unwrapped) else { return NSNull() }
        if let number = number(value) { return number }
        if let option = value as? any RawRepresentable, let raw = number(option.rawValue) {
            return raw
        }
        if let pointer = value as? any _Pointer {
            return NSValue(pointer: UnsafeRawPointer(bitPattern: Int(bitPattern: pointer)))
        }
        return value
    }

    /// What an optional holds, however deep.
    private static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    private static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let value as NSNumber: value
        case let value as Bool: NSNumber(value: value)
        case let value as Int: NSNumber(value: value)
        case let value as UInt: NSNumber(value: value)
        case let value as CGFloat: NSNumber(value: Double(value))
        case let value as Double: NSNumber(value: value)
        case let value as Float: NSNumber(value: value)
        case let value as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: value))
        default: nil
        }
    }
}
