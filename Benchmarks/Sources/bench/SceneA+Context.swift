// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster

/// The scenes of part A once more, through a `CGContext` and by nothing but its public calls.
///
/// From setting a colour to pixels; each figure has its scene's name and `/context`.
struct ContextSceneA {
    private let scene: SceneA
    private let context: CGContext
    private let cubics: CGPath
    private let blob: CGPath
    private let star: CGPath
    private let image: CGImage
    private let other: CGImage
    private let opaque: CGImage

    init(_ scene: SceneA) {
        self.scene = scene
        context = CGContext(drawingInto: scene.canvas.target, baseTransform: .identity)
        cubics = Self.path(scene.cubics)
        blob = Self.path(scene.blob)
        star = Self.path(scene.star)
        image = CGImage(pixelBuffer: scene.image)
        other = CGImage(pixelBuffer: scene.other)
        let pixels = PixelBuffer(width: SceneA.width, height: SceneA.height)
        for y in 0..<pixels.height {
            for x in 0..<pixels.width { pixels[x, y] = scene.other[x, y] | 0xFF00_0000 }
        }
        opaque = CGImage(pixelBuffer: pixels, isOpaque: true)
    }

    private static func path(_ source: RasterPath) -> CGPath {
        let path = CGMutablePath()
        var at = 0
        for verb in source.verbs {
            let points = source.points[at..<at + verb.pointCount].map { CGPoint(x: $0.x, y: $0.y) }
            at += verb.pointCount
            switch verb {
            case .move: path.move(to: points[0])
            case .line: path.addLine(to: points[0])
            case .quad: path.addQuadCurve(to: points[1], control: points[0])
            case .cubic: path.addCurve(to: points[2], control1: points[0], control2: points[1])
            case .close: path.closeSubpath()
            }
        }
        return path
    }

    func run(_ measure: Measure) {
        paths(measure)
        shapes(measure)
        pictures(measure)
        text(measure)
        full(measure)
    }

    private func setFill(_ color: RasterColor, alpha: CGFloat = 1) {
        context.setFillColor(
            red: CGFloat(color.red),
            green: CGFloat(color.green),
            blue: CGFloat(color.blue),
            alpha: alpha
        )
    }

    private func paths(_ m: Measure) {
        let dark = CGColor(red: 0x20 / 255, green: 0x30 / 255, blue: 0x40 / 255, alpha: 1)
        func fill(_ path: CGPath) {
            setFill(RasterColor(rgb: 0x2060c0), alpha: 0.8)
            context.addPath(path)
            context.fillPath()
        }
        func stroke(_ path: CGPath, _ width: CGFloat) {
            context.setStrokeColor(dark)
            context.setLineWidth(width)
            context.setLineJoin(.round)
            context.addPath(path)
            context.strokePath()
        }
        m.time("A1a/context", prepare: scene.clear) { fill(cubics) }
        m.time("A1b/context", prepare: scene.clear) { fill(blob) }
        m.time("A1c/context", prepare: scene.clear) { stroke(cubics, 2) }
        m.time("A1d/context", prepare: scene.clear) { stroke(blob, 8) }
        m.time("A1e/context", prepare: scene.clear) {
            for icon in scene.icons {
                setFill(icon.color)
                context.saveGState()
                context.translateBy(x: icon.at.x, y: icon.at.y)
                context.addPath(star)
                context.fillPath()
                context.restoreGState()
            }
        }
    }

    private func shapes(_ m: Measure) {
        func rounded(_ alpha: CGFloat) {
            for item in scene.rects {
                setFill(item.color, alpha: alpha)
                let r = item.rect
                context.addPath(
                    CGPath(
                        roundedRect: CGRect(x: r.minX, y: r.minY, width: r.width, height: r.height),
                        cornerWidth: 12,
                        cornerHeight: 12,
                        transform: nil
                    )
                )
                context.fillPath()
            }
        }
        func aligned(_ alpha: CGFloat) {
            for item in scene.rects {
                setFill(item.color, alpha: alpha)
                let r = item.rect
                context.fill(
                    CGRect(
                        x: r.minX.rounded(.down),
                        y: r.minY.rounded(.down),
                        width: r.width.rounded(.down),
                        height: r.height.rounded(.down)
                    )
                )
            }
        }
        m.time("A2a/context", prepare: scene.clear) { rounded(1) }
        m.time("A2b/context", prepare: scene.clear) { rounded(0.8) }
        m.time("A2c/context", prepare: scene.clear) { aligned(1) }
        m.time("A2d/context", prepare: scene.clear) { aligned(0.8) }
    }

