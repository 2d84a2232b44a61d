// SPDX-License-Identifier: Apache-2.0

extension UITableView {
    /// From where the inset of separators counts.
    public enum SeparatorInsetReference: Int, Sendable {
        /// From the edges of the cell.
        case fromCellEdges = 0

        /// From the inset that the separator has by itself.
        case fromAutomaticInsets = 1
    }
}
