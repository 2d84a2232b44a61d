// SPDX-License-Identifier: Apache-2.0

extension NSTextSelectionNavigation {
    /// The way that a paragraph is written.
    public enum WritingDirection: Int, Sendable {
        /// From the left to the right.
        case leftToRight = 0
        /// From the right to the left.
        case rightToLeft = 1
    }
}
