// SPDX-License-Identifier: Apache-2.0

extension UIGestureRecognizer {
    /// The state of a recognizer.
    public enum State: Int, Sendable {
        /// Nothing is recognized yet.
        case possible = 0
        /// A continuous gesture has begun.
        case began = 1
        /// The gesture continues.
        case changed = 2
        /// The gesture is over, or a discrete one was recognized.
        case ended = 3
        /// The gesture was taken away.
        case cancelled = 4
        /// The touches are not the gesture.
        case failed = 5

        /// The final state of a discrete gesture: `ended`.
        public static var recognized: State { .ended }
    }
}
