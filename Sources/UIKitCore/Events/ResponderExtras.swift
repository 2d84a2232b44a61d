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
}

extension UIResponder {
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
            return canPaste(UIPasteboard.general.itemProviders)
        }
        return responds(to: action)
    }
}
