// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
public import ObjCRuntime

// Sendable is unchecked because the attributes are set once and hold values only.
/// A wish for a font: any of name, family, style, size, traits, features and more.
open class CTFontDescriptor: NSObject, @unchecked Sendable {
    /// The wishes by their keys.
    package let attributes: [String: Any]

    /// Takes wishes as they are.
    package init(attributes: [String: Any]) {
        self.attributes = attributes
        super.init()
    }

    /// Descriptors are equal when their wishes are.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CTFontDescriptor else { return false }
        return NSDictionary(dictionary: attributes).isEqual(
            NSDictionary(dictionary: other.attributes)
        )
    }

    /// The hash, equal for equal objects.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(attributes.count)
        hasher.combine(attributes[FontKey.name] as? String)
        hasher.combine(number(FontKey.size))
        return hasher.finalize()
    }

    /// A wish that is a number.
    package func number(_ key: String) -> CGFloat? { FontWish.number(attributes[key]) }

    /// A wish that is a text.
    package func string(_ key: String) -> String? { attributes[key] as? String }

    /// The wished traits.
    package var traits: [String: Any] { FontWish.dictionary(attributes[FontKey.traits]) ?? [:] }
}

/// Reads values from dictionaries that came through Foundation or straight from Swift.
package enum FontWish {
    /// A number of any type.
    package static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as UInt32: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        case let value as any RawRepresentable: number(value.rawValue)
        default: nil
        }
    }

    /// A dictionary whose keys are strings or wrap one.
    package static func dictionary(_ value: Any?) -> [String: Any]? {
        if let plain = value as? [String: Any] { return plain }
        guard let other = value as? [AnyHashable: Any] else { return nil }
        var result: [String: Any] = [:]
        for (key, value) in other {
            if let name = key.base as? String {
                result[name] = value
            } else if let name = key.base as? NSString {
                result[name as String] = value
            } else if let name = (key.base as? any RawRepresentable)?.rawValue as? String {
                result[name] = value
            }
        }
        return result
    }
}
