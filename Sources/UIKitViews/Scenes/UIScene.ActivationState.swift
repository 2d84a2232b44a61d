// SPDX-License-Identifier: Apache-2.0

extension UIScene {
    /// Whether a scene is used.
    public enum ActivationState: Int, Sendable {
        /// Not connected.
        case unattached = -1
        /// In front, with events.
        case foregroundActive = 0
        /// In the foreground, but without events.
        case foregroundInactive = 1
        /// Not in front.
        case background = 2
    }
}
