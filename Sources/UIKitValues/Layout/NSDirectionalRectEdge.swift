// SPDX-License-Identifier: Apache-2.0

/// Edges of a rectangle by the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The edge with the least y.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// The edge where lines begin.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The edge with the greatest y.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// The edge where lines end.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// All four edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
