// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import RenderServer

/// A layer that draws its contents in tiles, at a resolution that suits their size on screen.
///
/// A commit asks for the tiles that became visible; they are drawn on other threads, where
/// ``CALayer/draw(in:)`` is called, and fade in when they are ready. Until then the tiles of the
/// resolution before show. Hidden ones are cached under a budget, so a picture of any size scrolls
/// and zooms in bounded memory.
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

    final var cache = TileCache()

    /// How long a new tile takes to fade in; a quarter of a second.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    /// Asks for the visible tiles that are missing.
    open override func display() {
        treeHost?.addTiled(self)
        cache.isStarted = true
        askForTiles()
    }

    /// Draws a part of the contents, for one tile.
    ///
    /// - Thread: any, and several at a time.
    open override func draw(in ctx: CGContext) {
        if let owner = delegate as? any TileDrawingDelegate {
            owner.drawTile(of: self, in: ctx)
        } else {
            super.draw(in: ctx)
        }
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

    /// The number of visible tiles that are not drawn yet.
    package final var pendingTileCount: Int { cache.jobs.count }
}
