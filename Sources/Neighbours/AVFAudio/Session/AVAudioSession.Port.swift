// SPDX-License-Identifier: Apache-2.0

extension AVAudioSession {
    /// A kind of plug.
    public struct Port: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A value of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The built-in microphone.
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")

        /// The microphone of a headset.
        public static let headsetMic = Port(rawValue: "MicrophoneWired")

        /// Line input.
        public static let lineIn = Port(rawValue: "LineIn")

        /// The built-in speaker.
        public static let builtInSpeaker = Port(rawValue: "Speaker")

        /// The speaker that is held to an ear.
        public static let builtInReceiver = Port(rawValue: "Receiver")

        /// Headphones by wire.
        public static let headphones = Port(rawValue: "Headphones")

        /// Line output.
        public static let lineOut = Port(rawValue: "LineOut")

        /// Headphones over Bluetooth.
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")

        /// Low-energy Bluetooth.
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")

        /// A headset over Bluetooth.
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")

        // swift-format-ignore: AlwaysUseLowerCamelCase
        /// HDMI.
        public static let HDMI = Port(rawValue: "HDMIOutput")

        /// AirPlay.
        public static let airPlay = Port(rawValue: "AirPlay")

        /// USB.
        public static let usbAudio = Port(rawValue: "USBAudio")

        /// A car.
        public static let carAudio = Port(rawValue: "CarAudio")
    }
}
