// SPDX-License-Identifier: Apache-2.0

import CFilterKernels
import CoreGraphics
import Foundation
import Raster

extension CIImage {
    /// Pixels of a box, always of just that; transparent where the image is not.
    func tile(_ box: PixelBox, _ settings: RenderSettings) -> Tile {
        guard !box.isEmpty else { return Tile(box) }
        guard !extent.isInfinite else { return recipe.tile(box, settings) }
        guard let own = PixelBox(extent) else { return Tile(box) }
        let common = own.intersection(box)
        guard !common.isEmpty else { return Tile(box) }
        return recipe.tile(common, settings).placed(in: box)
    }

    /// The part of it that an operation with a reach needs.
    fileprivate func source(
        for box: PixelBox,
        _ reach: Recipe.Reach,
        _ settings: RenderSettings
    ) -> Tile {
        let own = extent.isInfinite ? nil : PixelBox(extent)
        let wanted: PixelBox
        switch reach {
        case .whole: wanted = own ?? box
        case .around(let n):
            wanted = own.map { $0.intersection(box.grown(by: n)) } ?? box.grown(by: n)
        case .affine(let t):
            let rect = box.rect.applying(t).insetBy(dx: -2, dy: -2)
            guard let all = PixelBox(own.map { $0.rect.intersection(rect) } ?? rect) else {
                return Tile(PixelBox(x: 0, y: 0, width: 0, height: 0))
            }
            wanted = all
        }
        return tile(wanted, settings)
    }
}

extension Recipe {
    /// Pixels of a box that lies in the image.
    func tile(_ box: PixelBox, _ settings: RenderSettings) -> Tile {
        let (w, h) = (Int32(box.width), Int32(box.height))
        switch self {
        case .empty: return Tile(box)
        case .color, .bitmap, .pattern: return made(box, settings)
        case .crop(let image, _): return image.tile(box, settings)
        case .clamp(let image, let rect):
            guard let own = PixelBox(rect) else { return Tile(box) }
            let edge = [own.x, own.y, own.x + own.width, own.y + own.height].map(Float.init)
            return gathered(image.tile(own, settings), box, fk_edge, edge, true)
        case .place(let image, let place, let values, let reach, let nearest):
            let source = image.source(for: box, reach, settings)
            return gathered(source, box, place, values, nearest)
        case .recolor(let image, let change, let values):
            let tile = image.tile(box, settings)
            withExtendedLifetime(tile) {
                fk_recolor(tile.pixels, tile.count, change, values)
            }
            return tile
        case .vignette(let image, let values):
            let tile = image.tile(box, settings)
            withExtendedLifetime(tile) {
                fk_vignette(tile.pixels, Int32(box.x), Int32(box.y), w, h, values)
            }
            return tile
        case .blend, .mix, .mask, .sum, .labDifference: return combined(box, settings)
        case .processed(let kernel, let images, let arguments, let extent):
            return kernel.tile(of: images, arguments, extent, settings).placed(in: box)
        case .gaussian(let image, let sigma): return blurred(image, sigma, box, settings)
        case .box(let image, let radius): return meant(image, radius, box, settings)
        case .convolve(let image, let weights, let side, let bias):
            let source = image.tile(box.grown(by: side / 2), settings)
            let result = Tile(box)
            withExtendedLifetime((result, source)) {
                fk_convolve(result.pixels, source.pixels, w, h, weights, Int32(side), bias)
            }
            return result
        case .rows(let image, let weights):
            let source = image.tile(box.grown(weights.count / 2, 0), settings)
            let result = Tile(box)
            withExtendedLifetime((result, source)) {
                fk_sum_rows(result.pixels, source.pixels, w, h, weights, Int32(weights.count / 2))
            }
            return result
        case .columns(let image, let weights):
            let source = image.tile(box.grown(0, weights.count / 2), settings)
            let result = Tile(box)
            withExtendedLifetime((result, source)) {
                fk_sum_columns(
                    result.pixels,
                    source.pixels,
                    w,
                    h,
                    weights,
                    Int32(weights.count / 2)
                )
            }
            return result
        case .measure(let image, let rect, let which):
            let part = PixelBox(image.extent.intersection(rect))
            let tile = Tile(box)
            guard let part else { return tile }
            let source = image.tile(part, settings)
            let values = Tile(PixelBox(x: 0, y: 0, width: 3, height: 1))
            let (mean, most, least) = (values.pixels, values.pixels + 4, values.pixels + 8)
            withExtendedLifetime((source, values, tile)) {
                fk_measure(source.pixels, source.count, mean, most, least)
                for index in 0..<tile.count {
                    (tile.pixels + 4 * index).update(from: values.pixels + 4 * which, count: 4)
                }
            }
            return tile
        }
    }

