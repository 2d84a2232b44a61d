// SPDX-License-Identifier: Apache-2.0

extension UITableViewCell {
    /// The lines between cells.
    public enum SeparatorStyle: Int, Sendable {
        /// No lines.
        case none = 0

        /// A line of a pixel.
        case singleLine = 1

        /// As `singleLine`.
        case singleLineEtched = 2
    }
}
