// SPDX-License-Identifier: Apache-2.0

extension UIImage {
    /// How the parts of an image between its caps fill more room.
    public enum ResizingMode: Int, Sendable {
        /// By repetition.
        case tile = 0
        /// By stretching.
        case stretch = 1
    }
}
