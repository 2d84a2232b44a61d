// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import RenderServer
import Synchronization

/// The steps of every setter: compare, look for an action if there may be one, store, mark.
extension CALayer {
    private static let lastIdentity = Atomic<UInt64>(0)

    static func makeIdentity() -> UInt64 {
        lastIdentity.wrappingAdd(1, ordering: .relaxed).newValue
    }

    /// The depth of UIKit's nested animation blocks; above 0 views are asked for actions.
    // Unsafe because it is a hot counter that only UIKit writes, on the main actor.
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

    /// Whether a change of a property needs neither KVO nor an action lookup.
    @inline(__always)
    final var changesSilently: Bool {
        !isObserved && !looksForActions && !marks.contains(.isPresentation)
    }

    @inline(__always)
    final var looksForActions: Bool {
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
        // The action is looked up before the new value is stored, so that it can read the old one.
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

    /// Drops the node of the last commit here and in all ancestors; the root asks for a commit.
    ///
    /// A layer without a node has only ancestors without one, so the walk ends there.
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

    /// The topmost ancestor, or the layer itself.
    final var root: CALayer {
        var layer = self
        while let next = layer.parent { layer = next }
        return layer
    }

    /// The host of the tree that the layer is in.
    final var treeHost: LayerHost? { root.extras?.treeHost }

    /// Schedules a commit of the tree that the layer is in.
    package final func setNeedsCommit() { treeHost?.setNeedsCommit() }

    final func changeTiming(_ body: (inout RenderTiming) -> Void) {
        withExtras { body(&$0.timing) }
        markChanged()
    }
}

/// The interface for an owner: a view that is the layer's delegate.
extension CALayer {
    /// Makes the layer's owner its delegate without a weak reference; the owner calls
    /// ``clearHost()`` before it is released.
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

    /// Answers whether an owner has nothing to lay out, without a protocol call and its actor
    /// check; set by UIKit.
    // Unsafe because it is set once, before any view is made.
    @exclusivity(unchecked)
    package nonisolated(unsafe) static var isHostIdle: (AnyObject) -> Bool = { _ in false }

    /// Removes the owner.
    package final func clearHost() { host = nil }

    final func setDelegate(_ delegate: (any CALayerDelegate)?) {
        host = nil
        if delegate == nil && extras?.delegate == nil { return }
        withExtras { $0.delegate = delegate }
        if delegate != nil { marks.insert(.mayHaveActions) }
    }

    /// Called by a delegate's default `display(_:)`: the layer draws as if the method were missing.
    package final func delegateDeclines() { marks.insert(.delegateDeclined) }
}
