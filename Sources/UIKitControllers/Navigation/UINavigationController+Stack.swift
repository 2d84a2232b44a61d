// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCore

extension UINavigationController: ShowingContainer, BarContainer, UnwindingContainer {
    package var showsControllers: Bool { true }
    package var showsDetailControllers: Bool { false }

    package func unwind(towards child: UIViewController) {
        if child !== topViewController { popToViewController(child, animated: true) }
    }

    /// The first of the stack, whose title the tab has.
    package var tabBarItemSource: UIViewController? { children.first }

    package func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
        guard controller === topViewController, let toolbar = navigation.toolbar else { return }
        toolbar.setItems(controller.toolbarItems, animated: animated)
    }

    // MARK: Stack

    func push(_ controller: UIViewController, _ animated: Bool) {
        guard !(controller is UINavigationController) else {
            fatalError(
                "UINavigationController.pushViewController: \(controller) is a navigation "
                    + "controller; push its root instead, or present it."
            )
        }
        guard !children.contains(where: { $0 === controller }) else {
            fatalError(
                "UINavigationController.pushViewController: \(controller) is on the stack already; "
                    + "pop to it, or push another instance."
            )
        }
        settleTransition()
        let old = topViewController
        changingStack { addChild(controller) }
        go(from: old, to: controller, .push, animated) { _ in }
    }

    func popTo(_ controller: UIViewController, _ animated: Bool) -> [UIViewController]? {
        settleTransition()
        guard let index = children.firstIndex(where: { $0 === controller }) else {
            fatalError(
                "UINavigationController.popToViewController: \(controller) is not on the stack."
            )
        }
        let leaving = Array(children[(index + 1)...])
        guard let old = leaving.last else { return [] }
        for child in leaving { child.willMove(toParent: nil) }
        let stack = Array(children[...index])
        go(from: old, to: controller, .pop, animated, stack: stack) { [self] completed in
            guard completed else { return }
            changingStack { for child in leaving { child.removeFromParent() } }
        }
        return leaving
    }

    /// Runs a change of the stack, with one notification to its observers however many parts it has.
    private func changingStack(_ change: () -> Void) {
        guard !navigation.changesStack else { return change() }
        announcing("viewControllers") {
            navigation.changesStack = true
            change()
            navigation.changesStack = false
        }
    }

    func changeStack(to stack: [UIViewController], animated: Bool) {
        settleTransition()
        changingStack { exchangeStack(for: stack, animated: animated) }
    }

    private func exchangeStack(for stack: [UIViewController], animated: Bool) {
        let former = children
        let old = topViewController
        defer { if former.first !== children.first { tellOfTabBarItem() } }
        let isBack = stack.last.map { top in former.contains { $0 === top } } ?? true
        let leaving = former.filter { child in !stack.contains { $0 === child } }
        for child in leaving { child.willMove(toParent: nil) }
        for child in stack where child.parent !== self { addChild(child) }
        reorderChildren(stack + leaving)
        guard stack.last !== old else {
            for child in leaving { child.removeFromParent() }
            let items = stack.map(\.navigationItem)
            if isViewLoaded {
                ownBar.show(items, animated: false, isPush: !isBack)
            } else {
                navigation.bar?.take(items)
            }
            return
        }
        let operation: Operation = isBack ? .pop : .push
        go(from: old, to: stack.last, operation, animated, stack: stack) { [self] _ in
            changingStack { for child in leaving { child.removeFromParent() } }
        }
    }

    // MARK: Showing

    /// Whether one of a stack wants no tab bar below it.
    func hidesBottomBar(_ stack: [UIViewController]) -> Bool {
        stack.contains { $0.hidesBottomBarWhenPushed }
    }

    private func followInTabBar(_ stack: [UIViewController], _ animated: Bool) {
        tabBarController?.follow(self, isBarOffscreen: hidesBottomBar(stack), animated: animated)
    }

    /// Loads the view of a stack that is not seen yet, and none of the views of its children.
    func loadWaiting() {
        guard !isViewLoaded else { return }
        navigation.isWaiting = true
        loadViewIfNeeded()
    }

    func showWaiting() {
        guard navigation.isWaiting else { return }
        showTop()
        guard let top = navigation.shown?.view, top.superview == nil else { return }
        place(top)
        navigation.content?.addSubview(top)
    }

    /// Shows the topmost controller without any transition, as when the view is loaded.
    func showTop() {
        navigation.isWaiting = false
        followInTabBar(children, false)
        guard let content = navigation.content, let top = topViewController else { return }
        navigation.shown = top
        let isSeen = content.window != nil
        if !isSeen { place(top.view) }
        ownBar.show(children.map(\.navigationItem), animated: false, isPush: true)
        toolbarItemsDidChange(of: top, animated: false)
        arrangeBars()
        if !isSeen { content.addSubview(top.view) }
        top.didMove(toParent: self)
    }

    /// Tells the delegate of the child that appears together with this controller's own view, which
    /// no transition brings.
    func announceAppearance() {
        weak var appearing: UIViewController?
        followAppearance { [unowned self] hasEnded, animated in
            guard let top = navigation.shown else { return }
            if !hasEnded {
                guard navigation.announced !== top else { return }
                navigation.announced = top
                appearing = top
                navigation.delegate?.navigationController?(self, willShow: top, animated: animated)
            } else if appearing === top {
                appearing = nil
                navigation.delegate?.navigationController?(self, didShow: top, animated: animated)
            }
        }
    }

    private func go(
        from old: UIViewController?,
        to new: UIViewController?,
        _ operation: Operation,
        _ animated: Bool,
        stack: [UIViewController]? = nil,
        _ finish: @escaping (Bool) -> Void
    ) {
        let stack = stack ?? children
        guard isViewLoaded, let content = navigation.content else {
            finish(true)
            navigation.bar?.take(stack.map(\.navigationItem))
            return
        }
        guard content.window != nil, let new else {
            old?.viewIfLoaded?.removeFromSuperview()
            finish(true)
            ownBar.show(stack.map(\.navigationItem), animated: false, isPush: true)
            return new == nil ? () : showTop()
        }
        let animated = animated && UIView.areAnimationsEnabled && old != nil
        followInTabBar(stack, animated)
        let custom: (any UIViewControllerAnimatedTransitioning)? =
            animated
            ? old.flatMap { old in
                navigation.delegate?.navigationController?(
                    self,
                    animationControllerFor: operation,
                    from: old,
                    to: new
                )
            } : nil
        let leader: (any UIViewControllerInteractiveTransitioning)? =
            custom.flatMap { custom in
                navigation.delegate?.navigationController?(self, interactionControllerFor: custom)
            } ?? navigation.leader
        let animator = custom ?? NavigationAnimator(operation, isInteractive: leader != nil)
        let transition = ViewTransition(
            in: content,
            from: ViewTransition.Side(old, view: nil),
            to: ViewTransition.Side(new, view: nil),
            isAnimated: animated,
            animator: animator,
            interaction: leader
        )
        navigation.transition = transition
        noteTransition(transition)
        for side in [old, new] { side?.transitionUnderWay = transition }
        new.loadViewIfNeeded()
        old?.beginTransition(isAppearing: false, animated: animated)
        new.beginTransition(isAppearing: true, animated: animated)
        navigation.announced = new
        navigation.delegate?.navigationController?(self, willShow: new, animated: animated)
        navigation.shown = new
        place(new.view)
        let full = new.view.frame
        let oldFrame = old?.viewIfLoaded?.frame ?? .zero
        transition.from = ViewTransition.Side(
            old,
            view: old?.viewIfLoaded,
            from: oldFrame,
            to: operation == .pop ? oldFrame.offsetBy(dx: full.width, dy: 0) : .zero
        )
        transition.to = ViewTransition.Side(new, view: new.view, from: .zero, to: full)
        let formerItems = ownBar.items ?? []
        transition.didEnd = { [self] completed in
            didGo(old, new, completed, animated, formerItems, finish)
        }
        if custom == nil {
            if operation == .pop, let oldView = old?.viewIfLoaded, oldView.superview === content {
                content.insertSubview(new.view, belowSubview: oldView)
            } else {
                content.addSubview(new.view)
            }
            new.isAppearingNow()
        }
        ownBar.show(stack.map(\.navigationItem), animated: animated, isPush: operation == .push)
        toolbarItemsDidChange(of: new, animated: animated)
        arrangeBars()
        transition.start()
        if custom != nil { new.isAppearingNow() }
    }

    private func didGo(
        _ old: UIViewController?,
        _ new: UIViewController,
        _ completed: Bool,
        _ animated: Bool,
        _ formerItems: [UINavigationItem],
        _ finish: (Bool) -> Void
    ) {
        navigation.transition = nil
        if completed {
            old?.viewIfLoaded?.removeFromSuperview()
            if new.view.superview !== navigation.content, let content = navigation.content {
                content.addSubview(new.view)
            }
        } else {
            old?.cancelMove()
            new.cancelMove()
            new.beginTransition(isAppearing: false, animated: animated)
            old?.beginTransition(isAppearing: true, animated: animated)
            new.view.removeFromSuperview()
            navigation.shown = old
            navigation.announced = old
            followInTabBar(children, animated)
            ownBar.show(formerItems, animated: false, isPush: false)
            if let old { toolbarItemsDidChange(of: old, animated: false) }
        }
        old?.endTransition()
        new.endTransition()
        for side in [old, new] { side?.transitionUnderWay = nil }
        noteTransition(nil)
        finish(completed)
        if completed {
            new.didMove(toParent: self)
            navigation.delegate?.navigationController?(self, didShow: new, animated: animated)
        }
        barsMayHaveChanged()
    }

    /// A transition that is under way ends at once: another one begins.
    private func settleTransition() {
        guard let transition = navigation.transition else { return }
        for view in [transition.from.view, transition.to.view] { view?.layer.removeAllAnimations() }
        transition.completeTransition(!transition.transitionWasCancelled)
    }

    // MARK: Back

    /// The back button was tapped.
    func goBackByHand() {
        guard navigation.transition == nil else { return }
        let mayGo =
            (self as? any UINavigationBarDelegate).flatMap { delegate in
                ownBar.topItem.flatMap { delegate.navigationBar?(ownBar, shouldPop: $0) }
            } ?? true
        if mayGo { popViewController(animated: true) }
    }

    func edgeWasDragged(_ recognizer: UIGestureRecognizer) {
        guard let pan = recognizer as? UIPanGestureRecognizer, let view = viewIfLoaded else {
            return
        }
        let part = max(0, min(1, pan.translation(in: view).x / max(view.bounds.width, 1)))
        switch pan.state {
        case .began:
            guard children.count > 1, navigation.transition == nil else { return }
            let leader = UIPercentDrivenInteractiveTransition()
            leader.completionCurve = .easeOut
            navigation.leader = leader
            popViewController(animated: true)
            leader.update(part)
        case .changed: navigation.leader?.update(part)
        case .ended, .cancelled, .failed:
            let speed = pan.velocity(in: view).x
            let goes = pan.state == .ended && (speed > 300 || part > 0.5 && speed > -300)
            let leader = navigation.leader
            navigation.leader = nil
            if goes { leader?.finish() } else { leader?.cancel() }
        case .possible: break
        }
    }
}

