// SPDX-License-Identifier: Apache-2.0

extension UIView {
    /// Whether the tint is shown in full.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As the superview.
        case automatic = 0
        /// In full.
        case normal = 1
        /// Desaturated, as below an alert.
        case dimmed = 2
    }
}
