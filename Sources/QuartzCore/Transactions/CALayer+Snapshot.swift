// SPDX-License-Identifier: Apache-2.0

import Foundation
import RenderServer

extension CALayer {
    /// The layer with its tree as an immutable value; unchanged nodes of the last commit are
    /// reused.
    final func snapshot(at time: Double) -> RenderNode {
        if let node { return node }
        marks.insert(.isCommitted)
        marks.insert(.mayHaveActions)
        let local = extras.map { $0.timing.activeTime(at: time) } ?? time
        beginAnimations(at: local)
        if let extras, !extras.animations.isEmpty { treeHost?.registerAnimations(on: self) }
        let inherited = animationsFromAbove
        let node =
            (inherited.isEmpty ? changedNode(at: local) : nil)
            ?? makeNode(
                children.map { $0.snapshot(at: local) },
                extras?.mask?.snapshot(at: local),
                inherited + (extras?.animations.map(\.renderValue) ?? [])
            )
        marks.remove(.hasOtherSublayers)
        changesBelow = nil
        self.node = node
        return node
    }

    /// The node derived from the last one, if at most one of many sublayers has changed.
    private func changedNode(at local: Double) -> RenderNode? {
        guard let changesBelow, !changesBelow.hasSeveral, !marks.contains(.hasOtherSublayers),
            extras?.mask == nil, extras?.animations.isEmpty ?? true
        else { return nil }
        var changed: (place: Int, node: RenderNode)?
        if let id = changesBelow.child {
            guard let place = children.firstIndex(where: { ObjectIdentifier($0) == id }),
                place < changesBelow.node.sublayers.count
            else { return nil }
            changed = (place, children[place].snapshot(at: local))
        }
        return RenderNode(
            from: changesBelow.node,
            properties: shownProperties,
            changed: changed,
            timing: ownTiming,
            name: extras?.name
        )
    }

    /// The layer's timing; nil where its time is its parent's.
    private var ownTiming: RenderTiming? {
        extras.flatMap { $0.timing == Extras.standardTiming ? nil : $0.timing }
    }

    /// A snapshot without animations that is not stored; of a presentation layer, with its
    /// sublayers' presentations.
    final func unanimatedSnapshot() -> RenderNode {
        if let node, !node.hasAnimations { return node }
        return makeNode(
            below.map { $0.unanimatedSnapshot() },
            maskBelow?.unanimatedSnapshot(),
            []
        )
    }

    private func makeNode(
        _ sublayers: [RenderNode],
        _ mask: RenderNode?,
        _ animations: [RenderAnimation]
    ) -> RenderNode {
        RenderNode(
            id: identity,
            properties: shownProperties,
            sublayers: sublayers,
            mask: mask,
            timing: ownTiming,
            animations: animations,
            name: extras?.name
        )
    }
}
