// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

@MainActor
struct ResponderExtras {
    var pasteConfiguration: UIPasteConfiguration?
    var userActivity: NSUserActivity?
    var activityItems: (any UIActivityItemsConfigurationReading)?
    var assistant: UITextInputAssistantItem?
    /// The accessibility properties; nil for the defaults.
    var accessibility: UIView.OutOfLine<AccessibilityState>?
    /// The closures that answer in their place.
    var accessibilityBlocks: UIView.OutOfLine<AccessibilityBlocks>?
}

extension UIResponder {
    /// The accessibility properties.
    package final var accessibility: AccessibilityState {
        get { held.accessibility?.value ?? AccessibilityState() }
        set { held.accessibility = UIView.OutOfLine(newValue) }
    }

    /// The closures that answer in their place.
    final var accessibilityBlocks: AccessibilityBlocks {
        get { held.accessibilityBlocks?.value ?? AccessibilityBlocks() }
        set { held.accessibilityBlocks = UIView.OutOfLine(newValue) }
    }

    /// A text with speech attributes: the one that was set, unless a subclass overrides the plain
    /// text.
    final func attributed(_ text: String?, _ own: NSAttributedString?) -> NSAttributedString? {
        own?.string == text ? own : text.map { NSAttributedString(string: $0) }
    }

    /// The shortcuts of this responder, made at first use.
    func makeInputAssistantItem() -> UITextInputAssistantItem {
        if let assistant = held.assistant { return assistant }
        let assistant = UITextInputAssistantItem()
        held.assistant = assistant
        return assistant
    }

    /// The default answer of `canPerformAction(_:withSender:)`.
    func performsByDefault(_ action: Selector) -> Bool {
        // A responder with a paste configuration accepts items.
        if action == "paste:", pasteConfiguration != nil {
            return canPaste(Rooms.above?.itemsOnPasteboard ?? [])
        }
        return responds(to: action)
    }
}
