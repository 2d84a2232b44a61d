// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// Calls `UIResponder`'s own implementations, whatever the class of the object overrides.
///
/// No object is ever made of this class: calls to `super` reach UIResponder directly, and nothing here
/// depends on the class of the receiver.
final class OwnUIResponder: UIResponder {
    func call(_ name: String, _ a: [Any?]) -> Any? {
        switch name {
        case "becomeFirstResponder": return super.becomeFirstResponder()
        case "resignFirstResponder": return super.resignFirstResponder()
        case "touchesBegan:with:": super.touchesBegan(_arg(a, 0), with: _arg(a, 1))
        case "touchesMoved:with:": super.touchesMoved(_arg(a, 0), with: _arg(a, 1))
        case "touchesEnded:with:": super.touchesEnded(_arg(a, 0), with: _arg(a, 1))
        case "touchesCancelled:with:": super.touchesCancelled(_arg(a, 0), with: _arg(a, 1))
        case "motionBegan:with:": super.motionBegan(_arg(a, 0), with: _arg(a, 1))
        case "motionEnded:with:": super.motionEnded(_arg(a, 0), with: _arg(a, 1))
        case "motionCancelled:with:": super.motionCancelled(_arg(a, 0), with: _arg(a, 1))
        case "canPerformAction:withSender:":
            return super.canPerformAction(_arg(a, 0), withSender: _arg(a, 1))
        case "canBecomeFirstResponder": return super.canBecomeFirstResponder
        default: break
        }
        return nil
    }

    /// Lists the methods that can be replaced.
    nonisolated static func list(_ m: _ObjCMembers) {
        m.own(
            [
                "becomeFirstResponder", "resignFirstResponder", "touchesBegan:with:",
                "touchesMoved:with:", "touchesEnded:with:", "touchesCancelled:with:",
                "motionBegan:with:", "motionEnded:with:", "motionCancelled:with:",
                "canPerformAction:withSender:", "canBecomeFirstResponder",
            ],
            of: UIResponder.self
        ) { object, name, a in
            OwnMethods.read(object, as: OwnUIResponder.self).call(name, a)
        }
    }
}
