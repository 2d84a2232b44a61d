// SPDX-License-Identifier: Apache-2.0

import Raster

/// Detects that an item draws what another draws, moved by whole pixels.
///
/// A match guarantees the same bytes at the other place.
extension DrawInk {
    /// The offset by which the ink has moved; nil if it is another one or did not move by whole
    /// pixels.
    func offset(to other: DrawInk) -> PixelOffset? {
        let found: PixelOffset?
        switch (self, other) {
        case (.color(let a, _, _), .color(let b, _, _)): found = a.offset(to: b)
        case (.gradient(let a, _, _), .gradient(let b, _, _)): found = a.offset(to: b)
        case (.image(let a, _), .image(let b, _)): found = a.shape.offset(to: b.shape)
        case (.shadow(let a), .shadow(let b)): found = a.shape.offset(to: b.shape)
        case (.group(let a), .group(let b)):
            guard let first = a.items.first, let second = b.items.first else { return nil }
            found = first.ink.offset(to: second.ink)
        default: found = nil
        }
        guard let found, found != .zero, isMoved(by: found, to: other) else { return nil }
        return found
    }

    /// Whether moving this ink by an offset gives another one.
    func isMoved(by offset: PixelOffset, to other: DrawInk) -> Bool {
        switch (self, other) {
        case (.color(let s, let c, let o), .color(let t, let d, let p)):
            c == d && o == p && s.isMoved(by: offset, to: t)
        case (.gradient(let s, let c, let o), .gradient(let t, let d, let p)):
            o == p && c.isMoved(by: offset, to: d) && s.isMoved(by: offset, to: t)
        case (.image(let s, let o), .image(let t, let p)):
            o == p && s.isMoved(by: offset, to: t)
        case (.shadow(let s), .shadow(let t)):
            s.color == t.color && s.opacity == t.opacity && s.sigma == t.sigma
                && s.shape.isMoved(by: offset, to: t.shape)
        case (.group(let s), .group(let t)):
            s === t ? offset == .zero : s.isMoved(by: offset, to: t)
        default: false
        }
    }
}

extension DrawShape {
    fileprivate func offset(to other: DrawShape) -> PixelOffset? {
        switch (form, other.form) {
        case (.pixels(let a), .pixels(let b)):
            PixelOffset(x: b.minX - a.minX, y: b.minY - a.minY)
        case (.rect(let a), .rect(let b)) where transform == other.transform:
            PixelOffset(from: a.minX, a.minY, to: b.minX, b.minY)
        case (.rounded(let a), .rounded(let b)) where transform == other.transform:
            PixelOffset(from: a.rect.minX, a.rect.minY, to: b.rect.minX, b.rect.minY)
        default:
            PixelOffset(
                from: transform.tx,
                transform.ty,
                to: other.transform.tx,
                other.transform.ty
            )
        }
    }

    func isMoved(by offset: PixelOffset, to other: DrawShape) -> Bool {
        guard isAntialiased == other.isAntialiased else { return false }
        switch (form, other.form) {
        case (.pixels(let a), .pixels(let b)): return offset.takes(a, to: b)
        case (.rect(let a), .rect(let b)) where isMovedForm(other):
            return offset.takes(a, to: b)
        case (.rounded(let a), .rounded(let b)) where isMovedForm(other):
            return offset.takes(a, to: b) && isPositive && other.isPositive
        default:
            return form == other.form && offset.takes(transform, to: other.transform)
                && isPositive && other.isPositive
        }
    }

    /// Whether the form holds device coordinates, without a transform.
    private func isMovedForm(_ other: DrawShape) -> Bool {
        transform.isTranslation && transform == other.transform
    }

    /// Points of curves are rounded to fractions of a pixel in device coordinates, which is
    /// translation-invariant for positive coordinates only.
    private var isPositive: Bool {
        let bounds = pixelBounds
        return bounds.minX >= 0 && bounds.minY >= 0
    }
}

extension DrawImage {
    fileprivate func isMoved(by offset: PixelOffset, to other: DrawImage) -> Bool {
        guard pixels === other.pixels, source == other.source,
            sampling == other.sampling, blend == other.blend,
            let from = map.affine, let to = other.map.affine
        else { return false }
        return offset.takes(from, to: to) && shape.isMoved(by: offset, to: other.shape)
    }
}

extension DrawImage.Outline {
    fileprivate func offset(to other: DrawImage.Outline) -> PixelOffset? {
        switch (self, other) {
        case (.pixels(let a), .pixels(let b)):
            PixelOffset(x: b.minX - a.minX, y: b.minY - a.minY)
        case (.rect(_, let a, _), .rect(_, let b, _)):
            PixelOffset(from: a.tx, a.ty, to: b.tx, b.ty)
        default: nil
        }
    }

