// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster

/// The phases of a frame, in order.
extension RenderContext {
    /// How many frames back a buffer's contents are known.
    private static let historyLength = 8

    /// At least so many pixels are worth waking other threads for.
    private static let sharedPixels = 128 * 1_024

    /// Runs the phases.
    func drawFrame(_ frame: inout Frame, _ request: FrameRequest) -> Outcome {
        var phases = FramePhases(debug)
        beginFrame(&frame, request)
        let step: FrameStep
        if let update = updateInPlace(&frame, request) {
            phases.end("update")
            step = compare(update, frame, request)
        } else {
            let before = flatten(&frame, request)
            phases.end("flatten")
            step = compare(before, &frame, request)
        }
        phases.end("compare")
        let stale = replay(step, frame, request)
        phases.end("move")
        remember(step, &frame, request)
        shareWork(of: step, stale, &frame, request)
        paint(stale, frame, request)
        phases.end("draw")
        capture(request)
        report(phases, step, stale, &frame, request)
        return outcome(of: step, request)
    }

    /// 1. Reads the size of the frame before. Leaves caches aged, helper threads waking up if they had
    /// work in the frame before, and no history if the size has changed.
    private func beginFrame(_ frame: inout Frame, _ request: FrameRequest) {
        cache.beginFrame()
        if frame.isShared { HelperThreads.shared.expect(request.settings.threads) }
        if !frame.fits(request.buffer) { frame.history = [] }
    }

    /// 2. Reads the tree and the frame before. Leaves that frame updated in place, as most frames have
    /// the items of the one before; answers nil and leaves it as it was where that is impossible.
    private func updateInPlace(_ frame: inout Frame, _ request: FrameRequest) -> FrameUpdate? {
        guard frame.fits(request.buffer), !frame.flat.needsFullRebuild,
            let tree = request.settings.tree
        else { return nil }
        return InPlaceWalker.update(
            &frame.flat,
            to: tree.root,
            tree.rootState(scale: request.settings.scale, request.whole, request.time),
            cache: cache
        )
    }

    /// 3. Reads the tree and the frame before. Leaves a new frame, with unchanged subtrees copied;
    /// answers the frame before. Runs only where phase 2 fails.
    private func flatten(_ frame: inout Frame, _ request: FrameRequest) -> FlatFrame {
        let before = frame.flat
        frame.flat =
            request.settings.tree.map {
                ReusingWalker.frame(
                    of: $0.root,
                    $0.rootState(scale: request.settings.scale, request.whole, request.time),
                    cache: cache,
                    after: before
                )
            } ?? FlatFrame()
        return before
    }

    /// 4. Reads what an update in place replaced. Answers what to move and what to draw.
    private func compare(
        _ update: FrameUpdate,
        _ frame: Frame,
        _ request: FrameRequest
    ) -> FrameStep {
        FrameStep.step(update, frame.flat, within: request.whole)
    }

    /// 4. Reads the frame before and the new one. Answers what to move and what to draw; leaves noted
    /// whether the next frame should be made anew as well.
    private func compare(
        _ before: FlatFrame,
        _ frame: inout Frame,
        _ request: FrameRequest
    ) -> FrameStep {
        guard frame.fits(request.buffer) else {
            return FrameStep(drawing: DamageRegion(request.whole))
        }
        let step = FrameStep(from: before, to: frame.flat, within: request.whole)
        frame.flat.needsFullRebuild = before.needsFullRebuild && step.hasOtherItems
        return step
    }

    /// 5. Reads the history, as an older buffer lacks what changed in the frames since. Leaves the
    /// buffer's pixels moved; answers the pixels that have to be drawn.
    private func replay(
        _ step: FrameStep,
        _ frame: Frame,
        _ request: FrameRequest
    ) -> DamageRegion {
        guard request.age > 0, request.age <= frame.history.count + 1, !frame.history.isEmpty
        else { return DamageRegion(request.whole) }
        var stale = DamageRegion()
        let threads = request.settings.threads
        for past in frame.history.prefix(request.age - 1).reversed() {
            past.replay(on: request.buffer, &stale, threads: threads)
        }
        step.replay(on: request.buffer, &stale, threads: threads)
        return stale
    }

    /// 6. Reads the step. Leaves it in the history, with the size that it holds for.
    private func remember(_ step: FrameStep, _ frame: inout Frame, _ request: FrameRequest) {
        frame.width = request.buffer.width
        frame.height = request.buffer.height
        frame.history.insert(step, at: 0)
        if frame.history.count > RenderContext.historyLength { frame.history.removeLast() }
    }

    /// 7. Reads how many pixels are moved and drawn. Leaves scratch memory for each thread, and noted
    /// whether the next frame should expect work for several threads.
    private func shareWork(
        of step: FrameStep,
        _ stale: DamageRegion,
        _ frame: inout Frame,
        _ request: FrameRequest
    ) {
        while frame.scratches.count < request.settings.threads {
            frame.scratches.append(RasterScratch())
        }
        frame.drawnPixels = stale.area
        frame.isShared = step.blit != nil || frame.drawnPixels > RenderContext.sharedPixels
    }

    /// 8. Reads the items. Leaves the buffer's stale pixels drawn, each rectangle by itself and every
    /// other frame from the bottom.
    private func paint(_ stale: DamageRegion, _ frame: Frame, _ request: FrameRequest) {
        for rect in stale.rects {
            let bins = TileBins(
                frame.flat.briefs,
                in: rect,
                threads: request.settings.threads,
                isShared: frame.flat.hasBackdrops
            )
            BandWork(
                frame.flat,
                bins,
                into: request.buffer,
                cache: cache,
                scratches: Array(frame.scratches.prefix(request.settings.threads)),
                backdrop: request.settings.backdrop,
                isUpwards: frame.count % 2 == 1
            )
            .run()
        }
    }

    /// 9. Reads the tree. Leaves it in the file that `CASEMENT_CAPTURE` names, if it names one.
    private func capture(_ request: FrameRequest) {
        guard TreeCapture.path != nil, let tree = request.settings.tree else { return }
        TreeCapture(
            tree,
            width: request.buffer.width,
            height: request.buffer.height,
            scale: request.settings.scale,
            backdrop: request.settings.backdrop,
            time: request.time
        )
        .writeIfWanted()
    }

    /// 10. Reads how long the phases took. Leaves the frame counted, and a line on the standard error
    /// if `CASEMENT_DEBUG=frames` asks for one.
    private func report(
        _ phases: FramePhases,
        _ step: FrameStep,
        _ stale: DamageRegion,
        _ frame: inout Frame,
        _ request: FrameRequest
    ) {
        frame.count += 1
        phases.report(
            frame: frame.count,
            request.time,
            items: frame.flat.items.count,
            drawn: stale,
            moved: step.blit?.target.area ?? 0
        )
    }

    /// The answer to the caller: the pixels that differ from the frame before, moved ones included,
    /// and the time of the next change.
    private func outcome(of step: FrameStep, _ request: FrameRequest) -> Outcome {
        var changed = step.damage
        if let blit = step.blit { changed.add(blit.target) }
        return Outcome(
            damage: changed.rects,
            nextFrameTime: request.settings.tree.flatMap {
                $0.root.nextChange(after: request.time)
            }
        )
    }
}

extension RenderTree {
    /// The state that the root inherits: its bounds fill the buffer.
    fileprivate func rootState(
        scale: Double,
        _ viewport: PixelRect,
        _ time: Double
    ) -> InheritedState {
        InheritedState(
            transform: CATransform3DMakeScale(scale, scale, 1),
            viewport: viewport,
            time: time
        )
    }
}
