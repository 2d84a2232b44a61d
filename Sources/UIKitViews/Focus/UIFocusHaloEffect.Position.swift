// SPDX-License-Identifier: Apache-2.0

extension UIFocusHaloEffect {
    /// The position of the ring.
    public enum Position: Int, Sendable {
        /// Outside, or inside if it would be clipped.
        case automatic = 0
        /// Around the shape.
        case outside = 1
        /// Just inside the shape.
        case inside = 2
    }
}
