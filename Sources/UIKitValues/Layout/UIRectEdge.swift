// SPDX-License-Identifier: Apache-2.0

/// Edges of a rectangle by where they are.
public struct UIRectEdge: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The edge with the least y.
    public static let top = UIRectEdge(rawValue: 1 << 0)
    /// The edge with the least x.
    public static let left = UIRectEdge(rawValue: 1 << 1)
    /// The edge with the greatest y.
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    /// The edge with the greatest x.
    public static let right = UIRectEdge(rawValue: 1 << 3)
    /// All four edges.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
