// SPDX-License-Identifier: Apache-2.0

public import CoreMedia
public import ObjCRuntime

extension AVCaptureDevice {
    // Sendable is unchecked because no object of the class is ever made.
    /// What a device can make; there are no devices.
    open class Format: NSObject, @unchecked Sendable {
        private override init() { super.init() }

        /// The kind of media.
        open var mediaType: AVMediaType { .video }

        /// What its samples are.
        open var formatDescription: CMFormatDescription {
            CMFormatDescription(
                mediaType: kCMMediaType_Video,
                mediaSubType: 0,
                dimensions: CMVideoDimensions()
            )
        }
    }
}
