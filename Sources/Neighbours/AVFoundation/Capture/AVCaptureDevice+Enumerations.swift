// SPDX-License-Identifier: Apache-2.0

extension AVCaptureDevice {
    /// Which way a camera looks.
    public enum Position: Int, Sendable {
        /// Nowhere in particular.
        case unspecified = 0
        /// Away from the user.
        case back = 1
        /// At the user.
        case front = 2
    }

    /// When the flash is used.
    public enum FlashMode: Int, Sendable {
        /// Never.
        case off = 0
        /// Always.
        case on = 1
        /// In the dark.
        case auto = 2
    }

    /// When the lamp is on.
    public enum TorchMode: Int, Sendable {
        /// Never.
        case off = 0
        /// Always.
        case on = 1
        /// In the dark.
        case auto = 2
    }

    /// How a camera is focused.
    public enum FocusMode: Int, Sendable {
        /// Not at all.
        case locked = 0
        /// Once.
        case autoFocus = 1
        /// All the time.
        case continuousAutoFocus = 2
    }

    /// How bright pictures are.
    public enum ExposureMode: Int, Sendable {
        /// As they are.
        case locked = 0
        /// As is found once.
        case autoExpose = 1
        /// As is found all the time.
        case continuousAutoExposure = 2
        /// As the program says.
        case custom = 3
    }

    /// Which white is white.
    public enum WhiteBalanceMode: Int, Sendable {
        /// The one now.
        case locked = 0
        /// One that is found once.
        case autoWhiteBalance = 1
        /// One that is found all the time.
        case continuousWhiteBalance = 2
    }

    /// How far what is focused is.
    public enum AutoFocusRangeRestriction: Int, Sendable {
        /// Anywhere.
        case none = 0
        /// Near.
        case near = 1
        /// Far.
        case far = 2
    }
}
