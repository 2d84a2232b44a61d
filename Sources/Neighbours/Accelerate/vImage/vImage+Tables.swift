// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Replaces bytes by those of a table.
@discardableResult
public func vImageTableLookUp_Planar8(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ table: UnsafePointer<Pixel_8>,
    _ flags: vImage_Flags
) -> vImage_Error {
    eachRow(src, dest) { from, to, width in
        let (from, to) = (
            from.assumingMemoryBound(to: UInt8.self), to.assumingMemoryBound(to: UInt8.self)
        )
        for x in 0..<width { to[x] = table[Int(from[x])] }
    }
}

/// Replaces the bytes of pixels by those of tables; channels without a table stay.
@discardableResult
public func vImageTableLookUp_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ alphaTable: UnsafePointer<Pixel_8>?,
    _ redTable: UnsafePointer<Pixel_8>?,
    _ greenTable: UnsafePointer<Pixel_8>?,
    _ blueTable: UnsafePointer<Pixel_8>?,
    _ flags: vImage_Flags
) -> vImage_Error {
    let tables = [alphaTable, redTable, greenTable, blueTable]
    return eachRow(src, dest) { from, to, width in
        let (from, to) = (
            from.assumingMemoryBound(to: UInt8.self), to.assumingMemoryBound(to: UInt8.self)
        )
        for (k, table) in tables.enumerated() {
            for x in 0..<width {
                let byte = from[4 &* x &+ k]
                to[4 &* x &+ k] = table?[Int(byte)] ?? byte
            }
        }
    }
}

/// Brings floats into a range.
@discardableResult
public func vImageClip_PlanarF(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ maxFloat: Pixel_F,
    _ minFloat: Pixel_F,
    _ flags: vImage_Flags
) -> vImage_Error {
    eachRow(src, dest) { from, to, width in
        let (from, to) = (
            from.assumingMemoryBound(to: Float.self), to.assumingMemoryBound(to: Float.self)
        )
        for x in 0..<width { to[x] = min(max(from[x], minFloat), maxFloat) }
    }
}

/// A gamma curve for all floats.
public var kvImageGamma_UseGammaValue: Int32 { 0 }
/// A gamma curve for floats up to 1, with the exactness of half floats.
public var kvImageGamma_UseGammaValue_half_precision: Int32 { 1 }

/// The exponent of a gamma curve.
private final class GammaCurve {
    let exponent: Float
    init(exponent: Float) { self.exponent = exponent }
}

/// Makes a gamma curve with an exponent.
public func vImageCreateGammaFunction(
    _ gamma: Float,
    _ gammaType: Int32,
    _ flags: vImage_Flags
) -> OpaquePointer? {
    opaque(GammaCurve(exponent: gamma))
}

/// Gives back a gamma curve.
public func vImageDestroyGammaFunction(_ gamma: OpaquePointer?) {
    guard let gamma else { return }
    Unmanaged<GammaCurve>.fromOpaque(UnsafeRawPointer(gamma)).release()
}

/// Raises floats to the power of a gamma curve, and keeps their signs.
@discardableResult
public func vImageGamma_PlanarF(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ gamma: OpaquePointer,
    _ flags: vImage_Flags
) -> vImage_Error {
    let exponent = Unmanaged<GammaCurve>.fromOpaque(UnsafeRawPointer(gamma)).takeUnretainedValue()
        .exponent
    return eachRow(src, dest) { from, to, width in
        let (from, to) = (
            from.assumingMemoryBound(to: Float.self), to.assumingMemoryBound(to: Float.self)
        )
        for x in 0..<width { to[x] = copysignf(powf(abs(from[x]), exponent), from[x]) }
    }
}
