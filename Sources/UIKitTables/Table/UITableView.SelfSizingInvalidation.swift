// SPDX-License-Identifier: Apache-2.0

extension UITableView {
    /// When cells that size themselves are measured again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Never by themselves.
        case disabled = 0

        /// When a cell asks for it by `invalidateIntrinsicContentSize()`, or its configuration changes.
        case enabled = 1

        /// Also when its constraints change.
        case enabledIncludingConstraints = 2
    }
}
