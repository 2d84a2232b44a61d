// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitControllers

@MainActor
private final class Chooser: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []
    var allows = true

    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelectTab tab: UITab
    ) -> Bool {
        calls.append("should \(tab.identifier)")
        return allows
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    ) {
        calls.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
    }
}

/// Tab bar controllers whose tabs are objects.
@MainActor
@Suite(.serialized)
final class TabObjectTests {
    private let app: TestApp
    private let controller = UITabBarController()
    private var made: [String] = []

    init() throws { app = try TestApp(device: "iPhone 15") }

    // Other suites count on the usual screen.
    isolated deinit { _ = try? TestApp() }

    private func tab(_ name: String) -> UITab {
        UITab(title: name, image: UIImage(systemName: "star"), identifier: name) { [unowned self] in
            made.append($0.identifier)
            return page($0.title)
        }
    }

    private func page(_ title: String) -> UIViewController {
        let page = UIViewController()
        page.title = title
        return page
    }

    private func start(_ tabs: [UITab]) {
        controller.tabs = tabs
        app.show(controller)
        app.advance(by: 0.2)
    }

    private func tap(_ title: String) throws {
        func buttons(in view: UIView) -> [TabButton] {
            view.subviews.flatMap { ($0 as? TabButton).map { [$0] } ?? buttons(in: $0) }
        }
        let all = app.window.map { buttons(in: $0) } ?? []
        app.tap(try #require(all.first { $0.item.title == title }))
        app.advance(by: 0.1)
    }

    // MARK: Choosing

    @Test func controllersAreMadeWhenTheirTabsAreChosen() throws {
        let tabs = ["A", "B", "C"].map(tab)
        start(tabs)
        #expect(made == ["A"] && controller.selectedTab === tabs[0])
        #expect(controller.tabBar.items?.map(\.title) == ["A", "B", "C"])
        try tap("C")
        #expect(made == ["A", "C"] && controller.selectedTab === tabs[2])
        #expect(controller.selectedViewController === tabs[2].viewController)
        #expect(controller.selectedIndex == 2 && controller.selectedViewController?.tab === tabs[2])
        #expect(tabs[2].viewController?.viewIfLoaded?.window != nil)
        try tap("A")
        #expect(made == ["A", "C"] && controller.tabBar.selectedItem?.title == "A")
        controller.selectedTab = tabs[1]
        #expect(controller.selectedViewController?.title == "B")
        controller.selectedIndex = 0
        #expect(controller.selectedTab === tabs[0])
    }

    @Test func theDelegateIsAskedAndToldOfTabs() throws {
        let chooser = Chooser()
        controller.delegate = chooser
        start(["A", "B"].map(tab))
        #expect(chooser.calls == [])
        try tap("B")
        #expect(chooser.calls == ["should B", "did B after A"])
        chooser.calls = []
        chooser.allows = false
        try tap("A")
        #expect(chooser.calls == ["should A"] && controller.selectedTab?.identifier == "B")
    }

    @Test func theChosenTabStaysAmongOthers() {
        let tabs = ["A", "B", "C"].map(tab)
        start(tabs)
        controller.selectedTab = tabs[1]
        controller.setTabs([tabs[2], tabs[1]], animated: false)
        #expect(controller.selectedTab === tabs[1] && tabs[0].tabBarController == nil)
        #expect(controller.tabBar.items?.map(\.title) == ["C", "B"])
        controller.viewControllers = [page("D")]
        #expect(controller.tabs.isEmpty && controller.selectedTab == nil)
        #expect(controller.tabBar.items?.map(\.title) == ["D"])
    }

    // MARK: Looks

    @Test func whatChangesOfATabShowsInTheBar() throws {
        let tabs = ["A", "B", "C"].map(tab)
        start(tabs)
        tabs[1].title = "Mail"
        tabs[1].badgeValue = "3"
        tabs[2].isEnabled = false
        app.update()
        #expect(controller.tabBar.items?.map(\.title) == ["A", "Mail", "C"])
        #expect(controller.tabBar.items?[1].badgeValue == "3")
        try tap("C")
        #expect(controller.selectedTab === tabs[0])
        tabs[0].isHidden = true
        app.update()
        #expect(controller.tabBar.items?.map(\.title) == ["Mail", "C"])
        #expect(controller.selectedTab === tabs[1])
    }

    @Test func fixedTabsComeFirstAndSearchLast() {
        let search = UISearchTab { [unowned self] _ in page("Search") }
        let tabs = [search, tab("A"), tab("B"), tab("C")]
        tabs[3].preferredPlacement = .fixed
        tabs[1].preferredPlacement = .pinned
        start(tabs)
        #expect(controller.tabBar.items?.map(\.title) == ["C", "B", "Search", "A"])
    }

    @Test func choosingTheSearchTabMayBeginASearch() throws {
        let results = page("Results")
        results.navigationItem.searchController = UISearchController()
        let search = UISearchTab { _ in UINavigationController(rootViewController: results) }
        search.automaticallyActivatesSearch = true
        start([tab("A"), search])
        try tap("Search")
        #expect(results.navigationItem.searchController?.isActive == true)
    }

    @Test func tabsThatDoNotFitAreBehindMore() throws {
        let tabs = (1...7).map { tab("T\($0)") }
        start(tabs)
        #expect(controller.tabBar.items?.count == 5)
        #expect(made.sorted() == ["T1", "T5", "T6", "T7"])
        controller.selectedTab = tabs[6]
        app.advance(by: 0.5)
        #expect(controller.selectedViewController?.title == "T7")
        #expect(controller.tabBar.selectedItem === controller.tabBar.items?.last)
    }

    // MARK: Groups

    @Test func aGroupShowsItsChosenChild() throws {
        let children = ["X", "Y"].map(tab)
        let group = UITabGroup(title: "G", image: nil, identifier: "G", children: children)
        start([tab("A"), group])
        #expect(controller.tab(forIdentifier: "Y") === children[1])
        #expect(children[0].parent === group && children[0].tabBarController === controller)
        try tap("G")
        #expect(controller.selectedTab === children[0] && made == ["A", "X"])
        controller.selectedTab = children[1]
        #expect(group.selectedChild === children[1])
        #expect(controller.selectedViewController?.title == "Y")
        #expect(controller.tabBar.selectedItem?.title == "G")
        group.selectedChild = children[0]
        #expect(controller.selectedViewController?.title == "X")
    }

    @Test func aGroupsStackHoldsItsControllerAndTheChilds() {
        let children = ["X", "Y"].map(tab)
        let group = UITabGroup(
            title: "G",
            image: nil,
            identifier: "G",
            children: children
        ) { [unowned self] in page($0.title) }
        let stack = UINavigationController()
        group.managingNavigationController = stack
        start([group, tab("A")])
        #expect(stack.viewControllers.map(\.title) == ["G"] && controller.selectedTab === group)
        controller.selectedTab = children[1]
        #expect(stack.viewControllers.map(\.title) == ["G", "Y"])
        #expect(children[1].managingTabGroup === group)
        #expect(controller.selectedViewController === stack)
    }

    @Test func aTabThatIsNotThereCannotBeChosen() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let controller = UITabBarController()
                controller.selectedTab = UITab(title: "A", image: nil, identifier: "A")
            }
        }
    }

    // MARK: Accessory and scrolling

    @Test func anAccessoryStandsAboveTheBar() throws {
        start(["A", "B"].map(tab))
        let page = try #require(controller.selectedViewController)
        let inset = page.view.safeAreaInsets.bottom
        let label = UILabel()
        controller.bottomAccessory = UITabAccessory(contentView: label)
        app.update()
        let frame = label.convert(label.bounds, to: nil)
        #expect(frame.maxY < controller.tabBar.frame.minY && frame.height == 48)
        #expect(page.view.safeAreaInsets.bottom == inset + 56)
        controller.setBottomAccessory(nil, animated: true)
        app.advance(by: 0.5)
        #expect(label.window == nil && page.view.safeAreaInsets.bottom == inset)
    }

    @Test func theBarGivesWayToContentThatIsScrolledDown() throws {
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 100, height: 5_000)
        let page = UIViewController()
        page.view = scroll
        start([UITab(title: "A", image: nil, identifier: "A") { _ in page }, tab("B")])
        controller.tabBarMinimizeBehavior = .onScrollDown
        for offset in stride(from: 0.0, through: 200, by: 20) {
            scroll.contentOffset.y = offset
            app.advance(by: 0.02)
        }
        app.advance(by: 0.5)
        #expect(controller.tabBar.frame.minY >= controller.view.bounds.maxY)
        for offset in stride(from: 200.0, through: 120, by: -20) {
            scroll.contentOffset.y = offset
            app.advance(by: 0.02)
        }
        app.advance(by: 0.5)
        #expect(controller.tabBar.frame.maxY == controller.view.bounds.maxY)
    }

    // MARK: Sidebar

    private func rows(in view: UIView) -> [TabSidebarView.Row] {
        view.subviews.flatMap { ($0 as? TabSidebarView.Row).map { [$0] } ?? rows(in: $0) }
    }

    @Test func aPadShowsTabsAndGroupsInASidebar() throws {
        let app = try TestApp(device: "iPad Pro (11-inch)")
        let children = ["X", "Y"].map(tab)
        let group = UITabGroup(title: "G", image: nil, identifier: "G", children: children)
        controller.mode = .tabSidebar
        controller.tabs = [tab("A"), group]
        app.show(controller)
        app.advance(by: 0.2)
        let list = rows(in: controller.view)
        #expect(list.map(\.tab.identifier) == ["A", "G", "X", "Y"])
        #expect(list.map(\.isSelected) == [true, false, false, false])
        let page = try #require(controller.selectedViewController)
        #expect(page.view.convert(page.view.bounds, to: nil).minX == TabSidebarView.width)
        app.tap(list[3])
        app.advance(by: 0.2)
        #expect(controller.selectedTab === children[1] && list[3].isSelected)
        controller.sidebar.isHidden = true
        app.advance(by: 0.5)
        let shown = try #require(controller.selectedViewController)
        #expect(shown.view.convert(shown.view.bounds, to: nil).minX == 0)
        #expect(controller.tabBar.frame.minX == 0)
    }
}
