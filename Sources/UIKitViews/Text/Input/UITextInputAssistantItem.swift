// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime

/// Shortcuts that a responder offers beside the suggestions of an on-screen keyboard.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    private final var leading: [UIBarButtonItemGroup] = []
    private final var trailing: [UIBarButtonItemGroup] = []
    private final var mayHide = true

    /// Makes an item without shortcuts.
    public override nonisolated init() {
        super.init()
    }

    /// Whether the person may hide the shortcuts; true.
    open var allowsHidingShortcuts: Bool {
        get { mayHide }
        set { mayHide = newValue }
    }

    /// The groups before the suggestions, in order; empty removes them.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] {
        get { leading }
        set { leading = newValue }
    }

    /// The groups after the suggestions, in order.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] {
        get { trailing }
        set { trailing = newValue }
    }
}
