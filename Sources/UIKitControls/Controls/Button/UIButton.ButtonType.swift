// SPDX-License-Identifier: Apache-2.0

extension UIButton {
    /// What a button looks like without a configuration.
    public enum ButtonType: Int, Sendable {
        /// Nothing but what is set.
        case custom = 0
        /// In the tint colour, faint while pressed.
        case system = 1
        /// The sign for details.
        case detailDisclosure = 2
        /// The sign for information.
        case infoLight = 3
        /// The sign for information.
        case infoDark = 4
        /// The sign for adding.
        case contactAdd = 5
        /// The sign for closing.
        case close = 7

        /// The old name of `system`.
        public static var roundedRect: ButtonType { .system }
    }
}
