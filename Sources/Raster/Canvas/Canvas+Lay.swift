// SPDX-License-Identifier: Apache-2.0

import CRasterKernels

/// One premultiplied pixel over shapes, source over destination, without a paint being made ready.
///
/// Shapes of the clip do not count.
extension Canvas {
    /// Lays a pixel over a rectangle of whole pixels.
    package func lay(_ pixel: UInt32, over rect: PixelRect) {
        let area = rect.intersection(clip.bounds)
        guard !area.isEmpty else { return }
        rk_over_solid_rect(
            UnsafeMutableRawPointer(self.pixel(area.minX, area.minY))
                .assumingMemoryBound(to: UInt8.self),
            rowBytes,
            area.width,
            area.height,
            pixel
        )
    }

    /// Lays a pixel over a rectangle.
    package func lay(_ pixel: UInt32, over rect: RasterRect) {
        if let whole = rect.wholePixels { return lay(pixel, over: whole) }
        guard !clip.isEmpty else { return }
        begin(rect)
        addRect(rect)
        layShape(pixel)
    }

    /// Lays a pixel over a rectangle with round corners.
    package func lay(_ pixel: UInt32, over shape: RoundedRect) {
        if shape.isRect { return lay(pixel, over: shape.rect) }
        guard !clip.isEmpty, !fillOnGrid(shape, pixel) else { return }
        begin(shape.rect)
        add(shape, .identity)
        layShape(pixel)
    }

    /// Lays a pixel over an ellipse.
    package func lay(_ pixel: UInt32, overEllipseIn rect: RasterRect) {
        guard !clip.isEmpty else { return }
        begin(rect)
        addEllipse(rect, .identity)
        layShape(pixel)
    }

    /// Lays a pixel over the inside of a path.
    ///
    /// False, nothing being drawn, where a coordinate is not a number or beyond a limit.
    /// `verbs`: as `RasterPath.Verb`. `points`: two numbers each.
    package func lay(
        _ pixel: UInt32,
        overVerbs verbs: UnsafeBufferPointer<UInt8>,
        points: UnsafeBufferPointer<Double>,
        transform: RasterTransform,
        limit: Double,
        isEvenOdd: Bool
    ) -> Bool {
        guard let verbBase = verbs.baseAddress, let pointBase = points.baseAddress,
            let bounds = Canvas.bounds(points)
        else { return false }
        let box = transform.apply(bounds)
        guard box.minX >= -limit, box.minY >= -limit, box.maxX <= limit, box.maxY <= limit else {
            return false
        }
        guard !clip.isEmpty else { return true }
        begin(box)
        if transform.isIdentity {
            rk_raster_path(
                scratch.raster,
                verbBase,
                verbs.count,
                pointBase,
                points.count / 2,
                nil
            )
        } else {
            withUnsafeBytes(of: transform) { map in
                rk_raster_path(
                    scratch.raster,
                    verbBase,
                    verbs.count,
                    pointBase,
                    points.count / 2,
                    map.assumingMemoryBound(to: Double.self).baseAddress
                )
            }
        }
        layShape(pixel, isEvenOdd: isEvenOdd)
        return true
    }

    /// The box around points; nil where one is not finite.
    private static func bounds(_ points: UnsafeBufferPointer<Double>) -> RasterRect? {
        guard points.count >= 2 else { return nil }
        var low = RasterPoint(points[0], points[1])
        var high = low
        // Stays zero unless a number is none or infinite.
        var trouble = RasterPoint.zero
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            let p = RasterPoint(points[index], points[index + 1])
            low = pointwiseMin(low, p)
            high = pointwiseMax(high, p)
            trouble += p * 0
        }
        guard trouble == .zero else { return nil }
        return RasterRect(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y)
    }

    private func layShape(_ pixel: UInt32, isEvenOdd: Bool = false) {
        rk_raster_end(scratch.raster)
        rk_raster_over_solid(
            scratch.raster,
            isEvenOdd ? 1 : 0,
            zero.assumingMemoryBound(to: UInt8.self),
            rowBytes,
            pixel
        )
    }

    /// Draws a rounded rectangle from corners that are kept; false where that cannot be.
    func fillOnGrid(_ shape: RoundedRect, _ pixel: UInt32) -> Bool {
        let radius = shape.radii[0]
        guard shape.radii == SIMD4(repeating: radius) else { return false }
        return lay(
            pixel,
            overRounded: shape.rect,
            radius,
            isContinuous: shape.curve == .continuous
        )
    }

    /// Lays a premultiplied pixel over a rectangle with round corners of one radius.
    ///
    /// False, nothing being drawn, where the rectangle is off the
    /// grid of 1/32 pixel or the corners are too large or too close.
    package func lay(
        _ pixel: UInt32,
        overRounded rect: RasterRect,
        _ radius: Double,
        isContinuous: Bool
    ) -> Bool {
        // Corners that have to give way are no corners of this radius.
        guard scratch.chord == RK_CHORD else { return false }
        let reach = 2 * radius * RoundedRect.reach(isContinuous ? .continuous : .circular)
        guard reach <= min(rect.width, rect.height) else { return false }
        let area = clip.bounds
        if area.isEmpty { return true }
        return withUnsafeBytes(of: rect) { rect in
            guard let edges = rect.assumingMemoryBound(to: Double.self).baseAddress else {
                return false
            }
            return rk_rounded_over_solid(
                scratch.corners,
                scratch.raster,
                zero.assumingMemoryBound(to: UInt8.self),
                rowBytes,
                Int32(clamping: area.minX),
                Int32(clamping: area.minY),
                Int32(clamping: area.maxX),
                Int32(clamping: area.maxY),
                edges,
                radius,
                isContinuous ? 1 : 0,
                pixel
            ) != 0
        }
    }
}
