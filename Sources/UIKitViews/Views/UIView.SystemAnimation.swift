// SPDX-License-Identifier: Apache-2.0

extension UIView {
    /// Animations that the system knows by name.
    public enum SystemAnimation: UInt, Sendable {
        /// The views shrink away and are removed.
        case delete = 0
    }
}
