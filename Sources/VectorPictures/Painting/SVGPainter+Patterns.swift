// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension SVGPainter {
    /// Fills the clip with a pattern, for a shape with a bounding box.
    func paintPattern(_ element: SVGElement, _ bounds: CGRect, _ opacity: CGFloat) {
        let chain = SVGGradient.chain(from: element, in: document) { $0.name == "pattern" }
        var attributes: [String: String] = [:]
        for pattern in chain { attributes.merge(pattern.allAttributes) { own, _ in own } }
        guard let source = chain.first(where: { !$0.children.isEmpty }) else { return }
        let merged = SVGElement("pattern", attributes)
        let style = SVGStyle(of: source)
        let cell = measure(style).rect(of: merged, units: "patternUnits", in: bounds, by: .zero)
        let transform = merged.transform("patternTransform")
        guard cell.width > 0, cell.height > 0, transform.isInvertible else { return }
        context.concatenate(transform)
        let viewport = SVGViewport(merged)
        let inner =
            viewport.box != nil
            ? viewport.transform(to: cell)
            : merged["patternContentUnits"] == "objectBoundingBox"
                ? CGAffineTransform(unitTo: CGRect(origin: cell.origin, size: bounds.size))
                : CGAffineTransform(translationX: cell.minX, y: cell.minY)
        let area = context.boundingBoxOfClipPath
        // Numbers of the first and the last cell in each direction.
        let columns = Self.numbers(area.minX, area.maxX, cell.minX, cell.width)
        let rows = Self.numbers(area.minY, area.maxY, cell.minY, cell.height)
        guard let columns, let rows, inner.isInvertible else { return }
        let size = viewport.box?.size ?? self.viewport
        if columns.count * rows.count <= 16 {
            let isFaint = opacity < 1
            guard progress.take(pixels: visiblePixels(.infinite)) else { return }
            if isFaint {
                context.setAlpha(opacity)
                context.beginTransparencyLayer(auxiliaryInfo: nil)
            }
            for row in rows {
                for column in columns {
                    context.saveGState()
                    context.translateBy(
                        x: CGFloat(column) * cell.width,
                        y: CGFloat(row) * cell.height
                    )
                    context.clip(to: cell)
                    context.concatenate(inner)
                    within(size) { paintChildren(of: source, style) }
                    context.restoreGState()
                }
            }
            if isFaint { context.endTransparencyLayer() }
        } else {
            tile(source, style, cell, inner, size, opacity)
        }
    }

    /// The numbers of the cells that lie between two places; nil where they cannot be counted.
    private static func numbers(
        _ low: CGFloat,
        _ high: CGFloat,
        _ origin: CGFloat,
        _ step: CGFloat
    ) -> ClosedRange<Int>? {
        let first = ((low - origin) / step).rounded(.down)
        let last = ((high - origin) / step).rounded(.up) - 1
        guard abs(first) < 1e6, abs(last) < 1e6, first <= last else { return nil }
        return Int(first)...Int(last)
    }

    /// What a pattern's cell needs to be drawn.
    private final class Cell {
        let draw: (CGContext) -> Void

        init(_ draw: @escaping (CGContext) -> Void) { self.draw = draw }
    }

    /// Fills the clip with many copies of a cell.
    private func tile(
        _ source: SVGElement,
        _ style: SVGStyle,
        _ cell: CGRect,
        _ inner: CGAffineTransform,
        _ size: CGSize,
        _ opacity: CGFloat
    ) {
        let (document, progress) = (self.document, self.progress)
        let content = Cell { context in
            context.concatenate(inner)
            let painter = SVGPainter(document, context, viewport: size, progress: progress)
            painter.paintChildren(of: source, style)
        }
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { info, context in
                guard let info else { return }
                Unmanaged<Cell>.fromOpaque(info).takeUnretainedValue().draw(context)
            },
            releaseInfo: { info in
                guard let info else { return }
                Unmanaged<Cell>.fromOpaque(info).release()
            }
        )
        let info = Unmanaged.passRetained(content)
        guard
            let pattern = CGPattern(
                info: info.toOpaque(),
                bounds: cell,
                matrix: context.ctm,
                xStep: cell.width,
                yStep: cell.height,
                tiling: .constantSpacing,
                isColored: true,
                callbacks: &callbacks
            ), let space = CGColorSpace(patternBaseSpace: nil),
            progress.take(pixels: visiblePixels(.infinite))
        else { return info.release() }
        context.setFillColorSpace(space)
        var alpha = opacity
        context.setFillPattern(pattern, colorComponents: &alpha)
        context.fill(context.boundingBoxOfClipPath)
    }
}
