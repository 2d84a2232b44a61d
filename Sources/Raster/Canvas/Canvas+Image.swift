// SPDX-License-Identifier: Apache-2.0

import CRasterKernels

extension Canvas {
    /// Draws part of a picture into a rectangle, which a map then takes to the canvas; edges
    /// between pixels are smooth.
    ///
    /// `source`: pixels of the picture; nil for all. Nothing beyond it is read.
    package func drawImage(
        _ image: PixelBuffer,
        source: PixelRect? = nil,
        in rect: RasterRect,
        transform: RasterTransform = .identity,
        sampling: ImageSampling = .bilinear,
        opacity: Float = 1,
        blend: RasterBlendMode = .normal,
        antialias: Bool = true
    ) {
        let whole = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
        let part = source ?? whole
        guard !clip.isEmpty, !part.isEmpty, !rect.isEmpty else { return }
        let map = RasterTransform(mapping: RasterRect(part), to: rect).concatenating(transform)
        if map.isTranslation, map.tx == map.tx.rounded(), map.ty == map.ty.rounded(),
            abs(map.tx) < 1e9, abs(map.ty) < 1e9
        {
            composite(
                image,
                from: part,
                x: part.minX + Int(map.tx),
                y: part.minY + Int(map.ty),
                opacity: opacity,
                blend: blend
            )
            return
        }
        let pattern = ImagePattern(image, source: part, transform: map, sampling: sampling)
        fill(
            rect,
            transform: transform,
            paint: .image(pattern),
            opacity: opacity,
            blend: blend,
            antialias: antialias
        )
    }

    /// The same under a perspective map; what lies behind the eye is cut away.
    package func drawImage(
        _ image: PixelBuffer,
        source: PixelRect? = nil,
        in rect: RasterRect,
        projection: ProjectiveTransform,
        sampling: ImageSampling = .bilinear,
        opacity: Float = 1,
        blend: RasterBlendMode = .normal,
        antialias: Bool = true
    ) {
        if let affine = projection.affine {
            drawImage(
                image,
                source: source,
                in: rect,
                transform: affine,
                sampling: sampling,
                opacity: opacity,
                blend: blend,
                antialias: antialias
            )
            return
        }
        let whole = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
        let part = source ?? whole
        guard !clip.isEmpty, !part.isEmpty, !rect.isEmpty, projection.isFinite else { return }
        let map = ProjectiveTransform(RasterTransform(mapping: RasterRect(part), to: rect))
            .concatenating(projection)
        let pattern = ImagePattern(image, source: part, transform: map, sampling: sampling)
        fill(
            rect,
            projection: projection,
            paint: .image(pattern),
            opacity: opacity,
            blend: blend,
            antialias: antialias
        )
    }

    /// Fills the image of a rectangle under a perspective map.
    package func fill(
        _ rect: RasterRect,
        projection: ProjectiveTransform,
        paint: Paint,
        opacity: Float = 1,
        blend: RasterBlendMode = .normal,
        antialias: Bool = true
    ) {
        let corners = projection.visible(rect)
        guard !clip.isEmpty, corners.count > 2,
            let ink = Ink(paint, opacity: opacity, blend: blend, scratch)
        else { return }
        defer { withExtendedLifetime(paint) {} }
        var box = RasterRect(
            minX: corners[0].x,
            minY: corners[0].y,
            maxX: corners[0].x,
            maxY: corners[0].y
        )
        for p in corners {
            box.minX = min(box.minX, p.x)
            box.minY = min(box.minY, p.y)
            box.maxX = max(box.maxX, p.x)
            box.maxY = max(box.maxY, p.y)
        }
        begin(box)
        addPolygon(corners)
        rk_raster_end(scratch.raster)
        render(ink, antialias: antialias)
    }

    // MARK: Layers

    /// Draws a buffer pixel by pixel, the first pixel of `part` at (x, y).
    package func composite(
        _ layer: PixelBuffer,
        from part: PixelRect? = nil,
        x: Int,
        y: Int,
        opacity: Float = 1,
        blend: RasterBlendMode = .normal,
        mask: CoverageMask? = nil
    ) {
        let whole = PixelRect(x: 0, y: 0, width: layer.width, height: layer.height)
        let shiftX = x - (part ?? whole).minX
        let shiftY = y - (part ?? whole).minY
        var area = (part ?? whole).intersection(whole).offsetBy(x: shiftX, y: shiftY)
            .intersection(clip.bounds)
        if let mask { area = area.intersection(mask.bounds) }
        let alpha = UInt32(RasterColor.unit(opacity) * 255 + 0.5)
        guard !area.isEmpty, alpha > 0 || blend != .normal else { return }
        if clip.shapes.isEmpty, mask == nil, blend == .normal {
            rk_over_rect(
                UnsafeMutableRawPointer(pixel(area.minX, area.minY))
                    .assumingMemoryBound(to: UInt8.self),
                rowBytes,
                UnsafeRawPointer(layer.row(area.minY - shiftY) + (area.minX - shiftX))
                    .assumingMemoryBound(to: UInt8.self),
                layer.rowBytes,
                area.width,
                area.height,
                alpha
            )
            return
        }
        let map = RasterTransform(translationX: Double(shiftX), y: Double(shiftY))
        let pattern = ImagePattern(layer, transform: map, sampling: .nearest)
        guard let ink = Ink(.image(pattern), opacity: opacity, blend: blend, scratch) else {
            return
        }
        defer { withExtendedLifetime(pattern) {} }
        for row in area.minY..<area.maxY {
            if let mask {
                let bytes = scratch.maskRow
                bytes.update(
                    from: mask.row(row) + (area.minX - mask.bounds.minX),
                    count: area.width
                )
                compose(ink, x: area.minX, y: row, count: area.width, coverage: bytes)
            } else {
                compose(ink, x: area.minX, y: row, count: area.width, cover: 255)
            }
        }
    }

