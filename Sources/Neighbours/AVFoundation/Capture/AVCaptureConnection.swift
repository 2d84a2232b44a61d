// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import ObjCRuntime

// Sendable is unchecked because no object of the class is ever made.
/// What leads from an input to an output; without inputs there is none.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
    private override init() { super.init() }

    /// Whether media come.
    open var isActive: Bool { false }

    /// Whether media are wanted.
    open var isEnabled = true

    /// Whether pictures can be turned.
    open var isVideoOrientationSupported: Bool { false }

    /// How pictures are turned.
    open var videoOrientation = AVCaptureVideoOrientation.portrait

    /// Whether pictures can be turned by an angle.
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }

    /// The angle that pictures are turned by, in degrees.
    open var videoRotationAngle: CGFloat = 0

    /// Whether pictures can be mirrored.
    open var isVideoMirroringSupported: Bool { false }

    /// Whether pictures are mirrored.
    open var isVideoMirrored = false

    /// Whether the session decides on that.
    open var automaticallyAdjustsVideoMirroring = true

    /// Whether pictures can be made steady.
    open var isVideoStabilizationSupported: Bool { false }

    /// The output.
    open var output: AVCaptureOutput? { nil }

    /// Where media come from.
    open var inputPorts: [AVCaptureInput.Port] { [] }
}
