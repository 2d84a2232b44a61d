// SPDX-License-Identifier: Apache-2.0

extension UIApplicationShortcutIcon {
    /// The system's pictures for shortcuts.
    public enum IconType: Int, Sendable {
        /// A new text.
        case compose
        /// Playing.
        case play
        /// Pausing.
        case pause
        /// Something new.
        case add
        /// A place.
        case location
        /// Searching.
        case search
        /// Sharing.
        case share
        /// Forbidding.
        case prohibit
        /// A person.
        case contact
        /// The home.
        case home
        /// Marking a place.
        case markLocation
        /// A favourite.
        case favorite
        /// A heart.
        case love
        /// The cloud.
        case cloud
        /// An invitation.
        case invitation
        /// Agreeing.
        case confirmation
        /// A letter.
        case mail
        /// A message.
        case message
        /// A day.
        case date
        /// A time.
        case time
        /// Taking a picture.
        case capturePhoto
        /// Filming.
        case captureVideo
        /// Something to do.
        case task
        /// Something that is done.
        case taskCompleted
        /// An alarm.
        case alarm
        /// A bookmark.
        case bookmark
        /// In any order.
        case shuffle
        /// Sound.
        case audio
        /// Fetching updates.
        case update
    }
}
