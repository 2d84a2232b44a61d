// SPDX-License-Identifier: Apache-2.0

public import UIKitCore

/// What a stack has taken in from a second column, to be given back.
@MainActor
struct LentStack {
    weak var stack: UINavigationController?
    /// The stack that the controllers come from, which is empty meanwhile.
    let owner: UINavigationController?
    let controllers: [UIViewController]
}

extension UIViewController {
    /// The nearest split view controller above; nil if there is none.
    public var splitViewController: UISplitViewController? {
        var current = parent
        while let controller = current {
            if let found = controller as? UISplitViewController { return found }
            current = controller.parent
        }
        return nil
    }

    /// Takes in the second controller of a split view that has room for one only.
    ///
    /// Stacks push it, or what it has on its own stack; other controllers leave it away.
    public func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController,
        for splitViewController: UISplitViewController
    ) {
        guard let stack = self as? UINavigationController else { return }
        let owner = secondaryViewController as? UINavigationController
        let controllers = owner?.viewControllers ?? [secondaryViewController]
        owner?.setViewControllers([], animated: false)
        splitViewController.split.lent = LentStack(
            stack: stack,
            owner: owner,
            controllers: controllers
        )
        let animated = stack.viewIfLoaded?.window != nil
        stack.setViewControllers(stack.viewControllers + controllers, animated: animated)
    }

    /// Gives the second controller of a split view back; nil if there is none.
    ///
    /// Stacks give what they had taken in, with what was pushed onto it.
    public func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? {
        guard let stack = self as? UINavigationController,
            let lent = splitViewController.split.lent, lent.stack === stack
        else { return nil }
        splitViewController.split.lent = nil
        let all = stack.viewControllers
        var part = lent.controllers
        if let first = part.first, let start = all.firstIndex(where: { $0 === first }), start > 0 {
            part = Array(all[start...])
            stack.setViewControllers(Array(all[..<start]), animated: false)
        }
        guard let owner = lent.owner else { return part.first }
        owner.setViewControllers(part, animated: false)
        return owner
    }
}
