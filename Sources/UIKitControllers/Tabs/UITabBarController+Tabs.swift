// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCore

extension UITabBarController: BarContainer, UnwindingContainer {
    package func unwind(towards child: UIViewController) {
        if tabState.controllers.contains(where: { $0 === child }) { select(child) }
    }

    package func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {}

    package func tabBarItemDidChange(of controller: UIViewController) {
        if tabState.bar != nil { refreshItems(animated: false) }
    }

    // MARK: Which tabs

    /// How many tabs a bar shows at most where the width is compact.
    private static let limit = 5

    /// The controllers that have tabs of their own.
    private var direct: [UIViewController] {
        guard !hasTabs else {
            let overflow = overflowControllers
            return tabState.controllers.filter { one in !overflow.contains { $0 === one } }
        }
        return Array(tabState.controllers.prefix(directCount(of: tabState.controllers.count)))
    }

    /// How many of some tabs the bar shows, besides More.
    func directCount(of count: Int) -> Int {
        let isNarrow = traitCollection.horizontalSizeClass != .regular
        return isNarrow && count > UITabBarController.limit ? UITabBarController.limit - 1 : count
    }

    /// The controllers behind More.
    var hidden: [UIViewController] {
        hasTabs ? overflowControllers : Array(tabState.controllers.dropFirst(direct.count))
    }

    var moreController: UINavigationController {
        if let more = tabState.more { return more }
        let more = UINavigationController(rootViewController: MoreController(self))
        more.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        tabState.more = more
        return more
    }

    /// Makes tabs of the children that an archive had.
    func takeArchivedTabs(_ coder: NSCoder) {
        guard !children.isEmpty else { return }
        change(to: children, animated: false)
        FieldDecoder(coder).integer("UISelectedIndex") { selectedIndex = $0 }
    }

    func change(to list: [UIViewController]?, animated: Bool) {
        forgetTabs()
        changeControllers(to: list, animated: animated)
    }

    func changeControllers(to list: [UIViewController]?, animated: Bool) {
        let controllers = list ?? []
        tabState.wasSet = list != nil
        settleTransition()
        let oldIndex =
            tabState.controllers.firstIndex { $0 === tabState.selected } ?? NSNotFound
        // One that is seen leaves in a transition of its own, which the delegate may animate.
        let staying = animated && tabState.content?.window != nil ? tabState.shown : nil
        for child in tabState.controllers where !controllers.contains(where: { $0 === child }) {
            child.willMove(toParent: nil)
            if child === staying { continue }
            if child === tabState.shown { hide(child) }
            child.removeFromParent()
        }
        tabState.controllers = controllers
        for child in controllers where !isAdopted(child) {
            addChild(child)
            child.didMove(toParent: self)
            // As dumps of apps show; what is in such a stack waits until it is chosen.
            (child as? UINavigationController)?.loadWaiting()
        }
        if let selected = tabState.selected, selected !== tabState.more,
            !controllers.contains(where: { $0 === selected })
        {
            tabState.selected = nil
        }
        if tabState.selected == nil {
            tabState.selected =
                controllers.indices.contains(oldIndex) ? controllers[oldIndex] : controllers.first
        }
        if hidden.isEmpty, tabState.selected === tabState.more, tabState.more != nil {
            tabState.selected = controllers.first
        }
        if tabState.bar != nil { refreshItems(animated: animated) }
        if isViewLoaded { showSelected() }
        if tabState.transition == nil, let staying { letGo(staying) }
    }

    /// Ends the parenthood of a controller that has no tab any more.
    private func letGo(_ controller: UIViewController) {
        guard controller !== tabState.more, controller.parent === self,
            !tabState.controllers.contains(where: { $0 === controller })
        else { return }
        controller.removeFromParent()
    }

    private func isAdopted(_ child: UIViewController) -> Bool {
        guard let parent = child.parent else { return false }
        return parent === self || parent === tabState.more
    }

    /// Takes back what was shown from the list behind More.
    func takeBackHidden() {
        for child in hidden where child.parent == nil {
            addChild(child)
            child.didMove(toParent: self)
        }
    }

    func refreshItems(animated: Bool) {
        adoptOverflow()
        var items =
            hasTabs ? directTabs.map(\.item) : direct.compactMap { $0.tabBarItem }
        if !hidden.isEmpty {
            if moreController.parent == nil {
                addChild(moreController)
                moreController.didMove(toParent: self)
            }
            items += [moreController.tabBarItem].compactMap { $0 }
            (moreController.viewControllers.first as? MoreController)?.refresh()
        }
        ownBar.show(items, animated: animated)
        tabState.sidebarView?.show(tabState.list)
        highlight()
    }

    private func highlight() {
        tabState.sidebarView?.highlight(tabState.chosenTab?.chosen)
        guard let selected = tabState.selected else { return ownBar.select(nil) }
        if hasTabs, let tab = directTabs.first(where: { $0 === tabState.chosenTab }) {
            return ownBar.select(tab.item)
        }
        let isDirect = direct.contains { $0 === selected }
        let owner = isDirect ? selected : tabState.more
        ownBar.select(
            owner?.tabBarItem.flatMap { item in
                ownBar.items?.first { $0 === item }
            }
        )
    }

    // MARK: Choosing

