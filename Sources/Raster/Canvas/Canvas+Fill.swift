// SPDX-License-Identifier: Apache-2.0

import CRasterKernels

extension Canvas {
    // MARK: Shapes

    package func fill(
        _ path: RasterPath,
        transform: RasterTransform = .identity,
        rule: FillRule = .nonZero,
        paint: Paint,
        opacity: Float = 1,
        blend: RasterBlendMode = .normal,
        antialias: Bool = true
    ) {
        guard !clip.isEmpty, let ink = Ink(paint, opacity: opacity, blend: blend, scratch),
            begin(path, transform)
        else { return }
        defer { withExtendedLifetime(paint) {} }
        rk_raster_end(scratch.raster)
        render(ink, evenOdd: rule == .evenOdd, antialias: antialias)
    }

    package func fill(
        _ rect: RasterRect,
        transform: RasterTransform = .identity,
        paint: Paint,
        opacity: Float = 1,
        blend: RasterBlendMode = .normal,
        antialias: Bool = true
    ) {
        guard !clip.isEmpty, let ink = Ink(paint, opacity: opacity, blend: blend, scratch) else {
            return
        }
        defer { withExtendedLifetime(paint) {} }
        if transform.keepsRectangles {
            let box = transform.apply(rect.standardized)
            if let whole = box.wholePixels {
                renderRect(whole, ink)
                return
            }
            begin(box)
            addRect(box)
        } else {
            let r = rect.standardized
            begin(transform.apply(r))
            addPolygon([
                transform.apply(RasterPoint(r.minX, r.minY)),
                transform.apply(RasterPoint(r.maxX, r.minY)),
                transform.apply(RasterPoint(r.maxX, r.maxY)),
                transform.apply(RasterPoint(r.minX, r.maxY)),
            ])
        }
        rk_raster_end(scratch.raster)
        render(ink, antialias: antialias)
    }

    package func fill(
        _ shape: RoundedRect,
        transform: RasterTransform = .identity,
        paint: Paint,
        opacity: Float = 1,
        blend: RasterBlendMode = .normal,
        antialias: Bool = true
    ) {
        if shape.isRect {
            fill(
                shape.rect,
                transform: transform,
                paint: paint,
                opacity: opacity,
                blend: blend,
                antialias: antialias
            )
            return
        }
        guard !clip.isEmpty, let ink = Ink(paint, opacity: opacity, blend: blend, scratch) else {
            return
        }
        if case .solid(let pixel) = ink.source, ink.blend == .normal, antialias,
            transform.isIdentity, clip.shapes.isEmpty, fillOnGrid(shape, pixel)
        {
            return
        }
        defer { withExtendedLifetime(paint) {} }
        begin(transform.apply(shape.rect))
        add(shape, transform)
        rk_raster_end(scratch.raster)
        render(ink, antialias: antialias)
    }

    package func fillEllipse(
        in rect: RasterRect,
        transform: RasterTransform = .identity,
        paint: Paint,
        opacity: Float = 1,
        blend: RasterBlendMode = .normal,
        antialias: Bool = true
    ) {
        guard !clip.isEmpty, let ink = Ink(paint, opacity: opacity, blend: blend, scratch) else {
            return
        }
        defer { withExtendedLifetime(paint) {} }
        begin(transform.apply(rect.standardized))
        addEllipse(rect.standardized, transform)
        rk_raster_end(scratch.raster)
        render(ink, antialias: antialias)
    }

