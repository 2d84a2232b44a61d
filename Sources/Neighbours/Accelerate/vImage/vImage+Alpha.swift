// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The product of two bytes that stand for numbers up to 1.
@inline(__always)
func times(_ a: UInt8, _ b: UInt8) -> UInt8 {
    let product = UInt32(a) &* UInt32(b) &+ 128
    return UInt8(truncatingIfNeeded: (product &+ product >> 8) >> 8)
}

/// Computes the bytes of pixels beside alpha of those and alpha.
@inline(__always)
private func eachColor(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ alphaPlace: Int,
    _ body: (UInt8, UInt8) -> UInt8
) -> vImage_Error {
    eachRow(src, dest) { from, to, width in
        let (from, to) = (
            from.assumingMemoryBound(to: UInt8.self), to.assumingMemoryBound(to: UInt8.self)
        )
        for x in 0..<width {
            let (pixel, result) = (from + 4 &* x, to + 4 &* x)
            let alpha = pixel[alphaPlace]
            for k in 0..<4 { result[k] = k == alphaPlace ? alpha : body(pixel[k], alpha) }
        }
    }
}

/// Computes each byte of two pictures' bytes and alphas.
@inline(__always)
private func blend(
    _ top: UnsafePointer<vImage_Buffer>,
    _ bottom: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ body: (UnsafePointer<UInt8>, UnsafePointer<UInt8>, UnsafeMutablePointer<UInt8>) -> Void
) -> vImage_Error {
    guard top.pointee.data != nil else { return kvImageNullPointerArgument }
    guard top.pointee.width >= dest.pointee.width, top.pointee.height >= dest.pointee.height else {
        return kvImageRoiLargerThanInputBuffer
    }
    var y = 0
    return eachRow(bottom, dest) { from, to, width in
        let line = row(top.pointee, y, as: UInt8.self)
        let (from, to) = (
            from.assumingMemoryBound(to: UInt8.self), to.assumingMemoryBound(to: UInt8.self)
        )
        for x in 0..<width { body(line + 4 &* x, from + 4 &* x, to + 4 &* x) }
        y += 1
    }
}

/// Multiplies the colours of ARGB8888 pixels by their alpha.
@discardableResult
public func vImagePremultiplyData_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    eachColor(src, dest, 0, times)
}

/// Divides the colours of ARGB8888 pixels by their alpha; colours without alpha stay.
@discardableResult
public func vImageUnpremultiplyData_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    eachColor(src, dest, 0) { color, alpha in
        alpha == 0 ? color : UInt8(min((Int(color) &* 255 &+ Int(alpha) / 2) / Int(alpha), 255))
    }
}

/// Multiplies the colours of RGBA8888 pixels by their alpha.
@discardableResult
public func vImagePremultiplyData_RGBA8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    eachColor(src, dest, 3, times)
}

/// Divides the colours of RGBA8888 pixels by their alpha; colours without alpha stay.
@discardableResult
public func vImageUnpremultiplyData_RGBA8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    eachColor(src, dest, 3) { color, alpha in
        alpha == 0 ? color : UInt8(min((Int(color) &* 255 &+ Int(alpha) / 2) / Int(alpha), 255))
    }
}

/// Multiplies the colours of BGRA8888 pixels by their alpha.
@discardableResult
public func vImagePremultiplyData_BGRA8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    eachColor(src, dest, 3, times)
}

/// Divides the colours of BGRA8888 pixels by their alpha; colours without alpha stay.
@discardableResult
public func vImageUnpremultiplyData_BGRA8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    eachColor(src, dest, 3) { color, alpha in
        alpha == 0 ? color : UInt8(min((Int(color) &* 255 &+ Int(alpha) / 2) / Int(alpha), 255))
    }
}

/// Lowers colours above alpha to it.
@discardableResult
public func vImageClipToAlpha_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    eachColor(src, dest, 0, min)
}

/// Lays one picture over another, neither of them premultiplied.
@discardableResult
public func vImageAlphaBlend_ARGB8888(
    _ srcTop: UnsafePointer<vImage_Buffer>,
    _ srcBottom: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    blend(srcTop, srcBottom, dest) { top, bottom, result in
        let (over, under) = (Int(top[0]), Int(bottom[0]))
        // Alphas times 255.
        let covered = over &* 255
        let shown = (255 &- over) &* under
        let total = covered &+ shown
        for k in 1..<4 {
            let sum = Int(top[k]) &* covered &+ Int(bottom[k]) &* shown
            result[k] = total == 0 ? 0 : UInt8((sum &+ total / 2) / total)
        }
        result[0] = UInt8((total &+ 127) / 255)
    }
}

/// Lays one picture of ARGB8888 pixels over another, both of them premultiplied.
@discardableResult
public func vImagePremultipliedAlphaBlend_ARGB8888(
    _ srcTop: UnsafePointer<vImage_Buffer>,
    _ srcBottom: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    blend(srcTop, srcBottom, dest) { top, bottom, result in
        let rest = 255 &- top[0]
        for k in 0..<4 { result[k] = UInt8(clamping: Int(top[k]) &+ Int(times(bottom[k], rest))) }
    }
}

/// Lays one picture of BGRA8888 pixels over another, both of them premultiplied.
@discardableResult
public func vImagePremultipliedAlphaBlend_BGRA8888(
    _ srcTop: UnsafePointer<vImage_Buffer>,
    _ srcBottom: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    blend(srcTop, srcBottom, dest) { top, bottom, result in
        let rest = 255 &- top[3]
        for k in 0..<4 { result[k] = UInt8(clamping: Int(top[k]) &+ Int(times(bottom[k], rest))) }
    }
}
