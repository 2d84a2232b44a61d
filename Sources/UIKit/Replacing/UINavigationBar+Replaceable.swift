// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// Calls `UINavigationBar`'s own implementations, whatever the class of the object overrides.
///
/// No object is ever made of this class: calls to `super` reach UINavigationBar directly, and nothing here
/// depends on the class of the receiver.
final class OwnUINavigationBar: UINavigationBar {
    func call(_ name: String, _ a: [Any?]) -> Any? {
        switch name {
        case "layoutSubviews": super.layoutSubviews()
        case "sizeThatFits:": return super.sizeThatFits(_arg(a, 0))
        case "didMoveToWindow": super.didMoveToWindow()
        default: break
        }
        return nil
    }

    /// Lists the methods that can be replaced.
    nonisolated static func list(_ m: _ObjCMembers) {
        m.own(["layoutSubviews", "sizeThatFits:", "didMoveToWindow"], of: UINavigationBar.self) {
            object,
            name,
            a in
            OwnMethods.read(object, as: OwnUINavigationBar.self).call(name, a)
        }
    }
}
