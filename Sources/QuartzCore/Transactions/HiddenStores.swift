// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import RenderServer

/// Layers that have drawn themselves and cannot be seen: their pixels go when memory is short, and are
/// drawn again before they are seen.
struct HiddenStores {
    private struct Entry {
        weak var layer: CALayer?
    }

    /// The layers whose pixels are gone.
    private var dropped: [Entry] = []

    /// Lets go of the pixels of all layers out of sight in a tree.
    mutating func drop(in root: CALayer) {
        var found: [CALayer] = []
        root.collectHiddenStores(of: root, isHidden: false, &found)
        for layer in found {
            layer.setBacking(nil)
            layer.marks.insert(.isStoreDropped)
            dropped.append(Entry(layer: layer))
        }
    }

    /// Asks those layers to draw themselves that have come into sight.
    mutating func restore(in root: CALayer) {
        if dropped.isEmpty { return }
        dropped.removeAll { entry in
            guard let layer = entry.layer, layer.marks.contains(.isStoreDropped),
                layer.isDescendant(of: root)
            else { return true }
            if layer.isOutOfSight(in: root) { return false }
            layer.markNeedsDisplay(in: nil)
            return true
        }
    }
}

extension CALayer {
    /// The layers at and below this one that have drawn themselves and cannot be seen.
    fileprivate func collectHiddenStores(
        of root: CALayer,
        isHidden: Bool,
        _ found: inout [CALayer]
    ) {
        // What moves may be seen where the model is not, and copies are seen elsewhere.
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

    /// Whether nothing of the layer's own pixels shows in a tree for sure.
    fileprivate func isOutOfSight(in root: CALayer) -> Bool {
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

    /// Asks the layers of the tree whose pixels are gone to draw themselves, seen or not.
    final func redrawDroppedStores() {
        if marks.contains(.isStoreDropped) { markNeedsDisplay(in: nil) }
        for child in children { child.redrawDroppedStores() }
    }
}
