// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Both kinds of formatters have had one behaviour since 2005; its name can be set and read.

extension NumberFormatter {
    /// The version whose rules a formatter follows.
    public enum Behavior: UInt, Sendable {
        /// The usual one.
        case `default` = 0
        /// That of 2005, the only one on iOS.
        case behavior10_4 = 1040
    }

    /// The rules that the formatter follows.
    public var formatterBehavior: Behavior {
        get { FormatterBehavior.of(self).flatMap(Behavior.init) ?? .behavior10_4 }
        set { FormatterBehavior.set(newValue.rawValue, of: self) }
    }

    /// The rules that new formatters follow: those of 2005, whatever was set.
    public class func defaultFormatterBehavior() -> Behavior { .behavior10_4 }

    /// Sets the rules of new formatters, which are the same for all.
    public class func setDefaultFormatterBehavior(_ behavior: Behavior) {}
}

extension DateFormatter {
    /// The version whose rules a formatter follows.
    public enum Behavior: UInt, Sendable {
        /// The usual one.
        case `default` = 0
        /// That of 2005, the only one on iOS.
        case behavior10_4 = 1040
    }

    /// The rules that the formatter follows.
    public var formatterBehavior: Behavior {
        get { FormatterBehavior.of(self).flatMap(Behavior.init) ?? .behavior10_4 }
        set { FormatterBehavior.set(newValue.rawValue, of: self) }
    }
}

/// Keeps formatters' behaviours.
private enum FormatterBehavior {
    private static var key: UnsafeRawPointer {
        unsafeBitCast(Formatter.self as AnyClass, to: UnsafeRawPointer.self)
    }

    static func of(_ formatter: Formatter) -> UInt? {
        objc_getAssociatedObject(formatter, key) as? UInt
    }

    static func set(_ value: UInt, of formatter: Formatter) {
        objc_setAssociatedObject(formatter, key, value, .OBJC_ASSOCIATION_RETAIN)
    }
}