    /// A finger has chosen an item.
    func choose(_ item: UITabBarItem) {
        guard tabState.transition == nil else { return }
        if let tab = directTabs.first(where: { $0.item === item }) { return chooseByHand(tab) }
        let chosen = direct.first { $0.tabBarItem === item }
        guard let controller = chosen ?? (item === tabState.more?.tabBarItem ? tabState.more : nil)
        else {
            return
        }
        guard tabState.delegate?.tabBarController?(self, shouldSelect: controller) ?? true else {
            return
        }
        if controller === tabState.shown { goToTop(controller) } else { select(controller) }
        tabBar(ownBar, didSelect: item)
        tabState.delegate?.tabBarController?(self, didSelect: controller)
    }

    /// The tab that is chosen was tapped again: back to where it began.
    func goToTop(_ controller: UIViewController) {
        if let navigation = controller as? UINavigationController,
            navigation.viewControllers.count > 1
        {
            navigation.popToRootViewController(animated: true)
        } else if let scrollView = contentScrollView(of: controller), scrollView.scrollsToTop {
            scrollView.setContentOffset(
                CGPoint(x: scrollView.contentOffset.x, y: scrollView.topOffset),
                animated: true
            )
        }
    }

    func select(_ controller: UIViewController) {
        announcing("selectedViewController", "selectedIndex") {
            settleTransition()
            tabState.selected = controller
            tabState.turningPoint = nil
            if let tab = tab(showing: controller) { tabState.chosenTab = tab }
            if tabState.bar != nil { highlight() }
            if isViewLoaded { showSelected() }
        }
    }

    // MARK: Showing

    /// The child that shows the chosen controller: itself, or More around it.
    private var wanted: UIViewController? {
        guard let selected = tabState.selected else { return nil }
        let isHidden = hidden.contains { $0 === selected }
        // A stack cannot be on another one: it is shown in its place.
        return isHidden && !(selected is UINavigationController) ? tabState.more : selected
    }

    func showSelected() {
        guard let content = tabState.content else { return }
        let new = wanted
        if let new, new === tabState.more, let selected = tabState.selected, selected !== new,
            selected.parent !== new, let list = tabState.more?.viewControllers.first
        {
            tabState.more?.setViewControllers([list, selected], animated: false)
        }
        guard new !== tabState.shown else { return arrangeBar() }
        let stack = (new as? UINavigationController).map { $0.hidesBottomBar($0.viewControllers) }
        setBarOffscreen(stack ?? false, animated: false)
        let old = tabState.shown
        tabState.shown = new
        setNeedsStatusBarAppearanceUpdate()
        guard let new else {
            if let old { hide(old) }
            return
        }
        guard content.window != nil else {
            old?.viewIfLoaded?.removeFromSuperview()
            place(new.view)
            content.addSubview(new.view)
            return arrangeBar()
        }
        let animator = old.flatMap { old in
            tabState.delegate?.tabBarController?(
                self,
                animationControllerForTransitionFrom: old,
                to: new
            )
        }
        if let animator, let old, UIView.areAnimationsEnabled {
            return animate(from: old, to: new, animator)
        }
        // Without an animation, the new controller hears of it first, as devices log it.
        new.beginTransition(isAppearing: true, animated: false)
        old?.beginTransition(isAppearing: false, animated: false)
        place(new.view)
        old?.viewIfLoaded?.removeFromSuperview()
        old?.endTransition()
        content.addSubview(new.view)
        new.isAppearingNow()
        new.endTransition()
        arrangeBar()
        view.setNeedsLayout()
    }

    private func hide(_ controller: UIViewController) {
        let isSeen = controller.viewIfLoaded?.window != nil
        if isSeen { controller.beginTransition(isAppearing: false, animated: false) }
        controller.viewIfLoaded?.removeFromSuperview()
        if isSeen { controller.endTransition() }
        tabState.shown = nil
    }

    private func animate(
        from old: UIViewController,
        to new: UIViewController,
        _ animator: any UIViewControllerAnimatedTransitioning
    ) {
        guard let content = tabState.content else { return }
        let leader =
            tabState.delegate?.tabBarController?(self, interactionControllerFor: animator) ?? nil
        let transition = ViewTransition(
            in: content,
            from: ViewTransition.Side(old, view: nil),
            to: ViewTransition.Side(new, view: nil),
            isAnimated: true,
            animator: animator,
            interaction: leader
        )
        tabState.transition = transition
        noteTransition(transition)
        for side in [old, new] { side.transitionUnderWay = transition }
        new.loadViewIfNeeded()
        old.beginTransition(isAppearing: false, animated: true)
        new.beginTransition(isAppearing: true, animated: true)
        place(new.view)
        let frame = new.view.frame
        transition.from = ViewTransition.Side(old, view: old.view, from: frame, to: frame)
        transition.to = ViewTransition.Side(new, view: new.view, from: frame, to: frame)
        transition.didEnd = { [self] completed in
            tabState.transition = nil
            let leaving = completed ? old : new
            if !completed {
                new.beginTransition(isAppearing: false, animated: true)
                old.beginTransition(isAppearing: true, animated: true)
                tabState.shown = old
                tabState.selected = old
                highlight()
            } else if new.view.superview !== content {
                content.addSubview(new.view)
            }
            leaving.viewIfLoaded?.removeFromSuperview()
            old.endTransition()
            new.endTransition()
            for side in [old, new] { side.transitionUnderWay = nil }
            letGo(old)
            noteTransition(nil)
            arrangeBar()
        }
        transition.start()
        new.isAppearingNow()
        arrangeBar()
    }

    private func settleTransition() {
        guard let transition = tabState.transition else { return }
        for view in [transition.from.view, transition.to.view] { view?.layer.removeAllAnimations() }
        transition.completeTransition(!transition.transitionWasCancelled)
    }
}
