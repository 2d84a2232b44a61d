// SPDX-License-Identifier: Apache-2.0

extension UIApplication {
    /// Whether the application is used.
    public enum State: Int, Sendable {
        /// In front, with events.
        case active = 0
        /// In the foreground, but without events.
        case inactive = 1
        /// Not in front.
        case background = 2
    }
}
