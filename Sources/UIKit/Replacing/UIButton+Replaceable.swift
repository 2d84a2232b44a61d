// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// Calls `UIButton`'s own implementations, whatever the class of the object overrides.
///
/// No object is ever made of this class: calls to `super` reach UIButton directly, and nothing here
/// depends on the class of the receiver.
final class OwnUIButton: UIButton {
    func call(_ name: String, _ a: [Any?]) -> Any? {
        switch name {
        case "setTitle:for:": super.setTitle(_arg(a, 0), for: _arg(a, 1))
        case "setImage:for:": super.setImage(_arg(a, 0), for: _arg(a, 1))
        case "setBackgroundImage:for:": super.setBackgroundImage(_arg(a, 0), for: _arg(a, 1))
        case "setTitleColor:for:": super.setTitleColor(_arg(a, 0), for: _arg(a, 1))
        case "setAttributedTitle:for:": super.setAttributedTitle(_arg(a, 0), for: _arg(a, 1))
        case "layoutSubviews": super.layoutSubviews()
        case "sizeThatFits:": return super.sizeThatFits(_arg(a, 0))
        case "intrinsicContentSize": return super.intrinsicContentSize
        default: break
        }
        return nil
    }

    /// Lists the methods that can be replaced.
    nonisolated static func list(_ m: _ObjCMembers) {
        m.own(
            [
                "setTitle:for:", "setImage:for:", "setBackgroundImage:for:", "setTitleColor:for:",
                "setAttributedTitle:for:", "layoutSubviews", "sizeThatFits:",
                "intrinsicContentSize",
            ],
            of: UIButton.self
        ) { object, name, a in
            OwnMethods.read(object, as: OwnUIButton.self).call(name, a)
        }
    }
}
