// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Hears of what a camera finds.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol,
    _AVCaptureMetadataOutputObjectsDelegateProbes
{
    // @optional

    /// Something was found.
    func metadataOutput(
        _ output: AVCaptureMetadataOutput,
        didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    )
}
