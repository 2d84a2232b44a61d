// SPDX-License-Identifier: Apache-2.0

extension UITextField {
    /// When a view in a text field shows.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While the field is edited.
        case whileEditing = 1
        /// While it is not edited.
        case unlessEditing = 2
        /// Always.
        case always = 3
    }
}
