// SPDX-License-Identifier: Apache-2.0

import Foundation
public import UIKitViews

/// Something that moves items, alone or made of other behaviors.
///
/// Subclasses add children to make a behavior of their own.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    /// The behaviors that are added and removed with this one.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called after each frame of the animation.
    open var action: (() -> Void)?
    /// The animator that it was added to, by itself or with its parent.
    open private(set) weak var dynamicAnimator: UIDynamicAnimator?

    /// Makes a behavior that does nothing by itself.
    public override init() { super.init() }

    /// Adds a behavior that comes and goes with this one.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior !== self, !childBehaviors.contains(where: { $0 === behavior }) else {
            return
        }
        childBehaviors.append(behavior)
        if let dynamicAnimator {
            behavior.move(to: dynamicAnimator)
            dynamicAnimator.behaviorsDidChange()
        }
    }

    /// Removes a child.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
        childBehaviors.remove(at: index)
        if let dynamicAnimator {
            behavior.move(to: nil)
            dynamicAnimator.behaviorsDidChange()
        }
    }

    /// The behavior is about to be added to an animator, or removed: then it is nil.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    // MARK: For the animator

    final func move(to animator: UIDynamicAnimator?) {
        willMove(to: animator)
        if animator == nil, let space = dynamicAnimator?.space { leave(space) }
        dynamicAnimator = animator
        for child in childBehaviors { child.move(to: animator) }
    }

    /// Tells the animator that something has changed that moves items.
    final func didChange() { dynamicAnimator?.behaviorsDidChange() }

    /// The items that it moves.
    var dynamicItems: [any UIDynamicItem] { [] }

    /// Bodies are about to come and go: what depends on those that go must go first.
    func willReconcile(_ space: DynamicSpace) {}

    /// Makes what it needs among the bodies.
    func reconcile(_ space: DynamicSpace) {}

    /// Applies its forces for one step.
    func apply(to space: DynamicSpace, seconds: Double) {}

    /// Takes away what it has made among the bodies.
    func leave(_ space: DynamicSpace) {}
}

/// The items of a behavior.
struct ItemList {
    private(set) var items: [any UIDynamicItem]

    init(_ items: [any UIDynamicItem]) {
        self.items = []
        for item in items { add(item) }
    }

    /// Adds an item, unless it is there.
    mutating func add(_ item: any UIDynamicItem) {
        if !contains(item) { items.append(item) }
    }

    mutating func remove(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
    }

    func contains(_ item: any UIDynamicItem) -> Bool {
        for other in items where other === item { return true }
        return false
    }
}
