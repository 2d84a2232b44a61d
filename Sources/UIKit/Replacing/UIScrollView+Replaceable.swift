// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// Calls `UIScrollView`'s own implementations, whatever the class of the object overrides.
///
/// No object is ever made of this class: calls to `super` reach UIScrollView directly, and nothing here
/// depends on the class of the receiver.
final class OwnUIScrollView: UIScrollView {
    func call(_ name: String, _ a: [Any?]) -> Any? {
        switch name {
        case "layoutSubviews": super.layoutSubviews()
        case "safeAreaInsetsDidChange": super.safeAreaInsetsDidChange()
        case "setContentOffset:animated:": super.setContentOffset(_arg(a, 0), animated: _arg(a, 1))
        case "setContentOffset:": super.contentOffset = _arg(a, 0)
        case "setContentSize:": super.contentSize = _arg(a, 0)
        case "setContentInset:": super.contentInset = _arg(a, 0)
        case "adjustedContentInsetDidChange": super.adjustedContentInsetDidChange()
        case "scrollRectToVisible:animated:":
            super.scrollRectToVisible(_arg(a, 0), animated: _arg(a, 1))
        case "touchesShouldCancelIn:": return super.touchesShouldCancel(in: _arg(a, 0))
        case "didMoveToWindow": super.didMoveToWindow()
        default: break
        }
        return nil
    }

    /// Lists the methods that can be replaced.
    nonisolated static func list(_ m: _ObjCMembers) {
        m.own(
            [
                "layoutSubviews", "safeAreaInsetsDidChange", "setContentOffset:animated:",
                "setContentOffset:", "setContentSize:", "setContentInset:",
                "adjustedContentInsetDidChange", "scrollRectToVisible:animated:",
                "touchesShouldCancelIn:", "didMoveToWindow",
            ],
            of: UIScrollView.self
        ) { object, name, a in
            OwnMethods.read(object, as: OwnUIScrollView.self).call(name, a)
        }
    }
}
