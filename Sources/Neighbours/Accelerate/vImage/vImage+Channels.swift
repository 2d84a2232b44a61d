// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Reorders the bytes of pixels: the map says which byte stands at each place.
@discardableResult
public func vImagePermuteChannels_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ permuteMap: UnsafePointer<UInt8>,
    _ flags: vImage_Flags
) -> vImage_Error {
    let map = (0..<4).map { Int(permuteMap[$0]) }
    guard map.allSatisfy({ $0 < 4 }) else { return kvImageInvalidParameter }
    let (a, b, c, d) = (map[0] * 8, map[1] * 8, map[2] * 8, map[3] * 8)
    return eachRow(src, dest) { from, to, width in
        let (from, to) = (
            from.assumingMemoryBound(to: UInt32.self), to.assumingMemoryBound(to: UInt32.self)
        )
        for x in 0..<width {
            let old = from[x]
            to[x] =
                (old >> a & 255) | (old >> b & 255) << 8 | (old >> c & 255) << 16 | (old >> d & 255)
                << 24
        }
    }
}

/// The bits of a pixel whose channels are in a mask, where 8 stands for the first byte.
private func bits(_ copyMask: UInt8) -> UInt32 {
    (0..<4).reduce(0) { copyMask & 8 >> $1 != 0 ? $0 | 255 << (8 * UInt32($1)) : $0 }
}

/// Takes some bytes of pixels from one picture of single bytes and the others from another picture.
@discardableResult
public func vImageOverwriteChannels_ARGB8888(
    _ newSrc: UnsafePointer<vImage_Buffer>,
    _ origSrc: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ copyMask: UInt8,
    _ flags: vImage_Flags
) -> vImage_Error {
    let mask = bits(copyMask)
    guard newSrc.pointee.data != nil else { return kvImageNullPointerArgument }
    guard newSrc.pointee.width >= dest.pointee.width, newSrc.pointee.height >= dest.pointee.height
    else {
        return kvImageRoiLargerThanInputBuffer
    }
    var y = 0
    return eachRow(origSrc, dest) { from, to, width in
        let new = row(newSrc.pointee, y, as: UInt8.self)
        let (from, to) = (
            from.assumingMemoryBound(to: UInt32.self), to.assumingMemoryBound(to: UInt32.self)
        )
        for x in 0..<width { to[x] = from[x] & ~mask | (UInt32(new[x]) &* 0x0101_0101) & mask }
        y += 1
    }
}

/// Gives some bytes of all pixels a value.
@discardableResult
public func vImageOverwriteChannelsWithScalar_ARGB8888(
    _ scalar: Pixel_8,
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ copyMask: UInt8,
    _ flags: vImage_Flags
) -> vImage_Error {
    let mask = bits(copyMask)
    let value = (UInt32(scalar) &* 0x0101_0101) & mask
    return eachRow(src, dest) { from, to, width in
        let (from, to) = (
            from.assumingMemoryBound(to: UInt32.self), to.assumingMemoryBound(to: UInt32.self)
        )
        for x in 0..<width { to[x] = from[x] & ~mask | value }
    }
}

/// Takes some bytes of pixels from one picture and the others from another.
@discardableResult
public func vImageSelectChannels_ARGB8888(
    _ newSrc: UnsafePointer<vImage_Buffer>,
    _ origSrc: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ copyMask: UInt8,
    _ flags: vImage_Flags
) -> vImage_Error {
    let mask = bits(copyMask)
    guard newSrc.pointee.data != nil else { return kvImageNullPointerArgument }
    guard newSrc.pointee.width >= dest.pointee.width, newSrc.pointee.height >= dest.pointee.height
    else {
        return kvImageRoiLargerThanInputBuffer
    }
    var y = 0
    return eachRow(origSrc, dest) { from, to, width in
        let new = row(newSrc.pointee, y, as: UInt32.self)
        let (from, to) = (
            from.assumingMemoryBound(to: UInt32.self), to.assumingMemoryBound(to: UInt32.self)
        )
        for x in 0..<width { to[x] = from[x] & ~mask | new[x] & mask }
        y += 1
    }
}

/// Takes one byte of each pixel.
@discardableResult
public func vImageExtractChannel_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ channelIndex: Int,
    _ flags: vImage_Flags
) -> vImage_Error {
    guard (0..<4).contains(channelIndex) else { return kvImageInvalidParameter }
    return eachRow(src, dest) { from, to, width in
        let (from, to) = (
            from.assumingMemoryBound(to: UInt8.self), to.assumingMemoryBound(to: UInt8.self)
        )
        for x in 0..<width { to[x] = from[4 &* x &+ channelIndex] }
    }
}

/// Fills a picture with a colour of four bytes.
@discardableResult
public func vImageBufferFill_ARGB8888(
    _ dest: UnsafePointer<vImage_Buffer>,
    _ color: UnsafePointer<UInt8>,
    _ flags: vImage_Flags
) -> vImage_Error {
    let color = pixel(color)
    return eachRow(dest, dest) { _, to, width in
        to.assumingMemoryBound(to: UInt32.self).update(repeating: color, count: width)
    }
}

/// Copies a picture of pixels of so many bytes.
@discardableResult
public func vImageCopyBuffer(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ pixelSize: Int,
    _ flags: vImage_Flags
) -> vImage_Error {
    eachRow(src, dest) { from, to, width in to.copyMemory(from: from, byteCount: width * pixelSize)
    }
}

/// Makes memory for a picture, which belongs to the caller: `free` gives it back.
@discardableResult
public func vImageBuffer_Init(
    _ buf: UnsafeMutablePointer<vImage_Buffer>,
    _ height: vImagePixelCount,
    _ width: vImagePixelCount,
    _ pixelBits: UInt32,
    _ flags: vImage_Flags
) -> vImage_Error {
    do {
        let made = try vImage_Buffer(
            width: Int(width),
            height: Int(height),
            bitsPerPixel: pixelBits
        )
        guard flags & kvImageNoAllocate == 0 else {
            free(made.data)
            buf.pointee = vImage_Buffer(
                data: nil,
                height: height,
                width: width,
                rowBytes: made.rowBytes
            )
            return 16
        }
        buf.pointee = made
        return kvImageNoError
    } catch {
        return (error as? vImage.Error)?.rawValue ?? kvImageMemoryAllocationError
    }
}
