// SPDX-License-Identifier: Apache-2.0

extension NSTextLayoutFragment {
    /// How much is known of a fragment's layout.
    public enum State: UInt, Sendable {
        /// Nothing.
        case none = 0
        /// About how large it is.
        case estimatedUsageBounds = 1
        /// How large it is.
        case calculatedUsageBounds = 2
        /// Every line.
        case layoutAvailable = 3
    }
}
