// SPDX-License-Identifier: Apache-2.0

extension UITouch {
    /// The phase of a touch.
    public enum Phase: Int, Sendable {
        /// The touch began.
        case began = 0
        /// It moved.
        case moved = 1
        /// It is down and did nothing since the last event.
        case stationary = 2
        /// It was lifted.
        case ended = 3
        /// The system took it away.
        case cancelled = 4
        /// The pointer entered the window with no button down.
        case regionEntered = 5
        /// The pointer moved over the window with no button down.
        case regionMoved = 6
        /// The pointer left the window.
        case regionExited = 7
    }
}
