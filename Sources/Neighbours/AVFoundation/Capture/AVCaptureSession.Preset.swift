// SPDX-License-Identifier: Apache-2.0

extension AVCaptureSession {
    /// How good what a session makes is.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A value of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Photos.
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")

        /// Good movies.
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")

        /// Movies for the network.
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")

        /// Movies for slow networks.
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")

        /// 352 by 288 pixels.
        public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")

        /// 640 by 480 pixels.
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")

        /// 960 by 540 pixels, each by itself.
        public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")

        /// 1280 by 720 pixels.
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")

        /// 1280 by 720 pixels, each by itself.
        public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")

        /// 1920 by 1080 pixels.
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")

        /// 3840 by 2160 pixels.
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")

        /// What the input makes.
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
    }
}
