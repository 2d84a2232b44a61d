// SPDX-License-Identifier: Apache-2.0

extension UITableViewCell {
    /// How a cell with the focus looks.
    public enum FocusStyle: Int, Sendable {
        /// As the system has it.
        case `default` = 0

        /// As its class makes it.
        case custom = 1
    }
}
