// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster

/// Drawings of many operations on one context.
struct DrawingFuzz {
    private var dice: Dice
    private static let font = CGFont(path: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")

    init(seed: UInt64) { dice = Dice(seed: seed) }

    /// Draws, and answers the pixels.
    mutating func run() -> PixelBuffer {
        let pixels = PixelBuffer.exact(width: dice.count(1...70), height: dice.count(1...70))
        let context = CGContext(
            drawingInto: pixels,
            baseTransform: dice.chance(0.5) ? .identity : CGAffineTransform(scaleX: 2, y: 2),
            isOpaque: dice.chance(0.2)
        )
        for _ in 0..<dice.count(1...12) {
            context.saveGState()
            setState(context)
            if dice.chance(0.4) { clip(context) }
            draw(context)
            if dice.chance(0.8) { context.restoreGState() }
        }
        return pixels
    }

    private mutating func setState(_ context: CGContext) {
        if dice.chance(0.3) { context.concatenate(dice.transform()) }
        if dice.chance(0.3) {
            context.setBlendMode(CGBlendMode(rawValue: Int32(dice.count(0...27))) ?? .normal)
        }
        if dice.chance(0.3) { context.setAlpha(dice.number(0...1)) }
        if dice.chance(0.2) { context.setShouldAntialias(false) }
        context.setFillColor(dice.color())
        context.setStrokeColor(dice.color())
        context.setLineWidth(dice.number(0...12))
        context.setLineCap(dice.pick([.butt, .round, .square]))
        context.setLineJoin(dice.pick([.miter, .round, .bevel]))
        context.setMiterLimit(dice.number(0...20))
        context.interpolationQuality = dice.pick([.none, .low, .medium, .high, .default])
        if dice.chance(0.3) {
            let lengths = (0..<dice.count(1...4)).map { _ in dice.number(0...9) }
            context.setLineDash(phase: dice.number(), lengths: lengths)
        }
        if dice.chance(0.1) {
            context.setShadow(
                offset: dice.size(),
                blur: dice.number(0...20),
                color: dice.color()
            )
        }
    }

    private mutating func clip(_ context: CGContext) {
        switch dice.count(0...3) {
        case 0: context.clip(to: dice.rect())
        case 1: context.clip(to: [dice.rect(), dice.rect()])
        case 2:
            context.addPath(dice.path())
            context.clip(using: dice.chance(0.5) ? .winding : .evenOdd)
        default: context.clip(to: dice.rect(), mask: CGImage(pixelBuffer: dice.picture()))
        }
    }

    private mutating func draw(_ context: CGContext) {
        switch dice.count(0...9) {
        case 0, 1:
            context.addPath(dice.path())
            context.drawPath(using: dice.pick([.fill, .eoFill, .fillStroke, .eoFillStroke]))
        case 2, 3:
            context.addPath(dice.path())
            context.strokePath()
        case 4:
            let image = CGImage(pixelBuffer: dice.picture())
            context.draw(image, in: dice.rect(), byTiling: dice.chance(0.1))
        case 5: drawGradient(context)
        case 6:
            context.beginTransparencyLayer(in: dice.rect(), auxiliaryInfo: nil)
            setState(context)
            draw(context)
            context.endTransparencyLayer()
        case 7: context.clear(dice.rect())
        case 8: drawText(context)
        default: context.fill([dice.rect(), dice.rect()])
        }
    }

    private mutating func drawGradient(_ context: CGContext) {
        let colors = (0..<dice.count(1...4)).map { _ in dice.color() }
        let gradient = CGGradient(
            colorsSpace: CGColorSpaceCreateDeviceRGB(),
            colors: colors as CFArray,
            locations: nil
        )
        guard let gradient else { return }
        let options = CGGradientDrawingOptions(rawValue: UInt32(dice.count(0...3)))
        switch dice.count(0...2) {
        case 0:
            context.drawLinearGradient(
                gradient,
                start: dice.point(),
                end: dice.point(),
                options: options
            )
        case 1:
            context.drawRadialGradient(
                gradient,
                startCenter: dice.point(),
                startRadius: dice.number(0...20),
                endCenter: dice.point(),
                endRadius: dice.number(0...60),
                options: options
            )
        default:
            CGContextDrawConicGradient(context, gradient, dice.point(), dice.number())
        }
    }

    private mutating func drawText(_ context: CGContext) {
        guard let font = Self.font else { return }
        context.setFont(font)
        context.setFontSize(dice.number(0...90))
        context.setTextDrawingMode(dice.pick([.fill, .stroke, .fillStroke, .clip, .invisible]))
        let glyphs = (0..<dice.count(1...6)).map { _ in CGGlyph(dice.count(0...400)) }
        context.showGlyphs(glyphs, at: glyphs.map { _ in dice.point() })
    }
}
