// SPDX-License-Identifier: Apache-2.0

extension UITableViewCell {
    /// The state of a cell in a drag.
    public enum DragState: Int, Sendable {
        /// Not at all.
        case none = 0

        /// It is being lifted.
        case lifting = 1

        /// It is dragged.
        case dragging = 2
    }
}
