// SPDX-License-Identifier: Apache-2.0

import CoreMedia
public import Foundation
import ObjCRuntime

/// Hears of photos.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol,
    _AVCapturePhotoCaptureDelegateProbes
{
    // @optional

    /// A photo is asked for.
    func photoOutput(
        _ output: AVCapturePhotoOutput,
        willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
    )

    /// A photo is about to be taken.
    func photoOutput(
        _ output: AVCapturePhotoOutput,
        willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    )

    /// A photo was taken.
    func photoOutput(
        _ output: AVCapturePhotoOutput,
        didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    )

    /// A photo is there, or has failed.
    func photoOutput(
        _ output: AVCapturePhotoOutput,
        didFinishProcessingPhoto photo: AVCapturePhoto,
        error: (any Error)?
    )

    /// Nothing more will come of a photo.
    func photoOutput(
        _ output: AVCapturePhotoOutput,
        didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    )
}
