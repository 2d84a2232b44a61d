// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension TypesetText {
    /// Fills a run with its glyphs and measures.
    static func shape(_ run: inout ShapedRun, units: [UInt16], style: TextStyle) {
        let instance = run.font.instance
        run.ascent = max(0, instance.metrics.ascent * instance.size + style.baselineOffset)
        run.descent = max(0, instance.metrics.descent * instance.size - style.baselineOffset)
        run.leading = instance.metrics.leading * instance.size
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
        let shaped = Shaper.shared.shape(piece, font: instance.font)
        let scale = instance.unitScale * style.expansion
        let start = run.range.lowerBound
        run.glyphs = shaped.glyphs
        run.clusters = shaped.clusters.map { start + Int($0) }
        run.isUnsafeToBreak = shaped.isUnsafeToBreak
        run.advances = shaped.advances.map { CGFloat($0) * scale }
        run.offsets = shaped.offsets.map {
            CGPoint(x: CGFloat($0.x) * scale, y: CGFloat($0.y) * scale)
        }
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
