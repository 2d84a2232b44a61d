// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

/// What a command becomes while modifier keys are held.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
    private let text: String
    private let selector: Selector
    private let modifiers: UIKeyModifierFlags

    /// Makes an alternate from its title, what it sends and the keys.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        text = title
        selector = action
        modifiers = modifierFlags
        super.init()
    }

    /// The text while the keys are held.
    open var title: String { text }

    /// What is sent while the keys are held.
    open var action: Selector { selector }

    /// The keys.
    open var modifierFlags: UIKeyModifierFlags { modifiers }
}
