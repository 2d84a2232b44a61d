// SPDX-License-Identifier: Apache-2.0

package import CCairo
import Foundation
package import Raster

extension CairoCanvas {
    /// Sets a paint as Cairo's source.
    ///
    /// `visible`: the device pixels that may be painted; what Cairo cannot express is
    /// computed for these.
    package func setSource(_ paint: DevicePaint, alpha: Double, visible: PixelRect) {
        switch paint {
        case .color(let color):
            setSource(color.fading(alpha))
        case .gradient(let gradient):
            setSource(gradient, alpha: alpha, visible: visible)
        case .image(let image, let transform, let quality):
            let placed = CairoSurface.pixelTransform(
                width: image.width,
                height: image.height,
                to: transform
            )
            setSource(
                CairoSurface.pattern(for: image.pixelBuffer),
                pixelTransform: placed,
                filter: quality.filter(for: placed),
                extend: isVector ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD
            )
        case .pattern(let pattern):
            setSource(pattern)
        }
    }

    /// Sets a colour as the source.
    package func setSource(_ color: DeviceColor) {
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    }

    /// Sets pixels as the source and gives the pattern up; the transform is from them, y down, to
    /// the device.
    package func setSource(
        _ pattern: OpaquePointer,
        pixelTransform: CGAffineTransform,
        filter: cairo_filter_t,
        extend: cairo_extend_t
    ) {
        defer { cairo_pattern_destroy(pattern) }
        let placed = pixelTransform.concatenating(
            CGAffineTransform(translationX: offset.x, y: offset.y)
        )
        guard var matrix = placed.cairoInverse else {
            setSource(DeviceColor(red: 0, green: 0, blue: 0, alpha: 0))
            return
        }
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, filter)
        cairo_pattern_set_extend(pattern, extend)
        cairo_set_source(cairo, pattern)
    }

    private func setSource(_ pattern: DevicePattern) {
        guard let tile = CairoTile(pattern, canvas: self) else {
            return setSource(DeviceColor(red: 0, green: 0, blue: 0, alpha: 0))
        }
        setSource(
            tile.pattern,
            pixelTransform: tile.transform,
            filter: CAIRO_FILTER_GOOD,
            extend: CAIRO_EXTEND_REPEAT
        )
    }

    private func setSource(_ gradient: DeviceGradient, alpha: Double, visible: PixelRect) {
        guard let pattern = gradient.cairoPattern(alpha: alpha) else {
            // Conic gradients, and such as go on beyond only one of their ends.
            let pixels = gradient.fading(alpha).pixels(in: visible)
            return setSource(
                CairoSurface.pattern(for: pixels),
                pixelTransform: CGAffineTransform(
                    translationX: CGFloat(visible.minX),
                    y: CGFloat(visible.minY)
                ),
                filter: CAIRO_FILTER_NEAREST,
                extend: CAIRO_EXTEND_PAD
            )
        }
        setSource(
            pattern,
            pixelTransform: gradient.transform,
            filter: CAIRO_FILTER_GOOD,
            extend: gradient.extendsStart ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE
        )
    }
}

extension DevicePaint {
    /// Whether the alpha of an operation is part of Cairo's source already.
    package var takesAlphaInSource: Bool {
        switch self {
        case .color, .gradient: true
        case .image, .pattern: false
        }
    }
}

extension DeviceGradient {
    /// Every stop with its alpha multiplied.
    fileprivate func fading(_ opacity: Double) -> DeviceGradient {
        var result = self
        for index in result.stops.indices {
            result.stops[index].color = stops[index].color.fading(opacity)
        }
        return result
    }

    /// Cairo's gradient, where it has the same.
    fileprivate func cairoPattern(alpha: Double) -> OpaquePointer? {
        guard extendsStart == extendsEnd else { return nil }
        let pattern: OpaquePointer
        switch geometry {
        case .linear(let start, let end):
            guard start.isUsable, end.isUsable, start != end else { return nil }
            pattern =
                cairo_pattern_create_linear(
                    Double(start.x),
                    Double(start.y),
                    Double(end.x),
                    Double(end.y)
                ).unsafelyNonNull
        case .radial(let start, let startRadius, let end, let endRadius):
            guard start.isUsable, end.isUsable, startRadius >= 0, endRadius >= 0,
                startRadius < PathElements.deviceLimit, endRadius < PathElements.deviceLimit
            else { return nil }
            pattern =
                cairo_pattern_create_radial(
                    Double(start.x),
                    Double(start.y),
                    Double(startRadius),
                    Double(end.x),
                    Double(end.y),
                    Double(endRadius)
                ).unsafelyNonNull
        case .conic:
            return nil
        }
        for stop in stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern,
                stop.location,
                color.red,
                color.green,
                color.blue,
                color.alpha * alpha
            )
        }
        return pattern
    }
}

extension CGPoint {
    /// Whether Cairo can count with the point.
    fileprivate var isUsable: Bool {
        abs(x) < PathElements.deviceLimit && abs(y) < PathElements.deviceLimit
    }
}

extension CGAffineTransform {
    /// The inverse as Cairo's matrix; `nil` where there is none that Cairo can use.
    var cairoInverse: cairo_matrix_t? {
        let determinant = a * d - b * c
        guard determinant.isFinite, abs(determinant) > 1e-12, tx.isFinite, ty.isFinite else {
            return nil
        }
        let inverse = inverted()
        let limit: CGFloat = 1e9
        guard [inverse.a, inverse.b, inverse.c, inverse.d].allSatisfy({ abs($0) < limit }) else {
            return nil
        }
        return cairo_matrix_t(
            xx: Double(inverse.a),
            yx: Double(inverse.b),
            xy: Double(inverse.c),
            yy: Double(inverse.d),
            x0: Double(inverse.tx),
            y0: Double(inverse.ty)
        )
    }
}

extension CGInterpolationQuality {
    /// Cairo's filter for pixels placed by a transform.
    ///
    /// Enlarged images are interpolated: Cairo's better filters would keep large pixels sharp.
    /// Images made smaller are averaged.
    fileprivate func filter(for transform: CGAffineTransform) -> cairo_filter_t {
        let enlarges =
            hypot(transform.a, transform.b) >= 1 && hypot(transform.c, transform.d) >= 1
        switch self {
        case .none: return CAIRO_FILTER_NEAREST
        case .low: return CAIRO_FILTER_BILINEAR
        case .default, .medium: return enlarges ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_GOOD
        case .high: return enlarges ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_BEST
        }
    }
}
