// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

// Sendable is unchecked because outputs belong to the session's thread, as on iOS.
/// Where a camera's pictures go, one by one: without a camera none come.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
    /// An output without a delegate.
    public override init() { super.init() }

    /// Hears of pictures.
    open private(set) weak var sampleBufferDelegate:
        (any AVCaptureVideoDataOutputSampleBufferDelegate)?

    /// Where the delegate hears of them.
    open private(set) var sampleBufferCallbackQueue: DispatchQueue?

    /// Sets who hears of pictures, and where.
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) {
        self.sampleBufferDelegate = sampleBufferDelegate
        self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // As on iOS.
    /// The format of pictures.
    open var videoSettings: [String: Any]! = [:]

    /// Whether pictures are left out that come too soon.
    open var alwaysDiscardsLateVideoFrames = true

    /// The formats that pictures can have: none.
    open var availableVideoPixelFormatTypes: [UInt32] { [] }

    /// The codecs that pictures can have: none.
    open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
}
