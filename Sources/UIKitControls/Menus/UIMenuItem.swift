// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

/// An item that a program adds to the edit menu.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    private final var text: String
    private final var selector: Selector

    /// Makes an item without a text, which nobody performs.
    public override nonisolated init() {
        text = ""
        selector = Selector("")
        super.init()
    }

    /// Makes an item.
    public init(title: String, action: Selector) {
        text = title
        selector = action
        super.init()
    }

    /// The text.
    open var title: String {
        get { text }
        set { text = newValue }
    }

    /// What is sent along the responder chain; the item shows where somebody performs it.
    open var action: Selector {
        get { selector }
        set { selector = newValue }
    }
}
