// SPDX-License-Identifier: Apache-2.0

import Raster
import Testing

/// The formulae of the blend modes in Double.
private enum Formula {
    typealias Color = SIMD3<Double>

    static func luminosity(_ c: Color) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

    static func withLuminosity(_ color: Color, _ l: Double) -> Color {
        var c = color + (l - luminosity(color))
        let y = luminosity(c)
        let low = c.min()
        let high = c.max()
        if low < 0 { c = y + (c - y) * (y / (y - low)) }
        if high > 1 { c = y + (c - y) * ((1 - y) / (high - y)) }
        return c
    }

    static func withSaturation(_ c: Color, _ s: Double) -> Color {
        let range = c.max() - c.min()
        return range > 0 ? (c - c.min()) * (s / range) : .zero
    }

    static func saturation(_ c: Color) -> Double { c.max() - c.min() }

    static func separable(_ mode: RasterBlendMode, _ s: Double, _ b: Double) -> Double? {
        switch mode {
        case .normal: return s
        case .multiply: return b * s
        case .screen: return b + s - b * s
        case .overlay: return separable(.hardLight, b, s)
        case .darken: return min(b, s)
        case .lighten: return max(b, s)
        case .colorDodge: return b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
        case .colorBurn: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
        case .softLight:
            if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
            let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
            return b + (2 * s - 1) * (d - b)
        case .hardLight: return s <= 0.5 ? 2 * b * s : b + (2 * s - 1) - b * (2 * s - 1)
        case .difference: return abs(b - s)
        case .exclusion: return b + s - 2 * b * s
        default: return nil
        }
    }

    /// Premultiplied result, colour and alpha.
    static func result(
        _ mode: RasterBlendMode,
        _ source: Color,
        _ sa: Double,
        _ backdrop: Color,
        _ da: Double
    ) -> (Color, Double) {
        let s = sa > 0 ? source / sa : .zero
        let b = da > 0 ? backdrop / da : .zero
        func mixed(_ both: Color) -> (Color, Double) {
            (source * (1 - da) + backdrop * (1 - sa) + both * (sa * da), sa + da - sa * da)
        }
        func porterDuff(_ fs: Double, _ fd: Double) -> (Color, Double) {
            (source * fs + backdrop * fd, sa * fs + da * fd)
        }
        switch mode {
        case .hue: return mixed(withLuminosity(withSaturation(s, saturation(b)), luminosity(b)))
        case .saturation:
            return mixed(withLuminosity(withSaturation(b, saturation(s)), luminosity(b)))
        case .color: return mixed(withLuminosity(s, luminosity(b)))
        case .luminosity: return mixed(withLuminosity(b, luminosity(s)))
        case .clear: return porterDuff(0, 0)
        case .copy: return porterDuff(1, 0)
        case .sourceIn: return porterDuff(da, 0)
        case .sourceOut: return porterDuff(1 - da, 0)
        case .sourceAtop: return porterDuff(da, 1 - sa)
        case .destinationOver: return porterDuff(1 - da, 1)
        case .destinationIn: return porterDuff(0, sa)
        case .destinationOut: return porterDuff(0, 1 - sa)
        case .destinationAtop: return porterDuff(1 - da, sa)
        case .xor: return porterDuff(1 - da, 1 - sa)
        case .plusDarker:
            let alpha = min(1, sa + da)
            let dark = (Color(repeating: sa) - source) + (Color(repeating: da) - backdrop)
            return (
                (Color(repeating: alpha) - dark).clamped(lowerBound: .zero, upperBound: .one), alpha
            )
        case .plusLighter:
            return (
                (source + backdrop).clamped(lowerBound: .zero, upperBound: .one), min(1, sa + da)
            )
        default:
            var both = Color.zero
            for i in 0..<3 { both[i] = separable(mode, s[i], b[i]) ?? 0 }
            return mixed(both)
        }
    }
}

extension SIMD3<Double> {
    fileprivate static let one = SIMD3(repeating: 1.0)
}

@Suite struct BlendTests {
    private func unpack(_ pixel: UInt32) -> (SIMD3<Double>, Double) {
        let c = SIMD3(
            Double(pixel >> 16 & 255),
            Double(pixel >> 8 & 255),
            Double(pixel & 255)
        )
        return (c / 255, Double(pixel >> 24) / 255)
    }

    @Test(arguments: RasterBlendMode.allCases)
    func `Every mode follows its formula within one step`(mode: RasterBlendMode) {
        var random = Seeded(UInt64(mode.rawValue) + 1)
        let source = random.picture(64, 64)
        let buffer = random.picture(64, 64)
        // The ends of the range matter most.
        for i in 0..<64 {
            source[i, 0] = i % 2 == 0 ? 0 : 0xff00_0000
            source[i, 1] = i % 2 == 0 ? 0xffff_ffff : 0xffff_0000
            buffer[i, 2] = i % 2 == 0 ? 0 : 0xff00_0000
            buffer[i, 3] = i % 2 == 0 ? 0xffff_ffff : 0xff00_ff00
        }
        let before = PixelBuffer(width: 64, height: 64)
        Canvas(before).copy(buffer, x: 0, y: 0)
        Canvas(buffer).composite(source, x: 0, y: 0, blend: mode)
        var worst = 0.0
        for y in 0..<64 {
            for x in 0..<64 {
                let s = unpack(source[x, y])
                let d = unpack(before[x, y])
                let expected = Formula.result(mode, s.0, s.1, d.0, d.1)
                let drawn = unpack(buffer[x, y])
                let error = (drawn.0 - expected.0) * 255
                worst = max(worst, abs(error.x), abs(error.y), abs(error.z))
                worst = max(worst, abs(drawn.1 - expected.1) * 255)
                // Premultiplied pixels stay valid.
                #expect(drawn.0.max() <= drawn.1)
            }
        }
        #expect(worst <= 1.01, "\(mode): off by \(worst)")
    }