    private func made(_ box: PixelBox, _ settings: RenderSettings) -> Tile {
        let tile = Tile(box)
        withExtendedLifetime(tile) { make(tile, box, settings) }
        return tile
    }

    private func make(_ tile: Tile, _ box: PixelBox, _ settings: RenderSettings) {
        switch self {
        case .color(let color):
            let one = settings.premultiplied(color)
            for index in 0..<tile.count { (tile.pixels + 4 * index).update(from: one, count: 4) }
        case .bitmap(let image):
            let pixels = image.pixelBuffer
            for y in box.y..<(box.y + box.height) {
                let row = pixels.height - 1 - y
                guard row >= 0, row < pixels.height, box.x >= 0 else { continue }
                let count = min(box.width, pixels.width - box.x)
                guard count > 0 else { continue }
                let from = pixels.row(row) + box.x
                withExtendedLifetime(pixels) {
                    fk_load(tile.row(y), from, count, settings.isLinear ? 1 : 0)
                }
            }
        case .pattern(let pattern, let values):
            let prepared = settings.prepared(values, for: pattern)
            fk_paint(
                tile.pixels,
                Int32(box.x),
                Int32(box.y),
                Int32(box.width),
                Int32(box.height),
                pattern,
                prepared
            )
        default: break
        }
    }

    private func gathered(
        _ source: Tile,
        _ box: PixelBox,
        _ place: fk_place,
        _ values: [Float],
        _ nearest: Bool
    ) -> Tile {
        let result = Tile(box)
        var from = fk_source(
            px: source.pixels,
            x: Int32(source.box.x),
            y: Int32(source.box.y),
            w: Int32(source.box.width),
            h: Int32(source.box.height),
            nearest: nearest ? 1 : 0
        )
        withExtendedLifetime((result, source)) {
            fk_gather(
                result.pixels,
                Int32(box.x),
                Int32(box.y),
                Int32(box.width),
                Int32(box.height),
                &from,
                place,
                values
            )
        }
        return result
    }

    private func combined(_ box: PixelBox, _ settings: RenderSettings) -> Tile {
        switch self {
        case .blend(let top, let bottom, let blend):
            let (result, other) = (bottom.tile(box, settings), top.tile(box, settings))
            withExtendedLifetime((result, other)) {
                fk_compose(result.pixels, other.pixels, box.count, blend)
            }
            return result
        case .mix(let from, let to, let t):
            let (result, other) = (from.tile(box, settings), to.tile(box, settings))
            withExtendedLifetime((result, other)) {
                fk_mix(result.pixels, other.pixels, box.count, t)
            }
            return result
        case .mask(let image, let background, let mask, let byAlpha):
            let result = background.tile(box, settings)
            let (top, by) = (image.tile(box, settings), mask.tile(box, settings))
            withExtendedLifetime((result, top, by)) {
                fk_mix_mask(result.pixels, top.pixels, by.pixels, box.count, byAlpha ? 1 : 0)
            }
            return result
        case .labDifference(let image, let other):
            let (result, compared) = (image.tile(box, settings), other.tile(box, settings))
            withExtendedLifetime((result, compared)) {
                fk_lab_difference(result.pixels, compared.pixels, box.count)
            }
            return result
        case .sum(let image, let a, let other, let b):
            let (result, added) = (image.tile(box, settings), other.tile(box, settings))
            withExtendedLifetime((result, added)) {
                fk_add_scaled(result.pixels, added.pixels, box.count, a, b)
            }
            return result
        default: return Tile(box)
        }
    }

    // MARK: Blurs

