// SPDX-License-Identifier: Apache-2.0

extension NSTextSelectionNavigation {
    /// The way that lines run.
    public enum LayoutOrientation: Int, Sendable {
        /// Across.
        case horizontal = 0
        /// Down.
        case vertical = 1
    }
}
