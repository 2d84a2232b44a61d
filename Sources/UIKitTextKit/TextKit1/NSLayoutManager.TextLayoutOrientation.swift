// SPDX-License-Identifier: Apache-2.0

extension NSLayoutManager {
    /// Which way lines run.
    public enum TextLayoutOrientation: Int, Sendable {
        /// Across.
        case horizontal = 0
        /// Down; kept, and laid out across.
        case vertical = 1
    }
}
