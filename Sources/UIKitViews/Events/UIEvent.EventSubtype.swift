// SPDX-License-Identifier: Apache-2.0

extension UIEvent {
    /// Which motion or which button of a remote control.
    public enum EventSubtype: Int, Sendable {
        /// No subtype.
        case none = 0
        /// The device was shaken.
        case motionShake = 1
        /// Play.
        case remoteControlPlay = 100
        /// Pause.
        case remoteControlPause = 101
        /// Stop.
        case remoteControlStop = 102
        /// Play, or pause if it plays.
        case remoteControlTogglePlayPause = 103
        /// On to the next track.
        case remoteControlNextTrack = 104
        /// Back to the previous track.
        case remoteControlPreviousTrack = 105
        /// The button for seeking back went down.
        case remoteControlBeginSeekingBackward = 106
        /// The button for seeking back went up.
        case remoteControlEndSeekingBackward = 107
        /// The button for seeking forward went down.
        case remoteControlBeginSeekingForward = 108
        /// The button for seeking forward went up.
        case remoteControlEndSeekingForward = 109
    }
}
