// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitCore

// Tabs as objects, whose controllers are made when they are chosen.
extension UITabBarController {
    /// Whether the controller has tabs, not only controllers.
    var hasTabs: Bool { !tabState.list.isEmpty }

    // MARK: Which tabs

    /// The tabs for the bar, in its order.
    var barTabs: [UITab] {
        let isNarrow = traitCollection.horizontalSizeClass != .regular
        let shown = tabState.list.filter { tab in
            if tab.isHidden { return false }
            let placement = tab.preferredPlacement
            return isNarrow || (placement != .optional && placement != .sidebarOnly)
        }
        return (0...2).flatMap { rank in shown.filter { $0.rank == rank } }
    }

    /// The tabs that the bar shows.
    var directTabs: [UITab] { Array(barTabs.prefix(directCount(of: barTabs.count))) }

    /// The tabs behind More.
    private var overflowTabs: [UITab] { Array(barTabs.dropFirst(directCount(of: barTabs.count))) }

    /// The controllers of the tabs behind More.
    var overflowControllers: [UIViewController] {
        overflowTabs.compactMap { $0.madeControllers.first }
    }

    /// The item of a controller behind More.
    func item(of controller: UIViewController) -> UITabBarItem? {
        hasTabs ? tab(showing: controller)?.item : controller.tabBarItem
    }

    /// The tab of the list that shows a controller.
    func tab(showing controller: UIViewController) -> UITab? {
        tabState.list.first { tab in tab.madeControllers.contains { $0 === controller } }
    }

    func changeTabs(to list: [UITab], animated: Bool) {
        let former = tabState.chosenTab
        forgetTabs()
        tabState.list = list
        for tab in list { tab.tab.owner = self }
        let chosen = list.first { $0 === former } ?? barTabs.first ?? list.first
        tabState.chosenTab = chosen
        if let chosen { tabState.selected = controller(of: chosen) }
        changeControllers(to: list.flatMap(\.madeControllers), animated: animated)
    }

    /// Lets go of the tabs: controllers take their place.
    func forgetTabs() {
        for tab in tabState.list { tab.tab.owner = nil }
        tabState.list = []
        tabState.chosenTab = nil
    }

    /// The controller of a tab, which has to be there.
    private func controller(of tab: UITab) -> UIViewController {
        tab.fillStacks()
        guard let controller = tab.shownController else {
            fatalError(
                "UITab: the tab \(tab.identifier) has no view controller; give it a provider that "
                    + "makes one."
            )
        }
        return controller
    }

    /// Takes in controllers that were made meanwhile.
    private func adoptMade() {
        let made = tabState.list.flatMap(\.madeControllers)
        guard !made.elementsEqual(tabState.controllers, by: ===) else { return }
        changeControllers(to: made, animated: false)
    }

    /// Makes the controllers behind More, whose titles its list shows.
    func adoptOverflow() {
        guard hasTabs, !overflowTabs.isEmpty else { return }
        for tab in overflowTabs { _ = controller(of: tab) }
        for child in overflowControllers
        where !tabState.controllers.contains(where: { $0 === child }) {
            tabState.controllers.append(child)
            addChild(child)
            child.didMove(toParent: self)
        }
    }

    /// Title, picture, place or visibility of a tab has changed.
    func tabDidChange() {
        if let chosen = tabState.chosenTab, chosen.isHidden, let other = barTabs.first {
            choose(other)
        }
        if isViewLoaded { refreshItems(animated: false) }
    }

    /// A group shows another child.
    func chosenChildDidChange(in root: UITab) {
        guard root === tabState.chosenTab else { return }
        choose(root)
    }

    // MARK: Choosing

    /// Shows a tab of the list.
    func choose(_ root: UITab) {
        let controller = controller(of: root)
        tabState.chosenTab = root
        tabState.selected = controller
        adoptMade()
        select(controller)
    }

    /// Shows a tab at any depth: its groups choose it.
    func show(_ tab: UITab) {
        guard tab.tabBarController === self else {
            fatalError(
                "UITabBarController.selectedTab: \(tab.identifier) is not in the controller; "
                    + "choose one of tabs."
            )
        }
        var inner = tab
        while let parent = inner.parent {
            parent.choose(inner)
            inner = parent
        }
        choose(inner)
    }

    /// Whether a tap may choose a tab.
    func allows(_ tab: UITab) -> Bool {
        guard tab.isEnabled else { return false }
        guard let delegate = tabState.delegate else { return true }
        if let answer = delegate.tabBarController?(self, shouldSelectTab: tab) { return answer }
        guard let controller = tab.root.shownController else { return true }
        return delegate.tabBarController?(self, shouldSelect: controller) ?? true
    }

    /// Tells that a tap has chosen a tab.
    func tell(_ tab: UITab, after previous: UITab?) {
        tabState.delegate?.tabBarController?(self, didSelectTab: tab, previousTab: previous)
        guard let selected = tabState.selected else { return }
        tabState.delegate?.tabBarController?(self, didSelect: selected)
    }

    /// A finger has chosen a tab, in the bar or in the sidebar.
    func chooseByHand(_ tab: UITab) {
        guard tabState.transition == nil, allows(tab) else { return }
        let previous = tabState.chosenTab?.chosen
        let isShown = tabState.shown === tabState.chosenTab?.shownController
        if isShown, tab === tabState.chosenTab || tab === previous, let shown = tabState.shown {
            goToTop(shown)
        } else if tab.parent == nil {
            choose(tab)
        } else {
            show(tab)
        }
        setMinimized(false)
        tabBar(ownBar, didSelect: tab.root.item)
        tell(tab.chosen, after: previous)
        (tab as? UISearchTab)?.activateSearchIfWanted()
    }
}

extension UITabBarController {
    /// Whether a sidebar may be shown beside the bar.
    public enum Mode: Int, Sendable {
        /// As `tabBar`.
        case automatic = 0
        /// A bar only.
        case tabBar = 1
        /// A sidebar in the bar's place, where there is room for it.
        case tabSidebar = 2
    }

    /// When the bar gives way to content that is scrolled.
    public enum MinimizeBehavior: Int, Sendable {
        /// As `never`.
        case automatic = 0
        /// The bar stays.
        case never = 1
        /// The bar goes when the content is scrolled down, and comes back when it is scrolled up.
        case onScrollDown = 2
        /// The bar goes when the content is scrolled up, and comes back when it is scrolled down.
        case onScrollUp = 3
    }
}
