// SPDX-License-Identifier: Apache-2.0

import Raster

/// Detects that a brief draws what another draws, moved by whole pixels. Most items of a list that
/// scrolls need no more than their briefs.
extension DrawBrief {
    /// Whether the brief alone determines every byte that is drawn.
    @inline(__always)
    var determinesPixels: Bool {
        switch kind {
        case .pixels, .rounded, .picture, .nothing: true
        case .item, .moved: false
        }
    }

    /// Whether it draws the same as another brief that determines its bytes.
    @inline(__always)
    func drawsSame(as other: DrawBrief) -> Bool {
        kind == other.kind && touched == other.touched && pixel == other.pixel
            && area == other.area && numbers == other.numbers && radius == other.radius
            && isContinuous == other.isContinuous
            && picture?.toOpaque() == other.picture?.toOpaque()
    }

    /// The offset to another brief that draws the same elsewhere; nil if there is none.
    @inline(__always)
    func offset(to other: DrawBrief) -> PixelOffset? {
        guard kind == other.kind else { return nil }
        let found: PixelOffset?
        switch kind {
        case .pixels:
            let from = area.rect
            let to = other.area.rect
            found = PixelOffset(x: to.minX - from.minX, y: to.minY - from.minY)
        case .rounded, .picture:
            let (from, to) = (numbers, other.numbers)
            found = PixelOffset(from: from.x, from.y, to: to.x, to.y)
        case .nothing, .item, .moved: found = nil
        }
        guard let found, found != .zero, isMoved(by: found, to: other) else { return nil }
        return found
    }

    /// Whether moving it by an offset gives another brief.
    @inline(__always)
    func isMoved(by offset: PixelOffset, to other: DrawBrief) -> Bool {
        guard kind == other.kind else { return false }
        switch kind {
        case .nothing: return true
        case .pixels:
            return pixel == other.pixel && offset.takes(area.rect, to: other.area.rect)
        case .rounded:
            let (from, to) = (numbers, other.numbers)
            return pixel == other.pixel && radius == other.radius
                && isContinuous == other.isContinuous
                && offset.takesX(from.x, to: to.x) && offset.takesX(from.z, to: to.z)
                && offset.takesY(from.y, to: to.y) && offset.takesY(from.w, to: to.w)
                // Points of curves are rounded alike for positive coordinates only.
                && from.x >= 1 && from.y >= 1 && to.x >= 1 && to.y >= 1
        case .picture:
            return picture?.toOpaque() == other.picture?.toOpaque() && area == other.area
                && numbers.z == other.numbers.z
                && offset.takesX(numbers.x, to: other.numbers.x)
                && offset.takesY(numbers.y, to: other.numbers.y)
        case .item, .moved: return false
        }
    }
}

extension ItemMatching {
    /// The offset by which an item has moved; nil if it did not move by whole pixels.
    @inline(__always)
    func offset(from place: Int, to index: Int) -> PixelOffset? {
        if let (before, after) = determiningBriefs(place, index) {
            // For edges at negative coordinates, the items are compared.
            if let offset = before.offset(to: after) { return offset }
            guard before.kind == .rounded else { return nil }
        }
        return old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { old[place].ink.offset(to: $0[index].ink) }
        }
    }

    /// The briefs of an item before and after, if they alone determine what is drawn.
    @inline(__always)
    func determiningBriefs(_ place: Int, _ index: Int) -> (before: DrawBrief, after: DrawBrief)? {
        guard !newBriefs.isEmpty, oldBriefs[place].determinesPixels,
            newBriefs[index].determinesPixels
        else {
            return nil
        }
        return (oldBriefs[place], newBriefs[index])
    }
}
