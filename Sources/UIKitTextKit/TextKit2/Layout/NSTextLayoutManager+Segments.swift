// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
import Foundation
import ObjCRuntime
import UIKitViews

extension NSTextLayoutManager {
    private struct Segment {
        var units: Range<Int>
        var rect: CGRect
        var baseline: CGFloat
        var container: Int
    }

    func enumerateSegments(
        _ range: NSTextRange,
        _ type: SegmentType,
        _ options: SegmentOptions,
        _ block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
    ) {
        guard let units = units(of: range) else { return }
        let containers = engine.textContainers
        for segment in segments(units, type, options)
        where containers.indices.contains(segment.container) {
            let range =
                options.contains(.rangeNotRequired) ? nil : self.range(of: segment.units)
            let goesOn = block(
                range,
                segment.rect,
                segment.baseline,
                containers[segment.container]
            )
            guard goesOn else { return }
        }
    }

    private func segments(
        _ units: Range<Int>,
        _ type: SegmentType,
        _ options: SegmentOptions
    ) -> [Segment] {
        guard !units.isEmpty else {
            return [caret(units.lowerBound, options.contains(.upstreamAffinity))]
        }
        var lines: [[Segment]] = []
        engine.flow.forEachLine(in: units) { line, base, _ in
            lines.append(segments(of: line, base, units, type))
            return true
        }
        lines.removeAll(where: \.isEmpty)
        guard !lines.isEmpty else { return [] }
        extend(&lines, options)
        if options.contains(.middleFragmentsExcluded), lines.count > 2 {
            lines = [lines[0], lines[lines.count - 1]]
        }
        return lines.flatMap { $0 }
    }

    private func caret(_ unit: Int, _ isUpstream: Bool) -> Segment {
        let caret = engine.caretRect(at: unit, isUpstream: isUpstream)
        var baseline = caret.rect.height
        if unit >= engine.flow.length, let extra = engine.extraLine {
            baseline = extra.origin.y - caret.rect.minY
        } else if let place = engine.flow.place(of: unit, isUpstream: isUpstream),
            let line = engine.flow.fragment(place)
        {
            baseline = line.origin.y - caret.rect.minY
        }
        return Segment(
            units: unit..<unit,
            rect: caret.rect,
            baseline: baseline,
            container: caret.container
        )
    }

    private func segments(
        of line: LineFragment,
        _ base: Int,
        _ units: Range<Int>,
        _ type: SegmentType
    ) -> [Segment] {
        let own = line.content.range
        let low = max(own.lowerBound, units.lowerBound - base)
        let high = min(own.upperBound, units.upperBound - base)
        guard low < high else { return [] }
        var rects = line.content.spans(of: low..<high).map { span in
            CGRect(
                x: line.origin.x + span.left,
                y: line.used.minY,
                width: span.right - span.left,
                height: line.used.height
            )
        }
        if type == .selection {
            rects = engine.filled(rects, line, base, units)
        } else if rects.isEmpty {
            let x = line.origin.x + line.content.caretOffset(low).primary
            rects = [CGRect(x: x, y: line.used.minY, width: 0, height: line.used.height)]
        }
        return rects.map {
            Segment(
                units: base + low..<base + high,
                rect: $0,
                baseline: line.origin.y - $0.minY,
                container: line.container
            )
        }
    }

    /// Carries the ends of a selection to the edges of their lines.
    private func extend(_ lines: inout [[Segment]], _ options: SegmentOptions) {
        let padding = padding
        let width = textContainer?.size.width ?? 0
        guard width > 0, width < 1e6 else { return }
        if options.contains(.headSegmentExtended) {
            let unit = lines[0][0].units.lowerBound
            extend(&lines[0], toLeading: true, unit, padding...max(padding, width - padding))
        }
        if options.contains(.tailSegmentExtended) {
            let last = lines.count - 1
            let unit = max(lines[last][0].units.lowerBound, lines[last][0].units.upperBound - 1)
            extend(&lines[last], toLeading: false, unit, padding...max(padding, width - padding))
        }
    }

    private func extend(
        _ line: inout [Segment],
        toLeading isLeading: Bool,
        _ unit: Int,
        _ edges: ClosedRange<CGFloat>
    ) {
        let place = engine.flow.place(of: unit)
        let level = place.flatMap { engine.flow.fragment($0)?.content.baseLevel } ?? 0
        let isLeft = isLeading == (level & 1 == 0)
        let index = isLeft ? 0 : line.count - 1
        let rect = line[index].rect
        line[index].rect = rect.union(
            CGRect(
                x: isLeft ? edges.lowerBound : edges.upperBound,
                y: rect.minY,
                width: 0,
                height: rect.height
            )
        )
    }
}
