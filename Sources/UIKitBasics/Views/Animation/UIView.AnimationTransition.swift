// SPDX-License-Identifier: Apache-2.0

extension UIView {
    /// Transitions of the oldest animation calls.
    public enum AnimationTransition: Int, Sendable {
        /// None.
        case none = 0
        /// Turns about the vertical axis, left to right.
        case flipFromLeft = 1
        /// Turns about the vertical axis, right to left.
        case flipFromRight = 2
        /// The page curls up.
        case curlUp = 3
        /// The page curls down.
        case curlDown = 4
    }
}
