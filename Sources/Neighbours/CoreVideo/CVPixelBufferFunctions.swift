// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of C functions.

public import Foundation
public import ObjCRuntime

/// Tells the owner of bytes that a buffer no longer uses them.
public typealias CVPixelBufferReleaseBytesCallback =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?) -> Void

/// The longest side of a buffer, so that no size overflows.
private let longestSide = 1 << 15

private func isSize(_ width: Int, _ height: Int) -> Bool {
    (1...longestSide).contains(width) && (1...longestSide).contains(height)
}

/// A number of a dictionary of attributes.
func pixelBufferNumber(_ key: CFString, _ attributes: CFDictionary?) -> Int? {
    guard let attributes else { return nil }
    for (name, value) in attributes where (name as? String) == (key as String) {
        return (value as? NSNumber)?.intValue ?? (value as? Int) ?? (value as? OSType).map(Int.init)
    }
    return nil
}

/// Makes a buffer, whose bytes are zero.
public func CVPixelBufferCreate(
    _ allocator: CFAllocator?,
    _ width: Int,
    _ height: Int,
    _ pixelFormatType: OSType,
    _ pixelBufferAttributes: CFDictionary?,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    pixelBufferOut.pointee = nil
    guard isSize(width, height) else { return kCVReturnInvalidSize }
    // Rows begin where vectors may.
    let asked = pixelBufferNumber(kCVPixelBufferBytesPerRowAlignmentKey, pixelBufferAttributes)
    let made = CVBuffer.make(
        format: pixelFormatType,
        width: width,
        height: height,
        alignment: min(max(asked ?? 16, 1), 4_096)
    )
    guard let made else { return kCVReturnInvalidPixelFormat }
    pixelBufferOut.pointee = made
    return kCVReturnSuccess
}

/// Makes a buffer over bytes of the program's.
public func CVPixelBufferCreateWithBytes(
    _ allocator: CFAllocator?,
    _ width: Int,
    _ height: Int,
    _ pixelFormatType: OSType,
    _ baseAddress: UnsafeMutableRawPointer,
    _ bytesPerRow: Int,
    _ releaseCallback: CVPixelBufferReleaseBytesCallback?,
    _ releaseRefCon: UnsafeMutableRawPointer?,
    _ pixelBufferAttributes: CFDictionary?,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    pixelBufferOut.pointee = nil
    guard isSize(width, height) else { return kCVReturnInvalidSize }
    guard let layout = PixelLayout(pixelFormatType), !layout.isPlanar else {
        return kCVReturnInvalidPixelFormat
    }
    guard bytesPerRow >= (width * layout.planes[0].bits + 7) / 8 else {
        return kCVReturnInvalidArgument
    }
    let plane = CVBuffer.Plane(width: width, height: height, bytesPerRow: bytesPerRow, offset: 0)
    // The program hands the pointer over.
    let owner = UncheckedTransfer(releaseRefCon)
    pixelBufferOut.pointee = CVBuffer(
        format: pixelFormatType,
        width: width,
        height: height,
        planes: [plane],
        isPlanar: false,
        memory: CVBuffer.Memory(base: baseAddress, count: bytesPerRow * height),
        release: { releaseCallback?(owner.value, UnsafeRawPointer($0.base)) }
    )
    return kCVReturnSuccess
}

/// Locks the bytes; the program may use them.
@discardableResult
public func CVPixelBufferLockBaseAddress(
    _ pixelBuffer: CVPixelBuffer,
    _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

/// Unlocks the bytes.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
    _ pixelBuffer: CVPixelBuffer,
    _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

/// The width in pixels.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }

/// The height in pixels.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }

/// The format of the pixels.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType {
    pixelBuffer.format
}

/// Where the bytes begin.
public func CVPixelBufferGetBaseAddress(
    _ pixelBuffer: CVPixelBuffer
) -> UnsafeMutableRawPointer? { pixelBuffer.memory.base }

/// The bytes of a row; of a buffer with planes those of the first.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int {
    pixelBuffer.planes[0].bytesPerRow
}

/// How many bytes there are.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int {
    pixelBuffer.memory.count
}

/// Whether the buffer has planes.
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { pixelBuffer.isPlanar }

/// How many planes there are; 0 for a buffer that has none.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int {
    pixelBuffer.isPlanar ? pixelBuffer.planes.count : 0
}

private func plane(_ buffer: CVPixelBuffer, _ index: Int) -> CVBuffer.Plane? {
    buffer.planes.indices.contains(index) ? buffer.planes[index] : nil
}

/// The width of a plane; 0 for one that is not there.
public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    plane(pixelBuffer, planeIndex)?.width ?? 0
}

/// The height of a plane; 0 for one that is not there.
public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    plane(pixelBuffer, planeIndex)?.height ?? 0
}

/// Where the bytes of a plane begin; nil for one that is not there.
public func CVPixelBufferGetBaseAddressOfPlane(
    _ pixelBuffer: CVPixelBuffer,
    _ planeIndex: Int
) -> UnsafeMutableRawPointer? {
    plane(pixelBuffer, planeIndex).map { pixelBuffer.memory.base + $0.offset }
}

/// The bytes of a row of a plane; 0 for one that is not there.
public func CVPixelBufferGetBytesPerRowOfPlane(
    _ pixelBuffer: CVPixelBuffer,
    _ planeIndex: Int
) -> Int { plane(pixelBuffer, planeIndex)?.bytesPerRow ?? 0 }

/// How many pixels lie around the picture: none.
public func CVPixelBufferGetExtendedPixels(
    _ pixelBuffer: CVPixelBuffer,
    _ extraColumnsOnLeft: UnsafeMutablePointer<Int>?,
    _ extraColumnsOnRight: UnsafeMutablePointer<Int>?,
    _ extraRowsOnTop: UnsafeMutablePointer<Int>?,
    _ extraRowsOnBottom: UnsafeMutablePointer<Int>?
) {
    for count in [extraColumnsOnLeft, extraColumnsOnRight, extraRowsOnTop, extraRowsOnBottom] {
        count?.pointee = 0
    }
}

/// Fills the pixels around the picture; there are none.
@discardableResult
public func CVPixelBufferFillExtendedPixels(_ pixelBuffer: CVPixelBuffer) -> CVReturn {
    kCVReturnSuccess
}

/// The number of the type.
public func CVPixelBufferGetTypeID() -> UInt { 0x4356_5042 }
