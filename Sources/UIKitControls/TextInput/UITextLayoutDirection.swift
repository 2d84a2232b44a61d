// SPDX-License-Identifier: Apache-2.0

/// Which way along the text as it is seen.
public enum UITextLayoutDirection: Int, Sendable {
    /// Right.
    case right = 2
    /// Left.
    case left = 3
    /// Up.
    case up = 4
    /// Down.
    case down = 5
}
