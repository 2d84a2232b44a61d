// SPDX-License-Identifier: Apache-2.0

import CRasterKernels

extension Canvas {
    /// Draws a line along a path.
    ///
    /// The pen is a circle in the path's own space; a width of zero or less draws the thinnest
    /// line, one pixel wide.
    package func stroke(
        _ path: RasterPath,
        style: StrokeStyle,
        transform: RasterTransform = .identity,
        paint: Paint,
        opacity: Float = 1,
        blend: RasterBlendMode = .normal,
        antialias: Bool = true
    ) {
        guard !clip.isEmpty, let ink = Ink(paint, opacity: opacity, blend: blend, scratch),
            begin(stroking: path, style: style, transform: transform)
        else { return }
        defer { withExtendedLifetime(paint) {} }
        rk_raster_end(scratch.raster)
        render(ink, antialias: antialias)
    }

    /// Confines drawing to the line along a path.
    package func pushClip(
        stroking path: RasterPath,
        style: StrokeStyle,
        transform: RasterTransform = .identity,
        antialias: Bool = true
    ) {
        pushClip()
        guard begin(stroking: path, style: style, transform: transform) else {
            clip.bounds = .empty
            return
        }
        confine(evenOdd: false, antialias: antialias)
    }

    /// Adds the area of a line to the raster; false when it covers nothing.
    func begin(
        stroking path: RasterPath,
        style: StrokeStyle,
        transform: RasterTransform
    ) -> Bool {
        guard let box = path.controlBounds, transform.isFinite else { return false }
        let scales = transform.scales
        var width = style.width
        if !(width > 0) { width = 1 / max((scales.most * scales.least).squareRoot(), 1e-9) }
        guard width.isFinite else { return false }
        begin(Stroker.bounds(box, style, width: width, transform))
        let dashes = Dasher(style, transform: transform).flatMap { $0.dashes(of: path) }
        let lines = dashes ?? path
        var stroker = Stroker(
            scratch.raster,
            style: style,
            width: width,
            transform: transform,
            lines: lines.verbs.reduce(0) { $1 == .move ? $0 + 1 : $0 }
        )
        stroker.stroke(lines)
        return true
    }
}
