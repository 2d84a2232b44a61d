// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster

/// A drawing made up from a seed: one shape of some kind over a background, with clips, modes,
/// shadows and matrices as they come.
struct RandomDrawing {
    /// What is drawn.
    enum Kind: CaseIterable {
        case fill
        case stroke
        case dashes
        case linear
        case radial
        case conic
        case image
        case stencil
        case pattern
        case tiles
        case text
        case shadow
        case layer
    }

    /// Pixels of a side.
    static let side = 96

    let kind: Kind
    private var dice: SeededGenerator
    private static let font = CGFont(path: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")

    init(_ kind: Kind, seed: UInt64) {
        self.kind = kind
        dice = SeededGenerator(seed: seed &* 0x9E37_79B9 &+ 12_345)
    }

    /// Draws on a device; the same for each device of one size.
    ///
    /// `limit`: pixels, all that may be drawn on.
    mutating func draw(on device: any ContextDevice, limit: CGRect? = nil) {
        let base = baseTransform()
        let context = CGContext(device: device, baseTransform: base)
        if let limit { context.clip(to: limit.applying(base.inverted())) }
        drawBackground(context)
        if chance(0.3) { context.setBlendMode(anyMode()) }
        if chance(0.3) { context.setAlpha(number(0.1, 0.9)) }
        if chance(0.1) { context.setShouldAntialias(false) }
        if chance(0.5) { clip(context) }
        turn(context)
        context.setFillColor(color())
        context.setStrokeColor(color())
        draw(kind, context)
    }

    // MARK: Dice

    private mutating func number(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
        .random(in: low...high, using: &dice)
    }

    private mutating func chance(_ share: Double) -> Bool {
        Double.random(in: 0..<1, using: &dice) < share
    }

    private mutating func index(_ count: Int) -> Int { .random(in: 0..<count, using: &dice) }

    private mutating func point() -> CGPoint { CGPoint(x: number(-10, 106), y: number(-10, 106)) }

    private mutating func rect() -> CGRect {
        let isWhole = chance(0.3)
        let rect = CGRect(
            x: number(-8, 60),
            y: number(-8, 60),
            width: number(4, 60),
            height: number(4, 60)
        )
        return isWhole ? rect.integral : rect
    }

    private mutating func color() -> CGColor {
        let alphas: [CGFloat] = [1, 1, 0.5, number(0, 1)]
        return CGColor(
            red: number(0, 1),
            green: number(0, 1),
            blue: number(0, 1),
            alpha: alphas[index(alphas.count)]
        )
    }

    private mutating func anyMode() -> CGBlendMode {
        let mode = CGBlendMode(rawValue: Int32(index(28))) ?? .normal
        switch mode {
        case .colorDodge, .colorBurn, .hue, .saturation, .color, .luminosity:
            // Of two steps these show what the first rounded.
            return kind == .shadow ? .normal : mode
        default:
            return mode
        }
    }

    private mutating func baseTransform() -> CGAffineTransform {
        let side = CGFloat(Self.side)
        switch index(3) {
        case 0: return .identity
        case 1: return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: side)
        default: return CGAffineTransform(scaleX: 2, y: 2)
        }
    }

    private mutating func turn(_ context: CGContext) {
        switch index(5) {
        case 0:
            context.translateBy(x: number(-10, 30), y: number(-10, 30))
            context.rotate(by: number(0, 6.3))
        case 1: context.scaleBy(x: number(0.3, 1.6), y: number(-1.6, -0.3))
        case 2: context.concatenate(CGAffineTransform(a: 1, b: 0.2, c: 0.5, d: 0.8, tx: 3, ty: -4))
        default: break
        }
    }

    // MARK: Parts

    private mutating func drawBackground(_ context: CGContext) {
        guard chance(0.7) else { return }
        context.setFillColor(color())
        context.fill(CGRect(x: -200, y: -200, width: 500, height: 500))
        context.setFillColor(color())
        context.fill(CGRect(x: 20, y: 10, width: 30, height: 20))
    }

    private mutating func addPath(_ context: CGContext) {
        switch index(5) {
        case 0: context.addRect(rect())
        case 1: context.addEllipse(in: rect())
        case 2:
            let box = rect()
            let radius = min(box.width, box.height) * number(0, 0.5)
            context.addPath(
                CGPath(
                    roundedRect: box,
                    cornerWidth: radius,
                    cornerHeight: radius * number(0.5, 1),
                    transform: nil
                )
            )
        default:
            for _ in 0..<1 + index(2) {
                context.move(to: point())
                for _ in 0..<2 + index(4) {
                    switch index(3) {
                    case 0: context.addLine(to: point())
                    case 1: context.addQuadCurve(to: point(), control: point())
                    default: context.addCurve(to: point(), control1: point(), control2: point())
                    }
                }
                if chance(0.5) { context.closePath() }
            }
        }
    }

    private mutating func clip(_ context: CGContext) {
        switch index(4) {
        case 0: context.clip(to: rect())
        case 1: context.clip(to: [rect(), rect(), rect()])
        case 2:
            addPath(context)
            if !context.isPathEmpty { context.clip(using: chance(0.5) ? .winding : .evenOdd) }
        default: context.clip(to: rect(), mask: Self.picture(24, isGray: true))
        }
        if chance(0.3) { context.clip(to: rect()) }
    }

    private mutating func gradient() -> CGGradient? {
        let count = 2 + index(3)
        let colors = (0..<count).map { _ in color() }
        let locations = (0..<count).map { CGFloat($0) / CGFloat(count - 1) }
        return CGGradient(
            colorsSpace: CGColorSpaceCreateDeviceRGB(),
            colors: colors as CFArray,
            locations: locations
        )
    }

