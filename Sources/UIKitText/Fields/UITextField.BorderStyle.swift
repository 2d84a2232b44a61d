// SPDX-License-Identifier: Apache-2.0

extension UITextField {
    /// The border of a text field.
    public enum BorderStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A thin line.
        case line = 1
        /// A sunken edge.
        case bezel = 2
        /// A thin line with round corners, and a background.
        case roundedRect = 3
    }
}
