// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of C constants.

public import Foundation
public import ObjCRuntime

/// Four characters as a number.
public typealias OSType = UInt32

/// The result of a function: 0 for success.
public typealias CVReturn = Int32

/// Flags of a function; there are none.
public typealias CVOptionFlags = UInt64

/// Success.
public let kCVReturnSuccess: CVReturn = 0
/// The first of the errors.
public let kCVReturnFirst: CVReturn = -6660
/// An error of no known kind.
public let kCVReturnError: CVReturn = -6660
/// A wrong argument.
public let kCVReturnInvalidArgument: CVReturn = -6661
/// There is no memory.
public let kCVReturnAllocationFailed: CVReturn = -6662
/// The function isn't there.
public let kCVReturnUnsupported: CVReturn = -6663
/// The display is wrong.
public let kCVReturnInvalidDisplay: CVReturn = -6670
/// The display link runs already.
public let kCVReturnDisplayLinkAlreadyRunning: CVReturn = -6671
/// The display link doesn't run.
public let kCVReturnDisplayLinkNotRunning: CVReturn = -6672
/// The display link has no callbacks.
public let kCVReturnDisplayLinkCallbacksNotSet: CVReturn = -6673
/// The format of the pixels isn't known.
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
/// The size is wrong.
public let kCVReturnInvalidSize: CVReturn = -6681
/// The attributes are wrong.
public let kCVReturnInvalidPixelBufferAttributes: CVReturn = -6682
/// The buffer can't be used so.
public let kCVReturnPixelBufferNotOpenGLCompatible: CVReturn = -6683
/// The buffer can't be used so.
public let kCVReturnPixelBufferNotMetalCompatible: CVReturn = -6684
/// The pool has as many buffers as it may have.
public let kCVReturnWouldExceedAllocationThreshold: CVReturn = -6689
/// The pool couldn't make a buffer.
public let kCVReturnPoolAllocationFailed: CVReturn = -6690
/// The attributes of the pool are wrong.
public let kCVReturnInvalidPoolAttributes: CVReturn = -6691
/// The operation has to be tried again.
public let kCVReturnRetry: CVReturn = -6692
/// The last of the errors.
public let kCVReturnLast: CVReturn = -6699

/// How a buffer is locked.
public struct CVPixelBufferLockFlags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: CVOptionFlags

    /// Takes bits.
    public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }

    /// Only for reading.
    public static let readOnly = Self(rawValue: 1)
}

/// What a pool does when it is emptied.
public struct CVPixelBufferPoolFlushFlags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: CVOptionFlags

    /// Takes bits.
    public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }

    /// Buffers that wait go, however old they are.
    public static let excessBuffers = Self(rawValue: 1)
}

/// Whether an attachment is copied with a buffer.
public enum CVAttachmentMode: UInt32, Sendable {
    /// It is not copied.
    case shouldNotPropagate = 0
    /// It is copied.
    case shouldPropagate = 1
}

