// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// Calls `UITextField`'s own implementations, whatever the class of the object overrides.
///
/// No object is ever made of this class: calls to `super` reach UITextField directly, and nothing here
/// depends on the class of the receiver.
final class OwnUITextField: UITextField {
    func call(_ name: String, _ a: [Any?]) -> Any? {
        switch name {
        case "setText:": super.text = _arg(a, 0)
        case "setPlaceholder:": super.placeholder = _arg(a, 0)
        case "setFont:": super.font = _arg(a, 0)
        case "textRectForBounds:": return super.textRect(forBounds: _arg(a, 0))
        case "editingRectForBounds:": return super.editingRect(forBounds: _arg(a, 0))
        case "placeholderRectForBounds:": return super.placeholderRect(forBounds: _arg(a, 0))
        case "insertText:": super.insertText(_arg(a, 0))
        case "deleteBackward": super.deleteBackward()
        case "becomeFirstResponder": return super.becomeFirstResponder()
        case "resignFirstResponder": return super.resignFirstResponder()
        case "layoutSubviews": super.layoutSubviews()
        case "canPerformAction:withSender:":
            return super.canPerformAction(_arg(a, 0), withSender: _arg(a, 1))
        default: break
        }
        return nil
    }

    /// Lists the methods that can be replaced.
    nonisolated static func list(_ m: _ObjCMembers) {
        m.own(
            [
                "setText:", "setPlaceholder:", "setFont:", "textRectForBounds:",
                "editingRectForBounds:", "placeholderRectForBounds:", "deleteBackward",
                "insertText:",
                "becomeFirstResponder", "resignFirstResponder", "layoutSubviews",
                "canPerformAction:withSender:",
            ],
            of: UITextField.self
        ) { object, name, a in
            OwnMethods.read(object, as: OwnUITextField.self).call(name, a)
        }
    }
}
