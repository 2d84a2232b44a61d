// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster
package import RenderServer

/// Shows a tree of layers: connects a root layer to a render context.
///
/// UIKit has one for each screen or scene. It owns the phases of a commit for its tree.
package final class LayerHost {
    /// The root of the tree.
    package let layer: CALayer
    /// Takes the committed trees.
    package let context: RenderContext
    /// Called before layout in every commit: UIKit's constraint pass.
    package var willLayout: (() -> Void)?
    /// Called when a commit is due, to ask for a frame.
    package var didCommit: (() -> Void)?
    /// Draws the tiles of this tree; nil for ``TileDrawing/standard``.
    package var tileExecutor: (any TileExecutor)?

    /// Shows a tree; its layer must be a root.
    package init(layer: CALayer, context: RenderContext) {
        self.layer = layer
        self.context = context
        layer.removeFromSuperlayer()
        layer.withExtras { $0.treeHost = self }
        Heartbeat.shared.add(self)
        setNeedsCommit()
    }

    /// The layers of the tree that have animations.
    private var animated = AnimatedLayers()

    /// Registers a layer with animations whose start and end have to be reported.
    func noteAnimations(on layer: CALayer) {
        registerAnimations(on: layer)
        setNeedsCommit()
    }

    func registerAnimations(on layer: CALayer) { animated.add(layer) }

    private struct WeakTiled {
        weak var layer: CATiledLayer?
    }

    /// The tiled layers of the tree.
    private var tiled: [WeakTiled] = []

    func addTiled(_ layer: CATiledLayer) {
        if tiled.contains(where: { $0.layer === layer }) { return }
        tiled.removeAll { $0.layer?.treeHost !== self }
        tiled.append(WeakTiled(layer: layer))
    }

    /// Draws the tiles that became visible.
    private func followVisibleTiles() {
        for entry in tiled {
            guard let layer = entry.layer, layer.treeHost === self else { continue }
            layer.followVisibleRect()
        }
    }

    /// The hidden layers whose backing stores were dropped.
    private var hiddenStores = HiddenStores()

    /// Drops every cache of the tree, the backing stores of hidden layers and idle memory.
    package func purge() {
        hiddenStores.drop(in: layer)
        for entry in tiled { entry.layer?.dropHiddenTiles() }
        context.purge()
        PixelMemory.shared.purge()
        PictureParts.shared.removeAll()
    }

    /// Reports to delegates and transactions which animations have started and ended by a time.
    package func advanceAnimations(to time: Double) {
        for layer in animated.members(where: { $0.treeHost === self }) {
            layer.advanceAnimations(to: layer.localTime(at: time))
        }
    }

    /// The next time at which ``advanceAnimations(to:)`` has something to report; nil for none.
    package var nextAnimationEvent: Double? { animated.nextEvent }

    deinit {
        layer.extras?.treeHost = nil
        TransactionStack.current.forget(self)
    }

    /// Schedules a commit of the tree for the end of the run loop's turn.
    package func setNeedsCommit() { TransactionStack.current.noteChange(of: self) }

    /// The phases of a commit: constraints, layout, display, snapshot.
    package func commitTree() {
        FrameTrace.span("constraints") { willLayout?() }
        FrameTrace.span("layout") { layer.layoutSubtree() }
        FrameTrace.span("display") {
            hiddenStores.restore(in: layer)
            layer.displaySubtree()
            followVisibleTiles()
        }
        let time = CACurrentMediaTime()
        let node = FrameTrace.span("snapshot") { layer.snapshot(at: time) }
        context.commit(RenderTree(root: node, time: time))
        didCommit?()
    }
}
