// SPDX-License-Identifier: Apache-2.0

extension NSLayoutConstraint {
    /// A direction of layout.
    public enum Axis: Int, Sendable, BitwiseCopyable {
        /// Along x.
        case horizontal = 0
        /// Along y.
        case vertical = 1
    }
}