    @Test(arguments: RasterBlendMode.allCases)
    func `Coverage leads from the backdrop to the result`(mode: RasterBlendMode) {
        var random = Seeded(99)
        let source = random.pixel()
        let backdrop = random.pixel()
        let mask = CoverageMask(bounds: PixelRect(x: 0, y: 0, width: 256, height: 1))
        for x in 0..<256 { mask.row(0)[x] = UInt8(x) }
        let full = PixelBuffer(width: 256, height: 1)
        let layer = PixelBuffer(width: 256, height: 1)
        Canvas(full).replace(PixelRect(x: 0, y: 0, width: 256, height: 1), with: backdrop)
        Canvas(layer).replace(PixelRect(x: 0, y: 0, width: 256, height: 1), with: source)
        let part = PixelBuffer(width: 256, height: 1)
        Canvas(part).copy(full, x: 0, y: 0)
        Canvas(full).composite(layer, x: 0, y: 0, blend: mode)
        Canvas(part).composite(layer, x: 0, y: 0, blend: mode, mask: mask)
        #expect(part[0, 0] == backdrop)
        #expect(part[255, 0] == full[255, 0])
        let d = unpack(backdrop)
        let b = unpack(full[0, 0])
        for x in 0..<256 {
            let t = Double(x) / 255
            let drawn = unpack(part[x, 0])
            let expected = d.0 + (b.0 - d.0) * t
            let error = (drawn.0 - expected) * 255
            #expect(error.max() <= 2 && error.min() >= -2)
        }
    }

    @Test func `Opaque over anything is itself, and clear over anything changes nothing`() {
        var random = Seeded(5)
        for n in [1, 7, 8, 15, 16, 17, 33, 100] {
            let buffer = random.picture(n, 1)
            let before = buffer.all
            Canvas(buffer).composite(PixelBuffer(width: n, height: 1), x: 0, y: 0)
            #expect(buffer.all == before)
            let opaque = random.picture(n, 1)
            for x in 0..<n { opaque[x, 0] |= 0xff00_0000 }
            Canvas(buffer).composite(opaque, x: 0, y: 0)
            #expect(buffer.all == opaque.all)
        }
    }

    @Test func `A pixel comes out the same wherever it stands in its row`() {
        var random = Seeded(6)
        let source = random.picture(61, 1)
        let under = random.picture(61, 1)
        let mask = CoverageMask(bounds: PixelRect(x: 0, y: 0, width: 61, height: 1))
        for x in 0..<61 { mask.row(0)[x] = UInt8.random(in: 0...255, using: &random) }
        let whole = PixelBuffer(width: 61, height: 1)
        Canvas(whole).copy(under, x: 0, y: 0)
        Canvas(whole).composite(source, x: 0, y: 0, opacity: 0.7, mask: mask)
        Canvas(whole).fillMask(mask, paint: .color(RasterColor(rgb: 0x336699, alpha: 0.6)))
        for x in 0..<61 {
            let single = PixelBuffer(width: 61, height: 1)
            let canvas = Canvas(single, clip: PixelRect(x: x, y: 0, width: 1, height: 1))
            canvas.copy(under, x: 0, y: 0)
            canvas.composite(source, x: 0, y: 0, opacity: 0.7, mask: mask)
            canvas.fillMask(mask, paint: .color(RasterColor(rgb: 0x336699, alpha: 0.6)))
            #expect(single[x, 0] == whole[x, 0])
        }
    }

    @Test func `A row comes out the same however it is cut`() {
        var random = Seeded(7)
        let length = 150
        let source = random.picture(length, 1)
        let under = random.picture(length, 1)
        let mask = CoverageMask(bounds: PixelRect(x: 0, y: 0, width: length, height: 1))
        for x in 0..<length { mask.row(0)[x] = UInt8.random(in: 0...255, using: &random) }
        let ink = Paint.color(RasterColor(rgb: 0x336699, alpha: 0.6))
        func draw(_ canvas: Canvas) {
            canvas.copy(under, x: 0, y: 0)
            canvas.composite(source, x: 0, y: 0)
            canvas.composite(source, x: 0, y: 0, opacity: 0.7)
            canvas.fillMask(mask, paint: ink)
            canvas.fill(RasterRect(x: 0, y: 0, width: Double(length), height: 1), paint: ink)
        }
        let whole = PixelBuffer(width: length, height: 1)
        draw(Canvas(whole))
        for width in 1..<length {
            let cut = PixelBuffer(width: length, height: 1)
            draw(Canvas(cut, clip: PixelRect(x: 0, y: 0, width: width, height: 1)))
            draw(Canvas(cut, clip: PixelRect(x: width, y: 0, width: length - width, height: 1)))
            #expect(cut.all == whole.all)
        }
    }
}
