// SPDX-License-Identifier: Apache-2.0

extension UIButton {
    /// What a button means.
    public enum Role: Int, Sendable {
        /// None.
        case normal = 0
        /// What people most likely want.
        case primary = 1
        /// Leaving without a change.
        case cancel = 2
        /// Losing something.
        case destructive = 3
    }
}
