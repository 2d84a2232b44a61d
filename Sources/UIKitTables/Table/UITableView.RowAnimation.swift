// SPDX-License-Identifier: Apache-2.0

extension UITableView {
    /// How a row comes or goes.
    public enum RowAnimation: Int, Sendable {
        /// It becomes visible or invisible.
        case fade = 0

        /// From or to the right.
        case right = 1

        /// From or to the left.
        case left = 2

        /// From or to above.
        case top = 3

        /// From or to below.
        case bottom = 4

        /// At once.
        case none = 5

        /// From or to the middle of its place.
        case middle = 6

        /// As suits the table.
        case automatic = 100
    }
}
