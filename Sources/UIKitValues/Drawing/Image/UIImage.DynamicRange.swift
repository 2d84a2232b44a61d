// SPDX-License-Identifier: Apache-2.0

extension UIImage {
    /// How much brighter than white an image may get.
    public enum DynamicRange: Int, Sendable {
        /// Unspecified.
        case unspecified = -1
        /// No brighter than white.
        case standard = 0
        /// Somewhat brighter than white.
        case constrainedHigh = 1
        /// As bright as the display goes.
        case high = 2
    }
}
