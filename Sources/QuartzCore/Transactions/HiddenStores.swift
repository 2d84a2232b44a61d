// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import RenderServer

/// Drops the backing stores of hidden layers when memory is short, and has them drawn again before
/// the layers become visible.
struct HiddenStores {
    private struct Entry {
        weak var layer: CALayer?
    }

    /// The layers whose backing stores were dropped.
    private var dropped: [Entry] = []

    /// Drops the backing stores of all hidden layers of a tree.
    mutating func drop(in root: CALayer) {
        var found: [CALayer] = []
        root.collectHiddenStores(of: root, isHidden: false, &found)
        for layer in found {
            layer.setBacking(nil)
            layer.marks.insert(.isStoreDropped)
            dropped.append(Entry(layer: layer))
        }
    }

    /// Marks the layers that became visible for display.
    mutating func restore(in root: CALayer) {
        if dropped.isEmpty { return }
        dropped.removeAll { entry in
            guard let layer = entry.layer, layer.marks.contains(.isStoreDropped),
                layer.isDescendant(of: root)
            else { return true }
            if layer.isCertainlyHidden(in: root) { return false }
            layer.markNeedsDisplay(in: nil)
            return true
        }
    }
}

extension CALayer {
    /// Collects the hidden layers at and below this one that have a backing store.
    fileprivate func collectHiddenStores(
        of root: CALayer,
        isHidden: Bool,
        _ found: inout [CALayer]
    ) {
        // Animated layers and replicated copies may be visible elsewhere than in the model.
        guard extras?.animations.isEmpty ?? true else { return }
        if case .replicator = properties.kind { return }
        let isHidden = isHidden || showsNothing
        if marks.contains(.drewItself), !keepsDrawing, properties.contents != nil,
            isHidden || isOutside(root)
        {
            found.append(self)
        }
        for child in children { child.collectHiddenStores(of: root, isHidden: isHidden, &found) }
    }

    private var showsNothing: Bool {
        properties.flags.contains(.isHidden) || properties.opacity <= 0
    }

    private func isOutside(_ root: CALayer) -> Bool {
        let place = convert(bounds, to: root)
        guard place.minX.isFinite, place.minY.isFinite, place.width.isFinite, place.height.isFinite
        else { return false }
        return !place.meets(root.bounds)
    }

    /// Whether the layer's own pixels are certainly invisible in a tree.
    fileprivate func isCertainlyHidden(in root: CALayer) -> Bool {
        var isHidden = false
        var layer: CALayer? = self
        while let current = layer {
            guard current.extras?.animations.isEmpty ?? true else { return false }
            if case .replicator = current.properties.kind { return false }
            if current.showsNothing { isHidden = true }
            if current === root { break }
            layer = current.parent
        }
        return isHidden || isOutside(root)
    }

    /// Redraws all dropped backing stores of the tree, visible or not.
    final func redrawDroppedStores() {
        if marks.contains(.isStoreDropped) { markNeedsDisplay(in: nil) }
        for child in children { child.redrawDroppedStores() }
    }
}
