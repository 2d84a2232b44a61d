// SPDX-License-Identifier: Apache-2.0

/// What a script wants to record.
public enum WKMediaCaptureType: Int, Sendable {
    /// Pictures.
    case camera = 0
    /// Sound.
    case microphone = 1
    /// Pictures and sound.
    case cameraAndMicrophone = 2
}
