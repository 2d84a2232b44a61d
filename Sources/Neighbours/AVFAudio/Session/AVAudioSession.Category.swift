// SPDX-License-Identifier: Apache-2.0

extension AVAudioSession {
    /// What a program does with sound.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A value of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Sound that a program can do without; others may be heard, too.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")

        /// The same, alone; what a session begins with.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")

        /// Sound that the program is there for.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")

        /// Recording only.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")

        /// Both, as in a call.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")

        /// Several outputs at once.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }
}
