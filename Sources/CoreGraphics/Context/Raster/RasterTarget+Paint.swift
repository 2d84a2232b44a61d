// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster

extension RasterTarget {
    /// A paint as Raster has it, and the opacity that is not part of it.
    ///
    /// An unusable paint is transparent, which changes pixels in some blend modes.
    func resolved(_ paint: DevicePaint, alpha: Double) -> (paint: Paint, opacity: Float) {
        let opacity = Float(alpha)
        switch paint {
        case .color(let color):
            return (.color(RasterColor(color.fading(alpha))), 1)
        case .gradient(let gradient):
            return (self.paint(gradient) ?? .color(.clear), opacity)
        case .image(let image, let transform, let quality) where image.isDecodedInParts:
            let pattern = shown(image, transform, ImageSampling(quality))
            return (pattern.map(Paint.image) ?? .color(.clear), opacity)
        case .image(let image, let transform, let quality):
            let pattern = ImagePattern(
                image.pixelBuffer,
                filling: transform,
                sampling: ImageSampling(quality)
            )
            return (pattern.map(Paint.image) ?? .color(.clear), opacity)
        case .pattern(let pattern):
            return (PatternTile(pattern).map(\.paint) ?? .color(.clear), opacity)
        }
    }

    /// The part of a large picture that lies within the clip.
    private func shown(
        _ image: CGImage,
        _ transform: CGAffineTransform,
        _ sampling: ImageSampling
    ) -> ImagePattern? {
        let placed = RasterTransform.placing(
            width: image.width,
            height: image.height,
            in: transform
        )
        let whole = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
        guard let back = placed.inverted, !canvas.clip.isEmpty else { return nil }
        let x = (placed.a * placed.a + placed.b * placed.b).squareRoot()
        let y = (placed.c * placed.c + placed.d * placed.d).squareRoot()
        let factor = 1 / max(x, y)
        let margin = -2 * max(factor, 1)
        let box = back.apply(RasterRect(canvas.clip.bounds)).insetBy(margin, margin)
        let region = PixelRect(enclosing: box).intersection(whole)
        guard factor.isFinite, !region.isEmpty,
            let part = image.part(showing: region, shrinkingBy: factor)
        else { return nil }
        return ImagePattern(
            part.pixels,
            transform: part.toPicture.concatenating(placed),
            sampling: sampling
        )
    }

    /// `nil` for a gradient that paints nothing.
    private func paint(_ gradient: DeviceGradient) -> Paint? {
        let transform = RasterTransform(gradient.transform)
        guard transform.inverted != nil else { return nil }
        let stops = table(gradient.stops)
        switch gradient.geometry {
        case .linear(let start, let end):
            guard start != end else { return nil }
            return .linear(
                LinearGradient(
                    stops,
                    from: RasterPoint(start),
                    to: RasterPoint(end),
                    extendsBefore: gradient.extendsStart,
                    extendsAfter: gradient.extendsEnd,
                    transform: transform
                )
            )
        case .radial(let start, let startRadius, let end, let endRadius):
            guard start != end || startRadius != endRadius else { return nil }
            return .radial(
                RadialGradient(
                    stops,
                    from: RasterPoint(start),
                    radius: Double(startRadius),
                    to: RasterPoint(end),
                    radius: Double(endRadius),
                    extendsBefore: gradient.extendsStart,
                    extendsAfter: gradient.extendsEnd,
                    transform: transform
                )
            )
        case .conic(let center, let angle):
            return .conic(
                ConicGradient(
                    stops,
                    center: RasterPoint(center),
                    angle: Double(angle),
                    transform: transform
                )
            )
        }
    }
}

extension PatternTile {
    /// The cell, repeated.
    fileprivate var paint: Paint {
        .image(
            ImagePattern(
                pixels,
                transform: RasterTransform(transform).snapped(),
                sampling: .bilinear,
                tiling: .tile
            )
        )
    }
}

extension ImagePattern {
    /// A picture in the place of the unit square, y up; `nil` where that has no area.
    init?(_ pixels: PixelBuffer, filling transform: CGAffineTransform, sampling: ImageSampling) {
        let placed = RasterTransform.placing(
            width: pixels.width,
            height: pixels.height,
            in: transform
        )
        guard placed.inverted != nil else { return nil }
        self.init(pixels, transform: placed, sampling: sampling)
    }

    /// The pixels that a picture's own lie on, where they lie on pixels.
    static func place(of pixels: PixelBuffer, filling transform: CGAffineTransform) -> PixelRect? {
        let placed = RasterTransform.placing(
            width: pixels.width,
            height: pixels.height,
            in: transform
        )
        guard placed.isTranslation, placed.tx == placed.tx.rounded(),
            placed.ty == placed.ty.rounded(), abs(placed.tx) < 1e9, abs(placed.ty) < 1e9
        else { return nil }
        return PixelRect(
            x: Int(placed.tx),
            y: Int(placed.ty),
            width: pixels.width,
            height: pixels.height
        )
    }
}

extension RasterTransform {
    /// From a picture's pixels, y down, to where its unit square, y up, goes.
    static func placing(
        width: Int,
        height: Int,
        in transform: CGAffineTransform
    ) -> RasterTransform {
        let t = CairoSurface.pixelTransform(width: width, height: height, to: transform)
        return RasterTransform(t).snapped()
    }

    /// The transform without what rounding left of nothing: less than any pixel shows.
    func snapped() -> RasterTransform {
        func near(_ value: Double, _ tolerance: Double) -> Double {
            let whole = value.rounded()
            return abs(value - whole) < tolerance ? whole : value
        }
        var result = self
        // Over the largest bitmap these come to less than a thousandth of a pixel.
        if abs(b) < 1e-8, abs(c) < 1e-8, abs(abs(a) - 1) < 1e-8, abs(abs(d) - 1) < 1e-8 {
            result = RasterTransform(a: near(a, 1e-8), b: 0, c: 0, d: near(d, 1e-8), tx: tx, ty: ty)
        }
        result.tx = near(tx, 1e-6)
        result.ty = near(ty, 1e-6)
        return result
    }
}
