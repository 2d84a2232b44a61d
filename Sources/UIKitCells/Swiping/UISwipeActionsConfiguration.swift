// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

/// The actions that a swipe on a row shows.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    private final var list: [UIContextualAction] = []
    private final var takesFirst = true

    /// Makes a configuration; the first action lies at the edge of the row.
    public convenience init(actions: [UIContextualAction]) {
        self.init()
        list = actions
    }

    /// Makes a configuration without actions.
    public override nonisolated init() { super.init() }

    /// The actions; the first lies at the edge of the row.
    open var actions: [UIContextualAction] { list }

    /// Whether a swipe across the whole row does the first action; true by default.
    open var performsFirstActionWithFullSwipe: Bool {
        get { takesFirst }
        set { takesFirst = newValue }
    }
}
