// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// Calls `UIImageView`'s own implementations, whatever the class of the object overrides.
///
/// No object is ever made of this class: calls to `super` reach UIImageView directly, and nothing here
/// depends on the class of the receiver.
final class OwnUIImageView: UIImageView {
    func call(_ name: String, _ a: [Any?]) -> Any? {
        switch name {
        case "setImage:": super.image = _arg(a, 0)
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
            ["setImage:", "layoutSubviews", "sizeThatFits:", "intrinsicContentSize"],
            of: UIImageView.self
        ) { object, name, a in
            OwnMethods.read(object, as: OwnUIImageView.self).call(name, a)
        }
    }
}
