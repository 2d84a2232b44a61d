// SPDX-License-Identifier: Apache-2.0

import CRasterKernels

/// A source with what is done to it on its way to the pixels.
struct Ink {
    let source: PaintSource
    /// Opacity of sources other than a solid colour, 0...255.
    let alpha: UInt32
    let blend: RasterBlendMode
    /// Whether the mode takes opacity as part of the source, since it is not the same as coverage.
    let fadesSource: Bool

    /// Nil when nothing would change.
    init?(_ paint: Paint, opacity: Float, blend: RasterBlendMode, _ scratch: RasterScratch) {
        guard let source = PaintSource(paint, opacity: opacity, scratch: scratch) else {
            return nil
        }
        self.source = source
        self.blend = blend
        if case .solid(let pixel) = source {
            alpha = 255
            fadesSource = false
            if blend == .normal, pixel == 0 { return nil }
        } else {
            alpha = UInt32(RasterColor.unit(opacity) * 255 + 0.5)
            if blend == .normal, alpha == 0 { return nil }
            fadesSource = alpha != 255 && !blend.takesOpacityAsCoverage
        }
    }

    /// Opacity that counts as coverage.
    var coverAlpha: UInt32 { fadesSource ? 255 : alpha }

    /// Writes the source's pixels; opacity that is part of them is in.
    @inline(__always)
    func write(_ out: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        source.write(out, x: x, y: y, count: count)
        if fadesSource { rk_scale(out, count, alpha) }
    }
}

extension Canvas {
    /// Draws the shape that has been ended in the scratch's raster.
    func render(_ ink: Ink, evenOdd: Bool = false, antialias: Bool = true) {
        let raster = scratch.raster
        if case .solid(let pixel) = ink.source, ink.blend == .normal, antialias, clip.shapes.isEmpty
        {
            rk_raster_over_solid(
                raster,
                evenOdd ? 1 : 0,
                zero.assumingMemoryBound(to: UInt8.self),
                rowBytes,
                pixel
            )
            return
        }
        let isPlain = ink.blend == .normal && antialias && clip.shapes.isEmpty
        var row = rk_row()
        while rk_raster_next(raster, evenOdd ? 1 : 0, &row) != 0 {
            if isPlain, renderTogether(row, ink) { continue }
            for i in 0..<Int(row.count) {
                let span = row.spans[i]
                let count = Int(span.length)
                if span.cover >= 0 {
                    let cover = antialias ? span.cover : (span.cover >= 128 ? 255 : 0)
                    compose(ink, x: Int(span.x), y: Int(row.y), count: count, cover: UInt32(cover))
                } else {
                    let bytes = row.coverage + Int(span.x - row.origin)
                    if !antialias { rk_mask_threshold(bytes, count) }
                    compose(ink, x: Int(span.x), y: Int(row.y), count: count, coverage: bytes)
                }
            }
        }
    }

    /// Draws all spans of a row from one run of source pixels; false when gaps make that a waste.
    private func renderTogether(_ row: rk_row, _ ink: Ink) -> Bool {
        let first = row.spans[0]
        let last = row.spans[Int(row.count) - 1]
        if row.count == 1, first.cover == 255, ink.alpha == 255, ink.source.isOpaque {
            return false
        }
        var covered: Int32 = 0
        for i in 0..<Int(row.count) { covered += row.spans[i].length }
        let width = last.x + last.length - first.x
        guard covered * 2 > width else { return false }
        ink.source.write(scratch.pixels, x: Int(first.x), y: Int(row.y), count: Int(width))
        rk_spans_over(
            pixel(0, Int(row.y)),
            row.origin,
            row.spans,
            row.count,
            row.coverage,
            scratch.pixels,
            first.x,
            ink.alpha
        )
        return true
    }

    /// Draws pixels [x, x + count) of row `y`, all covered alike.
    func compose(_ ink: Ink, x: Int, y: Int, count: Int, cover: UInt32) {
        if cover == 0 { return }
        if !clip.shapes.isEmpty {
            let out = scratch.coverage
            switch clipped(x: x, y: y, count: count, out: out) {
            case .everything: return
            case .nothing: break
            case .partly:
                if cover != 255 { rk_mask_scale(out, count, cover) }
                put(ink, x: x, y: y, count: count, coverage: out)
                return
            }
        }
        let dst = pixel(x, y)
        switch ink.source {
        case .solid(let pixel) where ink.blend == .normal:
            rk_over_solid(dst, count, cover == 255 ? pixel : RasterPixel.scaled(pixel, by: cover))
        default:
            let opacity = ink.coverAlpha
            let alpha = cover == 255 ? opacity : RasterPixel.product(opacity, cover)
            if alpha == 255, ink.blend == .normal && ink.source.isOpaque || ink.blend == .copy {
                ink.write(dst, x: x, y: y, count: count)
                return
            }
            let pixels = scratch.pixels
            ink.write(pixels, x: x, y: y, count: count)
            if ink.blend != .normal {
                rk_blend(dst, pixels, count, nil, alpha, ink.blend.rawValue)
            } else if alpha == 255 {
                rk_over(dst, pixels, count)
            } else {
                rk_over_alpha(dst, pixels, count, alpha)
            }
        }
    }

