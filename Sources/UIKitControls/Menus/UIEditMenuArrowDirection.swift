// SPDX-License-Identifier: Apache-2.0

/// On which side of an edit menu its arrow is.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// Where there is room.
    case automatic = 0
    /// Above the menu, which is below its place.
    case up = 1
    /// Below the menu, which is above its place.
    case down = 2
    /// Left of the menu.
    case left = 3
    /// Right of the menu.
    case right = 4
}
