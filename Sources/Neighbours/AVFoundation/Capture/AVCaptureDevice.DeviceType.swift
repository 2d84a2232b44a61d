// SPDX-License-Identifier: Apache-2.0

extension AVCaptureDevice {
    /// A kind of camera or microphone.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A value of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The usual camera.
        public static let builtInWideAngleCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera"
        )

        /// A camera for what is far.
        public static let builtInTelephotoCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera"
        )

        /// A camera for what is wide.
        public static let builtInUltraWideCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera"
        )

        /// Two cameras.
        public static let builtInDualCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInDualCamera"
        )

        /// Two cameras, one for what is wide.
        public static let builtInDualWideCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera"
        )

        /// Three cameras.
        public static let builtInTripleCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera"
        )

        /// A camera that measures depth.
        public static let builtInTrueDepthCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera"
        )

        /// A camera that measures depth with light.
        public static let builtInLiDARDepthCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera"
        )

        /// A microphone.
        public static let builtInMicrophone = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInMicrophone"
        )

        /// Any microphone.
        public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")

        /// A device that was connected.
        public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")

        /// The camera of another device.
        public static let continuityCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeContinuityCamera"
        )
    }
}
