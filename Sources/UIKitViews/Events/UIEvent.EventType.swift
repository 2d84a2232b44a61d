// SPDX-License-Identifier: Apache-2.0

extension UIEvent {
    /// The kinds of events.
    public enum EventType: Int, Sendable {
        /// Fingers, pencils or pointer buttons.
        case touches = 0
        /// The device was shaken.
        case motion = 1
        /// A button of a headset or another remote control.
        case remoteControl = 2
        /// A key or a physical button.
        case presses = 3
        /// A turn of a wheel or a swipe on a trackpad.
        case scroll = 10
        /// The pointer moves with no button down.
        case hover = 11
        /// A pinch or turn on a trackpad.
        case transform = 14
    }
}
