// SPDX-License-Identifier: Apache-2.0

extension UIScrollView {
    /// When the safe area is added to the insets of the content.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Along axes that scroll, and from top to bottom in a controller inside another.
        case automatic = 0
        /// Along axes that scroll.
        case scrollableAxes = 1
        /// Not at all.
        case never = 2
        /// At all edges.
        case always = 3
    }
}
