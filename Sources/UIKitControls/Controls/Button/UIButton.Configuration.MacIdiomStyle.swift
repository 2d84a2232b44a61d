// SPDX-License-Identifier: Apache-2.0

extension UIButton.Configuration {
    /// The look on a desktop.
    public enum MacIdiomStyle: Hashable, Sendable {
        /// As suits the button.
        case automatic
        /// With a border.
        case bordered
        /// Without a border.
        case borderless
        /// Without a border, in the tint colour.
        case borderlessTinted
    }
}
