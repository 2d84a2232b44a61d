// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// Calls `UIWindow`'s own implementations, whatever the class of the object overrides.
///
/// No object is ever made of this class: calls to `super` reach UIWindow directly, and nothing here
/// depends on the class of the receiver.
final class OwnUIWindow: UIWindow {
    func call(_ name: String, _ a: [Any?]) -> Any? {
        switch name {
        case "sendEvent:": super.sendEvent(_arg(a, 0))
        case "makeKeyAndVisible": super.makeKeyAndVisible()
        case "becomeKey": super.becomeKey()
        case "resignKey": super.resignKey()
        case "layoutSubviews": super.layoutSubviews()
        case "setRootViewController:": super.rootViewController = _arg(a, 0)
        default: break
        }
        return nil
    }

    /// Lists the methods that can be replaced.
    nonisolated static func list(_ m: _ObjCMembers) {
        m.own(
            [
                "sendEvent:", "makeKeyAndVisible", "becomeKey", "resignKey", "layoutSubviews",
                "setRootViewController:",
            ],
            of: UIWindow.self
        ) { object, name, a in
            OwnMethods.read(object, as: OwnUIWindow.self).call(name, a)
        }
    }
}
