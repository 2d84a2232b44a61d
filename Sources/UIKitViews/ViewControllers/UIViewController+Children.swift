// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

extension UIViewController {
    func adopt(_ child: UIViewController) {
        MainThread.check("UIViewController.addChild(_:)")
        guard child !== self else {
            fatalError("UIViewController.addChild(_:): \(self) cannot be its own child.")
        }
        var ancestor = parent
        while let current = ancestor {
            guard current !== child else {
                fatalError("UIViewController.addChild(_:): \(child) is an ancestor of \(self).")
            }
            ancestor = current.parent
        }
        guard child.controller.parent !== self else { return }
        if child.controller.parent != nil {
            child.willMove(toParent: nil)
            child.removeFromParent()
        }
        child.willMove(toParent: self)
        child.controller.isMovingToParent = true
        controller.children.append(child)
        child.setParent(self)
        child.traitsMayHaveChanged()
    }

    /// Whether the view appears or disappears because of the parent is known while it does.
    func willMove(to parent: UIViewController?) {
        controller.isMovingFromParent = parent == nil && controller.parent != nil
    }

    func didMove() {
        switch controller.appearance {
        case .appearing, .disappearing: break
        case .appeared, .disappeared: cancelMove()
        }
    }

    /// The controller stays where it is after all, or has arrived.
    package func cancelMove() {
        controller.isMovingToParent = false
        controller.isMovingFromParent = false
    }

    package func reorderChildren(_ order: [UIViewController]) {
        guard order.count == children.count else { return }
        controller.children = order
    }

    /// Sets the parent and tells its observers.
    private func setParent(_ parent: UIViewController?) {
        announcing("parent") { controller.parent = parent }
    }

    func leaveParent() {
        MainThread.check("UIViewController.removeFromParent()")
        guard let parent = controller.parent else { return }
        parent.controller.children.removeAll { $0 === self }
        setParent(nil)
        didMove(toParent: nil)
        traitsMayHaveChanged()
    }

    func exchange(
        _ old: UIViewController,
        _ new: UIViewController,
        _ duration: TimeInterval,
        _ options: UIView.AnimationOptions,
        _ animations: (() -> Void)?,
        _ completion: ((Bool) -> Void)?
    ) {
        guard old.parent === self, new.parent === self else {
            fatalError(
                "UIViewController.transition(from:to:): \(old) and \(new) must be children of "
                    + "\(self); call addChild(_:) first."
            )
        }
        let animated = duration > 0
        let container = old.view.superview ?? view
        old.presentation.isDriving = true
        new.presentation.isDriving = true
        old.beginTransition(isAppearing: false, animated: animated)
        new.beginTransition(isAppearing: true, animated: animated)
        if let container, new.view.superview !== container { container.addSubview(new.view) }
        new.isAppearingNow()
        let finish = { (finished: Bool) in
            old.view.removeFromSuperview()
            new.endTransition()
            old.endTransition()
            old.presentation.isDriving = false
            new.presentation.isDriving = false
            completion?(finished)
        }
        UIView.animate(
            withDuration: duration,
            delay: 0,
            options: options,
            animations: { animations?() },
            completion: finish
        )
    }
}
