// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// Calls `UIView`'s own implementations, whatever the class of the object overrides.
///
/// No object is ever made of this class: calls to `super` reach UIView directly, and nothing here
/// depends on the class of the receiver.
final class OwnUIView: UIView {
    func call(_ name: String, _ a: [Any?]) -> Any? {
        switch name {
        case "layoutSubviews": super.layoutSubviews()
        case "didMoveToSuperview": super.didMoveToSuperview()
        case "didMoveToWindow": super.didMoveToWindow()
        case "willMoveToSuperview:": super.willMove(toSuperview: _arg(a, 0))
        case "willMoveToWindow:": super.willMove(toWindow: _arg(a, 0))
        case "sizeThatFits:": return super.sizeThatFits(_arg(a, 0))
        case "traitCollectionDidChange:": super.traitCollectionDidChange(_arg(a, 0))
        case "tintColorDidChange": super.tintColorDidChange()
        case "safeAreaInsetsDidChange": super.safeAreaInsetsDidChange()
        case "draw:": super.draw(_arg(a, 0))
        case "addSubview:": super.addSubview(_arg(a, 0))
        case "removeFromSuperview": super.removeFromSuperview()
        case "updateConstraints": super.updateConstraints()
        case "setNeedsLayout": super.setNeedsLayout()
        case "layoutIfNeeded": super.layoutIfNeeded()
        case "addGestureRecognizer:": super.addGestureRecognizer(_arg(a, 0))
        case "intrinsicContentSize": return super.intrinsicContentSize
        case "setFrame:": super.frame = _arg(a, 0)
        case "setBounds:": super.bounds = _arg(a, 0)
        case "setCenter:": super.center = _arg(a, 0)
        case "setTransform:": super.transform = _arg(a, 0)
        case "setAlpha:": super.alpha = _arg(a, 0)
        case "setIsHidden:": super.isHidden = _arg(a, 0)
        case "setBackgroundColor:": super.backgroundColor = _arg(a, 0)
        case "hitTest:with:": return super.hitTest(_arg(a, 0), with: _arg(a, 1))
        case "pointInside:with:": return super.point(inside: _arg(a, 0), with: _arg(a, 1))
        case "actionFor:forKey:": return super.action(for: _arg(a, 0), forKey: _arg(a, 1))
        default: break
        }
        return nil
    }

    /// Lists the methods that can be replaced.
    nonisolated static func list(_ m: _ObjCMembers) {
        m.own(
            [
                "layoutSubviews", "didMoveToSuperview", "didMoveToWindow", "willMoveToSuperview:",
                "willMoveToWindow:", "sizeThatFits:", "traitCollectionDidChange:",
                "tintColorDidChange", "safeAreaInsetsDidChange", "draw:", "addSubview:",
                "removeFromSuperview", "updateConstraints", "setNeedsLayout", "layoutIfNeeded",
                "addGestureRecognizer:", "intrinsicContentSize", "setFrame:", "setBounds:",
                "setCenter:", "setTransform:", "setAlpha:", "setIsHidden:", "setBackgroundColor:",
                "hitTest:with:", "pointInside:with:", "actionFor:forKey:",
            ],
            of: UIView.self
        ) { object, name, a in
            OwnMethods.read(object, as: OwnUIView.self).call(name, a)
        }
    }
}
