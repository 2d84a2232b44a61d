// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Taps and drags that select.
struct SelectionTouch {
    let source: any NSTextSelectionDataSource
    let allowsMany: Bool

    /// The insertion point nearest to a point, and the character under it; nil where there is no line.
    func place(
        _ point: CGPoint,
        _ container: any NSTextLocation
    ) -> (caret: SelectionMove.Place, character: any NSTextLocation)? {
        guard let line = source.lineFragmentRange(for: point, inContainerAt: container) else {
            return nil
        }
        let move = SelectionMove(source: source, direction: .forward, destination: .character)
        let caret = move.nearest(to: point.x, in: line)
        var character = line.location
        var distance = CGFloat.infinity
        source.enumerateCaretOffsetsInLineFragment(at: line.location) { x, location, isLeading, _ in
            // The leading edge of the character is the last one before the point.
            let isRightToLeft = source.baseWritingDirection(at: location) == .rightToLeft
            let away = isRightToLeft ? x - point.x : point.x - x
            guard isLeading, away >= 0, away < distance else { return }
            distance = away
            character = location
        }
        return (caret, character)
    }

    func selections(
        _ point: CGPoint,
        _ container: any NSTextLocation,
        _ anchors: [NSTextSelection],
        _ modifiers: NSTextSelectionNavigation.Modifier,
        _ isSelecting: Bool,
        _ bounds: CGRect
    ) -> [NSTextSelection] {
        guard let place = place(point, container) else { return anchors }
        if modifiers.contains(.visual), allowsMany, let anchor = anchors.first {
            return rectangle(anchor, point, container)
        }
        let extends = modifiers.contains(.extend) || isSelecting
        guard extends, let anchor = anchors.last, let first = anchor.textRanges.first,
            let last = anchor.textRanges.last
        else {
            let new = NSTextSelection(place.caret.location, affinity: place.caret.affinity)
            new.isInteracting = isSelecting
            return modifiers.contains(.multiple) && allowsMany ? anchors + [new] : [new]
        }
        let fixed = NSTextRange(
            from: anchor.fixedEnd ?? first.location,
            to: anchor.fixedEnd ?? last.endLocation
        )
        let target = target(place, anchor.granularity)
        let new = NSTextSelection(
            range: fixed.union(target),
            affinity: place.caret.affinity,
            granularity: anchor.granularity
        )
        new.fixedEnd = target.location.isBefore(fixed.location) ? fixed.endLocation : fixed.location
        new.isInteracting = isSelecting
        return Array(anchors.dropLast()) + [new]
    }

    private func target(
        _ place: (caret: SelectionMove.Place, character: any NSTextLocation),
        _ granularity: NSTextSelection.Granularity
    ) -> NSTextRange {
        let caret = NSTextRange(location: place.caret.location)
        guard granularity != .character else { return caret }
        return source.textRange(for: granularity, enclosing: place.character) ?? caret
    }

    /// A selection of the part of each line that lies between two corners.
    private func rectangle(
        _ anchor: NSTextSelection,
        _ point: CGPoint,
        _ container: any NSTextLocation
    ) -> [NSTextSelection] {
        guard let start = anchor.textRanges.first?.location,
            let first = source.textRange(for: .line, enclosing: start),
            let last = source.lineFragmentRange(for: point, inContainerAt: container)
        else { return [anchor] }
        var corner: CGFloat = 0
        source.enumerateCaretOffsetsInLineFragment(at: first.location) { x, location, _, _ in
            if location.isSame(as: start) { corner = x }
        }
        let move = SelectionMove(source: source, direction: .forward, destination: .character)
        var line = first.location.isBefore(last.location) ? first : last
        let end = first.location.isBefore(last.location) ? last : first
        var ranges: [NSTextRange] = []
        while true {
            let left = move.nearest(to: corner, in: line).location
            let right = move.nearest(to: point.x, in: line).location
            ranges.append(
                left.isBefore(right)
                    ? NSTextRange(from: left, to: right) : NSTextRange(from: right, to: left)
            )
            guard line.location.isBefore(end.location),
                let next = source.textRange(for: .line, enclosing: line.endLocation),
                line.location.isBefore(next.location)
            else { break }
            line = next
        }
        let new = NSTextSelection(ranges, affinity: .downstream, granularity: .character)
        new.isLogical = false
        return [new]
    }
}

extension NSTextSelectionDataSource {
    /// A selection extended to whole parts.
    func extended(
        _ selection: NSTextSelection,
        to granularity: NSTextSelection.Granularity
    ) -> NSTextSelection {
        let ranges = selection.textRanges.map { range in
            let first = textRange(for: granularity, enclosing: range.location) ?? range
            guard !range.isEmpty, let inner = location(range.endLocation, offsetBy: -1),
                let last = textRange(for: granularity, enclosing: inner)
            else { return first }
            return first.union(last)
        }
        return NSTextSelection(
            ranges,
            affinity: selection.affinity,
            granularity: granularity
        )
    }
}
