// SPDX-License-Identifier: Apache-2.0

/// The direction of a focus move.
public struct UIFocusHeading: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Towards lesser y.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// Towards greater y.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// Towards lesser x.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// Towards greater x.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// On in reading order.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// Back in reading order.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    /// To the first in reading order.
    public static let first = UIFocusHeading(rawValue: 1 << 6)
    /// To the last in reading order.
    public static let last = UIFocusHeading(rawValue: 1 << 7)
}
