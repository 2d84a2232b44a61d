// SPDX-License-Identifier: Apache-2.0

import CoreText
import Foundation

extension UIFontDescriptor {
    /// The wishes with traits and features as dictionaries of objects.
    ///
    /// Their keys cast to texts and to typed names, their values to every type of numbers.
    static func objects(_ attributes: [String: Any]) -> [String: Any] {
        var result = attributes
        if let traits = attributes[FontKey.traits] { result[FontKey.traits] = named(traits) }
        if let settings = attributes[FontKey.features] as? [Any] {
            result[FontKey.features] = settings.map { named($0) }
        }
        if let matrix = attributes[FontKey.matrix] as? NSValue {
            result[FontKey.matrix] = matrix.cgAffineTransformValue
        }
        return result
    }

    private static func named(_ value: Any) -> Any {
        guard let values = FontWish.dictionary(value) else { return value }
        var result: [NSString: Any] = [:]
        for (name, value) in values { result[NSString(string: name)] = asObject(value) }
        return result
    }

    /// A number as the object that it is on iOS, also one in a type of its own such as a weight.
    static func asObject(_ value: Any) -> Any {
        if let number = value as? NSNumber { return number }
        guard value is any RawRepresentable, let number = FontWish.number(value) else {
            return value
        }
        return NSNumber(value: Double(number))
    }
}
