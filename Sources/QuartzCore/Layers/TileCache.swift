// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster
import RenderServer

/// The tiles that one layer has drawn: the visible ones, and others under a budget.
struct TileCache {
    /// The most bytes of tiles of one layer.
    static let budget = 64 << 20

    /// One tile of one resolution, counted from the corner of the bounds.
    struct Key: Hashable {
        var scale: CGFloat
        var row: Int
        var column: Int
    }

    /// The place, size and resolution that tiles were last drawn for.
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
    /// Whether the layer has been displayed, so that it draws tiles that become visible.
    var isStarted = false
    var place: Place?

    /// Begins a new set of visible tiles; answers the previous set.
    mutating func beginShowing() -> [TiledProperties.Tile] {
        let shown = tilesInUse
        turn += 1
        return shown
    }

    /// The visible tiles from the top left.
    var tilesInUse: [TiledProperties.Tile] {
        entries.filter { $0.value.lastUse == turn }
            .sorted { ($0.key.row, $0.key.column) < ($1.key.row, $1.key.column) }
            .map(\.value.tile)
    }

    /// Marks a tile as visible; answers false if it is missing.
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

    /// Drops the tiles that have been hidden longest until the others fit.
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
