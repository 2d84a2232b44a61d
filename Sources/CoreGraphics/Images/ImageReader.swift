// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster

/// Turns the pixels of any bitmap layout into a `PixelBuffer`.
///
/// A row is read as a string of bits, most significant first. Little-endian orders differ from that
/// only in which byte of a unit comes first, so byte `i` of the string lies at `i ^ 1` for units of
/// 16 bits and at `i ^ 3` for units of 32. Pixels beyond the end of the data are transparent.
struct ImageReader {
    private let layout: ImageLayout
    /// The mask that is XORed with a byte's index to give its place in memory.
    private let swap: Int

    init(_ layout: ImageLayout) {
        self.layout = layout
        switch layout.info.order {
        case .order16Little: swap = 1
        case .order32Little: swap = 3
        default: swap = 0
        }
    }

    /// All pixels.
    func read(_ bytes: UnsafeRawBufferPointer) -> PixelBuffer {
        let pixels = PixelBuffer(width: layout.width, height: layout.height, for: .picture)
        if let fast = byteOffsets {
            readBytes(bytes, fast, into: pixels)
        } else {
            readComponents(bytes, into: pixels)
        }
        return pixels
    }

    /// All pixels of a gray or RGB layout as premultiplied floats in the layout's own space.
    func readFloats(_ bytes: UnsafeRawBufferPointer) -> FloatPixelBuffer {
        let pixels = FloatPixelBuffer(width: layout.width, height: layout.height)
        var values = [Double](repeating: 0, count: max(layout.colorCount, 1))
        let isGray = layout.colorCount == 1
        for y in 0..<layout.height {
            let start = y * layout.bytesPerRow
            let available = min(layout.bytesPerRow, bytes.count - start)
            guard available > 0 else { break }
            let row = UnsafeRawBufferPointer(rebasing: bytes[start..<start + available])
            let target = pixels.row(y)
            if readWhole(row, into: target) { continue }
            let fields = self.fields
            for x in 0..<layout.width {
                guard (x + 1) * layout.bitsPerPixel <= available * 8 else { break }
                let alpha = readPixel(row, x, fields, &values)
                let scale = isPremultiplied ? 1 : alpha
                target[x] = SIMD4(
                    Float(values[0] * scale),
                    Float(values[isGray ? 0 : 1] * scale),
                    Float(values[isGray ? 0 : 2] * scale),
                    Float(alpha)
                )
            }
        }
        return pixels
    }

    /// Reads a whole row of a layout that bitmap contexts have, too; false for others.
    private func readWhole(
        _ row: UnsafeRawBufferPointer,
        into target: UnsafeMutablePointer<SIMD4<Float>>
    ) -> Bool {
        guard layout.info.isFloat, layout.info.format == .packed, isPremultiplied,
            case .rgb(let model) = layout.definition,
            case .success(let bitmap) = BitmapLayout.make(
                bitsPerComponent: layout.bitsPerComponent,
                model: .rgb,
                info: layout.info
            ), bitmap.bitsPerPixel == layout.bitsPerPixel,
            row.count >= layout.width * bitmap.bytesPerPixel, let base = row.baseAddress
        else { return false }
        let rows = DeepRows(
            memory: UnsafeMutableRawPointer(mutating: base),
            bytesPerRow: 0,
            layout: bitmap,
            model: model
        )
        rows.load(target, x: 0, y: 0, count: layout.width)
        return true
    }

    // MARK: - Bytes that need no conversion

    /// Where red, green, blue and alpha lie in a pixel of whole bytes.
    private struct ByteOffsets {
        var red: Int
        var green: Int
        var blue: Int
        /// `nil` for an opaque pixel.
        var alpha: Int?
        var stride: Int
        var isPremultiplied: Bool

        /// The order of pixels that need not be multiplied.
        var order: ByteOrder? {
            guard stride == 4, isPremultiplied || alpha == nil else { return nil }
            return ByteOrder(red: red, blue: blue, isOpaque: alpha == nil)
        }
    }

