// SPDX-License-Identifier: Apache-2.0

extension UITableViewCell {
    /// How a selected cell looks.
    public enum SelectionStyle: Int, Sendable {
        /// As if it were not selected.
        case none = 0

        /// As `default`.
        case blue = 1

        /// Grey.
        case gray = 2

        /// As the system has it: grey.
        case `default` = 3
    }
}
