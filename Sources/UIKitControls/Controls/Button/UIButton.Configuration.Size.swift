// SPDX-License-Identifier: Apache-2.0

extension UIButton.Configuration {
    /// How large a button is.
    public enum Size: Hashable, Sendable {
        /// The smallest size.
        case mini
        /// A small size.
        case small
        /// The usual size.
        case medium
        /// A large size.
        case large
    }
}
