// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitControllers

@MainActor
private final class Log {
    var entries: [String] = []
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

@MainActor
private final class Page: UIViewController {
    let log: Log

    init(_ title: String, _ log: Log) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
        self.title = title
        tabBarItem.image = UIImage(systemName: "star.fill")
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
    private func note(_ call: String) { log.entries.append("\(title ?? "").\(call)") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

/// A bar of a height of its own.
@MainActor
private final class TallBar: UITabBar {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: super.sizeThatFits(size).width, height: 111)
    }
}

/// The items of a bar before the controller's view is loaded.
@MainActor
struct UnloadedTabTests {
    @Test func aBarIsAsHighAsItsClassSays() throws {
        let app = try TestApp()
        let (first, controller) = (UIViewController(), UITabBarController())
        controller.setValue(TallBar(frame: .zero), forKey: "tabBar")
        controller.viewControllers = [first]
        app.show(controller)
        app.update()
        #expect(controller.tabBar.frame.height == 111)
        #expect(controller.tabBar.frame.maxY == controller.view.bounds.maxY)
        #expect(first.view.safeAreaInsets.bottom == 111)
    }

    @Test func aTabBarHasItsItemsBeforeTheViewIsLoaded() {
        let (first, second) = (UIViewController(), UIViewController())
        let controller = UITabBarController()
        controller.viewControllers = [first, second]
        #expect(controller.tabBar.items?.count == 2)
        #expect(controller.tabBar.items?.first === first.tabBarItem)
        #expect(controller.tabBar.selectedItem === first.tabBarItem)
        controller.selectedIndex = 1
        #expect(controller.tabBar.selectedItem === second.tabBarItem)
        controller.viewControllers = [second]
        #expect(controller.tabBar.items?.count == 1)
        second.tabBarItem = UITabBarItem(title: "New", image: nil, tag: 0)
        #expect(controller.tabBar.items?.first?.title == "New")
        #expect(!controller.isViewLoaded && !second.isViewLoaded)
    }
}

@MainActor
private final class Chooser: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []
    var allows = true
    var animator: (any UIViewControllerAnimatedTransitioning)?

    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool {
        calls.append("should \(viewController.title ?? "")")
        return allows
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        didSelect viewController: UIViewController
    ) {
        calls.append("did \(viewController.title ?? "")")
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        animator
    }
}

@MainActor
private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.3) {
            view.alpha = 1
        } completion: { _ in
            context.completeTransition(true)
        }
    }
}

@MainActor
@Suite(.serialized)
final class TabBarTests {
    private let log = Log()
    private let app: TestApp

    init() throws { app = try TestApp(device: "iPhone 15") }

    // Other suites count on the usual screen.
    isolated deinit { _ = try? TestApp() }

    private func pages(_ titles: String...) -> [Page] { titles.map { Page($0, log) } }

    private func start(_ titles: String...) -> UITabBarController {
        let controller = UITabBarController()
        controller.viewControllers = titles.map { Page($0, log) }
        app.show(controller)
        app.advance(by: 0.2)
        return controller
    }

    private func tap(_ title: String) throws {
        let buttons = app.window.map { Self.buttons(in: $0) } ?? []
        app.tap(try #require(buttons.first { $0.item.title == title }))
        app.advance(by: 0.1)
    }

    private static func buttons(in view: UIView) -> [TabButton] {
        view.subviews.flatMap { ($0 as? TabButton).map { [$0] } ?? buttons(in: $0) }
    }

    @Test func theFirstControllerIsChosenAndTheOthersAreNotLoaded() throws {
        let controller = start("A", "B", "C")
        #expect(controller.selectedIndex == 0)
        #expect(controller.tabBar.items?.map(\.title) == ["A", "B", "C"])
        #expect(controller.tabBar.selectedItem === controller.viewControllers?.first?.tabBarItem)
        #expect(controller.viewControllers?.map(\.isViewLoaded) == [true, false, false])
        #expect(log.take() == ["A.willAppear", "A.didAppear"])
        #expect(
            controller.viewControllers?.allSatisfy { $0.tabBarController === controller } == true
        )
    }

    @Test func theBarIsInTheSafeAreaOfTheContent() throws {
        let controller = start("A", "B")
        #expect(controller.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
        let page = try #require(controller.selectedViewController)
        #expect(page.view.frame == controller.view.bounds)
        #expect(page.view.safeAreaInsets.bottom == 83)
        controller.tabBar.isTranslucent = false
        app.update()
        #expect(page.view.frame == CGRect(x: 0, y: 0, width: 393, height: 769))
        #expect(page.view.safeAreaInsets.bottom == 0)
        page.extendedLayoutIncludesOpaqueBars = true
        controller.view.setNeedsLayout()
        app.update()
        #expect(page.view.frame == controller.view.bounds)
    }

