// SPDX-License-Identifier: Apache-2.0

extension UIImage {
    /// How the pixels are to be turned to be upright.
    public enum Orientation: Int, Sendable {
        /// As they are.
        case up = 0
        /// By half a turn.
        case down = 1
        /// By a quarter turn against the clock.
        case left = 2
        /// By a quarter turn with the clock.
        case right = 3
        /// Mirrored left to right.
        case upMirrored = 4
        /// Mirrored top to bottom.
        case downMirrored = 5
        /// Mirrored left to right, then turned against the clock.
        case leftMirrored = 6
        /// Mirrored left to right, then turned with the clock.
        case rightMirrored = 7
    }
}
