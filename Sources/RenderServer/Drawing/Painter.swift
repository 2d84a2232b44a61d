// SPDX-License-Identifier: Apache-2.0

import Raster

/// Draws items into pixels.
///
/// Every pixel depends on the items only and not on the rectangle being drawn, so that drawing
/// part by part, on one thread or several, gives the bytes of drawing the whole.
/// - Thread: each thread has a painter of its own.
struct Painter {
    let cache: DrawCache
    let scratch: RasterScratch

    init(cache: DrawCache, scratch: RasterScratch = RasterScratch()) {
        self.cache = cache
        self.scratch = scratch
    }

    /// Draws the items in a rectangle over a backdrop pixel.
    ///
    /// `touching`: the items that touch the rectangle, from back to front.
    func paint(
        _ flat: FlatFrame,
        _ touching: ArraySlice<Int32>,
        into buffer: PixelBuffer,
        _ rect: PixelRect,
        backdrop: UInt32
    ) {
        let canvas = Canvas(buffer, clip: rect, scratch: scratch)
        let visible = Occlusion.visible(flat.briefs, touching, in: rect)
        paint(flat.items, flat.briefs, visible, on: canvas, rect, backdrop)
    }

    func paint(_ items: [DrawItem], on canvas: Canvas, _ rect: PixelRect, backdrop: UInt32) {
        let briefs = items.map { DrawBrief($0) }
        paint(items, briefs, Occlusion.visible(briefs, in: rect), on: canvas, rect, backdrop)
    }

    private func paint(
        _ items: [DrawItem],
        _ briefs: [DrawBrief],
        _ visible: Occlusion.Result,
        on canvas: Canvas,
        _ rect: PixelRect,
        _ backdrop: UInt32
    ) {
        if !visible.startsOpaque { canvas.replace(rect, with: backdrop) }
        briefs.withUnsafeBufferPointer { briefs in
            let indices = visible.indices
            for place in indices.indices {
                if place + 1 < indices.endIndex { briefs[indices[place + 1]].prepare(for: rect) }
                let index = indices[place]
                if !briefs[index].draw(on: canvas) { draw(items, index, on: canvas, backdrop) }
            }
        }
    }

    /// Draws items over the canvas's pixels.
    func draw(_ items: [DrawItem], on canvas: Canvas) {
        let area = canvas.clip.bounds
        for index in items.indices where items[index].bounds.intersects(area) {
            draw(items, index, on: canvas, 0)
        }
    }

    /// Draws one item; a backdrop shows the items before it, filtered.
    private func draw(_ items: [DrawItem], _ index: Int, on canvas: Canvas, _ under: UInt32) {
        let item = items[index]
        // The item's bounds lie inside of every clip's.
        let before = canvas.narrow(to: item.bounds)
        defer { canvas.widen(to: before) }
        guard !canvas.clip.isEmpty else { return }
        guard let clip = item.clip, !clip.isPlain else {
            return draw(item, items, index, on: canvas, under)
        }
        let clips = push(clip, on: canvas)
        defer { for _ in 0..<clips { canvas.popClip() } }
        guard !canvas.clip.isEmpty else { return }
        draw(item, items, index, on: canvas, under)
    }

    private func draw(
        _ item: DrawItem,
        _ items: [DrawItem],
        _ index: Int,
        on canvas: Canvas,
        _ under: UInt32
    ) {
        switch item.ink {
        case .color(let shape, let color, let opacity):
            fill(shape, .color(color), opacity, on: canvas)
        case .gradient(let shape, let gradient, let opacity):
            fill(shape, gradient.paint, opacity, on: canvas)
        case .image(let image, let opacity): draw(image, opacity, on: canvas)
        case .shadow(let shadow): draw(shadow, on: canvas)
        case .group(let group): draw(group, on: canvas)
        case .backdrop(let backdrop):
            draw(backdrop, of: item.bounds, behind: items[..<index], under, on: canvas)
        }
    }

