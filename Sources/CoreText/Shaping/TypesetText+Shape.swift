// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension TypesetText {
    /// Fills runs with their glyphs and measures.
    ///
    /// Neighbours that differ in nothing that glyphs depend on, as in colour alone, are shaped as
    /// one and then cut, so that letters of two colours stand and join as those of one do.
    static func shape(_ runs: inout [ShapedRun], units: [UInt16], styles: [AttributeRun]) {
        var start = 0
        while start < runs.count {
            var end = start + 1
            while end < runs.count, runs[end].isShapedAlong(with: runs[start], styles) { end += 1 }
            if end == start + 1 || !shapeAsOne(&runs[start..<end], units: units, styles: styles) {
                for index in start..<end {
                    shape(&runs[index], units: units, style: styles[runs[index].style].style)
                }
            }
            start = end
        }
    }

    /// Shapes runs as one; not if a glyph stands for letters of two.
    private static func shapeAsOne(
        _ runs: inout ArraySlice<ShapedRun>,
        units: [UInt16],
        styles: [AttributeRun]
    ) -> Bool {
        var whole = runs[runs.startIndex]
        whole.range = whole.range.lowerBound..<runs[runs.endIndex - 1].range.upperBound
        shapeText(&whole, units: units, style: styles[whole.style].style)
        let starts = runs.dropFirst().map(\.range.lowerBound)
        guard starts.allSatisfy({ whole.clusters.contains($0) }) else { return false }
        for index in runs.indices {
            let part = whole.part(runs[index].range)
            measure(&runs[index], style: styles[runs[index].style].style)
            runs[index].glyphs = part.glyphs
            runs[index].advances = part.advances
            runs[index].offsets = part.offsets
            runs[index].offsetScale = part.offsetScale
            runs[index].clusters = part.clusters
            runs[index].isUnsafeToBreak = part.isUnsafeToBreak
        }
        return true
    }

    private static func measure(_ run: inout ShapedRun, style: TextStyle) {
        let instance = run.font.instance
        run.ascent = max(0, instance.metrics.ascent * instance.size + style.baselineOffset)
        run.descent = max(0, instance.metrics.descent * instance.size - style.baselineOffset)
        run.leading = instance.metrics.leading * instance.size
    }

    /// Fills a run with its glyphs and measures.
    static func shape(_ run: inout ShapedRun, units: [UInt16], style: TextStyle) {
        measure(&run, style: style)
        switch run.kind {
        case .separator: return
        case .tab:
            place([kCGFontIndexInvalid], [0], in: &run)
        case .box:
            guard let box = style.box else { return }
            let bounds = box.inlineBounds(
                lineWidth: .infinity,
                font: run.font,
                index: run.range.lowerBound
            )
            let width = bounds.width.isFinite ? bounds.width : 0
            place([kCGFontIndexInvalid], [width], in: &run)
            run.ascent = max(0, (bounds.maxY.isFinite ? bounds.maxY : 0) + style.baselineOffset)
            run.descent = max(0, -(bounds.minY.isFinite ? bounds.minY : 0) - style.baselineOffset)
            run.leading = 0
        case .text:
            shapeText(&run, units: units, style: style)
        }
    }

    private static func place(_ glyphs: [CGGlyph], _ advances: [CGFloat], in run: inout ShapedRun) {
        run.glyphs = glyphs
        run.advances = advances
        run.clusters = [run.range.lowerBound]
        run.isUnsafeToBreak = [false]
    }

    private static func shapeText(_ run: inout ShapedRun, units: [UInt16], style: TextStyle) {
        let instance = run.font.instance
        // Joining scripts see a few letters beyond the run; the rest is shaped for itself, so
        // that equal words share one result.
        let context = TextScript.joins(run.script) ? 5 : 0
        let low = max(0, run.range.lowerBound - context)
        let high = min(units.count, run.range.upperBound + context)
        let piece = Shaper.Piece(
            font: instance.shapeKey,
            units: Array(units[low..<high]),
            range: run.range.lowerBound - low..<run.range.upperBound - low,
            script: run.script,
            isRightToLeft: run.isRightToLeft,
            options: style.options,
            language: style.language
        )
        let shaped = Shaper.shared.shape(piece, font: instance.font, widths: instance.widths)
        let scale = instance.unitScale * style.expansion
        let start = run.range.lowerBound
        run.glyphs = shaped.glyphs
        run.clusters = shaped.clusters.map { start + Int($0) }
        run.isUnsafeToBreak = shaped.isUnsafeToBreak
        run.advances = shaped.advances.map { CGFloat($0) * scale }
        run.offsets = shaped.offsets
        run.offsetScale = scale
        let extra = style.kern + instance.tracking * instance.size
        if extra != 0 { spread(extra, in: &run) }
    }

    /// Adds room after each cluster, on the side to which its direction runs.
    private static func spread(_ extra: CGFloat, in run: inout ShapedRun) {
        for glyph in run.glyphs.indices {
            let next = glyph + 1
            let isLast = next == run.glyphs.count || run.clusters[next] != run.clusters[glyph]
            if isLast { run.advances[glyph] += extra }
        }
    }
}

extension ShapedRun {
    /// Whether its glyphs depend on nothing else than those of a run before.
    fileprivate func isShapedAlong(
        with other: ShapedRun,
        _ styles: [TypesetText.AttributeRun]
    ) -> Bool {
        guard kind == .text, other.kind == .text, level == other.level, script == other.script,
            font === other.font
        else { return false }
        let own = styles[style].style
        let others = styles[other.style].style
        return own.kern == others.kern && own.options == others.options
            && own.expansion == others.expansion && own.language == others.language
    }
}
