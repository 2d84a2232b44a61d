// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

// Sendable is restated, since the class inherits it unchecked; nothing is stored here.
/// Calls `NSParagraphStyle`'s own implementations, whatever the class of the object overrides.
///
/// No object is ever made of this class: calls to `super` reach NSParagraphStyle directly, and nothing here
/// depends on the class of the receiver.
final class OwnNSParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    func call(_ name: String, _ a: [Any?]) -> Any? {
        switch name {
        case "isEqual:": super.isEqual(a[0])
        default: nil
        }
    }

    /// Lists the methods that can be replaced.
    static func list(_ m: _ObjCMembers) {
        m.own(["isEqual:"], of: NSParagraphStyle.self) { object, name, a in
            OwnMethods.read(object, as: OwnNSParagraphStyle.self).call(name, a)
        }
    }
}
