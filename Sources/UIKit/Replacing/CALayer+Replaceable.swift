// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// Calls `CALayer`'s own implementations, whatever the class of the object overrides.
///
/// No object is ever made of this class: calls to `super` reach CALayer directly, and nothing here
/// depends on the class of the receiver.
final class OwnCALayer: CALayer {
    func call(_ name: String, _ a: [Any?]) -> Any? {
        switch name {
        case "actionForKey:": return super.action(forKey: _arg(a, 0))
        case "layoutSublayers": super.layoutSublayers()
        case "setNeedsDisplay": super.setNeedsDisplay()
        case "add:forKey:": super.add(_arg(a, 0), forKey: _arg(a, 1))
        case "removeAnimationForKey:": super.removeAnimation(forKey: _arg(a, 0))
        case "removeAllAnimations": super.removeAllAnimations()
        case "hitTest:": return super.hitTest(_arg(a, 0))
        case "setFrame:": super.frame = _arg(a, 0)
        case "setBounds:": super.bounds = _arg(a, 0)
        case "setPosition:": super.position = _arg(a, 0)
        case "setCornerRadius:": super.cornerRadius = _arg(a, 0)
        case "setBackgroundColor:": super.backgroundColor = _arg(a, 0)
        case "addSublayer:": super.addSublayer(_arg(a, 0))
        case "removeFromSuperlayer": super.removeFromSuperlayer()
        case "drawIn:": super.draw(in: _arg(a, 0))
        case "display": super.display()
        default: break
        }
        return nil
    }

    /// Lists the methods that can be replaced.
    nonisolated static func list(_ m: _ObjCMembers) {
        m.own(
            [
                "actionForKey:", "layoutSublayers", "setNeedsDisplay", "add:forKey:",
                "removeAnimationForKey:", "removeAllAnimations", "hitTest:", "setFrame:",
                "setBounds:", "setPosition:", "setCornerRadius:", "setBackgroundColor:",
                "addSublayer:", "removeFromSuperlayer", "drawIn:", "display",
            ],
            of: CALayer.self
        ) { object, name, a in
            OwnMethods.read(object, as: OwnCALayer.self).call(name, a)
        }
    }
}
