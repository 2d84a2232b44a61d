// SPDX-License-Identifier: Apache-2.0

/// The direction of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes directions from their bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upwards: the popover is below its source.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// Downwards: the popover is above.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// To the left: the popover is to the right.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// To the right: the popover is to the left.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// Any of them.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Not presented yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
