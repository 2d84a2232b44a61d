// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UndoManager {
    /// The group that an undo would revert: the open one counts from its first registration on.
    final var latestUndoable: UndoGroup? {
        if state == .idle, let group = open.first, !group.isEmpty { return group }
        return undoStack.last
    }

    func undoLatest() {
        closeEventGroup()
        if open.count == 1 { endGroup() }
        guard open.isEmpty else {
            Diagnostics.trap(
                .internalInconsistencyException,
                "undo was called with too many nested undo groups"
            )
        }
        undoLatestNested()
    }

    func undoLatestNested() {
        guard state == .idle else {
            Diagnostics.trap(
                .internalInconsistencyException,
                "undoNestedGroup: an undo or redo is under way"
            )
        }
        closeEventGroup()
        post(.NSUndoManagerCheckpoint)
        guard let group = takeLatest() else { return }
        post(.NSUndoManagerWillUndoChange)
        run(group, as: .undoing)
        post(.NSUndoManagerDidUndoChange)
    }

    /// The latest group: of the top level, or the last nested one of the open group.
    private func takeLatest() -> UndoGroup? {
        guard let outer = open.last else { return undoStack.popLast() }
        for index in outer.steps.indices.reversed() {
            guard case .group(let group) = outer.steps[index] else { continue }
            outer.steps.remove(at: index)
            return group
        }
        return nil
    }

    func redoLatest() {
        guard state == .idle else {
            Diagnostics.trap(
                .internalInconsistencyException,
                "redo: an undo or redo is under way"
            )
        }
        closeEventGroup()
        post(.NSUndoManagerCheckpoint)
        guard let group = redoStack.popLast() else { return }
        post(.NSUndoManagerWillRedoChange)
        run(group, as: .redoing)
        post(.NSUndoManagerDidRedoChange)
    }

    /// Runs a group; what its actions register becomes one group of the other stack, under the
    /// same name.
    private func run(_ group: UndoGroup, as new: State) {
        let outer = open
        open = []
        state = new
        beginGroup()
        open.first?.actionName = group.actionName
        open.first?.isDiscardable = group.isDiscardable
        group.run()
        while !open.isEmpty { endGroup() }
        state = .idle
        open = outer
    }
}
