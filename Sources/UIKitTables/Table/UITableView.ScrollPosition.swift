// SPDX-License-Identifier: Apache-2.0

extension UITableView {
    /// Where a row is to be seen after scrolling.
    public enum ScrollPosition: Int, Sendable {
        /// Where the least scrolling brings it.
        case none = 0

        /// At the top.
        case top = 1

        /// In the middle.
        case middle = 2

        /// At the bottom.
        case bottom = 3
    }
}