    fileprivate func isMoved(by offset: PixelOffset, to other: DrawImage.Outline) -> Bool {
        switch (self, other) {
        case (.pixels(let a), .pixels(let b)): return offset.takes(a, to: b)
        case (.rect(let a, let m, let x), .rect(let b, let n, let y)):
            let from = pixelBounds
            let to = other.pixelBounds
            return a == b && x == y && offset.takes(m, to: n) && from.minX >= 0 && from.minY >= 0
                && to.minX >= 0 && to.minY >= 0
        default: return false
        }
    }
}

extension DrawGradient {
    fileprivate func isMoved(by offset: PixelOffset, to other: DrawGradient) -> Bool {
        stops === other.stops && form == other.form && start == other.start && end == other.end
            && offset.takes(transform, to: other.transform)
    }
}

extension DrawGroup {
    fileprivate func isMoved(by offset: PixelOffset, to other: DrawGroup) -> Bool {
        guard hasSameFrame(as: other) else { return false }
        // Filters work on a grid that begins where the content does.
        guard filters.isEmpty || offset.takes(content, to: other.content) else { return false }
        guard DrawItem.areMoved(items, by: offset, to: other.items) else { return false }
        guard let mask, let otherMask = other.mask else { return true }
        return DrawItem.areMoved(mask, by: offset, to: otherMask)
    }
}

extension DrawItem {
    /// Whether each item of a list is one of another list, moved; hidden items count, too.
    fileprivate static func areMoved(
        _ items: [DrawItem],
        by offset: PixelOffset,
        to others: [DrawItem]
    ) -> Bool {
        guard items.count == others.count else { return false }
        for index in items.indices {
            guard items[index].identity == others[index].identity,
                items[index].ink.isMoved(by: offset, to: others[index].ink),
                ClipChain.isMoved(items[index].clip, by: offset, to: others[index].clip)
            else { return false }
        }
        return true
    }
}

extension ClipChain {
    fileprivate static func isMoved(
        _ a: ClipChain?,
        by offset: PixelOffset,
        to b: ClipChain?
    ) -> Bool {
        var (x, y) = (a, b)
        while let p = x, let q = y {
            if p === q { return offset == .zero }
            guard p.shape.isMoved(by: offset, to: q.shape) else { return false }
            x = p.outer
            y = q.outer
        }
        return x == nil && y == nil
    }

    /// Whether two chains, one of them moved, clip a rectangle alike: each link has moved along or
    /// contains the whole rectangle.
    static func agree(
        _ old: ClipChain?,
        _ new: ClipChain?,
        movedBy offset: PixelOffset,
        in rect: PixelRect
    ) -> Bool {
        let before = rect.offset(back: offset)
        // The common case: both are whole pixels and contain the rectangle.
        if let old, let new, old.isPlain, new.isPlain, old.bounds.contains(before),
            new.bounds.contains(rect)
        {
            return true
        }
        var (x, y) = (old, new)
        while x != nil || y != nil {
            if let p = x, let q = y, p.shape.isMoved(by: offset, to: q.shape) {
                x = p.outer
                y = q.outer
                continue
            }
            // A link that contains the rectangle has no effect and may be missing in the other
            // chain.
            if let p = x, p.shape.solidPixels.contains(before) {
                x = p.outer
                if let q = y, q.shape.solidPixels.contains(rect) { y = q.outer }
                continue
            }
            if let q = y, q.shape.solidPixels.contains(rect) {
                y = q.outer
                continue
            }
            return false
        }
        return true
    }

    /// The pixels that may be copied from older ones with respect to clips: those that every link
    /// which has not moved along lets through, before and after.
    static func freePixels(
        _ old: ClipChain?,
        _ new: ClipChain?,
        movedBy offset: PixelOffset,
        in limit: PixelRect
    ) -> PixelRect {
        var result = limit
        var (x, y) = (old, new)
        while let p = x, let q = y {
            if !p.shape.isMoved(by: offset, to: q.shape) {
                result = result.intersection(q.shape.solidPixels)
                    .intersection(p.shape.solidPixels.offset(by: offset))
            }
            x = p.outer
            y = q.outer
        }
        return x == nil && y == nil ? result : .empty
    }
}

extension ClipChain.Shape {
    /// The pixels that are not clipped at all.
    var solidPixels: PixelRect {
        switch self {
        case .pixels(let rect): rect
        case .shape(let shape): shape.solidPixels
        }
    }

    fileprivate func isMoved(by offset: PixelOffset, to other: ClipChain.Shape) -> Bool {
        switch (self, other) {
        case (.pixels(let a), .pixels(let b)): offset.takes(a, to: b)
        case (.shape(let a), .shape(let b)): a.isMoved(by: offset, to: b)
        default: false
        }
    }
}