    /// Pushes a chain of clips; answers how many were pushed.
    private func push(_ chain: ClipChain?, on canvas: Canvas) -> Int {
        guard let chain else { return 0 }
        // All clips are whole pixels: one rectangle is enough.
        if chain.isPlain {
            canvas.pushClip(chain.bounds)
            return 1
        }
        let count = push(chain.outer, on: canvas)
        switch chain.shape {
        case .pixels(let rect): canvas.pushClip(rect)
        case .shape(let shape): pushClip(shape, on: canvas)
        }
        return count + 1
    }

    func pushClip(_ shape: DrawShape, on canvas: Canvas) {
        let antialias = shape.isAntialiased
        switch shape.form {
        case .pixels(let rect): canvas.pushClip(rect)
        case .rect(let rect):
            canvas.pushClip(rect, transform: shape.transform, antialias: antialias)
        case .rounded(let rect), .ring(let rect, _):
            canvas.pushClip(rect, transform: shape.transform, antialias: antialias)
        case .path(let path, let rule):
            canvas.pushClip(path, transform: shape.transform, rule: rule, antialias: antialias)
        case .stroke(let path, let style):
            canvas.pushClip(stroking: path, style: style, transform: shape.transform)
        }
    }

    private func fill(_ shape: DrawShape, _ paint: Paint, _ opacity: Float, on canvas: Canvas) {
        let map = shape.transform
        switch shape.form {
        case .pixels(let rect): canvas.fill(RasterRect(rect), paint: paint, opacity: opacity)
        case .rect(let rect):
            canvas.fill(
                rect,
                transform: map,
                paint: paint,
                opacity: opacity,
                antialias: shape.isAntialiased
            )
        case .rounded(let rect):
            canvas.fill(rect, transform: map, paint: paint, opacity: opacity)
        case .ring(let outer, let inner):
            canvas.fillRing(
                outer: outer,
                inner: inner,
                transform: map,
                paint: paint,
                opacity: opacity
            )
        case .path(let path, let rule):
            canvas.fill(path, transform: map, rule: rule, paint: paint, opacity: opacity)
        case .stroke(let path, let style):
            canvas.stroke(path, style: style, transform: map, paint: paint, opacity: opacity)
        }
    }

    private func draw(_ image: DrawImage, _ opacity: Float, on canvas: Canvas) {
        let pattern = ImagePattern(
            image.pixels,
            source: image.source,
            transform: image.map,
            sampling: image.sampling
        )
        switch image.shape {
        case .pixels(let rect):
            if let map = image.map.affine, map.isWholeTranslation {
                canvas.pushClip(rect)
                canvas.composite(
                    image.pixels,
                    from: image.source,
                    x: image.source.minX + Int(map.tx),
                    y: image.source.minY + Int(map.ty),
                    opacity: opacity,
                    blend: image.blend
                )
                canvas.popClip()
                return
            }
            canvas.fill(
                RasterRect(rect),
                paint: .image(pattern),
                opacity: opacity,
                blend: image.blend
            )
        case .rect(let rect, let map, let antialias):
            canvas.fill(
                rect,
                transform: map,
                paint: .image(pattern),
                opacity: opacity,
                blend: image.blend,
                antialias: antialias
            )
        case .projected(let rect, let map):
            canvas.fill(
                rect,
                projection: map,
                paint: .image(pattern),
                opacity: opacity,
                blend: image.blend
            )
        }
    }

    private func draw(_ shadow: DrawShadow, on canvas: Canvas) {
        if shadow.shape.transform.isTranslation {
            let (dx, dy) = (shadow.shape.transform.tx, shadow.shape.transform.ty)
            let outline: RoundedRect? =
                switch shadow.shape.form {
                case .rect(let rect): RoundedRect(rect, radius: 0)
                case .rounded(let rounded): rounded
                default: nil
                }
            if var outline {
                outline.rect = outline.rect.offsetBy(dx, dy)
                canvas.fillShadow(
                    of: outline,
                    sigma: shadow.sigma,
                    color: shadow.color,
                    opacity: shadow.opacity
                )
                return
            }
        }
        let bounds = shadow.shape.pixelBounds.limited
        let reach = GaussianBlur.reach(sigma: shadow.sigma)
        let whole = bounds.insetBy(-reach)
        if whole.width * whole.height > Painter.largestShadow {
            // Only the visible part: a whole mask would take seconds and be cached.
            let visible = canvas.clip.bounds
            let near = bounds.intersection(visible.insetBy(-reach))
            guard !near.isEmpty else { return }
            canvas.fillMask(
                GaussianBlur.blurred(
                    coverage(of: shadow, near),
                    sigma: shadow.sigma,
                    within: visible,
                    of: bounds
                ),
                paint: .color(shadow.color),
                opacity: shadow.opacity
            )
            return
        }
        let mask = cache.shadowMask(shadow) {
            GaussianBlur.blurred(coverage(of: shadow, bounds), sigma: shadow.sigma)
        }
        canvas.fillMask(mask, paint: .color(shadow.color), opacity: shadow.opacity)
    }

