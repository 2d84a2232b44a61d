// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// Calls `UIViewController`'s own implementations, whatever the class of the object overrides.
///
/// No object is ever made of this class: calls to `super` reach UIViewController directly, and nothing here
/// depends on the class of the receiver.
final class OwnUIViewController: UIViewController {
    func call(_ name: String, _ a: [Any?]) -> Any? {
        switch name {
        case "loadView": super.loadView()
        case "viewDidLoad": super.viewDidLoad()
        case "viewWillAppear:": super.viewWillAppear(_arg(a, 0))
        case "viewIsAppearing:": super.viewIsAppearing(_arg(a, 0))
        case "viewDidAppear:": super.viewDidAppear(_arg(a, 0))
        case "viewWillDisappear:": super.viewWillDisappear(_arg(a, 0))
        case "viewDidDisappear:": super.viewDidDisappear(_arg(a, 0))
        case "viewWillLayoutSubviews": super.viewWillLayoutSubviews()
        case "viewDidLayoutSubviews": super.viewDidLayoutSubviews()
        case "viewSafeAreaInsetsDidChange": super.viewSafeAreaInsetsDidChange()
        case "viewWillTransitionTo:with:":
            super.viewWillTransition(to: _arg(a, 0), with: _arg(a, 1))
        case "willTransitionTo:with:": super.willTransition(to: _arg(a, 0), with: _arg(a, 1))
        case "traitCollectionDidChange:": super.traitCollectionDidChange(_arg(a, 0))
        case "present:animated:completion:":
            super.present(_arg(a, 0), animated: _arg(a, 1), completion: _arg(a, 2))
        case "dismissWithAnimated:completion:":
            super.dismiss(animated: _arg(a, 0), completion: _arg(a, 1))
        case "addChild:": super.addChild(_arg(a, 0))
        case "removeFromParent": super.removeFromParent()
        case "willMoveToParent:": super.willMove(toParent: _arg(a, 0))
        case "didMoveToParent:": super.didMove(toParent: _arg(a, 0))
        case "show:sender:": super.show(_arg(a, 0), sender: _arg(a, 1))
        case "showDetailViewController:sender:":
            super.showDetailViewController(_arg(a, 0), sender: _arg(a, 1))
        case "prepareFor:sender:": super.prepare(for: _arg(a, 0), sender: _arg(a, 1))
        case "performSegueWithIdentifier:sender:":
            super.performSegue(withIdentifier: _arg(a, 0), sender: _arg(a, 1))
        case "setNeedsStatusBarAppearanceUpdate": super.setNeedsStatusBarAppearanceUpdate()
        case "updateViewConstraints": super.updateViewConstraints()
        case "preferredStatusBarStyle": return super.preferredStatusBarStyle
        case "prefersStatusBarHidden": return super.prefersStatusBarHidden
        case "supportedInterfaceOrientations": return super.supportedInterfaceOrientations
        case "shouldAutorotate": return super.shouldAutorotate
        case "preferredInterfaceOrientationForPresentation":
            return super.preferredInterfaceOrientationForPresentation
        case "childForStatusBarStyle": return super.childForStatusBarStyle
        case "childForStatusBarHidden": return super.childForStatusBarHidden
        case "prefersHomeIndicatorAutoHidden": return super.prefersHomeIndicatorAutoHidden
        case "modalPresentationStyle": return super.modalPresentationStyle
        case "setModalPresentationStyle:": super.modalPresentationStyle = _arg(a, 0)
        case "setTitle:": super.title = _arg(a, 0)
        case "navigationItem": return super.navigationItem
        case "preferredContentSize": return super.preferredContentSize
        default: break
        }
        return nil
    }

    /// Lists the methods that can be replaced.
    nonisolated static func list(_ m: _ObjCMembers) {
        m.own(
            [
                "loadView", "viewDidLoad", "viewWillAppear:", "viewIsAppearing:", "viewDidAppear:",
                "viewWillDisappear:", "viewDidDisappear:", "viewWillLayoutSubviews",
                "viewDidLayoutSubviews", "viewSafeAreaInsetsDidChange",
                "viewWillTransitionTo:with:", "willTransitionTo:with:", "traitCollectionDidChange:",
                "present:animated:completion:", "dismissWithAnimated:completion:", "addChild:",
                "removeFromParent", "willMoveToParent:", "didMoveToParent:", "show:sender:",
                "showDetailViewController:sender:", "prepareFor:sender:",
                "performSegueWithIdentifier:sender:", "setNeedsStatusBarAppearanceUpdate",
                "updateViewConstraints", "preferredStatusBarStyle", "prefersStatusBarHidden",
                "supportedInterfaceOrientations", "shouldAutorotate", "modalPresentationStyle",
                "setModalPresentationStyle:", "setTitle:", "navigationItem", "preferredContentSize",
                "preferredInterfaceOrientationForPresentation", "childForStatusBarStyle",
                "childForStatusBarHidden", "prefersHomeIndicatorAutoHidden",
            ],
            of: UIViewController.self
        ) { object, name, a in
            OwnMethods.read(object, as: OwnUIViewController.self).call(name, a)
        }
    }
}
