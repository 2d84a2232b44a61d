// SPDX-License-Identifier: Apache-2.0

extension UIWebView {
    /// What of style sheets cuts a page into pieces.
    public enum PaginationBreakingMode: Int, Sendable {
        /// Breaks of pages.
        case page = 0
        /// Breaks of columns.
        case column = 1
    }
}
