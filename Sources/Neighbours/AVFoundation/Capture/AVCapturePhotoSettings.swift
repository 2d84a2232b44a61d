// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
import Synchronization

// Sendable is unchecked because settings belong to the thread that makes them, as on iOS.
/// How a photo is taken.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
    private static let last = Mutex<Int64>(0)

    /// What tells the photo from others.
    open private(set) var uniqueID: Int64
    /// The format of the photo by the keys of settings.
    open private(set) var format: [String: Any]?
    /// Whether there is a flash.
    open var flashMode = AVCaptureDevice.FlashMode.off
    /// Whether the photo is as large as can be.
    open var isHighResolutionPhotoEnabled = false
    /// Whether the photo is made steady.
    open var isAutoStillImageStabilizationEnabled = false
    /// The format of a small photo that comes first.
    open var previewPhotoFormat: [String: Any]?
    /// Where a short movie goes; nil for a still photo.
    open var livePhotoMovieFileURL: URL?

    /// The usual settings.
    public override convenience init() { self.init(format: nil) }

    /// Settings for a format.
    public init(format: [String: Any]?) {
        uniqueID = Self.last.withLock { number in
            number += 1
            return number
        }
        self.format = format
        super.init()
    }

    /// The same settings for another photo.
    public convenience init(from photoSettings: AVCapturePhotoSettings) {
        self.init(format: photoSettings.format)
        flashMode = photoSettings.flashMode
        isHighResolutionPhotoEnabled = photoSettings.isHighResolutionPhotoEnabled
        isAutoStillImageStabilizationEnabled = photoSettings.isAutoStillImageStabilizationEnabled
        previewPhotoFormat = photoSettings.previewPhotoFormat
        livePhotoMovieFileURL = photoSettings.livePhotoMovieFileURL
    }

    /// The formats that a small photo can have: none.
    open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
}
