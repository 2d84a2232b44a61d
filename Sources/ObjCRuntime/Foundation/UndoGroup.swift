// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One step back: a target and what to do with it.
struct UndoAction {
    private let strong: AnyObject?
    private let reference: WeakReference
    private let body: (AnyObject) -> Void

    init(target: AnyObject, isTargetRetained: Bool, _ body: @escaping (AnyObject) -> Void) {
        strong = isTargetRetained ? target : nil
        reference = WeakReference(object: target)
        self.body = body
    }

    /// Runs it; nothing happens when the target is gone.
    func run() {
        if let target = reference.object { body(target) }
    }

    /// Whether it acts on that target.
    func acts(on target: AnyObject) -> Bool { reference.object === target }

    /// Whether its target was freed, so that it does nothing.
    var isVoid: Bool { reference.object == nil }
}

/// The actions and nested groups that one undo reverts, in order.
final class UndoGroup {
    /// One entry of a group.
    enum Step {
        case action(UndoAction)
        case group(UndoGroup)
    }

    var steps: [Step] = []
    var actionName = ""
    var isDiscardable = false

    /// Whether there is nothing to take back in it.
    var isEmpty: Bool {
        steps.allSatisfy { step in
            if case .group(let group) = step { return group.isEmpty }
            return false
        }
    }

    /// Runs all steps, the last first.
    func run() {
        for step in steps.reversed() {
            switch step {
            case .action(let action): action.run()
            case .group(let group): group.run()
            }
        }
    }

    /// Takes out what acts on a target.
    func remove(_ target: AnyObject) { remove { $0.acts(on: target) } }

    /// Takes out what acts on targets that were freed.
    func removeVoid() { remove(\.isVoid) }

    private func remove(_ isUnwanted: (UndoAction) -> Bool) {
        steps.removeAll { step in
            switch step {
            case .action(let action):
                return isUnwanted(action)
            case .group(let group):
                group.remove(isUnwanted)
                return group.isEmpty
            }
        }
    }
}
