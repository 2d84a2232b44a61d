// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// Calls `UITabBarController`'s own implementations, whatever the class of the object overrides.
///
/// No object is ever made of this class: calls to `super` reach UITabBarController directly, and nothing here
/// depends on the class of the receiver.
final class OwnUITabBarController: UITabBarController {
    func call(_ name: String, _ a: [Any?]) -> Any? {
        switch name {
        case "setSelectedIndex:": super.selectedIndex = _arg(a, 0)
        case "setSelectedViewController:": super.selectedViewController = _arg(a, 0)
        case "setViewControllers:animated:":
            super.setViewControllers(_arg(a, 0), animated: _arg(a, 1))
        case "viewDidLoad": super.viewDidLoad()
        case "viewWillLayoutSubviews": super.viewWillLayoutSubviews()
        case "childForStatusBarStyle": return super.childForStatusBarStyle
        case "childForStatusBarHidden": return super.childForStatusBarHidden
        default: break
        }
        return nil
    }

    /// Lists the methods that can be replaced.
    nonisolated static func list(_ m: _ObjCMembers) {
        m.own(
            [
                "setSelectedIndex:", "setSelectedViewController:", "setViewControllers:animated:",
                "viewDidLoad", "viewWillLayoutSubviews", "childForStatusBarStyle",
                "childForStatusBarHidden",
            ],
            of: UITabBarController.self
        ) { object, name, a in
            OwnMethods.read(object, as: OwnUITabBarController.self).call(name, a)
        }
    }
}
