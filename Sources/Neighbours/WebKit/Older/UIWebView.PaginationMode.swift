// SPDX-License-Identifier: Apache-2.0

extension UIWebView {
    /// How a page is cut into pieces of the view's size.
    public enum PaginationMode: Int, Sendable {
        /// It is not cut.
        case unpaginated = 0
        /// Pieces lie from left to right.
        case leftToRight = 1
        /// Pieces lie from top to bottom.
        case topToBottom = 2
        /// Pieces lie from bottom to top.
        case bottomToTop = 3
        /// Pieces lie from right to left.
        case rightToLeft = 4
    }
}
