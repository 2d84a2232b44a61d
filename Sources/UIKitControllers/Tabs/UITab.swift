// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import UIKitCore

/// One of the choices of a tab bar controller; its controller is made when it is first needed.
@preconcurrency @MainActor
open class UITab: NSObject, UIPopoverPresentationControllerSourceItem {
    /// The stored properties of a tab.
    struct State {
        var provider: ((UITab) -> UIViewController)?
        var controller: UIViewController?
        var subtitle: String?
        var placement = Placement.automatic
        var userInfo: Any?
        var isHidden = false
        var isHiddenByDefault = false
        var allowsHiding = false
        weak var parent: UITabGroup?
        weak var owner: UITabBarController?
    }

    final var tab = State()
    /// The item that a bar shows for the tab.
    final let item = UITabBarItem()

    /// The tab's name, which no other tab of the controller has.
    public final let identifier: String

    /// Makes a tab, and the controller by a function when it is first needed.
    public init(
        title: String,
        image: UIImage?,
        identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.identifier = identifier
        super.init()
        item.title = title
        item.image = image
        tab.provider = viewControllerProvider
    }

    // MARK: Looks

    /// The text in bar and sidebar.
    open var title: String {
        get { item.title ?? "" }
        set { change { $0.item.title = newValue } }
    }

    /// The text below the title in the sidebar.
    open var subtitle: String? {
        get { tab.subtitle }
        set { change { $0.tab.subtitle = newValue } }
    }

    /// The picture in bar and sidebar.
    open var image: UIImage? {
        get { item.image }
        set { change { $0.item.image = newValue } }
    }

    /// The text of the badge; nil for no badge.
    open var badgeValue: String? {
        get { item.badgeValue }
        set { change { $0.item.badgeValue = newValue } }
    }

    /// Whether people can choose the tab; true by default.
    open var isEnabled: Bool {
        get { item.isEnabled }
        set { change { $0.item.isEnabled = newValue } }
    }

    /// Whether the tab is in neither bar nor sidebar.
    open var isHidden: Bool {
        get { tab.isHidden }
        set { change { $0.tab.isHidden = newValue } }
    }

    /// Whether the tab is hidden until people show it.
    open var isHiddenByDefault: Bool {
        get { tab.isHiddenByDefault }
        set { tab.isHiddenByDefault = newValue }
    }

    /// Whether people may hide the tab.
    open var allowsHiding: Bool {
        get { tab.allowsHiding }
        set { tab.allowsHiding = newValue }
    }

    /// Whether and where the tab is in a bar of regular width.
    open var preferredPlacement: UITab.Placement {
        get { tab.placement }
        set { change { $0.tab.placement = newValue } }
    }

    /// Anything that the program wants to keep with the tab.
    open var userInfo: Any? {
        get { tab.userInfo }
        set { tab.userInfo = newValue }
    }

    private final func change(_ body: (UITab) -> Void) {
        body(self)
        tabBarController?.tabDidChange()
    }

    // MARK: Relations

    /// The group that the tab is in.
    open var parent: UITabGroup? { tab.parent }

    /// The outermost group around with a navigation controller of its own; nil for none.
    open var managingTabGroup: UITabGroup? {
        let above = parent?.managingTabGroup
        return above ?? (parent?.managingNavigationController == nil ? nil : parent)
    }

    /// The controller that shows the tab or a group around it.
    open var tabBarController: UITabBarController? { tab.owner ?? parent?.tabBarController }

    /// The controller that the tab shows, made now if it was not yet.
    ///
    /// - Precondition: a tab of the controller's list has one, its own or a child's.
    open var viewController: UIViewController? {
        if tab.controller == nil { tab.controller = tab.provider?(self) }
        return tab.controller
    }

    /// Where the tab's button is in the space of a view; null where it is not shown.
    open func frame(in referenceView: UIView) -> CGRect? { item.frame(in: referenceView) }
}

extension UITab {
    /// Whether and where a tab is in a bar of regular width.
    public enum Placement: Int, Sendable {
        /// As `default`; in a group as `optional`.
        case automatic = 0
        /// In the bar, until people take it away.
        case `default` = 1
        /// Not in the bar, until people add it.
        case optional = 2
        /// In the bar, where people may move it.
        case movable = 3
        /// In the bar, at its end.
        case pinned = 4
        /// In the bar, before all others.
        case fixed = 5
        /// In the sidebar only.
        case sidebarOnly = 6
    }
}

extension UITab {
    /// The tab of the controller's list that contains this one, or is it.
    final var root: UITab {
        var tab = self
        while let parent = tab.parent { tab = parent }
        return tab
    }

    /// The tab itself and all inside it.
    final var all: [UITab] {
        [self] + ((self as? UITabGroup)?.children.flatMap(\.all) ?? [])
    }

    /// The tab inside this one that is chosen: itself, or in a group the chosen child.
    final var chosen: UITab { (self as? UITabGroup)?.selectedChild?.chosen ?? self }

    /// The controller that is shown for the tab: in a group the stack, or that of the chosen child.
    final var shownController: UIViewController? {
        guard let group = self as? UITabGroup else { return viewController }
        if let stack = group.managingNavigationController { return stack }
        return group.selectedChild?.shownController ?? viewController
    }

    /// Puts on stacks what they are to show.
    final func fillStacks() {
        guard let group = self as? UITabGroup else { return }
        if let stack = group.managingNavigationController { return group.fill(stack) }
        group.selectedChild?.fillStacks()
    }

    /// The controllers for the tab that were made already.
    final var madeControllers: [UIViewController] {
        if let stack = (self as? UITabGroup)?.managingNavigationController { return [stack] }
        let own = [tab.controller].compactMap { $0 }
        return own + ((self as? UITabGroup)?.children.flatMap(\.madeControllers) ?? [])
    }

    /// The order in a bar: fixed tabs first, pinned ones and the search last.
    final var rank: Int {
        if self is UISearchTab, preferredPlacement == .automatic { return 2 }
        switch preferredPlacement {
        case .fixed: return 0
        case .pinned: return 2
        default: return 1
        }
    }
}

extension UIViewController {
    /// The tab that the controller was made for; nil outside of a tab bar controller.
    public var tab: UITab? {
        tabBarController?.tabState.list.flatMap(\.all).first { $0.tab.controller === self }
    }
}