    private var byteOffsets: ByteOffsets? {
        guard
            layout.bitsPerComponent == 8, layout.bitsPerPixel % 8 == 0, !layout.info.isFloat,
            layout.info.format == .packed, layout.decode == nil, !layout.isMask,
            layout.info.alpha != .alphaOnly
        else { return nil }
        let stride = layout.bitsPerPixel / 8
        // A unit must not reach from one pixel into the next.
        guard swap == 0 || stride % (swap + 1) == 0 else { return nil }
        let isGray: Bool
        switch layout.definition {
        case .rgb(let model) where model.hasSameColors(as: .sRGB): isGray = false
        case .gray(let model) where model.curve == .sRGB: isGray = true
        default: return nil
        }
        let (first, alpha) = componentPlaces(colors: isGray ? 1 : 3)
        return ByteOffsets(
            red: first ^ swap,
            green: (isGray ? first : first + 1) ^ swap,
            blue: (isGray ? first : first + 2) ^ swap,
            alpha: alpha.map { $0 ^ swap },
            stride: stride,
            isPremultiplied: isPremultiplied
        )
    }

    /// The index of the first colour component and that of alpha.
    private func componentPlaces(colors: Int) -> (first: Int, alpha: Int?) {
        switch layout.info.alpha {
        case .none, .noneSkipLast: (0, nil)
        case .noneSkipFirst: (1, nil)
        case .last, .premultipliedLast: (0, colors)
        case .first, .premultipliedFirst: (1, 0)
        case .alphaOnly: (0, 0)
        }
    }

    private var isPremultiplied: Bool {
        layout.info.alpha == .premultipliedFirst || layout.info.alpha == .premultipliedLast
    }

    private func readBytes(
        _ bytes: UnsafeRawBufferPointer,
        _ offsets: ByteOffsets,
        into pixels: PixelBuffer
    ) {
        let order = offsets.order
        for y in 0..<layout.height {
            let start = y * layout.bytesPerRow
            let count = min(layout.width, max(bytes.count - start, 0) / offsets.stride)
            guard count > 0, let base = bytes.baseAddress else { return }
            let row = pixels.row(y)
            let source = base + start
            if let order {
                order.load(row, from: source, count)
                continue
            }
            for x in 0..<count {
                let pixel = source + x * offsets.stride
                let red = UInt32(pixel.load(fromByteOffset: offsets.red, as: UInt8.self))
                let green = UInt32(pixel.load(fromByteOffset: offsets.green, as: UInt8.self))
                let blue = UInt32(pixel.load(fromByteOffset: offsets.blue, as: UInt8.self))
                guard let place = offsets.alpha else {
                    row[x] = 0xFF00_0000 | red << 16 | green << 8 | blue
                    continue
                }
                let alpha = UInt32(pixel.load(fromByteOffset: place, as: UInt8.self))
                if offsets.isPremultiplied {
                    // A colour brighter than its alpha is no colour; it is cut to what fits.
                    row[x] =
                        alpha << 24 | min(red, alpha) << 16 | min(green, alpha) << 8
                        | min(blue, alpha)
                } else {
                    row[x] =
                        alpha << 24 | Self.scaled(red, alpha) << 16
                        | Self.scaled(green, alpha) << 8 | Self.scaled(blue, alpha)
                }
            }
        }
    }

    /// x y / 255, rounded, for bytes.
    private static func scaled(_ x: UInt32, _ y: UInt32) -> UInt32 {
        let product = x * y + 128
        return (product + product >> 8) >> 8
    }

    // MARK: - Anything else

    private func readComponents(_ bytes: UnsafeRawBufferPointer, into pixels: PixelBuffer) {
        let colors = layout.colorCount
        let converter = ColorConverter(layout: layout)
        var values = [Double](repeating: 0, count: max(colors, 1))
        let fields = self.fields
        for y in 0..<layout.height {
            let start = y * layout.bytesPerRow
            let available = min(layout.bytesPerRow, bytes.count - start)
            guard available > 0 else { return }
            let row = UnsafeRawBufferPointer(rebasing: bytes[start..<start + available])
            let target = pixels.row(y)
            for x in 0..<layout.width {
                guard (x + 1) * layout.bitsPerPixel <= available * 8 else { break }
                let alpha = readPixel(row, x, fields, &values)
                target[x] = converter.pixel(values, alpha: alpha, isPremultiplied: isPremultiplied)
            }
        }
    }

