// SPDX-License-Identifier: Apache-2.0

extension AVAudioSession {
    /// How a category is used.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A value of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// In no special way.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")

        /// Calls.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")

        /// Calls with pictures.
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")

        /// Talking in games.
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")

        /// Recording of movies.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")

        /// Sound as the microphone hears it.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")

        /// Movies.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")

        /// Spoken words, which pause for others.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")

        /// Announcements, as of navigation.
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
    }
}
