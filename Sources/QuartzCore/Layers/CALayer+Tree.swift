// SPDX-License-Identifier: Apache-2.0

import Foundation
import RenderServer

extension CALayer {
    /// The sublayers, not optional.
    package final var sublayerArray: [CALayer] { children }

    /// Inserts a layer at an index of the array without that layer.
    final func insert(_ layer: CALayer, at index: Int) {
        guard layer !== self, !isDescendant(of: layer) else {
            trapCycle(adding: layer)
        }
        if layer.parent === self, !layer.marks.contains(.isMask) {
            guard let old = children.position(of: layer) else { return }
            if old == index || (index >= children.count && old == children.count - 1) { return }
        }
        changeSublayers { place(layer, at: index) }
    }

    private func place(_ layer: CALayer, at index: Int) {
        if layer.parent === self, !layer.marks.contains(.isMask) {
            guard let old = children.position(of: layer) else { return }
            children.remove(at: old)
            // The index for appending was computed while the layer was still in the array.
            children.insert(layer, at: min(index, children.count))
            return noteSublayersChanged()
        }
        let wasShown = layer.marks.contains(.isCommitted)
        layer.detach()
        layer.parent = self
        if index >= children.count {
            children.append(layer)
        } else {
            children.insert(layer, at: max(0, index))
        }
        adopt(layer)
        noteSublayersChanged()
        if marks.contains(.isCommitted), !wasShown, !layer.isHidden {
            layer.runOrderAction(kCAOnOrderIn)
        }
    }

    final func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
        guard let sibling, sibling !== layer, sibling.parent === self,
            var index = children.position(of: sibling)
        else { return insert(layer, at: children.count) }
        if layer.parent === self, let own = children.position(of: layer), own < index { index -= 1 }
        insert(layer, at: index + offset)
    }

    /// Whether a sublayer is next below another, or topmost where that is nil; `index` and the same counted from the
    /// end of a list of `count` are where it is looked for.
    package final func hasSublayer(
        _ layer: CALayer,
        below upper: CALayer?,
        at index: Int,
        of count: Int
    ) -> Bool {
        [index, index + children.count - count].contains { place in
            guard children.indices.contains(place), children[place] === layer else { return false }
            return place + 1 < children.count ? children[place + 1] === upper : upper == nil
        }
    }

    final func replace(_ old: CALayer, with new: CALayer) {
        guard old !== new, let index = children.firstIndex(where: { $0 === old }) else { return }
        guard new !== self, !isDescendant(of: new) else { trapCycle(adding: new) }
        changeSublayers(kCATransition) {
            old.leave(self)
            place(new, at: min(index, children.count))
        }
    }

    final func setSublayers(_ layers: [CALayer]) {
        var kept: [CALayer] = []
        kept.reserveCapacity(layers.count)
        var seen: Set<ObjectIdentifier> = []
        for layer in layers where seen.insert(ObjectIdentifier(layer)).inserted {
            guard layer !== self, !isDescendant(of: layer) else { trapCycle(adding: layer) }
            kept.append(layer)
        }
        if kept.count == children.count, zip(kept, children).allSatisfy({ $0 === $1 }) { return }
        changeSublayers { hold(kept, seen) }
    }

    private func hold(_ kept: [CALayer], _ seen: Set<ObjectIdentifier>) {
        for child in children where !seen.contains(ObjectIdentifier(child)) {
            child.parent = nil
            child.leaveTree()
        }
        for layer in kept where layer.parent !== self {
            layer.detach()
            layer.parent = self
            adopt(layer)
        }
        children = kept
        noteSublayersChanged()
    }

    final func setMask(_ mask: CALayer?) {
        let old = extras?.mask
        guard mask !== old else { return }
        if let mask, mask === self || isDescendant(of: mask) { trapCycle(adding: mask) }
        mask?.detach()
        change(.mask) {
            old?.parent = nil
            old?.marks.remove(.isMask)
            old?.leaveTree()
            withExtras { $0.mask = mask }
            mask?.parent = self
            mask?.marks.insert(.isMask)
            if let mask { adopt(mask) }
        }
    }

    /// Removes the layer from its parent, as a sublayer or as the mask.
    final func detach() {
        guard let parent else { return }
        if marks.contains(.isMask) {
            parent.mask = nil
            return
        }
        parent.changeSublayers { leave(parent) }
    }

    private func leave(_ parent: CALayer) {
        guard self.parent === parent, let index = parent.children.position(of: self) else { return }
        // The array may hold the layer's last reference.
        withExtendedLifetime(self) {
            parent.children.remove(at: index)
            self.parent = nil
            leaveTree()
            parent.noteSublayersChanged()
        }
    }

    private func noteSublayersChanged() {
        markChanged()
        marks.remove(.hasValidPlaces)
        if !marks.contains(.isInLayout), !marks.contains(.isPresentation) { setNeedsLayout() }
    }

    /// Passes the marks of a new child's tree on to its new parent.
    private func adopt(_ layer: CALayer) {
        var inherited: Marks = []
        if layer.marks.contains(.needsLayout) || layer.marks.contains(.subtreeNeedsLayout) {
            inherited.insert(.subtreeNeedsLayout)
        }
        if layer.marks.contains(.needsDisplay) || layer.marks.contains(.subtreeNeedsDisplay) {
            inherited.insert(.subtreeNeedsDisplay)
        }
        if layer.marks.contains(.animatesEarly) { inherited.insert(.animatesEarly) }
        markAncestors(from: self, inherited)
    }

    /// Sets marks on a layer and its ancestors, up to the first that has them all.
    final func markAncestors(from start: CALayer?, _ new: Marks) {
        guard !new.isEmpty else { return }
        var layer = start
        while let current = layer, !current.marks.isSuperset(of: new) {
            current.marks.formUnion(new)
            guard let next = current.parent else {
                current.extras?.treeHost?.setNeedsCommit()
                return
            }
            layer = next
        }
    }

    /// Handles removal from the screen: animations end, and implicit ones need a new commit.
    private func leaveTree() {
        guard !marks.isDisjoint(with: [.isCommitted, .animatesEarly]) else { return }
        marks.subtract([.isCommitted, .animatesEarly])
        if marks.contains(.isStoreDropped) { markNeedsDisplay(in: nil) }
        if let extras, !extras.animations.isEmpty { removeAllAnimations() }
        extras?.mask?.leaveTree()
        for child in children { child.leaveTree() }
    }

    private func trapCycle(adding layer: CALayer) -> Never {
        fatalError(
            "CALayer: \(layer.summary) cannot be put into \(summary), which is itself or below it"
        )
    }

    /// Whether the layer is `ancestor` or below it.
    final func isDescendant(of ancestor: CALayer) -> Bool {
        if ancestor.children.isEmpty && ancestor.extras?.mask == nil { return self === ancestor }
        var layer: CALayer? = self
        while let current = layer {
            if current === ancestor { return true }
            layer = current.parent
        }
        return false
    }
}
