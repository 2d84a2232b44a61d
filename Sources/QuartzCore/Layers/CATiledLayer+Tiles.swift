// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import RenderServer

extension CATiledLayer {
    /// Asks for the tiles that became visible since the last commit.
    final func followVisibleRect() {
        guard cache.isStarted, !marks.contains(.needsDisplay) else { return }
        askForTiles()
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

    /// The part of the bounds that can be seen; nil for none.
    private var visibleArea: CGRect? {
        var area = visibleRect.shared(with: bounds)
        // Content outside of the screen is invisible, whether or not the root clips.
        let root = self.root
        if root !== self, root.extras?.treeHost != nil {
            area = area.shared(with: root.convert(root.bounds, to: self))
        }
        guard !area.isNull, !area.isEmpty, area.width.isFinite, area.height.isFinite else {
            return nil
        }
        return area
    }

    /// Asks for the visible tiles that are missing, and shows those that there are.
    final func askForTiles() {
        var scale = levelScale
        guard scale > 0, scale.isFinite, tileSize.width >= 1, tileSize.height >= 1,
            !bounds.isEmpty, let area = visibleArea
        else { return cache.stop() }
        // Memory is bounded, whatever the levels are.
        while area.width * area.height * scale * scale * 4 > CGFloat(TileCache.budget / 2) {
            scale /= 2
        }
        guard cache.beginShowing(TileCache.Place(area: area, bounds: bounds, scale: scale)) else {
            return
        }
        var added: [TileJob] = []
        var kept: [TileCache.Key: TileJob] = [:]
        for key in tiles(in: area, scale) {
            let rect = tileRect(key)
            guard !rect.isEmpty, !cache.use(key, rect) else { continue }
            if let job = cache.jobs[key], job.rect == rect {
                kept[key] = job
            } else if let job = TileJob(self, key, rect) {
                added.append(job)
            }
        }
        cache.cancelJobs { kept[$0.key] == nil }
        for job in added { cache.jobs[job.key] = job }
        let executor = treeHost?.tileExecutor ?? TileDrawing.standard
        cache.isAsking = true
        for job in added { executor.run({ job.draw() }, then: { job.finish() }) }
        cache.isAsking = false
        showTiles()
    }

    /// Takes a tile that was drawn; one that was cancelled is dropped.
    final func adopt(_ job: TileJob) {
        guard cache.jobs[job.key] === job else { return }
        cache.jobs[job.key] = nil
        guard let contents = job.contents else { return }
        var birth = localTime(at: CACurrentMediaTime())
        // What replaces a picture that may be seen through is there at once: while it fades in,
        // neither the old picture nor its absence would look right.
        if !isOpaque, cache.isUnderlaid(job.rect) { birth -= type(of: self).fadeDuration() }
        cache.add(
            TiledProperties.Tile(rect: job.rect, contents: contents, birth: birth),
            job.key
        )
        if !cache.isAsking { showTiles() }
    }

    /// Draws the visible tiles that are missing, here and in sublayers, for a picture of the layer.
    final func drawPendingTiles() {
        let jobs = cache.jobs.values.sorted {
            ($0.key.row, $0.key.column) < ($1.key.row, $1.key.column)
        }
        // What another thread has begun is not waited for: it may wait for this thread.
        cache.cancelJobs()
        cache.isAsking = true
        for job in jobs {
            guard let again = TileJob(self, job.key, job.rect) else { continue }
            cache.jobs[job.key] = again
            again.draw()
            again.finish()
        }
        cache.isAsking = false
        if !jobs.isEmpty { showTiles() }
    }

    private func showTiles() {
        var values = TiledProperties()
        values.levelsOfDetail = levelsOfDetail
        values.levelsOfDetailBias = levelsOfDetailBias
        values.tileSize = tileSize
        values.fadeDuration = type(of: self).fadeDuration()
        let time = localTime(at: CACurrentMediaTime())
        values.tiles = cache.shownTiles(isOpaque: isOpaque, fadedBefore: time - values.fadeDuration)
        properties.kind = .tiled(CowBox(values))
        cache.shrink(to: TileCache.budget)
        markChanged()
    }

    /// The tiles of a resolution that touch an area, from the top left.
    private func tiles(in area: CGRect, _ scale: CGFloat) -> [TileCache.Key] {
        let step = CGSize(width: tileSize.width / scale, height: tileSize.height / scale)
        func range(_ low: CGFloat, _ high: CGFloat, _ step: CGFloat) -> Range<Int> {
            // Sizes that zooming has computed are not exact; they make no slivers of tiles.
            let first = (low / step + 1e-6).rounded(.down)
            let last = (high / step - 1e-6).rounded(.up)
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
}

extension CALayer {
    /// Draws the visible tiles that are missing in this tree, for a picture of it.
    final func drawPendingTilesBelow() {
        (self as? CATiledLayer)?.drawPendingTiles()
        for child in below { child.drawPendingTilesBelow() }
    }
}
