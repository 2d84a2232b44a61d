// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster
import RenderServer

/// The tiles that one layer has drawn or asked for: the visible ones, and others under a budget.
struct TileCache {
    /// The most bytes of tiles of one layer.
    static let budget = 64 << 20

    /// One tile of one resolution, counted from the corner of the bounds.
    struct Key: Hashable {
        var scale: CGFloat
        var row: Int
        var column: Int
    }

    /// The place, size and resolution that tiles were last asked for.
    struct Place: Equatable {
        var area: CGRect
        var bounds: CGRect
        var scale: CGFloat
    }

    private struct Entry {
        var tile: TiledProperties.Tile
        var lastUse: Int

        var bytes: Int { TileCache.bytes(of: tile) }
    }

    private var entries: [Key: Entry] = [:]
    /// Tiles of earlier resolutions that show until those of the present one are there.
    private var underlay: [TiledProperties.Tile] = []
    private var turn = 0
    private(set) var bytes = 0
    /// Whether the layer has been displayed, so that it asks for tiles that become visible.
    var isStarted = false
    /// Whether the layer is asking for tiles, and shows afterwards those that are drawn at once.
    var isAsking = false
    private var place: Place?
    /// The visible tiles that are being drawn.
    var jobs: [Key: TileJob] = [:]

    /// Begins a new set of visible tiles; answers false if the last set is still right.
    mutating func beginShowing(_ newPlace: Place) -> Bool {
        if place == newPlace { return false }
        let isNewScale = place.map { $0.scale != newPlace.scale } ?? false
        if isNewScale { underlay += tilesInUse }
        underlay.removeAll { !$0.rect.intersects(newPlace.area) }
        // Resolutions that follow each other faster than they are drawn leave tiles on tiles.
        var excess = underlay.reduce(0) { $0 + Self.bytes(of: $1) } - Self.budget / 2
        while excess > 0, !underlay.isEmpty { excess -= Self.bytes(of: underlay.removeFirst()) }
        place = newPlace
        turn += 1
        return true
    }

    private static func bytes(of tile: TiledProperties.Tile) -> Int {
        tile.contents.buffer.rowBytes * tile.contents.buffer.height
    }

    /// The tiles to draw, in painter's order: those of earlier resolutions, where they are still
    /// needed, under those of the present one.
    ///
    /// Without opacity nothing may lie under a tile. There, earlier tiles stay until all that
    /// replace them are drawn, and those wait for each other.
    mutating func shownTiles(isOpaque: Bool, fadedBefore time: Double) -> [TiledProperties.Tile] {
        let present = tilesInUse
        if isOpaque {
            if jobs.isEmpty, present.allSatisfy({ $0.birth <= time }) { underlay = [] }
            return underlay + present
        }
        underlay.removeAll { old in !jobs.values.contains { $0.rect.intersects(old.rect) } }
        if underlay.isEmpty { return present }
        return underlay + present.filter { !isUnderlaid($0.rect) }
    }

    /// Whether a tile of an earlier resolution shows in a rectangle.
    func isUnderlaid(_ rect: CGRect) -> Bool {
        underlay.contains { $0.rect.intersects(rect) }
    }

    /// The visible tiles from the top left.
    private var tilesInUse: [TiledProperties.Tile] {
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

    /// Cancels the tiles that are being drawn, or some of them.
    mutating func cancelJobs(where isUnwanted: (TileJob) -> Bool = { _ in true }) {
        guard !jobs.isEmpty else { return }
        jobs = jobs.filter { _, job in
            guard isUnwanted(job) else { return true }
            job.cancel()
            return false
        }
    }

    /// Cancels all tiles that are being drawn; they are asked for again when the layer shows again.
    mutating func stop() {
        guard !jobs.isEmpty else { return }
        cancelJobs()
        place = nil
    }

    mutating func removeAll(where isStale: (CGRect) -> Bool = { _ in true }) {
        cancelJobs { isStale($0.rect) }
        place = nil
        entries = entries.filter { !isStale($0.value.tile.rect) }
        underlay.removeAll { isStale($0.rect) }
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
