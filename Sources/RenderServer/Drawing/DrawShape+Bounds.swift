// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster

extension DrawShape {
    /// Makes the shape of a rounded rectangle under a transform.
    init(_ outline: RoundedRect, under affine: RasterTransform, smoothsEdges: Bool) {
        if outline.radii == .zero || outline.isRect {
            if affine.keepsRectangles {
                let box = affine.apply(outline.rect).onGrid
                self.init(
                    form: smoothsEdges ? .rect(box) : .pixels(box.snapped),
                    transform: .identity
                )
            } else {
                self.init(form: .rect(outline.rect), transform: affine)
            }
        } else if var moved = outline.applying(affine) {
            moved.rect = moved.rect.onCornerGrid
            self.init(form: .rounded(moved), transform: .identity)
        } else {
            self.init(form: .rounded(outline), transform: affine)
        }
    }

    /// The pixels that the shape may touch.
    var pixelBounds: PixelRect {
        switch form {
        case .pixels(let rect): return rect
        case .rect(let rect): return PixelRect(enclosing: transform.apply(rect))
        case .rounded(let shape): return PixelRect(enclosing: transform.apply(shape.rect))
        case .ring(let outer, _): return PixelRect(enclosing: transform.apply(outer.rect))
        case .path(let path, _):
            guard let box = path.controlBounds else { return .empty }
            return PixelRect(enclosing: transform.apply(box)).insetBy(-1)
        case .stroke(let path, let style):
            guard let box = path.controlBounds else { return .empty }
            // Miters and square caps reach farthest; a hairline is a pixel wide.
            let spread = style.join == .miter ? max(style.miterLimit, 1.5) : 1.5
            let reach = style.width / 2 * min(spread, 100)
            let grown = RasterRect(
                minX: box.minX - reach,
                minY: box.minY - reach,
                maxX: box.maxX + reach,
                maxY: box.maxY + reach
            )
            return PixelRect(enclosing: transform.apply(grown)).insetBy(-1)
        }
    }

    /// Pixels that the shape covers fully; empty where that is expensive to find.
    var solidPixels: PixelRect {
        switch form {
        case .pixels(let rect): return rect
        case .rect(let rect):
            guard transform.isScaleAndTranslation else { return .empty }
            return transform.apply(rect).innerPixels
        case .rounded(let shape):
            guard transform.isIdentity else { return .empty }
            // Between the rounded corners' rows.
            let radii = shape.fittedRadii
            let reach = RoundedRect.reach(shape.curve)
            let top = max(radii[0], radii[1]) * reach
            let bottom = max(radii[2], radii[3]) * reach
            let r = shape.rect
            return RasterRect(minX: r.minX, minY: r.minY + top, maxX: r.maxX, maxY: r.maxY - bottom)
                .innerPixels
        case .ring, .path, .stroke: return .empty
        }
    }
}

extension DrawShape {
    /// Rounds the edges of a shape that casts a blurred shadow, so that many shadows share their
    /// blurred corners.
    ///
    /// No pixel changes by more than two levels.
    mutating func settle(sigma: Double, opacity: Double) {
        guard transform.isTranslation, sigma >= 1 else { return }
        // A blurred edge changes by this many levels from pixel to pixel, at most.
        let slope = 255 * opacity * 0.4 / sigma
        var steps = 1.0
        while steps < 512, slope / (2 * steps) > 2 { steps *= 2 }
        let (dx, dy) = (transform.tx, transform.ty)
        func settled(_ rect: RasterRect) -> RasterRect {
            let moved = rect.offsetBy(dx, dy)
            return RasterRect(
                minX: (moved.minX * steps).rounded() / steps,
                minY: (moved.minY * steps).rounded() / steps,
                maxX: (moved.maxX * steps).rounded() / steps,
                maxY: (moved.maxY * steps).rounded() / steps
            )
        }
        switch form {
        case .rect(let rect): form = .rect(settled(rect))
        case .rounded(var rounded):
            rounded.rect = settled(rounded.rect)
            form = .rounded(rounded)
        default: return
        }
        transform = .identity
    }
}

extension RasterRect {
    /// The pixels that lie wholly inside.
    var innerPixels: PixelRect {
        guard !isEmpty else { return .empty }
        let rect = RasterRect(
            minX: minX.rounded(.up),
            minY: minY.rounded(.up),
            maxX: maxX.rounded(.down),
            maxY: maxY.rounded(.down)
        )
        return PixelRect(enclosing: rect)
    }
}

extension RasterColor {
    init(_ color: CGColor?) {
        guard let c = color?.sRGB else {
            self = .clear
            return
        }
        self.init(
            red: Float(c.red),
            green: Float(c.green),
            blue: Float(c.blue),
            alpha: Float(c.alpha)
        )
    }
}
