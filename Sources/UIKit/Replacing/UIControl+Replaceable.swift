// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// Calls `UIControl`'s own implementations, whatever the class of the object overrides.
///
/// No object is ever made of this class: calls to `super` reach UIControl directly, and nothing here
/// depends on the class of the receiver.
final class OwnUIControl: UIControl {
    func call(_ name: String, _ a: [Any?]) -> Any? {
        switch name {
        case "sendAction:to:for:": super.sendAction(_arg(a, 0), to: _arg(a, 1), for: _arg(a, 2))
        case "addTarget:action:for:":
            super.addTarget(_arg(a, 0), action: _arg(a, 1), for: _arg(a, 2))
        case "removeTarget:action:for:":
            super.removeTarget(_arg(a, 0), action: _arg(a, 1), for: _arg(a, 2))
        case "sendActionsFor:": super.sendActions(for: _arg(a, 0))
        case "setIsEnabled:": super.isEnabled = _arg(a, 0)
        case "setIsSelected:": super.isSelected = _arg(a, 0)
        case "setIsHighlighted:": super.isHighlighted = _arg(a, 0)
        case "beginTracking:with:": return super.beginTracking(_arg(a, 0), with: _arg(a, 1))
        case "touchesBegan:with:": super.touchesBegan(_arg(a, 0), with: _arg(a, 1))
        case "touchesEnded:with:": super.touchesEnded(_arg(a, 0), with: _arg(a, 1))
        default: break
        }
        return nil
    }

    /// Lists the methods that can be replaced.
    nonisolated static func list(_ m: _ObjCMembers) {
        m.own(
            [
                "sendAction:to:for:", "addTarget:action:for:", "removeTarget:action:for:",
                "sendActionsFor:", "setIsEnabled:", "setIsSelected:", "setIsHighlighted:",
                "beginTracking:with:", "touchesBegan:with:", "touchesEnded:with:",
            ],
            of: UIControl.self
        ) { object, name, a in
            OwnMethods.read(object, as: OwnUIControl.self).call(name, a)
        }
    }
}
