// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKitCore

/// Shows one of several controllers, which a bar at the bottom chooses among.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    /// What the controller is.
    @MainActor
    struct State {
        weak var delegate: (any UITabBarControllerDelegate)?
        var bar: UITabBar?
        var controllers: [UIViewController] = []
        /// Whether there was a list of controllers, be it an empty one.
        var wasSet = false
        var customizable: [UIViewController]?
        var selected: UIViewController?
        /// Where the chosen controller is shown.
        var content: UIView?
        /// The controller whose view is shown.
        weak var shown: UIViewController?
        var more: UINavigationController?
        var isBarOffscreen = false
        var transition: ViewTransition?
        /// The tabs; empty where controllers alone were set.
        var list: [UITab] = []
        /// The chosen tab of the list.
        var chosenTab: UITab?
        var mode = Mode.automatic
        var sidebar: Sidebar?
        var sidebarView: TabSidebarView?
        var minimizing = MinimizeBehavior.automatic
        var isMinimized = false
        /// The offset from which the way is counted after which the bar goes or comes.
        var turningPoint: CGFloat?
        var accessory: UITabAccessory?
        var accessoryView: TabAccessoryView?
    }

    final var tabState = State()

    // MARK: Life

    /// Makes a controller without tabState.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Reads an archived controller.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        takeArchivedTabs(coder)
        archive(PropertyArchive(self, from: coder))
        configureFromNib(coder, as: UITabBarController.self)
    }

    /// Archives the controller with its tabs and the chosen one.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(selectedIndex, forKey: "UISelectedIndex")
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<UITabBarController>) {
        properties.keep(\.tabState.customizable, "UICustomizableViewControllers")
        properties.keep(\.tabState.mode, "UITabBarControllerMode")
        properties.keep(\.tabState.minimizing, "UITabBarMinimizeBehavior")
    }

    /// Makes the view that holds the chosen controller's view and the bar.
    open override func loadView() { makeTabView() }

    /// Shows the chosen controller.
    open override func viewDidLoad() {
        if let result: Void = replaced("viewDidLoad", in: UITabBarController.self) { return result }
        super.viewDidLoad()
        refreshItems(animated: false)
        showSelected()
    }

    /// Places the bar and tells the content what it covers.
    open override func viewWillLayoutSubviews() {
        if let result: Void = replaced("viewWillLayoutSubviews", in: UITabBarController.self) {
            return result
        }
        super.viewWillLayoutSubviews()
        arrangeBar()
    }

    /// Follows the safe area.
    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        arrangeBar()
    }

    /// Shows as many tabs as fit the new circumstances.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if isViewLoaded { refreshItems(animated: false) }
    }

    /// Saves the order of the tabs and the chosen one.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeTabs(to: coder)
    }

    /// Restores the order of the tabs and the chosen one.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeTabs(from: coder)
    }

    // MARK: Tabs

    /// Who hears of what is chosen.
    open weak var delegate: (any UITabBarControllerDelegate)? {
        get { tabState.delegate }
        set { announcing("delegate") { tabState.delegate = newValue } }
    }

    /// The tabs, whose controllers are made when they are first chosen; empty where
    /// ``viewControllers`` were set.
    open var tabs: [UITab] {
        get { tabState.list }
        set { setTabs(newValue, animated: false) }
    }

    /// Sets the tabs; the chosen one stays so if it is among them.
    open func setTabs(_ tabs: [UITab], animated: Bool) { changeTabs(to: tabs, animated: animated) }

    /// The chosen tab; of a group the chosen one inside.
    open var selectedTab: UITab? {
        get { tabState.chosenTab?.chosen }
        set { if let newValue { show(newValue) } }
    }

    /// The tab with a name, at any depth.
    open func tab(forIdentifier identifier: String) -> UITab? {
        tabState.list.lazy.flatMap(\.all).first { $0.identifier == identifier }
    }

    /// Whether a sidebar may be shown.
    open var mode: UITabBarController.Mode {
        get { tabState.mode }
        set {
            guard newValue != tabState.mode else { return }
            tabState.mode = newValue
            barMayHaveChanged()
        }
    }

    /// The list of the tabs at the leading edge, where there is room for it.
    open var sidebar: UITabBarController.Sidebar { ownSidebar }

    /// When the bar gives way to content that is scrolled, on a phone.
    open var tabBarMinimizeBehavior: UITabBarController.MinimizeBehavior {
        get { tabState.minimizing }
        set {
            tabState.minimizing = newValue
            setMinimized(false)
        }
    }

    /// A view above the bar; nil, the default, for none.
    open var bottomAccessory: UITabAccessory? {
        get { tabState.accessory }
        set { setBottomAccessory(newValue, animated: false) }
    }

    /// Sets the view above the bar.
    open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        changeAccessory(to: bottomAccessory, animated: animated)
    }

    /// The controllers, from the leading tab; of more than five on a phone, the last are behind a
    /// tab that says More.
    open var viewControllers: [UIViewController]? {
        get { tabState.controllers.isEmpty && !tabState.wasSet ? nil : tabState.controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets the controllers.
    ///
    /// The chosen one stays so if it is among them; else the one in its place is chosen, or the
    /// first.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        replaced(
            "setViewControllers:animated:",
            in: UITabBarController.self,
            [viewControllers, animated]
        )
            ?? announcing("viewControllers") { change(to: viewControllers, animated: animated) }
    }

    /// The controller that is chosen, which may be the one behind More.
    open var selectedViewController: UIViewController? {
        get { tabState.selected }
        set {
            if let result: Void = replaced(
                "setSelectedViewController:",
                in: UITabBarController.self,
                [newValue]
            ) {
                return result
            }
            guard let newValue else { return }
            guard
                newValue === tabState.more
                    || tabState.controllers.contains(where: { $0 === newValue })
            else {
                fatalError(
                    "UITabBarController.selectedViewController: \(newValue) has no tab; choose one "
                        + "of viewControllers."
                )
            }
            select(newValue)
        }
    }

    /// The place of the chosen controller; `NSNotFound` for More and where there is none.
    open var selectedIndex: Int {
        get {
            if hasTabs {
                return tabState.list.firstIndex { $0 === tabState.chosenTab } ?? NSNotFound
            }
            return tabState.controllers.firstIndex { $0 === tabState.selected } ?? NSNotFound
        }
        set {
            if let result: Void = replaced(
                "setSelectedIndex:",
                in: UITabBarController.self,
                [newValue]
            ) {
                return result
            }
            if hasTabs {
                if tabState.list.indices.contains(newValue) { choose(tabState.list[newValue]) }
                return
            }
            guard tabState.controllers.indices.contains(newValue) else { return }
            select(tabState.controllers[newValue])
        }
    }

    /// The controller behind More, with the list of the tabs that do not fit.
    open var moreNavigationController: UINavigationController { moreController }

    /// The controllers whose tabs people may move; all by default.
    open var customizableViewControllers: [UIViewController]? {
        get { tabState.customizable ?? viewControllers }
        set { announcing("customizableViewControllers") { tabState.customizable = newValue } }
    }

    /// The bar at the bottom; its items are those of the controllers.
    open var tabBar: UITabBar { ownBar }

    /// An item was chosen by hand.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// Told before people choose which items the bar has.
    open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}

    /// Told when people can choose which items the bar has.
    open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}

    /// Told before that ends.
    open func tabBar(
        _ tabBar: UITabBar,
        willEndCustomizing items: [UITabBarItem],
        changed: Bool
    ) {}

    /// Told when that has ended.
    open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

    // MARK: Who decides

    /// The chosen controller.
    open override var childForStatusBarStyle: UIViewController? {
        if let answer: UIViewController? = replaced(
            "childForStatusBarStyle",
            in: UITabBarController.self
        ) {
            return answer
        }
        return tabState.selected
    }

    /// The chosen controller.
    open override var childForStatusBarHidden: UIViewController? {
        if let answer: UIViewController? = replaced(
            "childForStatusBarHidden",
            in: UITabBarController.self
        ) {
            return answer
        }
        return tabState.selected
    }

    /// The chosen controller.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { tabState.selected }

    /// The chosen controller.
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
        tabState.selected
    }

    /// What the delegate says, else what is usual.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        tabState.delegate?.tabBarControllerSupportedInterfaceOrientations?(self)
            ?? super.supportedInterfaceOrientations
    }

    /// What the delegate says, else what is usual.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        tabState.delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation?(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }
}

extension UIViewController {
    /// The nearest tab bar controller around this one.
    public var tabBarController: UITabBarController? {
        var candidate = parent
        while let current = candidate {
            if let controller = current as? UITabBarController { return controller }
            candidate = current.parent
        }
        return nil
    }
}
