// SPDX-License-Identifier: Apache-2.0

extension UIView {
    /// The system's named animations.
    public enum SystemAnimation: UInt, Sendable {
        /// The views shrink away and are removed.
        case delete = 0
    }
}
