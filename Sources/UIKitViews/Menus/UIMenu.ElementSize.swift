// SPDX-License-Identifier: Apache-2.0

extension UIMenu {
    /// The size of a menu's elements.
    public enum ElementSize: Int, Sendable {
        /// Pictures only, in a row.
        case small = 0
        /// Pictures with short titles, in a row.
        case medium = 1
        /// A line for each.
        case large = 2
        /// As suits the menu.
        case automatic = -1
    }
}
