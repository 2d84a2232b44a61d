// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Raster
import Synchronization

/// One screen's or window's picture: takes committed trees and draws frames of them.
///
/// - Thread: trees are committed on the main thread and drawn on the render thread.
package final class RenderContext: Sendable {
    /// What came of drawing a frame.
    package struct Outcome: Sendable {
        /// The pixels that differ from the frame before; empty: nothing need be presented.
        package var damage: [PixelRect]
        /// The earliest time at which the picture changes by itself; nil: at the next commit.
        package var nextFrameTime: Double?
    }

    /// The picture of a moment.
    private struct Frame {
        var flat = FlatFrame()
        var width = 0
        var height = 0
        /// One for each thread that draws; they remember blurs from frame to frame.
        var scratches: [RasterScratch] = []
        /// What was done in each of the last frames, the latest first.
        var history: [Step] = []
        var drawnPixels = 0
        /// Whether there was work for several threads.
        var isShared = false
        /// The picture without marks, where marks are wanted.
        var overlay: FrameOverlay?
        var count = 0
    }

    /// How one frame was made of the one before.
    private struct Step {
        /// Pixels that were moved first.
        var blit: ScrollBlit?
        /// What was drawn then.
        var damage = DamageRegion()
        /// Whether items came, went or changed places.
        var hasOtherItems = false

        /// Does the same to a buffer that lacks `stale`, except for the drawing.
        func replay(on buffer: PixelBuffer, _ stale: inout DamageRegion, _ threads: Int) {
            if let blit {
                blit.apply(to: buffer, threads: threads)
                stale = blit.moved(stale)
            }
            stale.add(damage)
        }
    }

    private struct Settings {
        var tree: RenderTree?
        var scale: Double = 1
        var backdrop: UInt32 = 0
        var threads = 1
        var version = 0
    }

    private let settings: Mutex<Settings>
    private let frame = Mutex(Frame())
    private let cache = DrawCache()
    private let debug: DebugOptions

    /// How many frames back a buffer's contents are known.
    private static let historyLength = 8

    /// So many pixels are worth waking others for.
    private static let sharedPixels = 128 * 1_024

    /// Makes a context.
    ///
    /// `backdrop`: the pixel under everything, 0xAARRGGBB; opaque black for a screen.
    /// `threads`: on how many threads a frame may be drawn; the bytes are the same.
    /// `debug`: what frames show or say of themselves.
    package init(
        scale: Double = 1,
        backdrop: UInt32 = 0,
        threads: Int = 1,
        debug: DebugOptions = .current
    ) {
        self.debug = debug
        var settings = Settings()
        settings.scale = scale
        settings.backdrop = backdrop
        settings.threads = max(threads, 1)
        self.settings = Mutex(settings)
    }

    /// Pixels to a point of the root layer's coordinates.
    package var scale: Double {
        get { settings.withLock { $0.scale } }
        set { settings.withLock { $0.scale = newValue } }
    }

    /// On how many threads a frame may be drawn; the bytes are the same.
    package var threads: Int {
        get { settings.withLock { $0.threads } }
        set { settings.withLock { $0.threads = max(newValue, 1) } }
    }

    /// Lets go of every cache: the next frame makes again what it needs.
    package func purge() {
        cache.removeAll()
        frame.withLock { $0.scratches = [] }
    }

    /// How many bytes the pictures of groups take.
    package var cachedBytes: Int { cache.groups.bytes }

    /// Replaces the tree that the next frame shows.
    package func commit(_ tree: RenderTree) {
        settings.withLock {
            $0.tree = tree
            $0.version += 1
        }
    }

    /// The tree committed last.
    package var currentTree: RenderTree? { settings.withLock { $0.tree } }

    /// How many pixels the last frame drew; those that were only moved do not count.
    package var drawnPixels: Int { frame.withLock { $0.drawnPixels } }

    /// Draws what the tree shows at a time.
    ///
    /// `age`: how many frames ago what the buffer holds was drawn; 0: unknown pixels.
    package func drawFrame(into buffer: PixelBuffer, age: Int, at time: Double) -> Outcome {
        let now = settings.withLock { $0 }
        return frame.withLock { frame in
            guard !debug.isDisjoint(with: .overlays) else {
                return drawFrame(&frame, now, into: buffer, age: age, at: time)
            }
            return drawMarkedFrame(&frame, now, into: buffer, at: time)
        }
    }

    /// Draws the frame aside and a copy of it with marks into the buffer.
    private func drawMarkedFrame(
        _ frame: inout Frame,
        _ now: Settings,
        into buffer: PixelBuffer,
        at time: Double
    ) -> Outcome {
        let isKnown = frame.overlay?.fits(buffer) ?? false
        var overlay =
            frame.overlay.flatMap { isKnown ? $0 : nil }
            ?? FrameOverlay(width: buffer.width, height: buffer.height)
        var outcome = drawFrame(&frame, now, into: overlay.clean, age: isKnown ? 1 : 0, at: time)
        if outcome.damage.isEmpty && isKnown { return outcome }
        let step = frame.history.first ?? Step()
        overlay.show(
            on: buffer,
            debug,
            drawn: step.damage.rects,
            moved: step.blit?.target,
            items: frame.flat.items
        )
        frame.overlay = overlay
        outcome.damage = [PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)]
        return outcome
    }

    private func drawFrame(
        _ frame: inout Frame,
        _ now: Settings,
        into buffer: PixelBuffer,
        age: Int,
        at time: Double
    ) -> Outcome {
        let whole = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
        var phases = FramePhases(debug)
        cache.beginFrame()
        // Who helped with the frame before will help with this one, and wakes up meanwhile.
        if frame.isShared { HelperThreads.shared.expect(now.threads) }
        let isSameSize = frame.width == buffer.width && frame.height == buffer.height
        var step = Step()
        if !isSameSize { frame.history = [] }
        // Most frames have the items of the one before, some of them changed.
        if isSameSize, !frame.flat.isRestless, let update = update(&frame.flat, now, whole, time) {
            phases.end("update")
            step = Self.step(of: update, frame.flat, within: whole)
        } else {
            let flat = now.tree.map { flatten($0, now.scale, whole, time, after: frame.flat) }
            phases.end("flatten")
            let before = frame.flat
            frame.flat = flat ?? FlatFrame()
            if isSameSize {
                step = Self.step(from: before, to: frame.flat, within: whole)
                frame.flat.isRestless = before.isRestless && step.hasOtherItems
            } else {
                step.damage = DamageRegion(whole)
            }
        }
        phases.end("compare")
        let items = frame.flat.items
        // An older buffer lacks what changed in the frames since.
        var stale = DamageRegion(whole)
        if age > 0 && age <= frame.history.count + 1 && !frame.history.isEmpty {
            stale = DamageRegion()
            for past in frame.history.prefix(age - 1).reversed() {
                past.replay(on: buffer, &stale, now.threads)
            }
            step.replay(on: buffer, &stale, now.threads)
        }
        phases.end("move")
        frame.width = buffer.width
        frame.height = buffer.height
        frame.history.insert(step, at: 0)
        if frame.history.count > RenderContext.historyLength { frame.history.removeLast() }
        while frame.scratches.count < now.threads { frame.scratches.append(RasterScratch()) }
        frame.drawnPixels = stale.area
        frame.isShared = step.blit != nil || frame.drawnPixels > RenderContext.sharedPixels
        paint(frame.flat, into: buffer, stale, now, frame.scratches, frame.count % 2 == 1)
        phases.end("draw")
        if TreeCapture.path != nil, let tree = now.tree {
            TreeCapture(
                tree,
                width: buffer.width,
                height: buffer.height,
                scale: now.scale,
                backdrop: now.backdrop,
                time: time
            )
            .writeIfWanted()
        }
        frame.count += 1
        phases.report(
            frame: frame.count,
            time,
            items: items.count,
            drawn: stale,
            moved: step.blit?.target.area ?? 0
        )
        var changed = step.damage
        if let blit = step.blit { changed.add(blit.target) }
        return Outcome(
            damage: changed.rects,
            nextFrameTime: now.tree.flatMap { $0.root.nextChange(after: time) }
        )
    }

    /// What leads from one frame's pixels to another's.
    private static func step(
        from old: FlatFrame,
        to new: FlatFrame,
        within whole: PixelRect
    ) -> Step {
        step(
            ItemMatching(
                old.items,
                new.items,
                oldBriefs: old.briefs,
                newBriefs: new.briefs
            ),
            within: whole
        )
    }

    private static func step(_ matching: ItemMatching, within whole: PixelRect) -> Step {
        var step = Step()
        ItemDifference(within: whole).add(matching, to: &step.damage)
        if let found = ScrollBlit.find(matching, viewport: whole, instead: step.damage) {
            step = Step(blit: found.blit, damage: found.damage)
        }
        step.hasOtherItems = !matching.isSameOrder
        return step
    }

    /// The same for a frame that was changed in place.
    private static func step(
        of update: FrameUpdate,
        _ flat: FlatFrame,
        within whole: PixelRect
    ) -> Step {
        let items = flat.items
        var step = Step()
        if flat.hasBackdrops {
            return Self.step(ItemMatching(update.itemsBefore(items), items), within: whole)
        }
        ItemDifference(within: whole).add(update.replaced, items, to: &step.damage)
        guard ScrollBlit.isThinkable(update.replaced, items, instead: step.damage) else {
            return step
        }
        return Self.step(ItemMatching(update.itemsBefore(items), items), within: whole)
    }

    private func update(
        _ flat: inout FlatFrame,
        _ now: Settings,
        _ whole: PixelRect,
        _ time: Double
    ) -> FrameUpdate? {
        guard let tree = now.tree else { return nil }
        return InPlaceWalker.update(
            &flat,
            to: tree.root,
            tree.rootState(scale: now.scale, whole, time),
            cache: cache
        )
    }

    private func flatten(
        _ tree: RenderTree,
        _ scale: Double,
        _ viewport: PixelRect,
        _ time: Double,
        after previous: FlatFrame
    ) -> FlatFrame {
        ReusingWalker.frame(
            of: tree.root,
            tree.rootState(scale: scale, viewport, time),
            cache: cache,
            after: previous
        )
    }

    private func paint(
        _ flat: FlatFrame,
        into buffer: PixelBuffer,
        _ region: DamageRegion,
        _ now: Settings,
        _ scratches: [RasterScratch],
        _ isUpwards: Bool
    ) {
        for rect in region.rects {
            let bins = TileBins(
                flat.briefs,
                in: rect,
                threads: now.threads,
                isShared: flat.hasBackdrops
            )
            BandWork(
                flat,
                bins,
                into: buffer,
                cache: cache,
                scratches: Array(scratches.prefix(now.threads)),
                backdrop: now.backdrop,
                isUpwards: isUpwards
            )
            .run()
        }
    }

    /// Draws a tree once, without a past: for pictures of layers.
    package static func draw(
        _ node: RenderNode,
        into buffer: PixelBuffer,
        transform: CATransform3D,
        at time: Double
    ) {
        let whole = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
        let cache = DrawCache(drawsForContext: true)
        let items = FreshWalker.items(
            of: node,
            InheritedState(transform: transform, viewport: whole, time: time),
            cache: cache
        )
        let painter = Painter(cache: cache)
        painter.draw(items, on: Canvas(buffer, scratch: painter.scratch))
    }
}

extension RenderTree {
    /// From the space that the root's frame is in to pixels: the root's bounds fill the buffer.
    func rootTransform(scale: Double) -> CATransform3D {
        CATransform3DMakeScale(scale, scale, 1)
    }

    /// What the root is drawn in.
    func rootState(scale: Double, _ viewport: PixelRect, _ time: Double) -> InheritedState {
        InheritedState(transform: rootTransform(scale: scale), viewport: viewport, time: time)
    }
}
