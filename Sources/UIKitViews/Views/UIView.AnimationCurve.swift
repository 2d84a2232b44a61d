// SPDX-License-Identifier: Apache-2.0

extension UIView {
    /// The pace of an animation.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends.
        case easeInOut = 0
        /// Slow at the beginning.
        case easeIn = 1
        /// Slow at the end.
        case easeOut = 2
        /// Even.
        case linear = 3
    }
}