    /// The most pixels of a shadow's mask that is made whole and cached.
    private static let largestShadow = 1 << 22

    /// The most pixels of a group that is drawn whole for its shadow; larger ones are not cached.
    private static let largestGroup = 1 << 22

    /// The coverage of the shape that casts a shadow, within an area.
    private func coverage(of shadow: DrawShadow, _ area: PixelRect) -> CoverageMask {
        let buffer = PixelBuffer(width: area.width, height: area.height)
        let own = Canvas(buffer, originX: area.minX, originY: area.minY, scratch: scratch)
        fill(shadow.shape, .color(.black), 1, on: own)
        return buffer.alphaMask(at: area)
    }

    // MARK: Groups

    private func draw(_ group: DrawGroup, on canvas: Canvas) {
        if let pieces = group.pieces { return draw(pieces, of: group, on: canvas) }
        let area = group.content.intersection(canvas.clip.bounds)
        if let shadow = group.shadow, group.content.area > Painter.largestGroup {
            return drawVisiblePart(of: group, shadow, area, on: canvas)
        }
        if group.isExpensive, let cached = cachedPicture(of: group) {
            return draw(cached, of: group, on: canvas)
        }
        guard group.shadow == nil else {
            guard let picture = finished(group) else { return }
            return draw(picture, of: group, on: canvas)
        }
        guard !area.isEmpty else { return }
        if !group.filters.isEmpty { return drawFiltered(group, area, on: canvas) }
        guard let picture = picture(of: group, area) else { return }
        canvas.composite(
            picture,
            x: area.minX,
            y: area.minY,
            opacity: group.opacity,
            blend: group.blend
        )
    }

    private func draw(_ pieces: [DrawGroup.Piece], of group: DrawGroup, on canvas: Canvas) {
        let isPlain = canvas.clip.shapes.isEmpty
        let visible = canvas.clip.bounds
        for index in pieces.indices {
            let (member, rect) = (pieces[index].item, pieces[index].rect)
            if !rect.intersects(visible) { continue }
            if isPlain, group.briefs[member].draw(on: canvas, within: rect) { continue }
            let before = canvas.narrow(to: rect)
            defer { canvas.widen(to: before) }
            guard case .color(let shape, let color, let opacity) = group.items[member].ink
            else { continue }
            fill(shape, .color(color), opacity * group.opacity, on: canvas)
        }
    }

    private func draw(_ cached: GroupPictures.Picture, of group: DrawGroup, on canvas: Canvas) {
        let origin = group.content.limited
        if let shadow = group.shadow, let mask = cached.shadow {
            canvas.fillMask(
                mask,
                dx: Int(shadow.dx.rounded()),
                dy: Int(shadow.dy.rounded()),
                paint: .color(shadow.color),
                opacity: shadow.opacity * group.opacity
            )
        }
        canvas.composite(
            cached.pixels,
            x: origin.minX,
            y: origin.minY,
            opacity: group.opacity,
            blend: group.blend
        )
    }

