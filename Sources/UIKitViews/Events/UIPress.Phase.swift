// SPDX-License-Identifier: Apache-2.0

extension UIPress {
    /// The phase of a press.
    public enum Phase: Int, Sendable {
        /// It went down.
        case began = 0
        /// Its force changed.
        case changed = 1
        /// It is down and did nothing since the last event.
        case stationary = 2
        /// It went up.
        case ended = 3
        /// The system took it away.
        case cancelled = 4
    }
}
