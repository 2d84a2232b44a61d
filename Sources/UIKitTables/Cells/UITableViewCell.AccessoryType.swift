// SPDX-License-Identifier: Apache-2.0

extension UITableViewCell {
    /// The accessory of a cell.
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none = 0

        /// A chevron: the row leads to more content.
        case disclosureIndicator = 1

        /// A button, and a chevron.
        case detailDisclosureButton = 2

        /// A check mark.
        case checkmark = 3

        /// A button.
        case detailButton = 4
    }
}
