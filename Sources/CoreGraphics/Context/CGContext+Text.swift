// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Raster

extension CGContext {
    /// Where text is shown next, in user space: the translation of `textMatrix`.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set {
            textMatrix.tx = newValue.x
            textMatrix.ty = newValue.y
        }
    }

    /// Sets the font of glyphs that are shown.
    public func setFont(_ font: CGFont) {
        state.font = font
    }

    /// Sets the size of the em square in text space.
    public func setFontSize(_ size: CGFloat) {
        guard isUsable(size, "setFontSize(_:)") else { return }
        state.fontSize = size
    }

    /// Sets the space between characters in text space.
    ///
    /// Glyphs that are shown at positions of their own are not moved.
    public func setCharacterSpacing(_ spacing: CGFloat) {
        guard isUsable(spacing, "setCharacterSpacing(_:)") else { return }
        state.characterSpacing = spacing
    }

    /// Sets what is done with the outlines of glyphs.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
        state.textDrawingMode = mode
    }

    /// Allows glyphs to be made heavier for screens; kept, and without effect.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

    /// Asks for glyphs that are heavier; kept, and without effect, as on every iOS screen.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {
        state.shouldSmoothFonts = shouldSmoothFonts
    }

    /// Allows glyphs between whole pixels; kept, and always so.
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}

    /// Asks for glyphs between whole pixels; kept, and always so, as on iOS.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {
        state.shouldSubpixelPositionFonts = shouldSubpixelPositionFonts
    }

    /// Allows glyphs at quarters of pixels only; kept, and always so.
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}

    /// Asks for glyphs at quarters of pixels only; kept, and always so.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {
        state.shouldSubpixelQuantizeFonts = shouldSubpixelQuantizeFonts
    }

    /// Draws glyphs of the font that is set, each at its position in text space.
    ///
    /// As many are drawn as both lists have.
    public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
        guard let font = state.font else {
            return logIgnoredCall("CGContext.showGlyphs(_:at:): no font; set one first")
        }
        showGlyphs(glyphs, at: positions, font: font, size: state.fontSize)
    }

    /// Draws glyphs that stand for a text.
    ///
    /// `positions`: in text space.
    /// `text`: what the glyphs say, so that it can be selected in a PDF; empty if unknown.
    /// `clusters`: which bytes of the text's UTF-8 and which glyphs belong together, in order.
    package func showGlyphs(
        _ glyphs: [CGGlyph],
        at positions: [CGPoint],
        font: CGFont,
        size: CGFloat,
        text: String = "",
        clusters: [GlyphRun.Cluster] = []
    ) {
        let matrix = textMatrix
        var placements: [GlyphRun.Placement] = []
        let count = min(glyphs.count, positions.count)
        placements.reserveCapacity(count)
        for index in 0..<count {
            placements.append(
                GlyphRun.Placement(
                    glyph: glyphs[index],
                    position: positions[index].applying(matrix)
                )
            )
        }
        showGlyphs(
            placements,
            font: font,
            size: size,
            matrix: matrix,
            text: text,
            clusters: clusters
        )
    }

    /// Draws glyphs that lie in user space.
    ///
    /// `matrix`: turns and stretches each glyph about its own origin.
    /// `text`: what the glyphs say, so that it can be selected in a PDF; empty if unknown.
    /// `clusters`: which bytes of the text's UTF-8 and which glyphs belong together, in order.
    package func showGlyphs(
        _ glyphs: [GlyphRun.Placement],
        font: CGFont,
        size: CGFloat,
        matrix: CGAffineTransform,
        text: String = "",
        clusters: [GlyphRun.Cluster] = []
    ) {
        let toDevice = deviceTransform
        let em = CGAffineTransform(scaleX: size, y: size)
            .concatenating(matrix).concatenating(toDevice)
        var placements = glyphs
        var kept = 0
        for index in 0..<placements.count {
            let place = placements[index].position.applying(toDevice)
            guard place.x.isFinite, place.y.isFinite else { continue }
            placements[kept] = GlyphRun.Placement(glyph: placements[index].glyph, position: place)
            kept += 1
        }
        guard kept > 0, size != 0 else { return }
        placements.removeLast(placements.count - kept)
        var run = GlyphRun(font: font, matrix: em, placements: placements)
        if kept == glyphs.count {
            run.text = text
            run.clusters = clusters
        }
        draw(run)
    }

    private func draw(_ run: GlyphRun) {
        let mode = state.textDrawingMode
        if mode.fills {
            draw(.glyphs(run), with: state.fillPaint)
            if run.font.face.hasColor { drawColorGlyphs(run) }
        }
        guard mode.strokes || mode.clips else { return }
        let outlines = run.outlines
        if mode.strokes, !outlines.isEmpty {
            draw(.stroke(outlines, deviceStroke), with: state.strokePaint)
        }
        if mode.clips {
            narrowClip(.path(outlines, .winding, isAntialiased: compositing.isAntialiased))
        }
    }

    /// Draws emoji and their like, which are pictures.
    private func drawColorGlyphs(_ run: GlyphRun) {
        // On a page a point shows more than one pixel.
        let scale: CGFloat = document == nil ? 1 : 4
        let enlarged = run.matrix.concatenating(CGAffineTransform(scaleX: scale, y: scale))
        var scaled = run
        scaled.matrix = enlarged
        let matrix = scaled.glyphMatrix
        for placement in run.placements {
            let placed = GlyphCache.shared.glyph(
                placement.glyph,
                font: run.font,
                matrix: matrix,
                x: Double(placement.position.x * scale),
                y: Double(placement.position.y * scale)
            )
            guard case .color(let color) = placed.raster else { continue }
            let box = CGRect(
                x: CGFloat(placed.x + color.left) / scale,
                y: CGFloat(placed.y + color.top) / scale,
                width: CGFloat(color.pixels.width) / scale,
                height: CGFloat(color.pixels.height) / scale
            )
            var path = PathElements()
            path.addRect(box, transform: .identity)
            draw(
                .fill(path, .winding),
                .image(CGImage(pixelBuffer: color.pixels), box.unitToDevice, .default)
            )
        }
    }
}

extension CGTextDrawingMode {
    var fills: Bool {
        switch self {
        case .fill, .fillStroke, .fillClip, .fillStrokeClip: true
        default: false
        }
    }

    var strokes: Bool {
        switch self {
        case .stroke, .fillStroke, .strokeClip, .fillStrokeClip: true
        default: false
        }
    }

    var clips: Bool {
        switch self {
        case .clip, .fillClip, .strokeClip, .fillStrokeClip: true
        default: false
        }
    }
}
