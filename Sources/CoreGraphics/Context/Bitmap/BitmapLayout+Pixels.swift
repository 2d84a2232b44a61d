// SPDX-License-Identifier: Apache-2.0

import CRasterKernels
import Foundation
import Raster

extension BitmapLayout {
    /// Bytes of a pixel.
    var bytesPerPixel: Int { bitsPerPixel / 8 }

    /// The order of a pixel's bytes, where it has four of a component each.
    var byteOrder: ByteOrder? {
        guard content == .rgb, bitsPerComponent == 8 else { return nil }
        let red = isAlphaFirst ? 1 : 0
        return order == .order32Little
            ? ByteOrder(red: 3 - red, blue: 1 - red, isOpaque: isOpaque)
            : ByteOrder(red: red, blue: red + 2, isOpaque: isOpaque)
    }

    /// Reads a pixel as 0xAARRGGBB premultiplied.
    func read(_ at: UnsafeRawPointer) -> UInt32 {
        if bitsPerComponent == 5 { return read555(at) }
        func byte(_ index: Int) -> UInt32 {
            UInt32((component(at, index) * 255).rounded().clamped(to: 0...255))
        }
        switch content {
        case .alpha:
            return byte(0) << 24
        case .gray:
            return 0xFF00_0000 | byte(0) * 0x01_0101
        case .rgb:
            let color = isAlphaFirst ? 1 : 0
            let alpha = isOpaque ? 255 : byte(isAlphaFirst ? 0 : 3)
            func part(_ index: Int) -> UInt32 { min(byte(color + index), alpha) }
            return alpha << 24 | part(0) << 16 | part(1) << 8 | part(2)
        }
    }

    /// Writes a pixel that is 0xAARRGGBB premultiplied.
    func write(_ pixel: UInt32, _ at: UnsafeMutableRawPointer) {
        func part(_ shift: UInt32) -> Double { Double(pixel >> shift & 0xFF) / 255 }
        if bitsPerComponent == 5 { return write555(pixel, at) }
        switch content {
        case .alpha:
            setComponent(at, 0, part(24))
        case .gray:
            setComponent(at, 0, GrayBytes.luminance(part(16), part(8), part(0)))
        case .rgb:
            let color = isAlphaFirst ? 1 : 0
            setComponent(at, isAlphaFirst ? 0 : 3, isOpaque ? 1 : part(24))
            setComponent(at, color, part(16))
            setComponent(at, color + 1, part(8))
            setComponent(at, color + 2, part(0))
        }
    }

    /// A component; 0...1 unless it is a float.
    func component(_ at: UnsafeRawPointer, _ index: Int) -> Double {
        switch bitsPerComponent {
        case 8:
            let place = order == .order32Little && bitsPerPixel == 32 ? 3 - index : index
            return Double(at.load(fromByteOffset: place, as: UInt8.self)) / 255
        case 16:
            let raw = at.loadUnaligned(fromByteOffset: index * 2, as: UInt16.self)
            let bits = isLittleEndian ? UInt16(littleEndian: raw) : UInt16(bigEndian: raw)
            return isFloat ? Self.half(bits) : Double(bits) / 65_535
        default:
            let raw = at.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)
            let bits = isLittleEndian ? UInt32(littleEndian: raw) : UInt32(bigEndian: raw)
            let value = Double(Float(bitPattern: bits))
            return value.isFinite ? value : 0
        }
    }

    /// Sets a component, as near as the layout comes.
    func setComponent(_ at: UnsafeMutableRawPointer, _ index: Int, _ value: Double) {
        switch bitsPerComponent {
        case 8:
            let place = order == .order32Little && bitsPerPixel == 32 ? 3 - index : index
            at.storeBytes(
                of: UInt8((value * 255).rounded().clamped(to: 0...255)),
                toByteOffset: place,
                as: UInt8.self
            )
        case 16:
            let bits =
                isFloat
                ? Self.halfBits(value) : UInt16((value * 65_535).rounded().clamped(to: 0...65_535))
            at.storeBytes(
                of: isLittleEndian ? bits.littleEndian : bits.bigEndian,
                toByteOffset: index * 2,
                as: UInt16.self
            )
        default:
            let bits = Float(value).bitPattern
            at.storeBytes(
                of: isLittleEndian ? bits.littleEndian : bits.bigEndian,
                toByteOffset: index * 4,
                as: UInt32.self
            )
        }
    }

    private var isLittleEndian: Bool { order == .order16Little || order == .order32Little }

    private func read555(_ at: UnsafeRawPointer) -> UInt32 {
        let raw = at.loadUnaligned(as: UInt16.self)
        let bits = UInt32(isLittleEndian ? UInt16(littleEndian: raw) : UInt16(bigEndian: raw))
        func part(_ shift: UInt32) -> UInt32 { ((bits >> shift & 31) * 255 + 15) / 31 }
        return 0xFF00_0000 | part(10) << 16 | part(5) << 8 | part(0)
    }

    private func write555(_ pixel: UInt32, _ at: UnsafeMutableRawPointer) {
        func part(_ shift: UInt32) -> UInt16 { UInt16(((pixel >> shift & 0xFF) * 31 + 127) / 255) }
        let bits = part(16) << 10 | part(8) << 5 | part(0)
        at.storeBytes(of: isLittleEndian ? bits.littleEndian : bits.bigEndian, as: UInt16.self)
    }

    /// IEEE binary16, which not every processor has.
    private static func half(_ bits: UInt16) -> Double {
        var value: Float = 0
        withUnsafeBytes(of: bits) { source in
            if let base = source.baseAddress { rk_half_to_float(&value, base, 1) }
        }
        return Double(value)
    }

    /// The nearest binary16.
    private static func halfBits(_ value: Double) -> UInt16 {
        var bits: UInt16 = 0
        var float = Float(value)
        withUnsafeMutableBytes(of: &bits) { target in
            if let base = target.baseAddress { rk_float_to_half(base, &float, 1) }
        }
        return bits
    }
}
