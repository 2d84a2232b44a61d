// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// Calls `UILabel`'s own implementations, whatever the class of the object overrides.
///
/// No object is ever made of this class: calls to `super` reach UILabel directly, and nothing here
/// depends on the class of the receiver.
final class OwnUILabel: UILabel {
    func call(_ name: String, _ a: [Any?]) -> Any? {
        switch name {
        case "setText:": super.text = _arg(a, 0)
        case "setAttributedText:": super.attributedText = _arg(a, 0)
        case "setFont:": super.font = _arg(a, 0)
        case "setTextColor:": super.textColor = _arg(a, 0)
        case "drawTextIn:": super.drawText(in: _arg(a, 0))
        case "draw:": super.draw(_arg(a, 0))
        case "textRectForBounds:limitedToNumberOfLines:":
            return super.textRect(forBounds: _arg(a, 0), limitedToNumberOfLines: _arg(a, 1))
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
                "setText:", "setAttributedText:", "setFont:", "setTextColor:", "drawTextIn:",
                "draw:", "textRectForBounds:limitedToNumberOfLines:", "sizeThatFits:",
                "intrinsicContentSize",
            ],
            of: UILabel.self
        ) { object, name, a in
            OwnMethods.read(object, as: OwnUILabel.self).call(name, a)
        }
    }
}
