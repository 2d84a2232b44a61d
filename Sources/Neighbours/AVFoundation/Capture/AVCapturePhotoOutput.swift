// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

// Sendable is unchecked because outputs belong to the session's thread, as on iOS.
/// Where photos go: without a camera there are none.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    /// An output without photos.
    public override init() { super.init() }

    /// Takes a photo; ends the program without a connection, as on iOS.
    open func capturePhoto(
        with settings: AVCapturePhotoSettings,
        delegate: any AVCapturePhotoCaptureDelegate
    ) {
        Diagnostics.trap(
            .invalidArgumentException,
            "AVCapturePhotoOutput.capturePhoto(with:delegate:): there is no active video "
                + "connection; ask for connection(with: .video) first"
        )
    }

    /// The flashes that can be used: none.
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }

    /// The codecs that photos can have: none.
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }

    /// The formats that photos can have: none.
    open var availablePhotoPixelFormatTypes: [UInt32] { [] }

    /// Whether photos are as large as can be.
    open var isHighResolutionCaptureEnabled = false

    /// Whether photos can be short movies.
    open var isLivePhotoCaptureSupported: Bool { false }

    /// Whether photos are short movies.
    open var isLivePhotoCaptureEnabled = false

    /// Whether photos can have depths.
    open var isDepthDataDeliverySupported: Bool { false }

    /// Whether photos can be made steady.
    open var isStillImageStabilizationSupported: Bool { false }

    /// Whether a flash would be used now.
    open var isFlashScene: Bool { false }

    /// Gets ready for photos; there is nothing to get ready.
    open func setPreparedPhotoSettingsArray(
        _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
        completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        DispatchQueue.global().async { completionHandler?(false, nil) }
    }
}
