// SPDX-License-Identifier: Apache-2.0

import Raster

/// Whether what a brief draws is what another draws, moved by whole pixels, without a look at the
/// items: most items of a list that scrolls are told so.
extension DrawBrief {
    /// Whether the brief alone tells what is drawn where, to the byte.
    @inline(__always)
    var tellsPlace: Bool {
        switch kind {
        case .pixels, .rounded, .picture, .nothing: true
        case .item, .moved: false
        }
    }

    /// Whether it draws the same in the same place as another that tells its place.
    @inline(__always)
    func drawsSame(as other: DrawBrief) -> Bool {
        kind == other.kind && touched == other.touched && pixel == other.pixel
            && area == other.area && numbers == other.numbers && radius == other.radius
            && isContinuous == other.isContinuous
            && picture?.toOpaque() == other.picture?.toOpaque()
    }

    /// By how much it has moved to become another that tells its place, too; nil where it has not.
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

    /// Whether moving it gives another that tells its place, too.
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
                // Points of curves are rounded alike on one side of zero only.
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
    /// By how much an item has moved; nil where it has not, or not by whole pixels.
    @inline(__always)
    func offset(from place: Int, to index: Int) -> PixelOffset? {
        if let (before, after) = tellingBriefs(place, index) {
            // Edges beyond the top and left are told by items.
            if let offset = before.offset(to: after) { return offset }
            guard before.kind == .rounded else { return nil }
        }
        return old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { old[place].ink.offset(to: $0[index].ink) }
        }
    }

    /// Both briefs of an item where they alone tell what it draws.
    @inline(__always)
    func tellingBriefs(_ place: Int, _ index: Int) -> (before: DrawBrief, after: DrawBrief)? {
        guard !newBriefs.isEmpty, oldBriefs[place].tellsPlace, newBriefs[index].tellsPlace else {
            return nil
        }
        return (oldBriefs[place], newBriefs[index])
    }
}
