// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Hears of files that are written.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol,
    _AVCaptureFileOutputRecordingDelegateProbes
{
    /// A file is written.
    func fileOutput(
        _ output: AVCaptureFileOutput,
        didFinishRecordingTo outputFileURL: URL,
        from connections: [AVCaptureConnection],
        error: (any Error)?
    )

    // @optional

    /// A file is begun.
    func fileOutput(
        _ output: AVCaptureFileOutput,
        didStartRecordingTo fileURL: URL,
        from connections: [AVCaptureConnection]
    )
}
