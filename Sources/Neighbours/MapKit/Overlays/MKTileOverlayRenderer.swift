// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import Synchronization
import UIKit

// Sendable is unchecked because a mutex guards the tiles.
/// Draws tiles; it asks for those that it needs, and draws them when they are there.
open class MKTileOverlayRenderer: MKOverlayRenderer, @unchecked Sendable {
    private struct Tiles: Sendable {
        var pictures: [MKTileOverlayPath: CGImage] = [:]
        var asked: Set<MKTileOverlayPath> = []
    }

    private let tiles = Mutex(Tiles())

    /// Draws tiles.
    public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }

    /// Forgets the tiles, and asks for them anew.
    open func reloadData() {
        tiles.withLock { $0 = Tiles() }
        setNeedsDisplay()
    }

    /// How many tiles a drawing has at most, so that no rectangle asks for the whole world.
    private static let mostTiles = 256

    /// Draws the tiles of a rectangle.
    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard let source = overlay as? MKTileOverlay, source.tileSize.width > 0 else { return }
        let world = MKMapSize.world.width
        let wanted = log2(max(Double(zoomScale) * world / source.tileSize.width, 1)).rounded()
        let level = min(max(Int(wanted), source.minimumZ), source.maximumZ, 24)
        guard level >= 0 else { return }
        let side = world / Double(1 << level)
        let shown = mapRect.intersection(.world)
        guard !shown.isEmpty else { return }
        let last = (1 << level) - 1
        let columns = min(Int(shown.minX / side), last)...min(Int(shown.maxX / side), last)
        let rows = min(Int(shown.minY / side), last)...min(Int(shown.maxY / side), last)
        guard columns.count * rows.count <= Self.mostTiles else { return }
        for y in rows {
            for x in columns {
                let path = MKTileOverlayPath(x: x, y: y, z: level, contentScaleFactor: 1)
                guard let picture = picture(path, source) else { continue }
                let place = rect(
                    for: MKMapRect(
                        x: Double(x) * side,
                        y: Double(y) * side,
                        width: side,
                        height: side
                    )
                )
                // Pictures are drawn with their first row at the top.
                context.saveGState()
                context.translateBy(x: place.minX, y: place.maxY)
                context.scaleBy(x: 1, y: -1)
                context.draw(picture, in: CGRect(origin: .zero, size: place.size))
                context.restoreGState()
            }
        }
    }

    /// The picture of a tile; nil until it is there.
    private func picture(_ path: MKTileOverlayPath, _ source: MKTileOverlay) -> CGImage? {
        let (known, isNew) = tiles.withLock { tiles in
            (tiles.pictures[path], tiles.asked.insert(path).inserted)
        }
        guard isNew else { return known }
        source.loadTile(at: path) { [weak self] data, _ in
            let made = data.flatMap { CGImageSourceCreateWithData($0 as NSData, nil) }
                .flatMap { CGImageSourceCreateImageAtIndex($0, 0, nil) }
            guard let self, let made else { return }
            self.tiles.withLock { $0.pictures[path] = made }
            DispatchQueue.main.async { self.setNeedsDisplay() }
        }
        return tiles.withLock { $0.pictures[path] }
    }
}
