// SPDX-License-Identifier: Apache-2.0

extension UITableViewCell {
    /// The arrangement of a cell's labels and image.
    public enum CellStyle: Int, Sendable {
        /// A text, and an image before it.
        case `default` = 0

        /// A text, and a second one at the end.
        case value1 = 1

        /// A small text in the tint colour, and a second one after it.
        case value2 = 2

        /// A text, a smaller one below, and an image before them.
        case subtitle = 3
    }
}
