// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Surfaces that repeat, and surfaces too large to be drawn at once.
final class PatternsPage: CardsPage {
    override func makeCards() -> [Card] {
        [
            Card("A coloured pattern", DrawingView(Self.drawColored)),
            Card("One stencil, many inks", DrawingView(Self.drawStencil)),
            Card("A pattern as a colour", patternColors()),
            Card("Drag a wall of a million points", tiledWall()),
            Card("Copies of a layer", copies()),
            Card("Tiled images", tiledImages()),
        ]
    }

    /// A cell of a pattern, 24 points a side.
    private static let cell = CGRect(x: 0, y: 0, width: 24, height: 24)

    private static func drawColored(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                context.setFillColor(UIColor.systemIndigo.cgColor)
                context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
                context.setFillColor(UIColor.systemTeal.cgColor)
                context.fillEllipse(in: CGRect(x: 13, y: 13, width: 10, height: 10))
            },
            releaseInfo: nil
        )
        let pattern = CGPattern(
            info: nil,
            bounds: cell,
            matrix: CGAffineTransform(rotationAngle: 0.4),
            xStep: 24,
            yStep: 24,
            tiling: .constantSpacing,
            isColored: true,
            callbacks: &callbacks
        )
        guard let pattern, let space = CGColorSpace(patternBaseSpace: nil) else { return }
        context.setFillColorSpace(space)
        context.setFillPattern(pattern, colorComponents: [1])
        context.addPath(UIBezierPath(roundedRect: rect, cornerRadius: 18).cgPath)
        context.fillPath()
    }

    private static func drawStencil(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                context.move(to: CGPoint(x: 0, y: 12))
                context.addCurve(
                    to: CGPoint(x: 24, y: 12),
                    control1: CGPoint(x: 8, y: -8),
                    control2: CGPoint(x: 16, y: 32)
                )
                context.setLineWidth(4)
                context.strokePath()
            },
            releaseInfo: nil
        )
        let pattern = CGPattern(
            info: nil,
            bounds: cell,
            matrix: .identity,
            xStep: 24,
            yStep: 16,
            tiling: .constantSpacing,
            isColored: false,
            callbacks: &callbacks
        )
        let base = CGColorSpaceCreateDeviceRGB()
        guard let pattern, let space = CGColorSpace(patternBaseSpace: base) else { return }
        context.setFillColorSpace(space)
        let inks: [[CGFloat]] = [
            [0.93, 0.26, 0.32, 1], [0.98, 0.65, 0.15, 1], [0.2, 0.7, 0.4, 1], [0.2, 0.5, 0.9, 1],
        ]
        let width = rect.width / CGFloat(inks.count)
        for (index, ink) in inks.enumerated() {
            context.setFillPattern(pattern, colorComponents: ink)
            context.fill(
                CGRect(
                    x: rect.minX + CGFloat(index) * width,
                    y: rect.minY,
                    width: width - 8,
                    height: rect.height
                )
            )
        }
    }

    private func patternColors() -> UIView {
        let size = CGSize(width: 20, height: 20)
        let check = UIGraphicsImageRenderer(size: size).image { context in
            UIColor.systemPink.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
            UIColor.systemPink.withAlphaComponent(0.25).setFill()
            context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
            context.fill(CGRect(x: 0, y: 10, width: 10, height: 10))
        }
        let view = UIView()
        view.backgroundColor = UIColor(patternImage: check)
        view.layer.cornerRadius = 18
        view.layer.cornerCurve = .continuous
        return view
    }

    private func tiledWall() -> UIView {
        let scroll = UIScrollView()
        let wall = TiledWall(frame: CGRect(x: 0, y: 0, width: 1_000, height: 1_000))
        scroll.addSubview(wall)
        scroll.contentSize = wall.bounds.size
        scroll.contentOffset = CGPoint(x: 30, y: 30)
        scroll.layer.cornerRadius = 18
        scroll.layer.cornerCurve = .continuous
        return scroll
    }

    private func copies() -> UIView {
        let view = CopiesView()
        view.clipsToBounds = true
        return view
    }

    private func tiledImages() -> UIView {
        let size = CGSize(width: 60, height: 60)
        let frame = UIGraphicsImageRenderer(size: size).image { context in
            let whole = CGRect(origin: .zero, size: size)
            UIColor.systemBrown.setFill()
            UIBezierPath(roundedRect: whole, cornerRadius: 14).fill()
            UIColor.systemYellow.setFill()
            for x in stride(from: CGFloat(5), to: 60, by: 20) {
                for y in stride(from: CGFloat(5), to: 60, by: 20) {
                    UIBezierPath(ovalIn: CGRect(x: x, y: y, width: 10, height: 10)).fill()
                }
            }
        }
        let caps = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        return UIImageView(image: frame.resizableImage(withCapInsets: caps, resizingMode: .tile))
    }
}

/// Bricks with their numbers, each drawn when it is first seen.
private final class TiledWall: UIView {
    override class var layerClass: AnyClass { CATiledLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        (layer as? CATiledLayer)?.tileSize = CGSize(width: 200, height: 200)
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let side: CGFloat = 50
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 15, weight: .semibold),
            .foregroundColor: UIColor.white,
        ]
        for row in Int(rect.minY / side)...Int((rect.maxY - 0.1) / side) {
            for column in Int(rect.minX / side)...Int((rect.maxX - 0.1) / side) {
                let brick = CGRect(
                    x: CGFloat(column) * side,
                    y: CGFloat(row) * side,
                    width: side,
                    height: side
                ).insetBy(dx: 2, dy: 2)
                UIColor(
                    hue: CGFloat((column * 7 + row * 3) % 20) / 20,
                    saturation: 0.55,
                    brightness: 0.85,
                    alpha: 1
                ).setFill()
                UIBezierPath(roundedRect: brick, cornerRadius: 8).fill()
                let text = "\(row * 20 + column)" as NSString
                let size = text.size(withAttributes: attributes)
                text.draw(
                    at: CGPoint(x: brick.midX - size.width / 2, y: brick.midY - size.height / 2),
                    withAttributes: attributes
                )
            }
        }
    }
}

/// A grid of one dot, by two replicators.
private final class CopiesView: UIView {
    private let rows = CAReplicatorLayer()
    private let columns = CAReplicatorLayer()
    private let dot = CALayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        dot.frame = CGRect(x: 4, y: 4, width: 18, height: 18)
        dot.cornerRadius = 9
        dot.backgroundColor = UIColor(red: 1, green: 0.45, blue: 0.85, alpha: 1).cgColor
        columns.addSublayer(dot)
        columns.instanceTransform = CATransform3DMakeTranslation(28, 0, 0)
        columns.instanceRedOffset = -0.09
        rows.addSublayer(columns)
        rows.instanceTransform = CATransform3DMakeTranslation(0, 28, 0)
        rows.instanceBlueOffset = -0.08
        layer.addSublayer(rows)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        columns.instanceCount = max(1, Int(bounds.width / 28))
        rows.instanceCount = max(1, Int(bounds.height / 28))
    }
}
