// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import RenderServer
import Synchronization

/// How every setter works: compare, look for an action if somebody may have one, store, mark.
extension CALayer {
    private static let lastIdentity = Atomic<UInt64>(0)

    static func makeIdentity() -> UInt64 {
        lastIdentity.wrappingAdd(1, ordering: .relaxed).newValue
    }

    /// How many animation blocks UIKit is in; above 0 the views are asked for actions.
    // Unsafe because it is a hot counter that UIKit, on the main actor, alone writes.
    @exclusivity(unchecked) package nonisolated(unsafe) static var hostAnimationDepth = 0

    /// Stores a new value of a property whose change has been established.
    @inline(__always)
    final func change(_ key: LayerKey, _ store: () -> Void) {
        if isObserved || looksForActions {
            changeWithAction(key, store)
        } else {
            store()
            markChanged()
        }
    }

    /// Whether a change of a property is nobody's business.
    @inline(__always)
    final var changesUnseen: Bool {
        !isObserved && !looksForActions && !marks.contains(.isPresentation)
    }

    @inline(__always)
    private var looksForActions: Bool {
        guard marks.contains(.mayHaveActions) else { return false }
        return host == nil || CALayer.hostAnimationDepth > 0
            || marks.contains(.hostAlwaysAnswersActions)
    }

    @inline(never)
    private func changeWithAction(_ key: LayerKey, _ store: () -> Void) {
        if isObserved { willChangeValue(forKey: key.rawValue) }
        defer { if isObserved { didChangeValue(forKey: key.rawValue) } }
        guard looksForActions, !marks.contains(.isPresentation), !CATransaction.disableActions()
        else {
            store()
            return markChanged()
        }
        // The action is looked for while the old value is still there, so that it can note it.
        let action = self.action(forKey: key.rawValue)
        store()
        markChanged()
        action?.run(forKey: key.rawValue, object: self, arguments: nil)
    }

    final func setFlag(_ flag: LayerFlags, _ isOn: Bool, _ key: LayerKey) {
        guard properties.flags.contains(flag) != isOn else { return }
        change(key) {
            if isOn { properties.flags.insert(flag) } else { properties.flags.remove(flag) }
        }
    }

    /// Drops the node of the last commit here and up to the root, which asks for a commit.
    ///
    /// A layer without a node has only ancestors without one, so the way up ends at the first.
    @inline(__always)
    final func markChanged() {
        if node != nil { dropNodes() }
    }

    final func dropNodes() {
        var layer = self
        var below: CALayer?
        while let node = layer.node {
            layer.node = nil
            if layer.children.count >= NodeList.leastShared {
                let changes = ChangesBelow(node)
                if let below { changes.note(below) }
                layer.changesBelow = changes
            }
            guard let next = layer.parent else {
                layer.extras?.treeHost?.setNeedsCommit()
                return
            }
            below = layer
            layer = next
        }
        if let below { layer.changesBelow?.note(below) }
    }

    /// The layer that nothing is above.
    final var root: CALayer {
        var layer = self
        while let next = layer.parent { layer = next }
        return layer
    }

    /// The host of the tree that the layer is in.
    final var treeHost: LayerHost? { root.extras?.treeHost }

    final func changeTiming(_ body: (inout RenderTiming) -> Void) {
        withExtras { body(&$0.timing) }
        markChanged()
    }
}

/// What a view as the delegate sets, apart from the public properties.
extension CALayer {
    /// Makes the owner of the layer its delegate without a weak reference; the owner clears it
    /// by ``clearHost()`` when it goes.
    /// - `answersActions`: the owner wants to be asked for actions outside of animation
    ///   blocks, too, because its class overrides the method.
    /// - `mayBeIdle`: a layout without sublayers asks ``isHostIdle`` first.
    package final func setHost(
        _ host: any CALayerDelegate,
        answersActions: Bool = false,
        mayBeIdle: Bool = false
    ) {
        self.host = host
        marks.insert(.mayHaveActions)
        if mayBeIdle { marks.insert(.hostMayBeIdle) }
        if answersActions {
            marks.insert(.hostAlwaysAnswersActions)
        } else {
            marks.remove(.hostAlwaysAnswersActions)
        }
    }

    /// Whether an owner has nothing to lay out, which spares the question through the protocol with
    /// its check of the actor; set by UIKit.
    // Unsafe because it is set once, before any view is made.
    @exclusivity(unchecked)
    package nonisolated(unsafe) static var isHostIdle: (AnyObject) -> Bool = { _ in false }

    /// Forgets the owner.
    package final func clearHost() { host = nil }

    final func setDelegate(_ delegate: (any CALayerDelegate)?) {
        host = nil
        if delegate == nil && extras?.delegate == nil { return }
        withExtras { $0.delegate = delegate }
        if delegate != nil { marks.insert(.mayHaveActions) }
    }

    /// Called by a delegate's `display(_:)` that does nothing: draw as if there were none.
    package final func delegateDeclines() { marks.insert(.delegateDeclined) }
}
