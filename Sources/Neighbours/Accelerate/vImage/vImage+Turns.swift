// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// No rotation.
public var kRotate0DegreesClockwise: Int { 0 }
/// A quarter turn against the clock.
public var kRotate90DegreesCounterClockwise: Int { 1 }
/// Three quarter turns with the clock.
public var kRotate270DegreesClockwise: Int { 1 }
/// Half a turn.
public var kRotate180DegreesClockwise: Int { 2 }
/// Half a turn.
public var kRotate180DegreesCounterClockwise: Int { 2 }
/// A quarter turn with the clock.
public var kRotate90DegreesClockwise: Int { 3 }
/// Three quarter turns against the clock.
public var kRotate270DegreesCounterClockwise: Int { 3 }

/// Reverses rows.
private func reflectHorizontally<T>(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ type: T.Type
) -> vImage_Error {
    eachRow(src, dest) { from, to, width in
        let (source, target) = (
            from.assumingMemoryBound(to: T.self), to.assumingMemoryBound(to: T.self)
        )
        // Both ends at once: a picture may be reflected in its own memory.
        for x in 0..<(width + 1) / 2 {
            let (left, right) = (source[x], source[width - 1 - x])
            target[x] = right
            target[width - 1 - x] = left
        }
    }
}

/// Reverses the order of rows.
private func reflectVertically(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ size: Int
) -> vImage_Error {
    let (from, to) = (src.pointee, dest.pointee)
    guard from.data != nil, to.data != nil else { return kvImageNullPointerArgument }
    guard to.width <= from.width, to.height <= from.height else {
        return kvImageRoiLargerThanInputBuffer
    }
    let (height, length) = (Int(to.height), Int(to.width) * size)
    withUnsafeTemporaryAllocation(byteCount: max(length, 1), alignment: 16) { line in
        guard let line = line.baseAddress else { return }
        for y in 0..<(height + 1) / 2 {
            let other = height - 1 - y
            line.copyMemory(from: from.data + y * from.rowBytes, byteCount: length)
            (to.data + y * to.rowBytes).copyMemory(
                from: from.data + other * from.rowBytes,
                byteCount: length
            )
            (to.data + other * to.rowBytes).copyMemory(from: line, byteCount: length)
        }
    }
    return kvImageNoError
}

/// Turns a picture around its middle.
private func rotate<T>(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ rotation: UInt8,
    _ background: T
) -> vImage_Error {
    let (from, to) = (src.pointee, dest.pointee)
    guard from.data != nil, to.data != nil else { return kvImageNullPointerArgument }
    guard rotation < 4 else { return kvImageInvalidParameter }
    let (width, height) = (Int(from.width), Int(from.height))
    let isUpright = rotation % 2 == 0
    // How far the turned picture's corner lies from that of the result.
    let left = (Int(to.width) - (isUpright ? width : height)) / 2
    let top = (Int(to.height) - (isUpright ? height : width)) / 2
    for y in 0..<Int(to.height) {
        let line = row(to, y, as: T.self)
        for x in 0..<Int(to.width) {
            let (u, v) = (x &- left, y &- top)
            let (column, place) =
                switch rotation {
                case 0: (u, v)
                case 1: (width &- 1 &- v, u)
                case 2: (width &- 1 &- u, height &- 1 &- v)
                default: (v, height &- 1 &- u)
                }
            let isInside = column >= 0 && column < width && place >= 0 && place < height
            line[x] = isInside ? row(from, place, as: T.self)[column] : background
        }
    }
    return kvImageNoError
}

/// Reflects bytes at a vertical line.
@discardableResult
public func vImageHorizontalReflect_Planar8(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    reflectHorizontally(src, dest, UInt8.self)
}

/// Reflects bytes at a horizontal line.
@discardableResult
public func vImageVerticalReflect_Planar8(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    reflectVertically(src, dest, MemoryLayout<UInt8>.size)
}

/// Turns bytes by quarter turns; a colour fills what the picture leaves free.
@discardableResult
public func vImageRotate90_Planar8(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ rotationConstant: UInt8,
    _ backColor: Pixel_8,
    _ flags: vImage_Flags
) -> vImage_Error {
    rotate(src, dest, rotationConstant, backColor)
}

/// Reflects floats at a vertical line.
@discardableResult
public func vImageHorizontalReflect_PlanarF(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    reflectHorizontally(src, dest, Float.self)
}

/// Reflects floats at a horizontal line.
@discardableResult
public func vImageVerticalReflect_PlanarF(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    reflectVertically(src, dest, MemoryLayout<Float>.size)
}

/// Turns floats by quarter turns; a colour fills what the picture leaves free.
@discardableResult
public func vImageRotate90_PlanarF(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ rotationConstant: UInt8,
    _ backColor: Pixel_F,
    _ flags: vImage_Flags
) -> vImage_Error {
    rotate(src, dest, rotationConstant, backColor)
}

/// Reflects pixels of four bytes at a vertical line.
@discardableResult
public func vImageHorizontalReflect_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    reflectHorizontally(src, dest, UInt32.self)
}

/// Reflects pixels of four bytes at a horizontal line.
@discardableResult
public func vImageVerticalReflect_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    reflectVertically(src, dest, MemoryLayout<UInt32>.size)
}

/// Turns pixels of four bytes by quarter turns; a colour fills what the picture leaves free.
@discardableResult
public func vImageRotate90_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ rotationConstant: UInt8,
    _ backColor: UnsafePointer<UInt8>,
    _ flags: vImage_Flags
) -> vImage_Error {
    rotate(src, dest, rotationConstant, pixel(backColor))
}