    /// Lays a picture that is moved, read between its pixels, over all that the clip's bounds let
    /// through; beyond its edges the outermost pixels go on.
    ///
    /// Shapes of the clip do not count. False, nothing being drawn, where the picture is too small.
    package func lay(
        _ picture: PixelBuffer,
        source: PixelRect,
        movedBy offset: RasterPoint,
        opacity: Float
    ) -> Bool {
        let area = clip.bounds
        let whole = PixelRect(x: 0, y: 0, width: picture.width, height: picture.height)
        let alpha = UInt32(RasterColor.unit(opacity) * 255 + 0.5)
        if area.isEmpty || alpha == 0 { return true }
        return ImageSource.layMoved(
            picture,
            source.intersection(whole),
            by: offset,
            over: UnsafeMutableRawPointer(pixel(area.minX, area.minY))
                .assumingMemoryBound(to: UInt8.self),
            rowBytes,
            area,
            alpha: alpha
        )
    }

    // MARK: Masks

    /// Fills with a paint where a mask covers, the mask moved by (dx, dy).
    package func fillMask(
        _ mask: CoverageMask,
        dx: Int = 0,
        dy: Int = 0,
        paint: Paint,
        opacity: Float = 1,
        blend: RasterBlendMode = .normal
    ) {
        guard let ink = Ink(paint, opacity: opacity, blend: blend, scratch) else { return }
        defer { withExtendedLifetime(paint) {} }
        render(mask, dx: dx, dy: dy, ink)
    }

    /// Fills with a paint where masks say that lie anywhere in memory.
    package func fillMasks(
        _ fills: [MaskFill],
        paint: Paint,
        opacity: Float = 1,
        blend: RasterBlendMode = .normal
    ) {
        guard !clip.isEmpty, let ink = Ink(paint, opacity: opacity, blend: blend, scratch) else {
            return
        }
        defer { withExtendedLifetime(paint) {} }
        let visible = clip.bounds
        let solid = solidPixel(ink)
        fills.withUnsafeBufferPointer { fills in
            for fill in fills {
                let box = fill.box
                let area = box.intersection(visible)
                if area.isEmpty { continue }
                let first =
                    fill.bytes + (area.minY - box.minY) * fill.rowBytes + (area.minX - box.minX)
                if let solid {
                    paintMask(first, rowBytes: fill.rowBytes, in: area, solid)
                } else {
                    render(first, rowBytes: fill.rowBytes, in: area, ink)
                }
            }
        }
    }

    /// The one pixel that is drawn with, if nothing but coverage changes it.
    private func solidPixel(_ ink: Ink) -> UInt32? {
        guard case .solid(let pixel) = ink.source, ink.blend == .normal, clip.shapes.isEmpty else {
            return nil
        }
        return pixel
    }

    private func paintMask(
        _ bytes: UnsafePointer<UInt8>,
        rowBytes maskBytes: Int,
        in area: PixelRect,
        _ pixel: UInt32
    ) {
        rk_over_solid_mask_rect(
            UnsafeMutableRawPointer(self.pixel(area.minX, area.minY))
                .assumingMemoryBound(to: UInt8.self),
            rowBytes,
            area.width,
            area.height,
            pixel,
            bytes,
            maskBytes
        )
    }

    func render(_ mask: CoverageMask, dx: Int, dy: Int, _ ink: Ink) {
        let area = mask.bounds.offsetBy(x: dx, y: dy).intersection(clip.bounds)
        guard !area.isEmpty else { return }
        let first = mask.row(area.minY - dy) + (area.minX - dx - mask.bounds.minX)
        render(first, rowBytes: mask.rowBytes, in: area, ink)
    }

    /// Draws through bytes of coverage, of which the first is the area's first pixel's.
    private func render(
        _ bytes: UnsafePointer<UInt8>,
        rowBytes maskBytes: Int,
        in area: PixelRect,
        _ ink: Ink
    ) {
        if let solid = solidPixel(ink) {
            return paintMask(bytes, rowBytes: maskBytes, in: area, solid)
        }
        for y in area.minY..<area.maxY {
            let row = scratch.maskRow
            row.update(from: bytes + (y - area.minY) * maskBytes, count: area.width)
            compose(ink, x: area.minX, y: y, count: area.width, coverage: row)
        }
    }
}

extension ProjectiveTransform {
    /// The corners of a rectangle's image, cut off a little before the eye.
    func visible(_ r: RasterRect) -> [RasterPoint] {
        let corners = [
            RasterPoint(r.minX, r.minY), RasterPoint(r.maxX, r.minY),
            RasterPoint(r.maxX, r.maxY), RasterPoint(r.minX, r.maxY),
        ].map(homogeneous)
        let near = 1e-4
        var result: [RasterPoint] = []
        for i in 0..<4 {
            let p = corners[i]
            let q = corners[(i + 1) & 3]
            guard p.w.isFinite, q.w.isFinite else { return [] }
            if p.w >= near { result.append(RasterPoint(p.x / p.w, p.y / p.w)) }
            if (p.w >= near) != (q.w >= near) {
                let t = (near - p.w) / (q.w - p.w)
                result.append(
                    RasterPoint((p.x + (q.x - p.x) * t) / near, (p.y + (q.y - p.y) * t) / near)
                )
            }
        }
        return result
    }
}
