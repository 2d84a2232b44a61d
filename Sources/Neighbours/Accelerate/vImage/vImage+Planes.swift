// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The places of bytes in pixels of three and four bytes.
private typealias Places = (first: Int, second: Int, third: Int)

/// Drops a byte of each pixel.
private func drop(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ places: Places
) -> vImage_Error {
    eachRow(src, dest) { from, to, width in
        let (from, to) = (
            from.assumingMemoryBound(to: UInt8.self), to.assumingMemoryBound(to: UInt8.self)
        )
        for x in 0..<width {
            let pixel = from + 4 &* x
            let bytes = (pixel[places.first], pixel[places.second], pixel[places.third])
            (to[3 &* x], to[3 &* x &+ 1], to[3 &* x &+ 2]) = bytes
        }
    }
}

/// Adds alpha to pixels of three bytes: that of a picture, or a constant.
private func extend(
    _ src: UnsafePointer<vImage_Buffer>,
    _ alphas: UnsafePointer<vImage_Buffer>?,
    _ alpha: UInt8,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ isPremultiplied: Bool,
    _ places: Places,
    _ alphaPlace: Int
) -> vImage_Error {
    var y = 0
    return eachRow(src, dest) { from, to, width in
        let (from, to) = (
            from.assumingMemoryBound(to: UInt8.self), to.assumingMemoryBound(to: UInt8.self)
        )
        let line = alphas.map { row($0.pointee, y, as: UInt8.self) }
        for x in 0..<width {
            let alpha = line?[x] ?? alpha
            let (pixel, old) = (to + 4 &* x, from + 3 &* x)
            let factor = isPremultiplied ? alpha : 255
            pixel[places.first] = times(old[0], factor)
            pixel[places.second] = times(old[1], factor)
            pixel[places.third] = times(old[2], factor)
            pixel[alphaPlace] = alpha
        }
        y += 1
    }
}

/// Drops the alpha of ARGB pixels.
@discardableResult
public func vImageConvert_ARGB8888toRGB888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    drop(src, dest, (1, 2, 3))
}

/// Makes ARGB pixels with the alpha of a picture, or one for all.
@discardableResult
public func vImageConvert_RGB888toARGB8888(
    _ rgbSrc: UnsafePointer<vImage_Buffer>,
    _ aSrc: UnsafePointer<vImage_Buffer>?,
    _ alpha: Pixel_8,
    _ rgbaDest: UnsafePointer<vImage_Buffer>,
    _ premultiply: Bool,
    _ flags: vImage_Flags
) -> vImage_Error {
    extend(rgbSrc, aSrc, alpha, rgbaDest, premultiply, (1, 2, 3), 0)
}

/// Drops the alpha of RGBA pixels.
@discardableResult
public func vImageConvert_RGBA8888toRGB888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    drop(src, dest, (0, 1, 2))
}

/// Makes RGBA pixels with the alpha of a picture, or one for all.
@discardableResult
public func vImageConvert_RGB888toRGBA8888(
    _ rgbSrc: UnsafePointer<vImage_Buffer>,
    _ aSrc: UnsafePointer<vImage_Buffer>?,
    _ alpha: Pixel_8,
    _ rgbaDest: UnsafePointer<vImage_Buffer>,
    _ premultiply: Bool,
    _ flags: vImage_Flags
) -> vImage_Error {
    extend(rgbSrc, aSrc, alpha, rgbaDest, premultiply, (0, 1, 2), 3)
}

/// Drops the alpha of BGRA pixels.
@discardableResult
public func vImageConvert_BGRA8888toRGB888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    drop(src, dest, (2, 1, 0))
}

/// Makes BGRA pixels with the alpha of a picture, or one for all.
@discardableResult
public func vImageConvert_RGB888toBGRA8888(
    _ rgbSrc: UnsafePointer<vImage_Buffer>,
    _ aSrc: UnsafePointer<vImage_Buffer>?,
    _ alpha: Pixel_8,
    _ rgbaDest: UnsafePointer<vImage_Buffer>,
    _ premultiply: Bool,
    _ flags: vImage_Flags
) -> vImage_Error {
    extend(rgbSrc, aSrc, alpha, rgbaDest, premultiply, (2, 1, 0), 3)
}

/// Splits ARGB8888 pixels into pictures of bytes.
@discardableResult
public func vImageConvert_ARGB8888toPlanar8(
    _ src: UnsafePointer<vImage_Buffer>,
    _ alpha: UnsafePointer<vImage_Buffer>,
    _ red: UnsafePointer<vImage_Buffer>,
    _ green: UnsafePointer<vImage_Buffer>,
    _ blue: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    for (k, plane) in [alpha, red, green, blue].enumerated() {
        let error = eachRow(src, plane) { from, to, width in
            let (from, to) = (
                from.assumingMemoryBound(to: UInt8.self), to.assumingMemoryBound(to: UInt8.self)
            )
            for x in 0..<width { to[x] = from[4 &* x &+ k] }
        }
        guard error == kvImageNoError else { return error }
    }
    return kvImageNoError
}

/// Joins pictures of bytes to ARGB8888 pixels.
@discardableResult
public func vImageConvert_Planar8toARGB8888(
    _ alpha: UnsafePointer<vImage_Buffer>,
    _ red: UnsafePointer<vImage_Buffer>,
    _ green: UnsafePointer<vImage_Buffer>,
    _ blue: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    for (k, plane) in [alpha, red, green, blue].enumerated() {
        let error = eachRow(plane, dest) { from, to, width in
            let (from, to) = (
                from.assumingMemoryBound(to: UInt8.self), to.assumingMemoryBound(to: UInt8.self)
            )
            for x in 0..<width { to[4 &* x &+ k] = from[x] }
        }
        guard error == kvImageNoError else { return error }
    }
    return kvImageNoError
}

/// Splits RGB888 pixels into pictures of bytes.
@discardableResult
public func vImageConvert_RGB888toPlanar8(
    _ src: UnsafePointer<vImage_Buffer>,
    _ red: UnsafePointer<vImage_Buffer>,
    _ green: UnsafePointer<vImage_Buffer>,
    _ blue: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    for (k, plane) in [red, green, blue].enumerated() {
        let error = eachRow(src, plane) { from, to, width in
            let (from, to) = (
                from.assumingMemoryBound(to: UInt8.self), to.assumingMemoryBound(to: UInt8.self)
            )
            for x in 0..<width { to[x] = from[3 &* x &+ k] }
        }
        guard error == kvImageNoError else { return error }
    }
    return kvImageNoError
}

/// Joins pictures of bytes to RGB888 pixels.
@discardableResult
public func vImageConvert_Planar8toRGB888(
    _ red: UnsafePointer<vImage_Buffer>,
    _ green: UnsafePointer<vImage_Buffer>,
    _ blue: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    for (k, plane) in [red, green, blue].enumerated() {
        let error = eachRow(plane, dest) { from, to, width in
            let (from, to) = (
                from.assumingMemoryBound(to: UInt8.self), to.assumingMemoryBound(to: UInt8.self)
            )
            for x in 0..<width { to[3 &* x &+ k] = from[x] }
        }
        guard error == kvImageNoError else { return error }
    }
    return kvImageNoError
}
