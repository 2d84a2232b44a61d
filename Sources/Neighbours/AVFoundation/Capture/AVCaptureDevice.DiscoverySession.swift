// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

extension AVCaptureDevice {
    // Sendable is unchecked because a search has nothing that changes.
    /// A search for devices, which finds none.
    open class DiscoverySession: NSObject, @unchecked Sendable {
        /// A search for devices of some kinds, for a kind of media, on a side.
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
            super.init()
        }

        /// What was found.
        open var devices: [AVCaptureDevice] { [] }

        /// Sets of devices that can be used at once.
        open var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { [] }
    }
}
