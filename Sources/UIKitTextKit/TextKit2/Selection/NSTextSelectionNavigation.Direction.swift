// SPDX-License-Identifier: Apache-2.0

extension NSTextSelectionNavigation {
    /// The way that a selection moves.
    public enum Direction: Int, Sendable {
        /// On in the text.
        case forward = 0
        /// Back in the text.
        case backward = 1
        /// To the right.
        case right = 2
        /// To the left.
        case left = 3
        /// To the line above.
        case up = 4
        /// To the line below.
        case down = 5
    }
}
