// SPDX-License-Identifier: Apache-2.0

extension UITableView {
    /// How the sections of a table look.
    public enum Style: Int, Sendable {
        /// From edge to edge, with headers that stay at the top.
        case plain = 0

        /// Set apart from each other.
        case grouped = 1

        /// Set apart, with round corners and away from the edges.
        case insetGrouped = 2
    }
}
