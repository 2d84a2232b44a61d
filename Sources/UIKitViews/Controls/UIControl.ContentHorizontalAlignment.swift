// SPDX-License-Identifier: Apache-2.0

extension UIControl {
    /// Where contents lie from side to side.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the left.
        case left = 1
        /// At the right.
        case right = 2
        /// From side to side.
        case fill = 3
        /// Where lines begin.
        case leading = 4
        /// Where lines end.
        case trailing = 5
    }
}
