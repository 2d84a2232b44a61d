// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import Raster
import RenderServer

/// A layer that draws its contents in tiles, at a resolution that suits how large they are shown.
///
/// Tiles are drawn when the layer is displayed, on the same thread, those that show first.
open class CATiledLayer: CALayer {
    /// How many resolutions there are, each half of the one before.
    open var levelsOfDetail = 1 {
        didSet { if levelsOfDetail != oldValue { setNeedsDisplay() } }
    }
    /// How many of them are larger than the layer's own.
    open var levelsOfDetailBias = 0 {
        didSet { if levelsOfDetailBias != oldValue { setNeedsDisplay() } }
    }
    /// The largest size of a tile in pixels; 256 x 256 by default.
    open var tileSize = CGSize(width: 256, height: 256) {
        didSet { if tileSize != oldValue { setNeedsDisplay() } }
    }

    /// How long a new tile takes to fade in; a quarter of a second.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    /// Draws the tiles that can be seen and are missing.
    open override func display() { drawTiles() }

    /// Drops all tiles.
    open override func setNeedsDisplay() {
        if case .tiled = properties.kind { properties.kind = .plain }
        super.setNeedsDisplay()
    }

    /// Drops the tiles in a rectangle.
    open override func setNeedsDisplay(_ r: CGRect) {
        if case .tiled(let box) = properties.kind {
            properties.kind = .tiled(box.changed { $0.tiles.removeAll { $0.rect.intersects(r) } })
        }
        super.setNeedsDisplay(r)
    }

    /// Pixels to a point at which the layer shows, rounded up to a level of detail.
    private var levelScale: CGFloat {
        var scale = contentsScale
        // How much the ancestors enlarge: the length that a unit has in the root.
        let unit = convert(CGRect(x: 0, y: 0, width: 1, height: 1), to: nil)
        let shown = max(unit.width, unit.height) * scale
        let largest = scale * CGFloat(1 << max(0, min(levelsOfDetailBias, 16)))
        let smallest = largest / CGFloat(1 << max(0, min(levelsOfDetail - 1, 30)))
        scale = largest
        while scale / 2 >= smallest && scale / 2 >= shown { scale /= 2 }
        return scale
    }

    private func drawTiles() {
        let scale = levelScale
        guard scale > 0, tileSize.width >= 1, tileSize.height >= 1, !bounds.isEmpty else { return }
        let step = CGSize(width: tileSize.width / scale, height: tileSize.height / scale)
        let area = visibleRect.intersection(bounds)
        guard !area.isNull, !area.isEmpty else { return }
        var values = TiledProperties()
        if case .tiled(let box) = properties.kind { values = box.value }
        values.fadeDuration = type(of: self).fadeDuration()
        values.tileSize = tileSize
        let columns = Int(((area.minX - bounds.minX) / step.width).rounded(.down))
        let rows = Int(((area.minY - bounds.minY) / step.height).rounded(.down))
        let lastColumn = Int(((area.maxX - bounds.minX) / step.width).rounded(.up))
        let lastRow = Int(((area.maxY - bounds.minY) / step.height).rounded(.up))
        let birth = localTime(at: CACurrentMediaTime())
        for row in rows..<max(rows, min(lastRow, rows + 64)) {
            for column in columns..<max(columns, min(lastColumn, columns + 64)) {
                let rect = CGRect(
                    x: bounds.minX + CGFloat(column) * step.width,
                    y: bounds.minY + CGFloat(row) * step.height,
                    width: step.width,
                    height: step.height
                ).intersection(bounds)
                if rect.isEmpty || values.tiles.contains(where: { $0.rect == rect }) { continue }
                guard let contents = drawTile(rect, scale) else { continue }
                values.tiles.append(
                    TiledProperties.Tile(rect: rect, contents: contents, birth: birth)
                )
            }
        }
        properties.kind = .tiled(CowBox(values))
        markChanged()
    }

    private func drawTile(_ rect: CGRect, _ scale: CGFloat) -> RenderContents? {
        let width = Int((rect.width * scale).rounded(.up))
        let height = Int((rect.height * scale).rounded(.up))
        guard width > 0, height > 0, width <= 8_192, height <= 8_192 else { return nil }
        let pixels = PixelBuffer(width: width, height: height)
        let base = CGAffineTransform(
            a: scale,
            b: 0,
            c: 0,
            d: scale,
            tx: -rect.minX * scale,
            ty: -rect.minY * scale
        )
        let context = CGContext(drawingInto: pixels, baseTransform: base, isOpaque: isOpaque)
        context.clip(to: rect)
        draw(in: context)
        context.flush()
        return RenderContents(buffer: pixels, isOpaque: isOpaque)
    }
}
