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

        /// The curve of a number; as the importer's enumerations on iOS it never fails.
        ///
        /// The keyboard's own curve, 7, and other numbers that have no name are slow at both ends.
        public init?(rawValue: Int) {
            switch rawValue {
            case 1: self = .easeIn
            case 2: self = .easeOut
            case 3: self = .linear
            default: self = .easeInOut
            }
        }
    }
}