    private func blurred(
        _ image: CIImage,
        _ sigma: Double,
        _ box: PixelBox,
        _ settings: RenderSettings
    ) -> Tile {
        guard sigma > 8 else {
            let radius = Int((sigma * 3).rounded(.up))
            let weights = Self.gaussian(sigma, radius)
            let source = image.tile(box.grown(by: radius), settings)
            let middle = Tile(box.grown(0, radius))
            let result = Tile(box)
            withExtendedLifetime((source, middle, result)) {
                fk_sum_rows(
                    middle.pixels,
                    source.pixels,
                    Int32(middle.box.width),
                    Int32(middle.box.height),
                    weights,
                    Int32(radius)
                )
                fk_sum_columns(
                    result.pixels,
                    middle.pixels,
                    Int32(box.width),
                    Int32(box.height),
                    weights,
                    Int32(radius)
                )
            }
            return result
        }
        if sigma > 64 { return coarselyBlurred(image, sigma, box, settings) }
        // Three means in a row are a Gaussian to the eye, at the same cost for any width.
        let radius = Int(((4 * sigma * sigma + 1).squareRoot() - 1) / 2 + 0.5)
        var tile = image.tile(box.grown(by: 3 * radius), settings)
        for turn in stride(from: 2, through: 0, by: -1) {
            tile = Self.mean(tile, box.grown(by: turn * radius), radius)
        }
        return tile
    }

    private func meant(
        _ image: CIImage,
        _ radius: Int,
        _ box: PixelBox,
        _ settings: RenderSettings
    ) -> Tile {
        Self.mean(image.tile(box.grown(by: radius), settings), box, radius)
    }

    /// A wide blur has nothing fine in it: it is made of fewer pixels, and enlarged.
    private func coarselyBlurred(
        _ image: CIImage,
        _ sigma: Double,
        _ box: PixelBox,
        _ settings: RenderSettings
    ) -> Tile {
        let factor = (sigma / 32).rounded(.up)
        let small = image.transformed(by: CGAffineTransform(scaleX: 1 / factor, y: 1 / factor))
        let area =
            image.extent.isInfinite
            ? CGRect.infinite : small.extent.insetBy(dx: -100, dy: -100).integral
        return CIImage(.gaussian(small, sigma: sigma / factor), extent: area)
            .transformed(by: CGAffineTransform(scaleX: factor, y: factor)).tile(box, settings)
    }

    private static func mean(_ source: Tile, _ box: PixelBox, _ radius: Int) -> Tile {
        let middle = Tile(box.grown(0, radius))
        let result = Tile(box)
        withExtendedLifetime((source, middle, result)) {
            fk_mean_rows(
                middle.pixels,
                source.pixels,
                Int32(middle.box.width),
                Int32(middle.box.height),
                Int32(radius)
            )
            fk_mean_columns(
                result.pixels,
                middle.pixels,
                Int32(box.width),
                Int32(box.height),
                Int32(radius)
            )
        }
        return result
    }

    private static func gaussian(_ sigma: Double, _ radius: Int) -> [Float] {
        let values = (-radius...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = values.reduce(0, +)
        return values.map { Float($0 / sum) }
    }
}

extension RenderSettings {
    /// A colour as pixels have it.
    func premultiplied(_ color: [Float]) -> [Float] {
        let light = color.prefix(3).map { isLinear ? Self.light($0) : $0 }
        let alpha = color.count > 3 ? color[3] : 1
        return light.map { $0 * alpha } + [alpha]
    }

    static func light(_ code: Float) -> Float {
        let a = code.magnitude
        let light = a <= 0.04045 ? a / 12.92 : Float(pow(Double((a + 0.055) / 1.055), 2.4))
        return code < 0 ? -light : light
    }

    /// A pattern's values with its colours as pixels have them.
    fileprivate func prepared(_ values: [Float], for pattern: fk_pattern) -> [Float] {
        let start: Int
        switch pattern {
        case fk_checkerboard, fk_stripes: start = 2
        case fk_linear, fk_radial: start = 4
        case fk_gaussian: start = 3
        default: return values
        }
        var result = values
        for place in [start, start + 4] where values.count >= place + 4 {
            result.replaceSubrange(
                place..<(place + 4),
                with: premultiplied(Array(values[place..<(place + 4)]))
            )
        }
        return result
    }
}
