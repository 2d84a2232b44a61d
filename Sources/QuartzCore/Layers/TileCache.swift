// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster
import RenderServer

/// The tiles that one layer has drawn: those that show, and others under a budget.
struct TileCache {
    /// Bytes of tiles that are kept for one layer.
    static let budget = 64 << 20

    /// One tile of one resolution, counted from the corner of the bounds.
    struct Key: Hashable {
        var scale: CGFloat
        var row: Int
        var column: Int
    }

    /// What tiles were last asked for.
    struct Place: Equatable {
        var area: CGRect
        var bounds: CGRect
        var scale: CGFloat
    }

    private struct Entry {
        var tile: TiledProperties.Tile
        var lastUse: Int

        var bytes: Int { tile.contents.buffer.rowBytes * tile.contents.buffer.height }
    }

    private var entries: [Key: Entry] = [:]
    private var turn = 0
    private(set) var bytes = 0
    /// Whether the layer has been displayed, so that it draws what comes into sight.
    var isStarted = false
    var place: Place?

    /// Begins to ask for tiles; answers those that were in use.
    mutating func beginShowing() -> [TiledProperties.Tile] {
        let shown = tilesInUse
        turn += 1
        return shown
    }

    /// The tiles of this turn from the top left.
    var tilesInUse: [TiledProperties.Tile] {
        entries.filter { $0.value.lastUse == turn }
            .sorted { ($0.key.row, $0.key.column) < ($1.key.row, $1.key.column) }
            .map(\.value.tile)
    }

    /// Whether a tile is there, which is then in use.
    mutating func use(_ key: Key, _ rect: CGRect) -> Bool {
        // Bounds that have grown leave tiles at the old edge that are too small.
        guard entries[key]?.tile.rect == rect else { return false }
        entries[key]?.lastUse = turn
        return true
    }

    mutating func add(_ tile: TiledProperties.Tile, _ key: Key) {
        let entry = Entry(tile: tile, lastUse: turn)
        if let old = entries.updateValue(entry, forKey: key) { bytes -= old.bytes }
        bytes += entry.bytes
    }

    mutating func removeAll(where isStale: (CGRect) -> Bool = { _ in true }) {
        place = nil
        entries = entries.filter { !isStale($0.value.tile.rect) }
        bytes = entries.values.reduce(0) { $0 + $1.bytes }
    }

    /// Lets those go that have been out of sight longest until the others fit.
    mutating func shrink(to budget: Int) {
        guard bytes > budget else { return }
        let order = entries.filter { $0.value.lastUse < turn }
            .sorted {
                ($0.value.lastUse, $0.key.row, $0.key.column)
                    < ($1.value.lastUse, $1.key.row, $1.key.column)
            }
        for (key, entry) in order where bytes > budget {
            bytes -= entry.bytes
            entries[key] = nil
        }
    }
}
