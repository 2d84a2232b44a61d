// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// What few responders have.
@MainActor
struct ResponderExtras {
    var pasteConfiguration: UIPasteConfiguration?
    var userActivity: NSUserActivity?
    var activityItems: (any UIActivityItemsConfigurationReading)?
    var assistant: UITextInputAssistantItem?
    /// What assistive technology is told; nil is the default.
    var accessibility: UIView.OutOfLine<AccessibilityState>?
    /// What says it instead.
    var accessibilityBlocks: UIView.OutOfLine<AccessibilityBlocks>?
}

extension UIResponder {
    /// What assistive technology is told.
    final var accessibility: AccessibilityState {
        get { held.accessibility?.value ?? AccessibilityState() }
        set { held.accessibility = UIView.OutOfLine(newValue) }
    }

    /// What says it instead.
    final var accessibilityBlocks: AccessibilityBlocks {
        get { held.accessibilityBlocks?.value ?? AccessibilityBlocks() }
        set { held.accessibilityBlocks = UIView.OutOfLine(newValue) }
    }

    /// A text with what a voice makes of it: what was set, unless a subclass says something else.
    final func attributed(_ text: String?, _ own: NSAttributedString?) -> NSAttributedString? {
        own?.string == text ? own : text.map { NSAttributedString(string: $0) }
    }

    /// The shortcuts of this responder, made when they are first asked for.
    func makeInputAssistantItem() -> UITextInputAssistantItem {
        if let assistant = held.assistant { return assistant }
        let assistant = UITextInputAssistantItem()
        held.assistant = assistant
        return assistant
    }

    /// The default answer of `canPerformAction(_:withSender:)`.
    func performsByDefault(_ action: Selector) -> Bool {
        // Items are pasted into what has a configuration for them.
        if action == "paste:", pasteConfiguration != nil {
            return canPaste(Rooms.above?.itemsOnPasteboard ?? [])
        }
        return responds(to: action)
    }
}
