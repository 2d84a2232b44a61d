// SPDX-License-Identifier: Apache-2.0

extension UISwipeGestureRecognizer {
    /// Ways to swipe.
    public struct Direction: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Towards greater x.
        public static let right = Direction(rawValue: 1 << 0)
        /// Towards lesser x.
        public static let left = Direction(rawValue: 1 << 1)
        /// Towards lesser y.
        public static let up = Direction(rawValue: 1 << 2)
        /// Towards greater y.
        public static let down = Direction(rawValue: 1 << 3)
    }
}