    /// Draws the visible parts of a group that is too large to be cached, and of its shadow.
    private func drawVisiblePart(
        of group: DrawGroup,
        _ shadow: DrawGroup.Shadow,
        _ area: PixelRect,
        on canvas: Canvas
    ) {
        let (dx, dy) = (Int(shadow.dx.rounded()), Int(shadow.dy.rounded()))
        let thrown = canvas.clip.bounds.offsetBy(x: -dx, y: -dy)
        let near = thrown.insetBy(-GaussianBlur.reach(sigma: shadow.sigma))
            .intersection(group.content)
        if !near.isEmpty, let pixels = finished(group, near) {
            canvas.fillMask(
                GaussianBlur.blurred(
                    pixels.alphaMask(at: near),
                    sigma: shadow.sigma,
                    within: thrown,
                    of: group.content
                ),
                dx: dx,
                dy: dy,
                paint: .color(shadow.color),
                opacity: shadow.opacity * group.opacity
            )
        }
        guard !area.isEmpty, let picture = finished(group, area) else { return }
        canvas.composite(
            picture,
            x: area.minX,
            y: area.minY,
            opacity: group.opacity,
            blend: group.blend
        )
    }

    /// The cached picture of an unchanged group.
    private func cachedPicture(of group: DrawGroup) -> GroupPictures.Picture? {
        cache.groups.picture(of: group) { finished(group) }
    }

    /// The whole picture of a group with its shadow; a blur reads far pixels, so every part needs
    /// all of it.
    private func finished(_ group: DrawGroup) -> GroupPictures.Picture? {
        let area = group.content.limited
        guard !area.isEmpty, let pixels = finished(group, area) else { return nil }
        let shadow = group.shadow.map {
            GaussianBlur.blurred(pixels.alphaMask(at: area), sigma: $0.sigma)
        }
        return GroupPictures.Picture(pixels: pixels, shadow: shadow)
    }

    /// The members in a picture of their own, with the mask applied.
    func picture(of group: DrawGroup, _ area: PixelRect) -> PixelBuffer? {
        guard area.width <= 32_768, area.height <= 32_768 else { return nil }
        let buffer = PixelBuffer(width: area.width, height: area.height, for: .group)
        // The outer canvas is idle meanwhile, so its scratch memory is reused.
        let canvas = Canvas(
            buffer,
            originX: area.minX,
            originY: area.minY,
            scratch: scratch
        )
        draw(group.items, on: canvas)
        if let mask = group.mask {
            let cover = PixelBuffer(width: area.width, height: area.height, for: .group)
            let own = Canvas(cover, originX: area.minX, originY: area.minY, scratch: scratch)
            draw(mask, on: own)
            buffer.multiply(byAlphaOf: cover)
        }
        return buffer
    }
}

extension PixelRect {
    /// The rectangle limited to a size that a buffer can have.
    var limited: PixelRect {
        PixelRect(
            minX: minX,
            minY: minY,
            maxX: Swift.min(maxX, minX + 16_384),
            maxY: Swift.min(maxY, minY + 16_384)
        )
    }
}

extension PixelBuffer {
    /// The alpha of the pixels as a mask, placed at a rectangle.
    func alphaMask(at rect: PixelRect) -> CoverageMask {
        let mask = CoverageMask(bounds: rect)
        for y in 0..<height {
            let (from, to) = (row(y), mask.row(rect.minY + y))
            for x in 0..<width { to[x] = UInt8(truncatingIfNeeded: from[x] >> 24) }
        }
        return mask
    }

    /// Multiplies by the alpha of another buffer of the same size.
    func multiply(byAlphaOf other: PixelBuffer) {
        for y in 0..<height {
            let (to, by) = (row(y), other.row(y))
            for x in 0..<width {
                let alpha = by[x] >> 24
                if alpha == 255 { continue }
                if alpha == 0 {
                    to[x] = 0
                    continue
                }
                to[x] = to[x].scaled(by: alpha)
            }
        }
    }
}

extension UInt32 {
    /// Each byte times alpha / 255, rounded.
    fileprivate func scaled(by alpha: UInt32) -> UInt32 {
        func part(_ shift: UInt32) -> UInt32 {
            let product = ((self >> shift) & 255) * alpha + 128
            return ((product + (product >> 8)) >> 8) << shift
        }
        return part(0) | part(8) | part(16) | part(24)
    }
}
