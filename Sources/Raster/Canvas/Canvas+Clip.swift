// SPDX-License-Identifier: Apache-2.0

import CRasterKernels

extension Canvas {
    /// Remembers the clip, to be undone by `popClip`.
    package func pushClip() { clipStack.append(clip) }

    /// Remembers the clip and sets another, made by hand or kept from before; it is confined to the
    /// present one's bounds.
    package func pushClip(_ other: Clip) {
        clipStack.append(clip)
        clip = Clip(bounds: other.bounds.intersection(clip.bounds), shapes: other.shapes)
    }

    /// Sets a clip that `clip` was before, on this canvas; `popClip` does not undo it.
    package func setClip(_ other: Clip) { clip = other }

    package func pushClip(_ rect: PixelRect) {
        clipStack.append(clip)
        clip.bounds = clip.bounds.intersection(rect)
    }

    /// Confines drawing to a rectangle without remembering the clip; answers the bounds that
    /// ``widen(to:)`` gives back.
    @inline(__always)
    package func narrow(to rect: PixelRect) -> PixelRect {
        let bounds = clip.bounds
        clip.bounds = bounds.intersection(rect)
        return bounds
    }

    /// Undoes ``narrow(to:)``.
    @inline(__always)
    package func widen(to bounds: PixelRect) { clip.bounds = bounds }

    package func pushClip(
        _ rect: RasterRect,
        transform: RasterTransform = .identity,
        antialias: Bool = true
    ) {
        clipStack.append(clip)
        if transform.keepsRectangles {
            let box = transform.apply(rect.standardized)
            if let whole = box.wholePixels {
                clip.bounds = clip.bounds.intersection(whole)
                return
            }
            begin(box)
            addRect(box)
        } else {
            let path = RasterPath.rect(rect)
            guard begin(path, transform) else { return }
        }
        confine(evenOdd: false, antialias: antialias)
    }

    package func pushClip(
        _ shape: RoundedRect,
        transform: RasterTransform = .identity,
        antialias: Bool = true
    ) {
        if shape.isRect {
            pushClip(shape.rect, transform: transform, antialias: antialias)
            return
        }
        clipStack.append(clip)
        begin(transform.apply(shape.rect))
        add(shape, transform)
        confine(evenOdd: false, antialias: antialias)
    }

    /// An empty path lets nothing through.
    package func pushClip(
        _ path: RasterPath,
        transform: RasterTransform = .identity,
        rule: FillRule = .nonZero,
        antialias: Bool = true
    ) {
        clipStack.append(clip)
        guard begin(path, transform) else {
            clip.bounds = .empty
            return
        }
        confine(evenOdd: rule == .evenOdd, antialias: antialias)
    }

    /// Lets through as much as the mask covers, nothing outside of its bounds.
    package func pushClip(_ mask: CoverageMask) {
        clipStack.append(clip)
        clip.bounds = clip.bounds.intersection(mask.bounds)
        clip.shapes.append(ClipShape(mask: mask, bounds: mask.bounds))
    }

    /// Undoes the last `pushClip`.
    package func popClip() {
        if let last = clipStack.popLast() { clip = last }
    }

    func confine(evenOdd: Bool, antialias: Bool) {
        rk_raster_end(scratch.raster)
        let shape = ClipShape(
            scratch.raster,
            evenOdd: evenOdd,
            antialias: antialias,
            bounds: clip.bounds
        )
        clip.bounds = clip.bounds.intersection(shape.bounds)
        if !clip.bounds.isEmpty { clip.shapes.append(shape) }
    }
}
