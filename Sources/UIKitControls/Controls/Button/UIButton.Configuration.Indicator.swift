// SPDX-License-Identifier: Apache-2.0

extension UIButton.Configuration {
    /// Whether a sign says that there is a menu.
    public enum Indicator: Hashable, Sendable {
        /// As suits the button.
        case automatic
        /// Never.
        case none
        /// The sign for a choice of one.
        case popup
    }
}
