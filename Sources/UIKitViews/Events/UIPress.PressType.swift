// SPDX-License-Identifier: Apache-2.0

extension UIPress {
    /// The buttons of a remote control or game controller.
    public enum PressType: Int, Sendable {
        /// Up.
        case upArrow = 0
        /// Down.
        case downArrow = 1
        /// Left.
        case leftArrow = 2
        /// Right.
        case rightArrow = 3
        /// The middle button.
        case select = 4
        /// Menu or back.
        case menu = 5
        /// Play and pause.
        case playPause = 6
    }
}
