// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// Calls `UIApplication`'s own implementations, whatever the class of the object overrides.
///
/// No object is ever made of this class: calls to `super` reach UIApplication directly, and nothing here
/// depends on the class of the receiver.
final class OwnUIApplication: UIApplication {
    func call(_ name: String, _ a: [Any?]) -> Any? {
        switch name {
        case "sendEvent:": super.sendEvent(_arg(a, 0))
        case "sendAction:to:from:for:":
            return super.sendAction(_arg(a, 0), to: _arg(a, 1), from: _arg(a, 2), for: _arg(a, 3))
        case "open:options:completionHandler:":
            super.open(_arg(a, 0), options: _arg(a, 1), completionHandler: _arg(a, 2))
        case "canOpenURL:": return super.canOpenURL(_arg(a, 0))
        default: break
        }
        return nil
    }

    /// Lists the methods that can be replaced.
    nonisolated static func list(_ m: _ObjCMembers) {
        m.own(
            [
                "sendEvent:", "sendAction:to:from:for:", "open:options:completionHandler:",
                "canOpenURL:",
            ],
            of: UIApplication.self
        ) { object, name, a in
            OwnMethods.read(object, as: OwnUIApplication.self).call(name, a)
        }
    }
}
