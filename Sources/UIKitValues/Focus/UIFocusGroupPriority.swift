// SPDX-License-Identifier: Apache-2.0

/// How important an item is when the focus enters its group; the greatest number wins.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    /// The number.
    public var rawValue: Int

    /// Makes a priority from a number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Makes a priority from a number.
    public init(_ rawValue: Int) {
        self.rawValue = rawValue
    }

    /// That of any item: the first in reading order is taken.
    public static let ignored = UIFocusGroupPriority(rawValue: 0)
    /// That of the item which had the focus when it left the group.
    public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
    /// The priority of an item that represents its group, such as a selected one.
    public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
    /// That of the item which has the focus.
    public static let currentlyFocused = UIFocusGroupPriority(rawValue: Int.max)
}
