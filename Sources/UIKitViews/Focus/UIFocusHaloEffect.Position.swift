// SPDX-License-Identifier: Apache-2.0

extension UIFocusHaloEffect {
    /// Where the ring lies.
    public enum Position: Int, Sendable {
        /// Outside, or inside where the outside would be cut off.
        case automatic = 0
        /// Around the shape.
        case outside = 1
        /// Just inside the shape.
        case inside = 2
    }
}