    private func pictures(_ m: Measure) {
        /// Draws as a view does: y points down, so the picture is turned over.
        func draw(_ size: CGFloat, turn: CGFloat? = nil, alpha: CGFloat = 1) {
            context.interpolationQuality = .low
            context.setAlpha(alpha)
            for p in scene.places {
                context.saveGState()
                if let turn {
                    context.translateBy(x: p.x + 32, y: p.y + 32)
                    context.rotate(by: turn)
                    context.translateBy(x: -32, y: 32)
                } else {
                    context.translateBy(x: p.x, y: p.y + size)
                }
                context.scaleBy(x: 1, y: -1)
                context.draw(image, in: CGRect(x: 0, y: 0, width: size, height: size))
                context.restoreGState()
            }
            context.setAlpha(1)
        }
        m.time("A3a/context", prepare: scene.clear) { draw(64) }
        m.time("A3b/context", prepare: scene.clear) { draw(64, alpha: 0.7) }
        m.time("A3c/context", prepare: scene.clear) { draw(64 * 1.7) }
        m.time("A3d/context", prepare: scene.clear) { draw(64, turn: .pi / 6) }
        m.time("A4b/context", prepare: scene.clear) {
            context.saveGState()
            context.setShadow(
                offset: CGSize(width: 0, height: 4),
                blur: 16,
                color: CGColor(red: 0, green: 0, blue: 0, alpha: 0.5)
            )
            setFill(.white)
            for p in scene.shadows {
                context.fill(CGRect(x: p.x, y: p.y, width: 160, height: 100))
            }
            context.restoreGState()
        }
    }

    /// 100 lines of 50 glyphs: nothing but drawing, all shaped and placed before.
    private func text(_ m: Measure) {
        let path = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
        guard m.isAnyWanted("A5c/17/context", "A5c/51/context"), let font = CGFont(path: path)
        else {
            return
        }
        var dice = LCG(6)
        for size in [17, 51] {
            let em = CGFloat(size) / CGFloat(font.face.info.unitsPerEm)
            let lines = (0..<100).map { line in
                var x: CGFloat = 4
                var glyphs: [CGGlyph] = []
                var places: [CGPoint] = []
                for index in 0..<50 {
                    let letter = UInt32(dice.next() * 26) + 97
                    let scalar = Unicode.Scalar(index % 8 == 7 ? 32 : letter) ?? "a"
                    let glyph = font.face.glyph(for: scalar)
                    glyphs.append(glyph)
                    places.append(CGPoint(x: x, y: 0))
                    x += CGFloat(font.face.advance(glyph)) * em
                }
                return (glyphs, places, CGFloat(line + 1) * 24)
            }
            m.time("A5c/\(size)/context", prepare: scene.clear) {
                context.setFont(font)
                context.setFontSize(CGFloat(size))
                setFill(.black)
                for (glyphs, places, y) in lines {
                    context.textMatrix = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: y)
                    context.showGlyphs(glyphs, at: places)
                }
            }
        }
    }

    private func full(_ m: Measure) {
        let whole = CGRect(x: 0, y: 0, width: SceneA.width, height: SceneA.height)
        let ink = RasterColor(rgb: 0x19334c)
        func draw(_ image: CGImage) {
            context.saveGState()
            context.translateBy(x: 0, y: whole.height)
            context.scaleBy(x: 1, y: -1)
            context.draw(image, in: whole)
            context.restoreGState()
        }
        m.time("A6c/context") {
            setFill(ink)
            context.fill(whole)
        }
        m.time("A6d/context") { draw(opaque) }
        m.time("A6e/context") { draw(other) }
        m.time("A6f/context") {
            setFill(ink, alpha: 0.5)
            context.fill(whole)
        }
        let colors = [
            CGColor(red: 1, green: 0, blue: 0, alpha: 1),
            CGColor(red: 0, green: 1, blue: 0, alpha: 1),
            CGColor(red: 0, green: 0, blue: 1, alpha: 1),
        ]
        let gradient = CGGradient(
            colorsSpace: CGColorSpaceCreateDeviceRGB(),
            colors: colors as CFArray,
            locations: nil
        )
        guard let gradient else { return }
        let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        m.time("A6g/context") {
            context.drawLinearGradient(
                gradient,
                start: .zero,
                end: CGPoint(x: whole.maxX, y: whole.maxY),
                options: options
            )
        }
        m.time("A6h/context") {
            let center = CGPoint(x: whole.midX, y: whole.midY)
            context.drawRadialGradient(
                gradient,
                startCenter: center,
                startRadius: 0,
                endCenter: center,
                endRadius: 1200,
                options: options
            )
        }
    }
}
