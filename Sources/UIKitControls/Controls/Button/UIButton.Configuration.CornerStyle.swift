// SPDX-License-Identifier: Apache-2.0

extension UIButton.Configuration {
    /// How the corners of the background are rounded.
    public enum CornerStyle: Hashable, Sendable {
        /// By the radius of the background.
        case fixed
        /// By the radius of the background, larger for larger text.
        case dynamic
        /// By a small radius.
        case small
        /// By a middling radius.
        case medium
        /// By a large radius.
        case large
        /// As far as they go.
        case capsule
    }
}