    // The order of a log on a device: pgzxc.github.io/posts/efa3afd7.html.
    @Test func aTapChoosesAndTellsTheDelegate() throws {
        let controller = start("A", "B")
        let chooser = Chooser()
        controller.delegate = chooser
        _ = log.take()
        try tap("B")
        #expect(controller.selectedIndex == 1)
        #expect(chooser.calls == ["should B", "did B"])
        #expect(
            log.take() == [
                "B.willAppear", "A.willDisappear", "A.didDisappear", "B.didAppear",
            ]
        )
        chooser.allows = false
        try tap("A")
        #expect(controller.selectedIndex == 1)
        #expect(chooser.calls.last == "should A")
        #expect(log.take().isEmpty)
    }

    @Test func aProgramChoosesWithoutTheDelegate() throws {
        let controller = start("A", "B")
        let chooser = Chooser()
        controller.delegate = chooser
        controller.selectedIndex = 1
        #expect(controller.selectedViewController?.title == "B")
        #expect(controller.tabBar.selectedItem?.title == "B")
        controller.selectedIndex = 7
        #expect(controller.selectedIndex == 1)
        controller.selectedViewController = controller.viewControllers?[0]
        #expect(controller.selectedIndex == 0)
        #expect(chooser.calls.isEmpty)
    }

    @Test func theChosenControllerStaysWhereItCan() throws {
        let controller = start("A", "B", "C")
        let all = try #require(controller.viewControllers)
        controller.selectedIndex = 2
        controller.viewControllers = [all[2], all[0]]
        #expect(controller.selectedIndex == 0)
        #expect(controller.selectedViewController === all[2])
        controller.viewControllers = pages("X", "Y")
        #expect(controller.selectedViewController?.title == "X")
        #expect(all.allSatisfy { $0.parent == nil })
        #expect(all[2].viewIfLoaded?.window == nil)
        controller.viewControllers = []
        #expect(controller.selectedIndex == NSNotFound)
        #expect(controller.selectedViewController == nil)
        #expect(controller.tabBar.items == nil)
    }

    @Test func aSecondTapGoesBackToTheRoot() throws {
        let controller = UITabBarController()
        let stack = UINavigationController(rootViewController: Page("A", log))
        controller.viewControllers = [stack, Page("B", log)]
        app.show(controller)
        stack.pushViewController(Page("A2", log), animated: false)
        app.advance(by: 0.2)
        #expect(controller.tabBar.items?.first?.title == "A")
        try tap("A")
        app.advance(by: 1)
        #expect(stack.viewControllers.count == 1)
    }

    @Test func aSecondTapScrollsToTheTop() throws {
        let page = Page("A", log)
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 100, height: 5_000)
        page.view = scrollView
        let controller = UITabBarController()
        controller.viewControllers = [page, Page("B", log)]
        app.show(controller)
        scrollView.contentOffset.y = 1_000
        app.advance(by: 0.2)
        try tap("A")
        app.advance(by: 1)
        #expect(scrollView.contentOffset.y == -scrollView.adjustedContentInset.top)
    }

    @Test func theBarGoesWithWhatIsPushedAndComesBack() throws {
        let controller = UITabBarController()
        let stack = UINavigationController(rootViewController: Page("A", log))
        controller.viewControllers = [stack]
        app.show(controller)
        app.advance(by: 0.2)
        let page = Page("full", log)
        page.hidesBottomBarWhenPushed = true
        stack.pushViewController(page, animated: true)
        app.advance(by: 1)
        #expect(controller.tabBar.frame.maxX <= 0)
        #expect(page.view.safeAreaInsets.bottom == 34)
        stack.pushViewController(Page("further", log), animated: false)
        #expect(controller.tabBar.frame.maxX <= 0)
        stack.popToRootViewController(animated: true)
        app.advance(by: 1)
        #expect(controller.tabBar.frame.minX == 0)
        #expect(stack.topViewController?.view.safeAreaInsets.bottom == 83)
    }

    @Test func anAnimatorOfTheDelegatesMovesBetweenTabs() throws {
        let controller = start("A", "B")
        let chooser = Chooser()
        chooser.animator = Fade()
        controller.delegate = chooser
        _ = log.take()
        controller.selectedIndex = 1
        #expect(log.take() == ["A.willDisappear", "B.willAppear"])
        let all = try #require(controller.viewControllers)
        #expect(all[0].view.window != nil)
        app.advance(by: 0.5)
        #expect(log.take() == ["A.didDisappear", "B.didAppear"])
        #expect(all[0].view.window == nil)
        #expect(all[1].view.window != nil)
    }

    @Test func otherControllersComeInATransitionOfTheDelegates() throws {
        let controller = start("A", "B")
        let chooser = Chooser()
        chooser.animator = Fade()
        controller.delegate = chooser
        let old = try #require(controller.viewControllers?.first)
        _ = log.take()
        controller.setViewControllers(pages("C", "D"), animated: true)
        #expect(log.take() == ["A.willDisappear", "C.willAppear"])
        #expect(old.parent === controller && old.view.window != nil)
        app.advance(by: 0.5)
        #expect(log.take() == ["A.didDisappear", "C.didAppear"])
        #expect(old.parent == nil && old.view.window == nil)
        // Without an animation they are there at once.
        controller.setViewControllers(pages("E"), animated: false)
        #expect(controller.selectedViewController?.title == "E")
        #expect(controller.children.map(\.title) == ["E"])
    }

    @Test func moreThanFiveAreBehindMore() throws {
        let controller = start("A", "B", "C", "D", "E", "F")
        #expect(controller.tabBar.items?.map(\.title) == ["A", "B", "C", "D", "More"])
        try tap("More")
        app.advance(by: 0.5)
        #expect(controller.selectedViewController === controller.moreNavigationController)
        #expect(controller.selectedIndex == NSNotFound)
        controller.selectedIndex = 5
        app.advance(by: 0.5)
        #expect(controller.moreNavigationController.topViewController?.title == "F")
        #expect(controller.tabBar.selectedItem?.title == "More")
        #expect(controller.selectedIndex == 5)
        controller.selectedIndex = 0
        app.advance(by: 0.5)
        #expect(controller.viewControllers?.first?.view.window != nil)
    }

    @Test func aTabletShowsAllInTheMiddle() throws {
        let tablet = try TestApp(device: "iPad Pro (11-inch)")
        let controller = UITabBarController()
        controller.viewControllers = pages("A", "B", "C", "D", "E", "F")
        tablet.show(controller)
        tablet.advance(by: 0.2)
        #expect(controller.tabBar.items?.count == 6)
        let buttons = Self.buttons(in: controller.tabBar)
        let left = try #require(buttons.first).frame.minX
        let right = controller.tabBar.bounds.maxX - (try #require(buttons.last).frame.maxX)
        #expect(left > 50)
        #expect(abs(left - right) <= 1)
        #expect(controller.tabBar.frame.height == 65)
    }

    @Test func aBarOfItsOwnTellsItsDelegate() throws {
        final class Listener: NSObject, UITabBarDelegate {
            var chosen: [String] = []
            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
                chosen.append(item.title ?? "")
            }
        }
        let listener = Listener()
        let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 393, height: 49))
        bar.delegate = listener
        bar.items = [
            UITabBarItem(tabBarSystemItem: .search, tag: 1),
            UITabBarItem(tabBarSystemItem: .favorites, tag: 2),
        ]
        app.show(bar)
        #expect(bar.selectedItem == nil)
        bar.selectedItem = bar.items?.last
        try tap("Search")
        #expect(bar.selectedItem?.tag == 1)
        #expect(listener.chosen == ["Search"])
        let buttons = Self.buttons(in: bar)
        #expect(buttons.map(\.accessibilityTraits) == [[.button, .selected], .button])
    }

    @Test func itemsFollowTheirControllers() throws {
        let controller = start("A", "B")
        let page = try #require(controller.viewControllers?.last)
        page.title = "New"
        #expect(controller.tabBar.items?.last?.title == "New")
        page.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 9)
        #expect(controller.tabBar.items?.last?.tag == 9)
        page.tabBarItem.badgeValue = "3"
        app.update()
        #expect(Self.buttons(in: controller.tabBar).last?.accessibilityValue == "3")
        page.tabBarItem.isEnabled = false
        try tap("Other")
        #expect(controller.selectedIndex == 0)
    }

    @Test func theBackgroundComesWithContentBelow() throws {
        let page = Page("A", log)
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 100, height: 2_000)
        page.view = scrollView
        let controller = UITabBarController()
        controller.viewControllers = [page]
        app.show(controller)
        app.advance(by: 0.1)
        #expect(!controller.tabBar.bar.isAtEdge)
        scrollView.contentOffset.y = 2_000 + 83 - scrollView.bounds.height
        app.advance(by: 0.1)
        #expect(controller.tabBar.bar.isAtEdge)
    }

    @Test func appearancesAreCopiedWhole() throws {
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.stackedLayoutAppearance.selected.iconColor = .systemPink
        appearance.stackedItemWidth = 90
        let copy = appearance.copy()
        copy.stackedLayoutAppearance.selected.iconColor = .systemTeal
        #expect(appearance.stackedLayoutAppearance.selected.iconColor == .systemPink)
        #expect(copy.stackedItemWidth == 90)
        #expect(copy.backgroundColor == appearance.backgroundColor)
    }
}
