// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import CoreMedia
import Foundation
public import ObjCRuntime

// Sendable is unchecked because no object of the class is ever made.
/// A photo; without a camera none is taken.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
    private override init() { super.init() }

    /// When it was taken.
    open var timestamp: CMTime { .invalid }

    /// Its number among several.
    open var photoCount: Int { 0 }

    /// Whether it is one of raw pixels.
    open var isRawPhoto: Bool { false }

    /// What its file says beside the picture.
    open var metadata: [String: Any] { [:] }

    /// Its file.
    open func fileDataRepresentation() -> Data? { nil }

    /// Its picture.
    open func cgImageRepresentation() -> CGImage? { nil }

    /// Its small picture.
    open func previewCGImageRepresentation() -> CGImage? { nil }
}
