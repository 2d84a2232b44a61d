// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UndoManager {
    /// Records a closure that reverts a change.
    ///
    /// The target is not retained; when it is gone, nothing happens.
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType,
        handler: @escaping (TargetType) -> Void
    ) {
        record(
            UndoAction(target: target, isTargetRetained: false) { target in
                guard let target = target as? TargetType else { return }
                handler(target)
            }
        )
    }

    func record(_ action: UndoAction) {
        guard isUndoRegistrationEnabled else { return }
        if open.isEmpty {
            guard groupsByEvent else {
                Diagnostics.trap(
                    .internalInconsistencyException,
                    "\(Diagnostics.name(of: self)) is in invalid state, must begin a group before "
                        + "registering undo"
                )
            }
            openEventGroup()
        }
        open.last?.steps.append(.action(action))
        // A new deed makes what was undone before it unreachable.
        if state == .idle { redoStack = [] }
    }

    /// Opens a group that ends with this turn of the run loop.
    private func openEventGroup() {
        beginGroup()
        eventGroup = open.first
        guard !isClosingScheduled else { return }
        isClosingScheduled = true
        let manager = UncheckedTransfer(WeakReference(object: self))
        RunLoop.current.perform(inModes: runLoopModes) {
            guard let manager = manager.value.object as? UndoManager else { return }
            manager.isClosingScheduled = false
            manager.closeEventGroup()
        }
    }

    /// Ends the group that this turn opened, if no other is open inside of it.
    func closeEventGroup() {
        guard let group = eventGroup, open.count == 1, open.first === group else { return }
        eventGroup = nil
        endGroup()
    }

    func beginGroup() {
        post(.NSUndoManagerCheckpoint)
        open.append(UndoGroup())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    func endGroup() {
        guard let group = open.last else {
            Diagnostics.trap(
                .internalInconsistencyException,
                "endUndoGrouping called with no matching begin"
            )
        }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillCloseUndoGroup)
        open.removeLast()
        if let outer = open.last {
            if !group.isEmpty {
                outer.steps.append(.group(group))
                if outer.actionName.isEmpty { outer.actionName = group.actionName }
            }
        } else if !group.isEmpty {
            switch state {
            case .undoing: redoStack.append(group)
            case .idle, .redoing: undoStack.append(group)
            }
            dropSurplusLevels()
            dropVoidGroups()
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    func enableRegistration() {
        guard disabledDepth > 0 else {
            Diagnostics.trap(
                .internalInconsistencyException,
                "enableUndoRegistration called with no matching disable"
            )
        }
        disabledDepth -= 1
    }

    func dropSurplusLevels() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
        redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
    }

    /// Drops what acts on freed targets, such as text fields of a page that was left.
    ///
    /// It looks each time that the stack has twice as many groups as it had after the last time.
    private func dropVoidGroups() {
        guard undoStack.count >= nextLook else { return }
        for group in undoStack { group.removeVoid() }
        undoStack.removeAll { $0.isEmpty }
        nextLook = max(UndoManager.firstLook, 2 * undoStack.count)
    }

    func nameCurrent(_ name: String) {
        switch state {
        case .idle: (open.first ?? undoStack.last)?.actionName = name
        case .undoing, .redoing: open.first?.actionName = name
        }
    }

    func forgetAll() {
        undoStack = []
        redoStack = []
        open = []
        eventGroup = nil
        disabledDepth = 0
    }

    func forget(_ target: AnyObject) {
        for group in undoStack + redoStack + open { group.remove(target) }
        undoStack.removeAll { $0.isEmpty }
        redoStack.removeAll { $0.isEmpty }
    }

    func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
