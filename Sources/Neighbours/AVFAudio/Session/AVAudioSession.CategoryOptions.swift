// SPDX-License-Identifier: Apache-2.0

extension AVAudioSession {
    /// How a category treats others, and which devices it may use.
    public struct CategoryOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Others are heard, too.
        public static let mixWithOthers = CategoryOptions(rawValue: 1 << 0)
        /// Others are heard more softly.
        public static let duckOthers = CategoryOptions(rawValue: 1 << 1)
        /// Headsets over Bluetooth.
        public static let allowBluetooth = CategoryOptions(rawValue: 1 << 2)
        /// Headsets over Bluetooth, under their newer name.
        public static let allowBluetoothHFP = CategoryOptions(rawValue: 1 << 2)
        /// The speaker rather than the receiver.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 1 << 3)
        /// Spoken words of others pause.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 1 << 4)
        /// Headphones over Bluetooth.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 1 << 5)
        /// AirPlay.
        public static let allowAirPlay = CategoryOptions(rawValue: 1 << 6)
        /// Goes on where the system mutes the microphone.
        public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 1 << 7)
    }
}
