// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// Calls `UITableViewCell`'s own implementations, whatever the class of the object overrides.
///
/// No object is ever made of this class: calls to `super` reach UITableViewCell directly, and nothing here
/// depends on the class of the receiver.
final class OwnUITableViewCell: UITableViewCell {
    func call(_ name: String, _ a: [Any?]) -> Any? {
        switch name {
        case "prepareForReuse": super.prepareForReuse()
        case "setSelected:animated:": super.setSelected(_arg(a, 0), animated: _arg(a, 1))
        case "setHighlighted:animated:": super.setHighlighted(_arg(a, 0), animated: _arg(a, 1))
        case "layoutSubviews": super.layoutSubviews()
        default: break
        }
        return nil
    }

    /// Lists the methods that can be replaced.
    nonisolated static func list(_ m: _ObjCMembers) {
        m.own(
            [
                "prepareForReuse", "setSelected:animated:", "setHighlighted:animated:",
                "layoutSubviews",
            ],
            of: UITableViewCell.self
        ) { object, name, a in
            OwnMethods.read(object, as: OwnUITableViewCell.self).call(name, a)
        }
    }
}
