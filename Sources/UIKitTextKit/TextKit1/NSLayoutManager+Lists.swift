// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
import Foundation
import UIKitViews

extension NSLayoutManager {
    func writeGlyphs(
        _ range: NSRange,
        _ glyphs: UnsafeMutablePointer<CGGlyph>?,
        _ properties: UnsafeMutablePointer<GlyphProperty>?,
        _ units: UnsafeMutablePointer<Int>?,
        _ levels: UnsafeMutablePointer<UInt8>?
    ) -> Int {
        let low = min(max(0, range.location), flow.length)
        let high = min(max(low, range.end), flow.length)
        for (index, unit) in (low..<high).enumerated() {
            glyphs?[index] = glyphNumber(unit)
            properties?[index] = glyphProperty(unit)
            units?[index] = unit
            levels?[index] = directionLevel(unit)
        }
        return high - low
    }

    private func directionLevel(_ unit: Int) -> UInt8 {
        guard let place = flow.place(of: unit), let line = flow.fragment(place) else { return 0 }
        let local = unit - flow.start(place.block)
        let base = line.content.baseLevel
        guard let span = line.content.spans(of: local..<local + 1).first else { return base }
        // Where directions meet, one of the two carets is that of the unit.
        let caret = line.content.caretOffset(local)
        func isAt(_ edge: CGFloat) -> Bool {
            abs(caret.primary - edge) < 0.01 || abs(caret.secondary - edge) < 0.01
        }
        let isBackwards = base & 1 == 0 ? isAt(span.right) : !isAt(span.left)
        return isBackwards == (base & 1 == 1) ? base : base + 1
    }

    func writeInsertionPoints(
        _ unit: Int,
        _ isAlternate: Bool,
        _ isInDisplayOrder: Bool,
        _ positions: UnsafeMutablePointer<CGFloat>?,
        _ units: UnsafeMutablePointer<Int>?
    ) -> Int {
        guard isValidGlyphIndex(unit), let place = flow.place(of: unit),
            let line = flow.fragment(place), let storage = textStorage
        else { return 0 }
        let text = TextUnits(storage)
        let range = flow.range(of: place)
        let base = flow.start(place.block)
        var points: [(x: CGFloat, unit: Int)] = []
        var next = range.lowerBound
        while next < range.upperBound {
            let caret = line.content.caretOffset(next - base)
            let x = line.origin.x - line.rect.minX + (isAlternate ? caret.secondary : caret.primary)
            points.append((x, next))
            next = max(next + 1, text.next(after: next))
        }
        if isInDisplayOrder { points.sort { ($0.x, $0.unit) < ($1.x, $1.unit) } }
        for (index, point) in points.enumerated() {
            positions?[index] = point.x
            units?[index] = point.unit
        }
        return points.count
    }
}