/// Moves controllers in from the right and back out.
@MainActor
final class NavigationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let operation: UINavigationController.Operation
    private let isInteractive: Bool

    /// How far the view below moves, in widths.
    private static let below: CGFloat = 0.3
    private static let seconds: TimeInterval = 0.35

    init(_ operation: UINavigationController.Operation, isInteractive: Bool) {
        self.operation = operation
        self.isInteractive = isInteractive
        super.init()
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        NavigationAnimator.seconds
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let new = context.view(forKey: .to),
            let controller = context.viewController(forKey: .to)
        else { return context.completeTransition(true) }
        let old = context.view(forKey: .from)
        let place = context.finalFrame(for: controller)
        guard context.isAnimated else {
            new.frame = place
            return context.completeTransition(true)
        }
        let isPush = operation != .pop
        let right = place.offsetBy(dx: place.width, dy: 0)
        let left = place.offsetBy(dx: -place.width * NavigationAnimator.below, dy: 0)
        let former = old?.frame ?? place
        let upper = isPush ? new : old
        UIView.performWithoutAnimation {
            new.frame = isPush ? right : left
            new.layoutIfNeeded()
            upper?.layer.shadowOpacity = 0.2
            upper?.layer.shadowRadius = 6
            upper?.layer.shadowOffset = .zero
        }
        let curve: UIView.AnimationOptions = isInteractive ? .curveLinear : .curveEaseOut
        UIView.animate(
            withDuration: transitionDuration(using: context),
            delay: 0,
            options: curve
        ) {
            new.frame = place
            old?.frame = former.offsetBy(
                dx: isPush ? -former.width * NavigationAnimator.below : former.width,
                dy: 0
            )
        } completion: { _ in
            upper?.layer.shadowOpacity = 0
            old?.frame = former
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
