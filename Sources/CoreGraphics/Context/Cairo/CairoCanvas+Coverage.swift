// SPDX-License-Identifier: Apache-2.0

import CCairo
package import Foundation
package import Raster

extension CairoCanvas {
    /// Draws a shape's coverage in the source that is set.
    package func paint(_ shape: DeviceShape) {
        switch shape {
        case .fill(let path, let rule):
            fill(path, rule)
        case .stroke(let path, let style):
            stroke(path, style)
        case .glyphs(let run):
            guard let map = run.coverage(within: run.pixelBounds, shift: .zero) else { return }
            mask(map)
        case .stencil(let image, let transform):
            stencil(image, transform)
        case .everything:
            cairo_paint(cairo)
        }
    }

    /// Paints the source through coverage, which may have more pixels than the device has units.
    package func mask(_ map: CoverageMask, pixelsPerUnit scale: Double = 1) {
        guard !map.bounds.isEmpty else { return }
        let pattern = CairoSurface.pattern(for: map)
        defer { cairo_pattern_destroy(pattern) }
        var matrix = cairo_matrix_t(
            xx: scale,
            yx: 0,
            xy: 0,
            yy: scale,
            x0: -Double(offset.x) * scale - Double(map.bounds.minX),
            y0: -Double(offset.y) * scale - Double(map.bounds.minY)
        )
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, scale == 1 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        cairo_mask(cairo, pattern)
    }

    /// Paints the source through an image's coverage.
    func stencil(_ image: CGImage, _ transform: CGAffineTransform) {
        let map = image.coverage
        let pattern = CairoSurface.pattern(for: map)
        defer { cairo_pattern_destroy(pattern) }
        let placed = CairoSurface.pixelTransform(
            width: image.width,
            height: image.height,
            to: transform
        ).concatenating(CGAffineTransform(translationX: offset.x, y: offset.y))
        guard var matrix = placed.cairoInverse else { return }
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
        // The image's edge is a shape's edge: padded inside, nothing outside.
        cairo_pattern_set_extend(pattern, isVector ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
        var square = PathElements()
        square.addRect(CGRect(x: 0, y: 0, width: 1, height: 1), transform: transform)
        cairo_save(cairo)
        setPath(square)
        setFillRule(.winding)
        cairo_clip(cairo)
        cairo_mask(cairo, pattern)
        cairo_restore(cairo)
    }
}

extension DeviceShape {
    /// The shape's coverage of a rectangle's pixels.
    package func coverage(
        in rect: PixelRect,
        isAntialiased: Bool,
        shift: CGVector = .zero
    ) -> CoverageMask {
        let map = CoverageMask(bounds: rect)
        guard !rect.isEmpty else { return map }
        if case .glyphs(let run) = self {
            if let glyphs = run.coverage(within: rect, shift: shift) {
                map.add(glyphs)
            }
        } else {
            let canvas = CairoCanvas(coverage: map, shift: shift)
            canvas.setSource(.black)
            canvas.setAntialiased(isAntialiased)
            canvas.paint(self)
            canvas.flush()
        }
        return map
    }
}

extension GlyphRun {
    /// The pixels that the glyphs may touch.
    var pixelBounds: PixelRect { PixelRect(covering: bounds) }

    /// The glyphs' coverage of a rectangle's pixels from the mask cache; `nil` without any ink.
    ///
    /// Colour glyphs have none: they are drawn as images. Glyphs too large for the cache are
    /// filled as paths.
    package func coverage(within rect: PixelRect, shift: CGVector) -> CoverageMask? {
        guard !rect.isEmpty else { return nil }
        let map = CoverageMask(bounds: rect)
        let matrix = glyphMatrix
        var isEmpty = true
        for placement in placements {
            let placed = GlyphCache.shared.glyph(
                placement.glyph,
                font: font,
                matrix: matrix,
                x: Double(placement.position.x + shift.dx),
                y: Double(placement.position.y + shift.dy)
            )
            switch placed.raster {
            case .empty, .color:
                continue
            case .mask(let mask):
                isEmpty = false
                map.add(
                    mask.bytes,
                    x: placed.x + mask.left,
                    y: placed.y + mask.top,
                    width: mask.width,
                    height: mask.height
                )
            case .tooLarge:
                isEmpty = false
                var single = self
                single.placements = [placement]
                let shape = DeviceShape.fill(single.outlines, .winding)
                let large = shape.coverage(
                    in: rect,
                    isAntialiased: true,
                    shift: shift
                )
                map.add(large)
            }
        }
        return isEmpty ? nil : map
    }
}

extension PixelRect {
    /// All pixels that a rectangle touches; empty for a null or not finite one.
    package init(covering rect: CGRect) {
        guard !rect.isNull, rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite,
            rect.maxY.isFinite
        else {
            self = .empty
            return
        }
        let limit = PathElements.deviceLimit
        func whole(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
            Int(min(max(value, -limit), limit).rounded(rule))
        }
        self.init(
            minX: whole(rect.minX, .down),
            minY: whole(rect.minY, .down),
            maxX: whole(rect.maxX, .up),
            maxY: whole(rect.maxY, .up)
        )
    }

    /// The rectangle in points of device space.
    package var rect: CGRect {
        CGRect(x: CGFloat(minX), y: CGFloat(minY), width: CGFloat(width), height: CGFloat(height))
    }

    /// Grows on every side.
    package func expanded(by margin: Int) -> PixelRect {
        PixelRect(
            minX: minX - margin,
            minY: minY - margin,
            maxX: maxX + margin,
            maxY: maxY + margin
        )
    }
}
