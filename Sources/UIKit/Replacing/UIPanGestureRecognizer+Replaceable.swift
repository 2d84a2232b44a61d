// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// Calls `UIPanGestureRecognizer`'s own implementations, whatever the class of the object overrides.
///
/// No object is ever made of this class: calls to `super` reach UIPanGestureRecognizer directly, and nothing
/// here depends on the class of the receiver.
final class OwnUIPanGestureRecognizer: UIPanGestureRecognizer {
    func call(_ name: String, _ a: [Any?]) -> Any? {
        switch name {
        case "translationIn:": super.translation(in: _arg(a, 0))
        case "velocityIn:": super.velocity(in: _arg(a, 0))
        default: nil
        }
    }

    /// Lists the methods that can be replaced.
    nonisolated static func list(_ m: _ObjCMembers) {
        m.own(
            [
                "translationIn:", "velocityIn:",
            ],
            of: UIPanGestureRecognizer.self
        ) { object, name, a in
            OwnMethods.read(object, as: OwnUIPanGestureRecognizer.self).call(name, a)
        }
    }
}