    private mutating func options() -> CGGradientDrawingOptions {
        CGGradientDrawingOptions(rawValue: UInt32(index(4)))
    }

    private mutating func draw(_ kind: Kind, _ context: CGContext) {
        switch kind {
        case .fill:
            addPath(context)
            context.fillPath(using: chance(0.5) ? .winding : .evenOdd)
        case .stroke, .dashes:
            stroke(context, isDashed: kind == .dashes)
        case .linear:
            guard let gradient = gradient() else { return }
            context.drawLinearGradient(gradient, start: point(), end: point(), options: options())
        case .radial:
            guard let gradient = gradient() else { return }
            let isConcentric = chance(0.5)
            let start = point()
            context.drawRadialGradient(
                gradient,
                startCenter: start,
                startRadius: number(0, 10),
                endCenter: isConcentric ? start : point(),
                endRadius: number(12, 60),
                options: options()
            )
        case .conic:
            guard let gradient = gradient() else { return }
            CGContextDrawConicGradient(context, gradient, point(), number(0, 6))
        case .image:
            drawImage(context)
        case .stencil:
            let mask = Self.picture(20, isGray: true).asMask
            if let mask { context.draw(mask, in: rect()) }
        case .pattern:
            fillPattern(context)
        case .tiles:
            context.clip(to: rect())
            let image = Self.picture(12)
            context.interpolationQuality = .low
            context.draw(image, in: CGRect(x: 3, y: 5, width: 12, height: 12), byTiling: true)
        case .text:
            drawText(context)
        case .shadow:
            context.setShadow(
                offset: CGSize(width: number(-8, 8), height: number(-8, 8)),
                blur: number(0, 12),
                color: color()
            )
            draw([.fill, .stroke, .image, .text][index(4)], context)
        case .layer:
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            draw([.fill, .stroke, .linear, .text][index(4)], context)
            context.endTransparencyLayer()
        }
    }

    private mutating func stroke(_ context: CGContext, isDashed: Bool) {
        context.setLineWidth(number(0.5, 9))
        context.setLineCap([.butt, .round, .square][index(3)])
        context.setLineJoin([.miter, .round, .bevel][index(3)])
        context.setMiterLimit(number(1, 10))
        if isDashed {
            let lengths = (0..<1 + index(4)).map { _ in number(2, 15) }
            context.setLineDash(phase: number(0, 20), lengths: lengths)
        }
        addPath(context)
        context.strokePath()
    }

    private mutating func drawImage(_ context: CGContext) {
        context.interpolationQuality = [.none, .low, .medium, .high, .default][index(5)]
        let image = Self.picture(16 + index(60))
        var place = rect()
        if chance(0.3) { place.size = CGSize(width: image.width, height: image.height) }
        context.draw(image, in: place)
    }

    private mutating func fillPattern(_ context: CGContext) {
        let colors = [color(), color()]
        let size = number(6, 14)
        let box = CGRect(x: 0, y: 0, width: size, height: size)
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, cell in
                cell.setFillColor(colors[0])
                cell.fill(CGRect(x: 0, y: 0, width: size, height: size))
                cell.setFillColor(colors[1])
                cell.fillEllipse(in: CGRect(x: 1, y: 1, width: size - 2, height: size - 2))
            },
            releaseInfo: nil
        )
        let isTurned = chance(0.3)
        let pattern = CGPattern(
            info: nil,
            bounds: box,
            matrix: isTurned ? CGAffineTransform(rotationAngle: 0.5) : .identity,
            xStep: size,
            yStep: size,
            tiling: .constantSpacing,
            isColored: true,
            callbacks: &callbacks
        )
        guard let pattern, let space = CGColorSpace(patternBaseSpace: nil) else { return }
        context.setFillColorSpace(space)
        context.setFillPattern(pattern, colorComponents: [number(0.3, 1)])
        addPath(context)
        context.fillPath()
    }

    private mutating func drawText(_ context: CGContext) {
        guard let font = Self.font else { return }
        let size = number(8, 40)
        context.setFont(font)
        context.setFontSize(size)
        context.setTextDrawingMode(chance(0.8) ? .fill : .fillStroke)
        context.setLineWidth(1)
        context.textPosition = CGPoint(x: number(0, 20), y: number(10, 60))
        let glyphs = "Raster".unicodeScalars.map(font.face.glyph)
        let positions = glyphs.indices.map { CGPoint(x: CGFloat($0) * size * 0.62, y: 0) }
        context.showGlyphs(glyphs, at: positions)
    }

    /// A soft picture, translucent towards one side.
    private static func picture(_ side: Int, isGray: Bool = false) -> CGImage {
        let pixels = PixelBuffer(width: side, height: side)
        let step = 200 / side
        for y in 0..<side {
            for x in 0..<side {
                let alpha = isGray ? 255 : UInt32(255 - x * step / 2)
                let red = UInt32(20 + x * step) * alpha / 255
                let green = isGray ? red : UInt32(230 - y * step) * alpha / 255
                let blue = isGray ? red : UInt32(x + y) * alpha / 255
                pixels[x, y] = alpha << 24 | red << 16 | green << 8 | blue
            }
        }
        return CGImage(pixelBuffer: pixels)
    }
}

extension CGImage {
    /// The picture's light as a stencil.
    fileprivate var asMask: CGImage? {
        let bytes = (0..<height).flatMap { y in
            (0..<width).map { UInt8(pixelBuffer[$0, y] & 255) }
        }
        guard let provider = CGDataProvider(data: Data(bytes) as NSData) else { return nil }
        return CGImage(
            maskWidth: width,
            height: height,
            bitsPerComponent: 8,
            bitsPerPixel: 8,
            bytesPerRow: width,
            provider: provider,
            decode: nil,
            shouldInterpolate: true
        )
    }
}
