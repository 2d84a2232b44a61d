// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import ObjCRuntime

// Sendable is unchecked because outputs belong to the session's thread, as on iOS.
/// Where a session's media go.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// What leads to it.
    open var connections: [AVCaptureConnection] { [] }

    /// What leads to it with media of a kind.
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }

    /// A rectangle of metadata in the output's pictures: their units are the same here.
    open func outputRectConverted(fromMetadataOutputRect rect: CGRect) -> CGRect { rect }

    /// A rectangle of the output's pictures in metadata: their units are the same here.
    open func metadataOutputRectConverted(fromOutputRect rect: CGRect) -> CGRect { rect }
}
