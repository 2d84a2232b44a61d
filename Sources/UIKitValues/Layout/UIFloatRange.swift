// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The numbers between two bounds.
public struct UIFloatRange: Equatable, Codable, Sendable {
    /// The least number.
    public var minimum: CGFloat
    /// The greatest number.
    public var maximum: CGFloat

    /// The range that holds zero only.
    public static let zero = UIFloatRange()
    /// The range of all numbers.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// Makes the range from zero to zero.
    public init() {
        self.init(minimum: 0, maximum: 0)
    }

    /// Makes a range from its bounds.
    public init(minimum: CGFloat, maximum: CGFloat) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// Whether the range is `infinite`.
    public var isInfinite: Bool { self == .infinite }

    /// Reads a range from an unkeyed list of minimum and maximum.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.decodeComponents(2)
        self.init(minimum: values[0], maximum: values[1])
    }

    /// Writes an unkeyed list of minimum and maximum.
    public func encode(to encoder: any Encoder) throws {
        try encoder.encodeComponents([minimum, maximum])
    }
}

// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether two ranges are the same.
public func UIFloatRangeIsEqualToRange(_ range: UIFloatRange, _ otherRange: UIFloatRange) -> Bool {
    range == otherRange
}