    /// Fills in the colour components, from 0 to 1, of a pixel; answers its alpha.
    private func readPixel(
        _ row: UnsafeRawBufferPointer,
        _ x: Int,
        _ fields: Fields,
        _ values: inout [Double]
    ) -> Double {
        let start = x * layout.bitsPerPixel
        for (index, place) in fields.colors.enumerated() {
            values[index] = share(row, start + place.offset, place.bits)
        }
        return fields.alpha.map { share(row, start + $0.offset, $0.bits) } ?? 1
    }

    private typealias Field = (offset: Int, bits: Int)
    private typealias Fields = (colors: [Field], alpha: Field?)

    /// Where in a pixel's bits the colours lie, and alpha.
    private var fields: Fields {
        let skipsFirst: Bool
        switch layout.info.alpha {
        case .first, .premultipliedFirst, .noneSkipFirst: skipsFirst = true
        default: skipsFirst = false
        }
        switch layout.info.format {
        case .RGB565:
            return ([(0, 5), (5, 6), (11, 5)], nil)
        case .RGB555:
            let first = skipsFirst || !layout.hasAlpha && layout.info.alpha == .none ? 1 : 0
            return (
                [(first, 5), (first + 5, 5), (first + 10, 5)],
                layout.hasAlpha ? (skipsFirst ? 0 : 15, 1) : nil
            )
        case .RGB101010, .RGBCIF10:
            let first = skipsFirst || !layout.hasAlpha && layout.info.alpha == .none ? 2 : 0
            return (
                [(first, 10), (first + 10, 10), (first + 20, 10)],
                layout.hasAlpha ? (skipsFirst ? 0 : 30, 2) : nil
            )
        case .packed, .mask:
            let bits = layout.bitsPerComponent
            if layout.info.alpha == .alphaOnly { return ([], (0, bits)) }
            let (first, alpha) = componentPlaces(colors: layout.colorCount)
            let colors = (0..<layout.colorCount).map { ((first + $0) * bits, bits) }
            return (colors, layout.hasAlpha ? alpha.map { ($0 * bits, bits) } : nil)
        }
    }

    /// A component as a share of its greatest value; an index as it is.
    private func share(_ row: UnsafeRawBufferPointer, _ offset: Int, _ bits: Int) -> Double {
        let raw = number(row, offset, bits)
        if layout.info.isFloat {
            let value =
                bits == 16
                ? Double(Self.half(UInt16(truncatingIfNeeded: raw)))
                : Double(Float(bitPattern: raw))
            return value.isFinite ? value : 0
        }
        if layout.info.format == .RGBCIF10, bits == 10 {
            // 384 is black and 894 is white; beyond lie the brighter and the negative ones.
            return (Double(raw) - 384) / 510
        }
        if case .indexed = layout.definition, !layout.isMask { return Double(raw) }
        let greatest = bits == 32 ? Double(UInt32.max) : Double((1 << bits) - 1)
        return Double(raw) / greatest
    }

    /// Up to 32 bits of the row's string.
    private func number(_ row: UnsafeRawBufferPointer, _ offset: Int, _ bits: Int) -> UInt32 {
        var result: UInt64 = 0
        let first = offset >> 3
        let last = (offset + bits - 1) >> 3
        for index in first...last {
            let place = index ^ swap
            result = result << 8 | UInt64(place < row.count ? row[place] : 0)
        }
        let unused = (last + 1) * 8 - (offset + bits)
        return UInt32(truncatingIfNeeded: result >> UInt64(unused) & ((1 << UInt64(bits)) - 1))
    }

    /// A number of IEEE 754's 16-bit form.
    private static func half(_ bits: UInt16) -> Float {
        let sign: Float = bits & 0x8000 == 0 ? 1 : -1
        let exponent = Int(bits >> 10 & 0x1F)
        let fraction = Float(bits & 0x3FF) / 1024
        switch exponent {
        case 0: return sign * fraction * 0x1p-14
        case 31: return fraction == 0 ? sign * .infinity : .nan
        default:
            return sign * (1 + fraction)
                * Float(sign: .plus, exponent: exponent - 15, significand: 1)
        }
    }
}
