// SPDX-License-Identifier: Apache-2.0

extension UIView {
    /// How contents fit bounds of another size.
    public enum ContentMode: Int, Sendable {
        /// Stretched to the bounds, without preserving proportions.
        case scaleToFill = 0
        /// As large as fits inside, with bars.
        case scaleAspectFit = 1
        /// As small as covers, with parts outside.
        case scaleAspectFill = 2
        /// Drawn again whenever the bounds change.
        case redraw = 3
        /// In the middle, not scaled.
        case center = 4
        /// In the middle of the top edge, not scaled.
        case top = 5
        /// In the middle of the bottom edge, not scaled.
        case bottom = 6
        /// In the middle of the left edge, not scaled.
        case left = 7
        /// In the middle of the right edge, not scaled.
        case right = 8
        /// In the corner, not scaled.
        case topLeft = 9
        /// In the corner, not scaled.
        case topRight = 10
        /// In the corner, not scaled.
        case bottomLeft = 11
        /// In the corner, not scaled.
        case bottomRight = 12
    }
}
