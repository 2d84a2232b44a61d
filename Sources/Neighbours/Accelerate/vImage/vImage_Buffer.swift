// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
// swift-format-ignore-file: TypeNamesShouldBeCapitalized, NoLeadingUnderscores

public import Foundation

/// A number of pixels.
public typealias vImagePixelCount = UInt
/// What became of a call: zero, or what was wrong with it.
public typealias vImage_Error = Int
/// How a call is to be done.
public typealias vImage_Flags = UInt32
/// A byte of a picture.
public typealias Pixel_8 = UInt8
/// A float of a picture.
public typealias Pixel_F = Float
/// Four bytes of a picture.
public typealias Pixel_8888 = (Pixel_8, Pixel_8, Pixel_8, Pixel_8)
/// Four floats of a picture.
public typealias Pixel_FFFF = (Pixel_F, Pixel_F, Pixel_F, Pixel_F)

/// All went well.
public let kvImageNoError: vImage_Error = 0
/// What is asked for reaches beyond the picture.
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21766
/// A kernel's side is even or nothing.
public let kvImageInvalidKernelSize: vImage_Error = -21767
/// The way beyond the edges is not said.
public let kvImageInvalidEdgeStyle: vImage_Error = -21768
/// There is no memory.
public let kvImageMemoryAllocationError: vImage_Error = -21771
/// Something is missing.
public let kvImageNullPointerArgument: vImage_Error = -21772
/// An argument makes no sense.
public let kvImageInvalidParameter: vImage_Error = -21773
/// Pictures do not fit each other.
public let kvImageBufferSizeMismatch: vImage_Error = -21774
/// A flag that is not built.
public let kvImageUnknownFlagsBit: vImage_Error = -21775

/// Something went wrong inside.
public let kvImageInternalError: vImage_Error = -21776
/// A format of pixels that is not supported.
public let kvImageInvalidImageFormat: vImage_Error = -21778

/// As usual.
public let kvImageNoFlags: vImage_Flags = 0
/// The first byte of a pixel stays as it is.
public let kvImageLeaveAlphaUnchanged: vImage_Flags = 1
/// Pixels near the edges stay as they are.
public let kvImageCopyInPlace: vImage_Flags = 2
/// Beyond the edges lies a colour.
public let kvImageBackgroundColorFill: vImage_Flags = 4
/// Beyond the edges the outermost pixels go on.
public let kvImageEdgeExtend: vImage_Flags = 8
/// Only one thread works.
public let kvImageDoNotTile: vImage_Flags = 16
/// Scales with more of the pixels around.
public let kvImageHighQualityResampling: vImage_Flags = 32
/// Only pixels of the picture count near the edges.
public let kvImageTruncateKernel: vImage_Flags = 64
/// Nothing is done; the answer is how much memory for the time being the call wants.
public let kvImageGetTempBufferSize: vImage_Flags = 128
/// Says in the log what is wrong.
public let kvImagePrintDiagnosticsToConsole: vImage_Flags = 256
/// No memory is made.
public let kvImageNoAllocate: vImage_Flags = 512

/// A picture in memory: the top row first, rows a number of bytes apart.
public struct vImage_Buffer {
    /// The first pixel.
    public var data: UnsafeMutableRawPointer!
    /// How many rows there are.
    public var height: vImagePixelCount
    /// How many pixels there are in a row.
    public var width: vImagePixelCount
    /// How many bytes there are from one row to the next.
    public var rowBytes: Int

    /// No picture.
    public init() {
        data = nil
        height = 0
        width = 0
        rowBytes = 0
    }

    /// Takes memory of somebody's.
    public init(
        data: UnsafeMutableRawPointer!,
        height: vImagePixelCount,
        width: vImagePixelCount,
        rowBytes: Int
    ) {
        self.data = data
        self.height = height
        self.width = width
        self.rowBytes = rowBytes
    }

    /// Makes memory, which ``free()`` gives back; rows begin at multiples of 16 bytes.
    public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
        let (bits, isTooWide) = width.multipliedReportingOverflow(by: Int(bitsPerPixel))
        guard width > 0, height > 0, bitsPerPixel > 0, !isTooWide else {
            throw vImage.Error.invalidParameter
        }
        let row = (bits / 8 + (bits % 8 == 0 ? 0 : 1) + 15) & ~15
        let (count, isTooLarge) = row.multipliedReportingOverflow(by: height)
        guard !isTooLarge, let memory = malloc(count) else {
            throw vImage.Error.memoryAllocationError
        }
        self.init(
            data: memory,
            height: vImagePixelCount(height),
            width: vImagePixelCount(width),
            rowBytes: row
        )
    }

    /// Makes memory for a picture of so many whole pixels.
    public init(size: CGSize, bitsPerPixel: UInt32) throws {
        let most = CGFloat(Int32.max)
        guard size.width.magnitude < most, size.height.magnitude < most else {
            throw vImage.Error.invalidParameter
        }
        try self.init(
            width: Int(size.width),
            height: Int(size.height),
            bitsPerPixel: bitsPerPixel
        )
    }

    /// Gives back memory that an initializer of a size has made.
    public func free() { Foundation.free(data) }

    /// Width and height.
    public var size: CGSize { CGSize(width: Int(width), height: Int(height)) }
}

/// What is in vImage beside functions.
public enum vImage {
    /// What can be wrong with a call.
    public enum Error: Int, Swift.Error, Sendable {
        case memoryAllocationError = -21771
        case invalidParameter = -21773
        case roiLargerThanInputBuffer = -21766
        case invalidKernelSize = -21767
        case invalidEdgeStyle = -21768
        case nullPointerArgument = -21772
        case bufferSizeMismatch = -21774
        case internalError = -21776
        case invalidImageFormat = -21778
    }

    /// How a call is to be done.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int
        /// Takes bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// As usual.
        public static let noFlags: Options = []
        /// The first byte of a pixel stays as it is.
        public static let leaveAlphaUnchanged = Options(rawValue: 1)
        /// Scales with more of the pixels around.
        public static let highQualityResampling = Options(rawValue: 32)
        /// Only one thread works.
        public static let doNotTile = Options(rawValue: 16)
        /// Says in the log what is wrong.
        public static let printDiagnosticsToConsole = Options(rawValue: 256)
        /// No memory is made.
        public static let noAllocate = Options(rawValue: 512)

        /// The bits as functions take them.
        var flags: vImage_Flags { vImage_Flags(truncatingIfNeeded: rawValue) }
    }
}
