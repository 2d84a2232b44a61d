// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What can be drawn in `draw(_:)`.
final class DrawingPage: CardsPage {
    override func makeCards() -> [Card] {
        [
            Card("Curves", DrawingView(Self.drawCurves)),
            Card("Blend modes", DrawingView(Self.drawBlends)),
            Card("Radial gradient", DrawingView(Self.drawGradient)),
            Card("Dashes, caps and joins", DrawingView(Self.drawStrokes)),
            Card("Clip, even-odd", DrawingView(Self.drawClip)),
            Card("Shadow and transforms", DrawingView(Self.drawRosette)),
        ]
    }

    private static func drawCurves(_ rect: CGRect) {
        for line in 0..<9 {
            let path = UIBezierPath()
            let y = rect.minY + rect.height * (CGFloat(line) + 0.5) / 9
            path.move(to: CGPoint(x: rect.minX, y: y))
            path.addCurve(
                to: CGPoint(x: rect.maxX, y: rect.maxY - (y - rect.minY)),
                controlPoint1: CGPoint(x: rect.midX, y: y),
                controlPoint2: CGPoint(x: rect.midX, y: rect.maxY - (y - rect.minY))
            )
            UIColor(hue: CGFloat(line) / 9, saturation: 0.75, brightness: 0.95, alpha: 1)
                .setStroke()
            path.lineWidth = 5
            path.lineCapStyle = .round
            path.stroke()
        }
    }

    private static func drawBlends(_ rect: CGRect) {
        let modes: [CGBlendMode] = [
            .normal, .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion,
            .luminosity,
        ]
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let side = min(rect.width / 3, rect.height / 3) - 10
        for (index, mode) in modes.enumerated() {
            let x = rect.minX + (CGFloat(index % 3) + 0.5) * rect.width / 3 - side / 2
            let y = rect.minY + (CGFloat(index / 3) + 0.5) * rect.height / 3 - side / 2
            context.saveGState()
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            UIColor.systemOrange.setFill()
            UIBezierPath(ovalIn: CGRect(x: x, y: y, width: side * 0.72, height: side * 0.72)).fill()
            context.setBlendMode(mode)
            UIColor.systemBlue.setFill()
            UIBezierPath(
                ovalIn: CGRect(
                    x: x + side * 0.28,
                    y: y + side * 0.28,
                    width: side * 0.72,
                    height: side * 0.72
                )
            ).fill()
            context.endTransparencyLayer()
            context.restoreGState()
        }
    }

    private static func drawGradient(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(),
            let gradient = CGGradient(
                colorsSpace: CGColorSpace(name: CGColorSpace.sRGB),
                colors: [
                    UIColor.white.cgColor, UIColor.systemTeal.cgColor, UIColor.systemIndigo.cgColor,
                ] as CFArray,
                locations: [0, 0.35, 1]
            )
        else { return }
        let radius = min(rect.width, rect.height) / 2
        context.addEllipse(
            in: CGRect(
                x: rect.midX - radius,
                y: rect.midY - radius,
                width: radius * 2,
                height: radius * 2
            )
        )
        context.clip()
        context.drawRadialGradient(
            gradient,
            startCenter: CGPoint(x: rect.midX - radius * 0.35, y: rect.midY - radius * 0.4),
            startRadius: 0,
            endCenter: CGPoint(x: rect.midX, y: rect.midY),
            endRadius: radius,
            options: []
        )
    }

    private static func drawStrokes(_ rect: CGRect) {
        let caps: [CGLineCap] = [.butt, .round, .square]
        let joins: [CGLineJoin] = [.miter, .round, .bevel]
        for index in 0..<3 {
            let part = rect.width / 3
            let x = rect.minX + CGFloat(index) * part
            let path = UIBezierPath()
            path.move(to: CGPoint(x: x + part * 0.15, y: rect.minY + rect.height * 0.6))
            path.addLine(to: CGPoint(x: x + part * 0.5, y: rect.minY + rect.height * 0.15))
            path.addLine(to: CGPoint(x: x + part * 0.85, y: rect.minY + rect.height * 0.6))
            path.lineWidth = 14
            path.lineCapStyle = caps[index]
            path.lineJoinStyle = joins[index]
            UIColor.systemGreen.setStroke()
            path.stroke()
        }
        let dashes: [[CGFloat]] = [[12, 8], [1, 9], [20, 6, 4, 6]]
        for (index, dash) in dashes.enumerated() {
            let line = UIBezierPath()
            let y = rect.minY + rect.height * (0.76 + CGFloat(index) * 0.1)
            line.move(to: CGPoint(x: rect.minX + 6, y: y))
            line.addLine(to: CGPoint(x: rect.maxX - 6, y: y))
            line.lineWidth = 4
            line.lineCapStyle = index == 1 ? .round : .butt
            line.setLineDash(dash, count: dash.count, phase: 0)
            UIColor.systemGray.setStroke()
            line.stroke()
        }
    }

    private static func drawClip(_ rect: CGRect) {
        let radius = min(rect.width, rect.height) / 2
        let clip = UIBezierPath()
        for ring in 0..<4 {
            let r = radius * (1 - CGFloat(ring) * 0.24)
            clip.append(
                UIBezierPath(
                    ovalIn: CGRect(x: rect.midX - r, y: rect.midY - r, width: r * 2, height: r * 2)
                )
            )
        }
        clip.usesEvenOddFillRule = true
        clip.addClip()
        for stripe in 0..<16 {
            UIColor(hue: CGFloat(stripe) / 16, saturation: 0.7, brightness: 1, alpha: 1).setFill()
            UIRectFill(
                CGRect(
                    x: rect.midX - radius + CGFloat(stripe) * radius / 8,
                    y: rect.minY,
                    width: radius / 8 + 1,
                    height: rect.height
                )
            )
        }
    }

    private static func drawRosette(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let radius = min(rect.width, rect.height) / 2 - 8
        context.translateBy(x: rect.midX, y: rect.midY)
        context.setShadow(
            offset: CGSize(width: 0, height: 3),
            blur: 6,
            color: UIColor.black.withAlphaComponent(0.35).cgColor
        )
        for petal in 0..<12 {
            context.saveGState()
            context.rotate(by: CGFloat(petal) * .pi / 6)
            UIColor(hue: 0.85 + CGFloat(petal) / 120, saturation: 0.55, brightness: 1, alpha: 1)
                .setFill()
            UIBezierPath(
                ovalIn: CGRect(
                    x: radius * 0.2,
                    y: -radius * 0.16,
                    width: radius * 0.75,
                    height: radius * 0.32
                )
            ).fill()
            context.restoreGState()
        }
        UIColor.systemYellow.setFill()
        UIBezierPath(
            ovalIn: CGRect(
                x: -radius * 0.24,
                y: -radius * 0.24,
                width: radius * 0.48,
                height: radius * 0.48
            )
        ).fill()
    }
}
