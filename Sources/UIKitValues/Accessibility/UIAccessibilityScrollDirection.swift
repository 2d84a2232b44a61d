// SPDX-License-Identifier: Apache-2.0

/// Which way assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// To what is on the right.
    case right = 1
    /// To what is on the left.
    case left = 2
    /// To what is above.
    case up = 3
    /// To what is below.
    case down = 4
    /// To what follows.
    case next = 5
    /// To what goes before.
    case previous = 6
}
