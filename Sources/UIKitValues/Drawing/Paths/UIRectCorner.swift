// SPDX-License-Identifier: Apache-2.0

/// Some of the corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The corner at the least x and y.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The corner at the greatest x and the least y.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The corner at the least x and the greatest y.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The corner at the greatest x and y.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four, and any there may be later.
    public static let allCorners = UIRectCorner(rawValue: .max)
}
