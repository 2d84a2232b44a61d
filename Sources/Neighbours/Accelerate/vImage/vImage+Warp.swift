// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// Draws a picture through a map from pixels of the result to places in the source, with what is between mixed.
private func warp<T: Pixel>(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ background: T,
    _ flags: vImage_Flags,
    _ place: (Double, Double) -> (Double, Double)
) -> vImage_Error {
    if flags & kvImageGetTempBufferSize != 0 { return 0 }
    let (from, to) = (src.pointee, dest.pointee)
    guard from.data != nil, to.data != nil else { return kvImageNullPointerArgument }
    let (width, height) = (Int(from.width), Int(from.height))
    guard width > 0, height > 0 else { return kvImageInvalidParameter }
    let isExtended = flags & kvImageEdgeExtend != 0
    let fill = background.numbers
    func color(_ x: Int, _ y: Int) -> T.Numbers {
        if !isExtended, x < 0 || y < 0 || x >= width || y >= height { return fill }
        return row(from, min(max(y, 0), height - 1), as: T.self)[min(max(x, 0), width - 1)].numbers
    }
    for y in 0..<Int(to.height) {
        let line = row(to, y, as: T.self)
        for x in 0..<Int(to.width) {
            // The middle of the pixel, with the origin at the lower left.
            let (u, v) = place(Double(x) + 0.5, Double(to.height) - Double(y) - 0.5)
            let (column, line0) = (u - 0.5, Double(height) - v - 0.5)
            guard abs(column) < 1e9, abs(line0) < 1e9 else {
                line[x] = background
                continue
            }
            let (left, top) = (Int(column.rounded(.down)), Int(line0.rounded(.down)))
            let (dx, dy) = (Float(column - Double(left)), Float(line0 - Double(top)))
            let upper = color(left, top) * (1 - dx) + color(left + 1, top) * dx
            let lower = color(left, top + 1) * (1 - dx) + color(left + 1, top + 1) * dx
            line[x] = T(numbers: upper * (1 - dy) + lower * dy)
        }
    }
    return kvImageNoError
}

/// A map of places: `x' = a * x + c * y + tx`, `y' = b * x + d * y + ty`.
public struct vImage_AffineTransform: Sendable {
    /// How `x` becomes part of `x`.
    public var a: Float
    /// How `x` becomes part of `y`.
    public var b: Float
    /// How `y` becomes part of `x`.
    public var c: Float
    /// How `y` becomes part of `y`.
    public var d: Float
    /// How far places move to the right.
    public var tx: Float
    /// How far places move upwards.
    public var ty: Float

    /// All zero.
    public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

    /// Takes the numbers.
    public init(a: Float, b: Float, c: Float, d: Float, tx: Float, ty: Float) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// The map back, in double precision; nil where there is none.
    fileprivate var inverse: ((Double, Double) -> (Double, Double))? {
        let (a, b, c, d) = (Double(a), Double(b), Double(c), Double(d))
        let (tx, ty) = (Double(tx), Double(ty))
        let area = a * d - b * c
        guard area != 0 else { return nil }
        return { x, y in
            let (u, v) = (x - tx, y - ty)
            return ((d * u - c * v) / area, (a * v - b * u) / area)
        }
    }
}

/// Draws bytes through a map of places whose origin is the lower left corner.
@discardableResult
public func vImageAffineWarp_Planar8(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?,
    _ transform: UnsafePointer<vImage_AffineTransform>,
    _ backColor: Pixel_8,
    _ flags: vImage_Flags
) -> vImage_Error {
    guard let inverse = transform.pointee.inverse else { return kvImageInvalidParameter }
    return warp(src, dest, backColor, flags, inverse)
}

/// Turns bytes around their middle, against the clock.
@discardableResult
public func vImageRotate_Planar8(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?,
    _ angleInRadians: Float,
    _ backColor: Pixel_8,
    _ flags: vImage_Flags
) -> vImage_Error {
    let (c, s) = (cos(Double(angleInRadians)), sin(Double(angleInRadians)))
    let middle = (Double(src.pointee.width) / 2, Double(src.pointee.height) / 2)
    let newMiddle = (Double(dest.pointee.width) / 2, Double(dest.pointee.height) / 2)
    return warp(src, dest, backColor, flags) { x, y in
        let (u, v) = (x - newMiddle.0, y - newMiddle.1)
        return (c * u + s * v + middle.0, c * v - s * u + middle.1)
    }
}

/// Draws floats through a map of places whose origin is the lower left corner.
@discardableResult
public func vImageAffineWarp_PlanarF(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?,
    _ transform: UnsafePointer<vImage_AffineTransform>,
    _ backColor: Pixel_F,
    _ flags: vImage_Flags
) -> vImage_Error {
    guard let inverse = transform.pointee.inverse else { return kvImageInvalidParameter }
    return warp(src, dest, backColor, flags, inverse)
}

/// Turns floats around their middle, against the clock.
@discardableResult
public func vImageRotate_PlanarF(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?,
    _ angleInRadians: Float,
    _ backColor: Pixel_F,
    _ flags: vImage_Flags
) -> vImage_Error {
    let (c, s) = (cos(Double(angleInRadians)), sin(Double(angleInRadians)))
    let middle = (Double(src.pointee.width) / 2, Double(src.pointee.height) / 2)
    let newMiddle = (Double(dest.pointee.width) / 2, Double(dest.pointee.height) / 2)
    return warp(src, dest, backColor, flags) { x, y in
        let (u, v) = (x - newMiddle.0, y - newMiddle.1)
        return (c * u + s * v + middle.0, c * v - s * u + middle.1)
    }
}

/// Draws pixels of four bytes through a map of places whose origin is the lower left corner.
@discardableResult
public func vImageAffineWarp_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?,
    _ transform: UnsafePointer<vImage_AffineTransform>,
    _ backColor: UnsafePointer<UInt8>,
    _ flags: vImage_Flags
) -> vImage_Error {
    guard let inverse = transform.pointee.inverse else { return kvImageInvalidParameter }
    return warp(src, dest, pixel(backColor), flags, inverse)
}

/// Turns pixels of four bytes around their middle, against the clock.
@discardableResult
public func vImageRotate_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?,
    _ angleInRadians: Float,
    _ backColor: UnsafePointer<UInt8>,
    _ flags: vImage_Flags
) -> vImage_Error {
    let (c, s) = (cos(Double(angleInRadians)), sin(Double(angleInRadians)))
    let middle = (Double(src.pointee.width) / 2, Double(src.pointee.height) / 2)
    let newMiddle = (Double(dest.pointee.width) / 2, Double(dest.pointee.height) / 2)
    return warp(src, dest, pixel(backColor), flags) { x, y in
        let (u, v) = (x - newMiddle.0, y - newMiddle.1)
        return (c * u + s * v + middle.0, c * v - s * u + middle.1)
    }
}
