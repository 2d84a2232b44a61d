// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// Calls `UIGestureRecognizer`'s own implementations, whatever the class of the object overrides.
///
/// No object is ever made of this class: calls to `super` reach UIGestureRecognizer directly, and nothing here
/// depends on the class of the receiver.
final class OwnUIGestureRecognizer: UIGestureRecognizer {
    func call(_ name: String, _ a: [Any?]) -> Any? {
        switch name {
        case "locationIn:": super.location(in: _arg(a, 0))
        case "locationOfTouch:in:": super.location(ofTouch: _arg(a, 0), in: _arg(a, 1))
        case "numberOfTouches": super.numberOfTouches
        default: nil
        }
    }

    /// Lists the methods that can be replaced.
    nonisolated static func list(_ m: _ObjCMembers) {
        m.own(
            ["locationIn:", "locationOfTouch:in:", "numberOfTouches"],
            of: UIGestureRecognizer.self
        ) { object, name, a in
            OwnMethods.read(object, as: OwnUIGestureRecognizer.self).call(name, a)
        }
    }
}