/// The kind of buffers' pixels.
public let kCVPixelFormatType_1Monochrome: OSType = 0x0000_0001
/// Indexes of eight bits.
public let kCVPixelFormatType_8Indexed: OSType = 0x0000_0008
/// Five bits a colour, the highest byte first.
public let kCVPixelFormatType_16BE555: OSType = 0x0000_0010
/// Five, six and five bits, the highest byte first.
public let kCVPixelFormatType_16BE565: OSType = 0x4235_3635
/// Five, six and five bits, the lowest byte first.
public let kCVPixelFormatType_16LE565: OSType = 0x4C35_3635
/// Red, green and blue bytes.
public let kCVPixelFormatType_24RGB: OSType = 0x0000_0018
/// Blue, green and red bytes.
public let kCVPixelFormatType_24BGR: OSType = 0x3234_4247
/// Alpha, red, green and blue bytes.
public let kCVPixelFormatType_32ARGB: OSType = 0x0000_0020
/// Blue, green, red and alpha bytes.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
/// Alpha, blue, green and red bytes.
public let kCVPixelFormatType_32ABGR: OSType = 0x4142_4752
/// Red, green, blue and alpha bytes.
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
/// Four colours of sixteen bits.
public let kCVPixelFormatType_64ARGB: OSType = 0x6236_3461
/// Four colours of half floats.
public let kCVPixelFormatType_64RGBAHalf: OSType = 0x5247_6841
/// Four colours of floats.
public let kCVPixelFormatType_128RGBAFloat: OSType = 0x5247_6641
/// One byte.
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038
/// Two bytes.
public let kCVPixelFormatType_TwoComponent8: OSType = 0x3243_3038
/// One half float.
public let kCVPixelFormatType_OneComponent16Half: OSType = 0x4C30_3068
/// One float.
public let kCVPixelFormatType_OneComponent32Float: OSType = 0x4C30_3066
/// Depth as half floats.
public let kCVPixelFormatType_DepthFloat16: OSType = 0x6864_6570
/// Depth as floats.
public let kCVPixelFormatType_DepthFloat32: OSType = 0x6664_6570
/// Disparity as half floats.
public let kCVPixelFormatType_DisparityFloat16: OSType = 0x6864_6973
/// Disparity as floats.
public let kCVPixelFormatType_DisparityFloat32: OSType = 0x6664_6973
/// Light and colour in turn, colour first.
public let kCVPixelFormatType_422YpCbCr8: OSType = 0x3276_7579
/// Light and colour in turn, light first.
public let kCVPixelFormatType_422YpCbCr8_yuvs: OSType = 0x7975_7673
/// Light, and two quarter planes of colour.
public let kCVPixelFormatType_420YpCbCr8Planar: OSType = 0x7934_3230
/// The same with the full range of bytes.
public let kCVPixelFormatType_420YpCbCr8PlanarFullRange: OSType = 0x6634_3230
/// Light, and a plane of both colours of half the size, in the range of video.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
/// Light, and a plane of both colours of half the size, with the full range of bytes.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066

/// The format of the pixels.
nonisolated(unsafe) public let kCVPixelBufferPixelFormatTypeKey: CFString = NSString(
    string: "PixelFormatType"
)
/// The width in pixels.
nonisolated(unsafe) public let kCVPixelBufferWidthKey: CFString = NSString(string: "Width")
/// The height in pixels.
nonisolated(unsafe) public let kCVPixelBufferHeightKey: CFString = NSString(string: "Height")
/// The number that the bytes of a row are a multiple of.
nonisolated(unsafe) public let kCVPixelBufferBytesPerRowAlignmentKey: CFString = NSString(
    string: "BytesPerRowAlignment"
)
/// Whether Core Graphics can draw into the buffer.
nonisolated(unsafe) public let kCVPixelBufferCGBitmapContextCompatibilityKey: CFString = NSString(
    string: "CGBitmapContextCompatibility"
)
/// Whether Core Graphics can draw the buffer.
nonisolated(unsafe) public let kCVPixelBufferCGImageCompatibilityKey: CFString = NSString(
    string: "CGImageCompatibility"
)
/// Whether OpenGL can draw the buffer.
nonisolated(unsafe) public let kCVPixelBufferOpenGLESCompatibilityKey: CFString = NSString(
    string: "OpenGLESCompatibility"
)
/// Whether Metal can draw the buffer.
nonisolated(unsafe) public let kCVPixelBufferMetalCompatibilityKey: CFString = NSString(
    string: "MetalCompatibility"
)
/// The properties of the buffer's surface.
nonisolated(unsafe) public let kCVPixelBufferIOSurfacePropertiesKey: CFString = NSString(
    string: "IOSurfaceProperties"
)
/// How many buffers a pool keeps at least.
nonisolated(unsafe) public let kCVPixelBufferPoolMinimumBufferCountKey: CFString = NSString(
    string: "MinimumBufferCount"
)
/// After how many seconds a pool lets buffers go.
nonisolated(unsafe) public let kCVPixelBufferPoolMaximumBufferAgeKey: CFString = NSString(
    string: "MaximumBufferAge"
)
/// How many buffers of a pool may be in use.
nonisolated(unsafe) public let kCVPixelBufferPoolAllocationThresholdKey: CFString = NSString(
    string: "BufferPoolAllocationThreshold"
)
