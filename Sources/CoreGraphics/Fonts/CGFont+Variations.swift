// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension CGFont {
    /// Key of an axis' name in `variationAxes`.
    public static var variationAxisName: NSString { NSString(string: "kCGFontVariationAxisName") }
    /// Key of an axis' lowest value.
    public static var variationAxisMinValue: NSString {
        NSString(string: "kCGFontVariationAxisMinValue")
    }
    /// Key of an axis' highest value.
    public static var variationAxisMaxValue: NSString {
        NSString(string: "kCGFontVariationAxisMaxValue")
    }
    /// Key of the value that an axis has in the font as it is.
    public static var variationAxisDefaultValue: NSString {
        NSString(string: "kCGFontVariationAxisDefaultValue")
    }

    /// The axes along which the font varies, each a dictionary; nil for a font that does not.
    public var variationAxes: NSArray? {
        guard !face.axes.isEmpty else { return nil }
        return NSArray(
            array: face.axes.map { axis in
                [
                    Self.variationAxisName as String: axis.name,
                    Self.variationAxisMinValue as String: axis.minimum,
                    Self.variationAxisMaxValue as String: axis.maximum,
                    Self.variationAxisDefaultValue as String: axis.defaultValue,
                ] as [String: Any]
            }
        )
    }

    /// Where this font stands on each axis, by the axis' name; nil for a font that does not vary.
    public var variations: NSDictionary? {
        guard !face.axes.isEmpty else { return nil }
        let values =
            face.coordinates.isEmpty ? face.axes.map(\.defaultValue) : face.coordinates
        return NSDictionary(
            dictionary: Dictionary(
                zip(face.axes.map(\.name), values.map { NSNumber(value: $0) }),
                uniquingKeysWith: { first, _ in first }
            )
        )
    }
}
