// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// Calls `UINavigationController`'s own implementations, whatever the class of the object overrides.
///
/// No object is ever made of this class: calls to `super` reach UINavigationController directly, and nothing here
/// depends on the class of the receiver.
final class OwnUINavigationController: UINavigationController {
    func call(_ name: String, _ a: [Any?]) -> Any? {
        switch name {
        case "pushViewController:animated:":
            super.pushViewController(_arg(a, 0), animated: _arg(a, 1))
        case "popViewControllerWithAnimated:": return super.popViewController(animated: _arg(a, 0))
        case "popToRootViewControllerWithAnimated:":
            return super.popToRootViewController(animated: _arg(a, 0))
        case "popToViewController:animated:":
            return super.popToViewController(_arg(a, 0), animated: _arg(a, 1))
        case "setViewControllers:animated:":
            super.setViewControllers(_arg(a, 0), animated: _arg(a, 1))
        case "setNavigationBarHidden:animated:":
            super.setNavigationBarHidden(_arg(a, 0), animated: _arg(a, 1))
        case "viewDidLoad": super.viewDidLoad()
        case "viewWillAppear:": super.viewWillAppear(_arg(a, 0))
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
                "pushViewController:animated:", "popViewControllerWithAnimated:",
                "popToRootViewControllerWithAnimated:", "popToViewController:animated:",
                "setViewControllers:animated:", "setNavigationBarHidden:animated:", "viewDidLoad",
                "viewWillAppear:", "viewWillLayoutSubviews",
                "childForStatusBarStyle", "childForStatusBarHidden",
            ],
            of: UINavigationController.self
        ) { object, name, a in
            OwnMethods.read(object, as: OwnUINavigationController.self).call(name, a)
        }
    }
}
