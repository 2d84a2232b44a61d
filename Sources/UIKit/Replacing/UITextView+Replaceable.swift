// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// Calls `UITextView`'s own implementations, whatever the class of the object overrides.
///
/// No object is ever made of this class: calls to `super` reach UITextView directly, and nothing here
/// depends on the class of the receiver.
final class OwnUITextView: UITextView {
    func call(_ name: String, _ a: [Any?]) -> Any? {
        switch name {
        case "setText:": super.text = _arg(a, 0)
        case "setAttributedText:": super.attributedText = _arg(a, 0)
        case "setFont:": super.font = _arg(a, 0)
        case "deleteBackward": super.deleteBackward()
        case "becomeFirstResponder": return super.becomeFirstResponder()
        case "resignFirstResponder": return super.resignFirstResponder()
        case "layoutSubviews": super.layoutSubviews()
        case "canPerformAction:withSender:":
            return super.canPerformAction(_arg(a, 0), withSender: _arg(a, 1))
        case "insertText:": super.insertText(_arg(a, 0))
        default: break
        }
        return nil
    }

    /// Lists the methods that can be replaced.
    nonisolated static func list(_ m: _ObjCMembers) {
        m.own(
            [
                "setText:", "setAttributedText:", "setFont:", "deleteBackward",
                "becomeFirstResponder", "resignFirstResponder", "layoutSubviews",
                "canPerformAction:withSender:", "insertText:",
            ],
            of: UITextView.self
        ) { object, name, a in
            OwnMethods.read(object, as: OwnUITextView.self).call(name, a)
        }
    }
}