    /// Fills what lies in `outer` but not in `inner`: a border.
    package func fillRing(
        outer: RoundedRect,
        inner: RoundedRect,
        transform: RasterTransform = .identity,
        paint: Paint,
        opacity: Float = 1,
        blend: RasterBlendMode = .normal,
        antialias: Bool = true
    ) {
        if inner.rect.isEmpty {
            fill(
                outer,
                transform: transform,
                paint: paint,
                opacity: opacity,
                blend: blend,
                antialias: antialias
            )
            return
        }
        guard !clip.isEmpty, let ink = Ink(paint, opacity: opacity, blend: blend, scratch) else {
            return
        }
        defer { withExtendedLifetime(paint) {} }
        begin(transform.apply(outer.rect.union(inner.rect)))
        add(outer, transform, alone: false)
        add(inner, transform, alone: false)
        rk_raster_end(scratch.raster)
        render(ink, evenOdd: true, antialias: antialias)
    }

    /// Fills the pixels that the clip lets through.
    package func fillClip(paint: Paint, opacity: Float = 1, blend: RasterBlendMode = .normal) {
        guard !clip.isEmpty, let ink = Ink(paint, opacity: opacity, blend: blend, scratch) else {
            return
        }
        defer { withExtendedLifetime(paint) {} }
        renderRect(clip.bounds, ink)
    }

    // MARK: To the raster

    /// Begins and adds a path; false when nothing of it can be seen.
    func begin(_ path: RasterPath, _ transform: RasterTransform) -> Bool {
        guard let box = path.controlBounds else { return false }
        begin(transform.apply(box))
        path.verbs.withUnsafeBytes { verbs in
            path.points.withUnsafeBytes { points in
                guard let verbBase = verbs.bindMemory(to: UInt8.self).baseAddress,
                    let pointBase = points.bindMemory(to: Double.self).baseAddress
                else { return }
                if transform.isIdentity {
                    rk_raster_path(
                        scratch.raster,
                        verbBase,
                        verbs.count,
                        pointBase,
                        path.points.count,
                        nil
                    )
                } else {
                    withUnsafeBytes(of: transform) { map in
                        rk_raster_path(
                            scratch.raster,
                            verbBase,
                            verbs.count,
                            pointBase,
                            path.points.count,
                            map.assumingMemoryBound(to: Double.self).baseAddress
                        )
                    }
                }
            }
        }
        return true
    }

    /// Begins a shape whose points all lie in `box`.
    func begin(_ box: RasterRect) {
        let area = clip.bounds
        rk_raster_begin(
            scratch.raster,
            Int32(clamping: area.minX),
            Int32(clamping: area.minY),
            Int32(clamping: area.maxX),
            Int32(clamping: area.maxY),
            box.minX,
            box.minY,
            box.maxX,
            box.maxY
        )
    }

    func addRect(_ r: RasterRect) {
        rk_raster_rect(scratch.raster, r.minX, r.minY, r.maxX, r.maxY)
    }

    func addPolygon(_ points: [RasterPoint]) {
        guard var from = points.last else { return }
        for p in points {
            rk_raster_line(scratch.raster, from.x, from.y, p.x, p.y)
            from = p
        }
    }

    func addEllipse(_ r: RasterRect, _ transform: RasterTransform) {
        withUnsafeBytes(of: transform) { map in
            guard let m = map.assumingMemoryBound(to: Double.self).baseAddress else { return }
            rk_raster_ellipse(scratch.raster, r.minX, r.minY, r.maxX, r.maxY, m)
        }
    }

    /// `alone`: nothing else is added to the same shape.
    func add(_ shape: RoundedRect, _ transform: RasterTransform, alone: Bool = true) {
        let radii = shape.fittedRadii
        let continuous = shape.isContinuous(radii)
        let r = shape.rect
        withUnsafeBytes(of: transform) { map in
            withUnsafeBytes(of: radii) { radii in
                guard let m = map.assumingMemoryBound(to: Double.self).baseAddress,
                    let values = radii.assumingMemoryBound(to: Double.self).baseAddress
                else { return }
                rk_raster_rounded_rect(
                    scratch.raster,
                    r.minX,
                    r.minY,
                    r.maxX,
                    r.maxY,
                    values,
                    continuous ? 1 : 0,
                    alone ? 1 : 0,
                    m
                )
            }
        }
    }
}
