// SPDX-License-Identifier: Apache-2.0

extension UIGestureRecognizer {
    /// How far a recognizer has come.
    public enum State: Int, Sendable {
        /// It has not recognized anything yet.
        case possible = 0
        /// A continuous gesture has begun.
        case began = 1
        /// The gesture goes on.
        case changed = 2
        /// The gesture is over, or a discrete one was recognized.
        case ended = 3
        /// The gesture was taken away.
        case cancelled = 4
        /// The touches are not the gesture.
        case failed = 5

        /// What a discrete gesture becomes: `ended`.
        public static var recognized: State { .ended }
    }
}
