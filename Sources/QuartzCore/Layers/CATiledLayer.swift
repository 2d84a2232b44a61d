// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import Raster
import RenderServer

/// A layer that draws its contents in tiles, at a resolution that suits their size on screen.
///
/// Tiles are drawn at a commit, on the same thread, when they become visible. Hidden ones are
/// cached under a budget, so a picture of any size scrolls and zooms in bounded memory.
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

    private final var cache = TileCache()

    /// How long a new tile takes to fade in; a quarter of a second.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    /// Draws the visible tiles that are missing.
    open override func display() {
        treeHost?.addTiled(self)
        cache.isStarted = true
        drawTiles()
    }

    /// Drops all tiles.
    open override func setNeedsDisplay() {
        if case .tiled = properties.kind { properties.kind = .plain }
        cache.removeAll()
        super.setNeedsDisplay()
    }

    /// Drops the tiles in a rectangle.
    open override func setNeedsDisplay(_ r: CGRect) {
        if case .tiled(let box) = properties.kind {
            properties.kind = .tiled(box.changed { $0.tiles.removeAll { $0.rect.intersects(r) } })
        }
        cache.removeAll { $0.intersects(r) }
        super.setNeedsDisplay(r)
    }

    /// The bytes of all tiles, hidden ones included.
    package final var tileBytes: Int { cache.bytes }

    /// Draws the tiles that became visible since the last commit.
    final func followVisibleRect() {
        guard cache.isStarted, !marks.contains(.needsDisplay) else { return }
        drawTiles()
    }

    /// Drops hidden tiles.
    final func dropHiddenTiles() { cache.shrink(to: 0) }

    /// The layer's pixels per point on screen, rounded up to a level of detail.
    private var levelScale: CGFloat {
        var scale = contentsScale
        // The ancestors' scale: the length of a unit in the root.
        let unit = convert(CGRect(x: 0, y: 0, width: 1, height: 1), to: nil)
        let shown = max(unit.width, unit.height) * scale
        let largest = scale * CGFloat(1 << max(0, min(levelsOfDetailBias, 16)))
        let smallest = largest / CGFloat(1 << max(0, min(levelsOfDetail - 1, 30)))
        scale = largest
        while scale / 2 >= smallest && scale / 2 >= shown { scale /= 2 }
        return scale
    }

    private func drawTiles() {
        var scale = levelScale
        guard scale > 0, scale.isFinite, tileSize.width >= 1, tileSize.height >= 1,
            !bounds.isEmpty
        else { return }
        var area = visibleRect.shared(with: bounds)
        // Content outside of the screen is invisible, whether or not the root clips.
        let root = self.root
        if root !== self, root.extras?.treeHost != nil {
            area = area.shared(with: root.convert(root.bounds, to: self))
        }
        guard !area.isNull, !area.isEmpty, area.width.isFinite, area.height.isFinite else { return }
        // Memory is bounded, whatever the levels are.
        while area.width * area.height * scale * scale * 4 > CGFloat(TileCache.budget / 2) {
            scale /= 2
        }
        var values = TiledProperties()
        if case .tiled(let box) = properties.kind { values = box.value }
        let place = TileCache.Place(area: area, bounds: bounds, scale: scale)
        if cache.place == place, !values.tiles.isEmpty { return }
        let isNewScale = cache.place?.scale != scale
        cache.place = place
        let birth = localTime(at: CACurrentMediaTime())
        let shown = cache.beginShowing()
        for key in tiles(in: area, scale) {
            let rect = tileRect(key)
            guard !rect.isEmpty, !cache.use(key, rect) else { continue }
            guard let contents = drawTile(rect, scale) else { continue }
            cache.add(TiledProperties.Tile(rect: rect, contents: contents, birth: birth), key)
        }
        values.fadeDuration = type(of: self).fadeDuration()
        values.tileSize = tileSize
        // Tiles of the last resolution stay under opaque tiles that fade in.
        let fades = values.fadeDuration > 0 && isOpaque && isNewScale
        values.tiles = (fades ? shown : []) + cache.tilesInUse
        properties.kind = .tiled(CowBox(values))
        cache.shrink(to: TileCache.budget)
        markChanged()
    }

    /// The tiles of a resolution that touch an area, from the top left.
    private func tiles(in area: CGRect, _ scale: CGFloat) -> [TileCache.Key] {
        let step = CGSize(width: tileSize.width / scale, height: tileSize.height / scale)
        func range(_ low: CGFloat, _ high: CGFloat, _ step: CGFloat) -> Range<Int> {
            let first = (low / step).rounded(.down)
            let last = (high / step).rounded(.up)
            guard abs(first) < 1e9, abs(last) < 1e9 else { return 0..<0 }
            return Int(first)..<max(Int(first), min(Int(last), Int(first) + 1_024))
        }
        let columns = range(area.minX - bounds.minX, area.maxX - bounds.minX, step.width)
        let rows = range(area.minY - bounds.minY, area.maxY - bounds.minY, step.height)
        return rows.flatMap { row in
            columns.map { TileCache.Key(scale: scale, row: row, column: $0) }
        }
    }

    private func tileRect(_ key: TileCache.Key) -> CGRect {
        let step = CGSize(width: tileSize.width / key.scale, height: tileSize.height / key.scale)
        return CGRect(
            x: bounds.minX + CGFloat(key.column) * step.width,
            y: bounds.minY + CGFloat(key.row) * step.height,
            width: step.width,
            height: step.height
        ).shared(with: bounds)
    }

    private func drawTile(_ rect: CGRect, _ scale: CGFloat) -> RenderContents? {
        let width = Int((rect.width * scale).rounded(.up))
        let height = Int((rect.height * scale).rounded(.up))
        guard width > 0, height > 0, width <= 8_192, height <= 8_192 else { return nil }
        let pixels = PixelBuffer(width: width, height: height, for: .backingStore)
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
