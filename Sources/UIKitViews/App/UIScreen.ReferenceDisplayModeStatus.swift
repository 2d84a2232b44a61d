// SPDX-License-Identifier: Apache-2.0

extension UIScreen {
    /// Whether a screen is set to show colours exactly.
    public enum ReferenceDisplayModeStatus: Int, Sendable {
        /// It cannot.
        case notSupported = 0
        /// It can, and is not set to.
        case notEnabled = 1
        /// It is set to, as far as it can now.
        case limited = 2
        /// It is set to.
        case enabled = 3
    }
}
