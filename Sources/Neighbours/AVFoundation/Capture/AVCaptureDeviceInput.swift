// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime

// Sendable is unchecked because inputs belong to the session's thread, as on iOS.
/// A device as where a session's media come from.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    /// The device.
    open private(set) var device: AVCaptureDevice

    /// Fails: no device can be used.
    public init(device: AVCaptureDevice) throws {
        throw AVError(.applicationIsNotAuthorizedToUseDevice, reason: "There is no such device.")
    }
}
