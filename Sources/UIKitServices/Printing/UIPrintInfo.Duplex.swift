// SPDX-License-Identifier: Apache-2.0

extension UIPrintInfo {
    /// What both sides of a sheet get.
    public enum Duplex: Int, Sendable {
        /// Only one side is printed.
        case none = 0
        /// Both sides, turned over along the long edge, as in a book.
        case longEdge = 1
        /// Both sides, turned over along the short edge, as on a note pad.
        case shortEdge = 2
    }
}
