// SPDX-License-Identifier: Apache-2.0

public import CoreMedia
public import Foundation
import ObjCRuntime

/// Hears of a camera's pictures.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol,
    _AVCaptureVideoDataOutputSampleBufferDelegateProbes
{
    // @optional

    /// A picture has come.
    func captureOutput(
        _ output: AVCaptureOutput,
        didOutput sampleBuffer: CMSampleBuffer,
        from connection: AVCaptureConnection
    )

    /// A picture was left out.
    func captureOutput(
        _ output: AVCaptureOutput,
        didDrop sampleBuffer: CMSampleBuffer,
        from connection: AVCaptureConnection
    )
}
