// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How far something is moved from where it would be, in points; positive is right and down.
public struct UIOffset: Equatable, Codable, Sendable {
    /// Added to x.
    public var horizontal: CGFloat
    /// Added to y.
    public var vertical: CGFloat

    /// No move.
    public static let zero = UIOffset()

    /// Makes an offset of zero.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Makes an offset from its two distances.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Reads an offset from an unkeyed list of horizontal and vertical.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.decodeComponents(2)
        self.init(horizontal: values[0], vertical: values[1])
    }

    /// Writes an unkeyed list of horizontal and vertical.
    public func encode(to encoder: any Encoder) throws {
        try encoder.encodeComponents([horizontal, vertical])
    }
}

// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether two offsets are the same.
@available(*, deprecated, message: "Use == operator instead.")
public func UIOffsetEqualToOffset(_ first: UIOffset, _ second: UIOffset) -> Bool {
    first == second
}