    /// The same with coverage for each pixel, which is used up.
    func compose(
        _ ink: Ink,
        x: Int,
        y: Int,
        count: Int,
        coverage: UnsafeMutablePointer<UInt8>
    ) {
        if !clip.shapes.isEmpty {
            let out = scratch.coverage
            switch clipped(x: x, y: y, count: count, out: out) {
            case .everything: return
            case .nothing: break
            case .partly: rk_mask_multiply(coverage, out, count)
            }
        }
        put(ink, x: x, y: y, count: count, coverage: coverage)
    }

    private func put(
        _ ink: Ink,
        x: Int,
        y: Int,
        count: Int,
        coverage: UnsafeMutablePointer<UInt8>
    ) {
        let dst = pixel(x, y)
        if case .solid(let pixel) = ink.source, ink.blend == .normal {
            rk_over_solid_mask(dst, count, pixel, coverage)
            return
        }
        let pixels = scratch.pixels
        ink.write(pixels, x: x, y: y, count: count)
        if ink.blend != .normal {
            rk_blend(dst, pixels, count, coverage, ink.coverAlpha, ink.blend.rawValue)
            return
        }
        if ink.alpha != 255 { rk_mask_scale(coverage, count, ink.alpha) }
        rk_over_mask(dst, pixels, count, coverage)
    }

    /// The combined effect of all shapes of the clip on part of a row.
    private func clipped(
        x: Int,
        y: Int,
        count: Int,
        out: UnsafeMutablePointer<UInt8>
    ) -> ClipShape.Effect {
        var result = ClipShape.Effect.nothing
        for shape in clip.shapes {
            let into = result == .partly ? scratch.clipCoverage : out
            switch shape.effect(y: y, x: x, count: count, out: into) {
            case .everything: return .everything
            case .nothing: break
            case .partly:
                if result == .partly { rk_mask_multiply(out, into, count) }
                result = .partly
            }
        }
        return result
    }

    /// Draws every pixel of a rectangle with full coverage.
    func renderRect(_ rect: PixelRect, _ ink: Ink) {
        let area = rect.intersection(clip.bounds)
        guard !area.isEmpty else { return }
        if case .solid(let pixel) = ink.source, clip.shapes.isEmpty {
            let base = UnsafeMutableRawPointer(self.pixel(area.minX, area.minY))
                .assumingMemoryBound(to: UInt8.self)
            switch ink.blend {
            case .normal:
                rk_over_solid_rect(base, rowBytes, area.width, area.height, pixel)
                return
            case .copy, .clear:
                rk_fill_rect(
                    base,
                    rowBytes,
                    area.width,
                    area.height,
                    ink.blend == .copy ? pixel : 0
                )
                return
            default: break
            }
        }
        if case .image(let source) = ink.source, clip.shapes.isEmpty, ink.blend == .normal,
            source.layMoved(
                over: UnsafeMutableRawPointer(pixel(area.minX, area.minY))
                    .assumingMemoryBound(to: UInt8.self),
                rowBytes,
                area,
                alpha: ink.alpha
            )
        {
            return
        }
        for y in area.minY..<area.maxY {
            compose(ink, x: area.minX, y: y, count: area.width, cover: 255)
        }
    }
}

/// Arithmetic on single premultiplied pixels, as the kernels do it.
enum RasterPixel {
    /// x y / 255, rounded.
    @inline(__always)
    static func product(_ x: UInt32, _ y: UInt32) -> UInt32 {
        let t = x * y + 128
        return (t + (t >> 8)) >> 8
    }

    @inline(__always)
    static func scaled(_ pixel: UInt32, by alpha: UInt32) -> UInt32 {
        product(pixel >> 24, alpha) << 24 | product((pixel >> 16) & 255, alpha) << 16
            | product((pixel >> 8) & 255, alpha) << 8 | product(pixel & 255, alpha)
    }
}
