// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Raster
import Synchronization

/// Draws the frames of one screen or window from committed trees.
///
/// - Thread: trees are committed on the main thread and drawn on the render thread.
package final class RenderContext: Sendable {
    /// The result of drawing a frame.
    package struct Outcome: Sendable {
        /// The pixels that differ from the frame before; empty: nothing need be presented.
        package var damage: [PixelRect]
        /// The earliest time at which the picture changes by itself; nil: at the next commit.
        package var nextFrameTime: Double?
    }

    /// The frame drawn last.
    struct Frame {
        var flat = FlatFrame()
        var width = 0
        var height = 0
        /// One for each thread that draws; they keep blurred masks from frame to frame.
        var scratches: [RasterScratch] = []
        /// The steps that made the last frames, the latest first.
        var history: [FrameStep] = []
        var drawnPixels = 0
        /// Whether there was work for several threads.
        var isShared = false
        /// The picture without debugging marks, where marks are shown.
        var overlay: FrameOverlay?
        var count = 0

        /// Whether the frame has the size of a buffer.
        func fits(_ buffer: PixelBuffer) -> Bool {
            width == buffer.width && height == buffer.height
        }
    }

    /// The values that callers set; a frame copies them when it begins.
    struct Settings {
        var tree: RenderTree?
        var scale: Double = 1
        var backdrop: UInt32 = 0
        var threads = 1
    }

    private let settings: Mutex<Settings>
    private let frame = Mutex(Frame())
    let cache = DrawCache()
    let debug: DebugOptions

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

    /// Drops every cache; the next frame makes again what it needs.
    package func purge() {
        cache.removeAll()
        frame.withLock { $0.scratches = [] }
    }

    /// The bytes of all cached pictures of groups.
    package var cachedBytes: Int { cache.groups.bytes }

    /// Replaces the tree that the next frame shows.
    package func commit(_ tree: RenderTree) {
        settings.withLock { $0.tree = tree }
    }

    /// The tree committed last.
    package var currentTree: RenderTree? { settings.withLock { $0.tree } }

    /// The number of pixels that the last frame drew; moved pixels do not count.
    package var drawnPixels: Int { frame.withLock { $0.drawnPixels } }

    /// Draws what the tree shows at a time.
    ///
    /// `age`: how many frames ago the buffer's pixels were drawn; 0: unknown pixels.
    package func drawFrame(into buffer: PixelBuffer, age: Int, at time: Double) -> Outcome {
        let request = FrameRequest(
            settings: settings.withLock { $0 },
            buffer: buffer,
            age: age,
            time: time
        )
        return frame.withLock { frame in
            guard !debug.isDisjoint(with: .overlays) else { return drawFrame(&frame, request) }
            return drawMarkedFrame(&frame, request)
        }
    }

    /// Draws the frame into a buffer of its own and a copy of it with marks into the given buffer.
    private func drawMarkedFrame(_ frame: inout Frame, _ request: FrameRequest) -> Outcome {
        let buffer = request.buffer
        let isKnown = frame.overlay?.fits(buffer) ?? false
        var overlay =
            frame.overlay.flatMap { isKnown ? $0 : nil }
            ?? FrameOverlay(width: buffer.width, height: buffer.height)
        // A second owner of the items, so that an update in place copies them: for debugging only.
        let before = frame.flat.items
        let isSameSize = frame.fits(buffer)
        var outcome = drawFrame(
            &frame,
            FrameRequest(
                settings: request.settings,
                buffer: overlay.clean,
                age: isKnown ? 1 : 0,
                time: request.time
            )
        )
        if outcome.damage.isEmpty && isKnown { return outcome }
        let step = frame.history.first
        let drawn = step?.damage.rects ?? []
        let damaged =
            isSameSize
            ? DamageExplanation(
                before,
                frame.flat.items,
                request.settings.tree?.root,
                within: request.whole
            )
            .explain(drawn)
            : drawn.map { DamagedRect(rect: $0, reasons: .firstFrame) }
        overlay.show(
            on: buffer,
            debug,
            drawn: damaged,
            moved: step?.blit?.target,
            items: frame.flat.items
        )
        if debug.contains(.repaint) { DamagedRect.log(damaged, frame: frame.count) }
        frame.overlay = overlay
        outcome.damage = [request.whole]
        return outcome
    }

    /// Draws a tree once, without a frame before: for pictures of layers.
    ///
    /// `time`: the time of the node's parent.
    /// `showsScreen`: whether the picture is what the screen shows, with animations, depth and the
    /// screen's gradients, instead of what Core Animation draws into a context.
    package static func draw(
        _ node: RenderNode,
        into buffer: PixelBuffer,
        transform: CATransform3D,
        at time: Double,
        showsScreen: Bool = false
    ) {
        let whole = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
        let cache = DrawCache(drawsForContext: !showsScreen)
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
    /// The node of a layer, with the time of its parent; nil where the layer was not committed.
    package func node(of layer: UInt64, at time: Double) -> (node: RenderNode, time: Double)? {
        var waiting = [(node: root, time: time)]
        while let next = waiting.popLast() {
            if next.node.id == layer { return next }
            let local = next.node.timing?.activeTime(at: next.time) ?? next.time
            for child in next.node.sublayers { waiting.append((child, local)) }
            if let mask = next.node.mask { waiting.append((mask, local)) }
        }
        return nil
    }
}
