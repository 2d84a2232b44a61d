// SPDX-License-Identifier: Apache-2.0

public import CoreMedia
public import ObjCRuntime

// Sendable is unchecked because no object of the class is ever made.
/// How a photo was taken; without a camera none is.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
    private override init() { super.init() }

    /// What tells the photo from others.
    open var uniqueID: Int64 { 0 }

    /// Its size.
    open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }

    /// Whether there was a flash.
    open var isFlashEnabled: Bool { false }
}
