// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because a manager belongs to one thread, the main one in apps, as on iOS.
/// Records how to take back what the user did, in groups, and plays it back.
///
/// Registering while undoing records the redo. With `groupsByEvent` the first registration of a
/// run-loop turn opens a group that ends with the turn.
open class UndoManager: NSObject, @unchecked Sendable {
    /// Where the manager stands.
    enum State {
        case idle
        case undoing
        case redoing
    }

    // Like the class on iOS, for one thread at a time: unchecked.
    var state = State.idle
    var undoStack: [UndoGroup] = []
    var redoStack: [UndoGroup] = []
    /// The groups that are open, the innermost last.
    var open: [UndoGroup] = []
    var disabledDepth = 0
    var isClosingScheduled = false
    /// The group that the manager opened by itself for this turn of the run loop.
    weak var eventGroup: UndoGroup?

    /// At how many groups freed targets are looked for first.
    static let firstLook = 64
    /// At how many groups they are looked for next.
    final var nextLook = UndoManager.firstLook

    /// Makes a manager without limits.
    public override init() {}

    // MARK: Settings

    /// Whether the first registration of a run-loop turn opens a group by itself; true at first.
    open var groupsByEvent = true

    /// How many top-level groups are kept; 0, as at first, for all.
    ///
    /// A smaller number drops the oldest at once.
    open var levelsOfUndo = 0 { didSet { dropSurplusLevels() } }

    /// The run-loop modes in which an event's group ends.
    open var runLoopModes: [RunLoop.Mode] = [.default]

    // MARK: Groups

    /// How many groups are open.
    open var groupingLevel: Int { open.count }

    /// Opens a group, inside the open one if any.
    open func beginUndoGrouping() { beginGroup() }

    /// Ends the innermost group; traps when none is open.
    open func endUndoGrouping() { endGroup() }

    // MARK: Registration

    /// Whether registrations count.
    open var isUndoRegistrationEnabled: Bool { disabledDepth == 0 }

    /// Ignores registrations until the matching `enableUndoRegistration`.
    open func disableUndoRegistration() { disabledDepth += 1 }

    /// Ends one `disableUndoRegistration`; traps without one.
    open func enableUndoRegistration() { enableRegistration() }

    /// Records a message as the way back.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        let argument = anObject
        record(
            UndoAction(target: target as AnyObject, isTargetRetained: false) { target in
                _ = selector.send(to: target, [argument])
            }
        )
    }

    // MARK: Undo and redo

    /// Whether there is anything to undo.
    open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.isEmpty } }
    /// Whether there is anything to redo.
    open var canRedo: Bool { !redoStack.isEmpty }
    /// Whether an undo is under way.
    open var isUndoing: Bool { state == .undoing }
    /// Whether a redo is under way.
    open var isRedoing: Bool { state == .redoing }

    /// Ends an open top-level group and undoes the latest one; traps inside nested groups.
    open func undo() { undoLatest() }

    /// Undoes the latest group of the top level, or the last one nested in the open group.
    open func undoNestedGroup() { undoLatestNested() }

    /// Redoes what was undone last.
    open func redo() { redoLatest() }

    /// Forgets everything, and enables registration.
    open func removeAllActions() { forgetAll() }

    /// Forgets what was registered with a target.
    open func removeAllActions(withTarget target: Any) { forget(target as AnyObject) }

    // MARK: Names and marks

    /// The name of the latest undoable group, the open one included; empty without one.
    open var undoActionName: String { latestUndoable?.actionName ?? "" }
    /// The name of the latest redoable group, empty without one.
    open var redoActionName: String { redoStack.last?.actionName ?? "" }

    /// Names the open or latest group, for menus.
    open func setActionName(_ actionName: String) { nameCurrent(actionName) }

    /// The title of an Undo menu item: "Undo" and the name.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of a Redo menu item: "Redo" and the name.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// The title of an Undo menu item for a name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// The title of a Redo menu item for a name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    /// Marks the open or latest group as one that throws something away for good.
    open func setActionIsDiscardable(_ discardable: Bool) {
        (open.first ?? undoStack.last)?.isDiscardable = discardable
    }

    /// Whether the latest undoable group is so marked.
    open var undoActionIsDiscardable: Bool { latestUndoable?.isDiscardable ?? false }
    /// Whether the latest redoable group is so marked.
    open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

    // MARK: Invocations

    /// Not recorded: invocations cannot be forwarded in Swift.
    ///
    /// Use `registerUndo`.
    open func prepare(withInvocationTarget target: Any) -> Any {
        Unbuilt.report("UndoManager.prepare(withInvocationTarget:)")
        return target
    }
}
