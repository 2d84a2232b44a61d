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
    func remove(_ target: AnyObject) {
        steps.removeAll { step in
            switch step {
            case .action(let action):
                return action.acts(on: target)
            case .group(let group):
                group.remove(target)
                return group.isEmpty
            }
        }
    }
}
