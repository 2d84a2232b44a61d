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
    override func didMove(toParent parent: UIViewController?) {
        note(parent == nil ? "out" : "in")
    }
}

/// The items of bars before the controllers' views are loaded.
@MainActor
struct UnloadedBarTests {
    @Test func aNavigationBarHasItsItemsBeforeTheViewIsLoaded() {
        let (first, second) = (UIViewController(), UIViewController())
        first.title = "First"
        let navigation = UINavigationController(rootViewController: first)
        #expect(navigation.navigationBar.topItem === first.navigationItem)
        navigation.pushViewController(second, animated: true)
        #expect(navigation.navigationBar.topItem === second.navigationItem)
        #expect(navigation.navigationBar.backItem === first.navigationItem)
        navigation.popViewController(animated: false)
        #expect(navigation.navigationBar.items?.map(\.title) == ["First"])
        navigation.viewControllers = []
        #expect(navigation.navigationBar.topItem == nil && !navigation.isViewLoaded)
    }

    @Test func theDelegateOfAStacksBarIsTheController() {
        final class Guard: UINavigationController, UINavigationBarDelegate {
            func navigationBar(
                _ navigationBar: UINavigationBar,
                shouldPop item: UINavigationItem
            ) -> Bool { false }
        }
        let plain = UINavigationController(rootViewController: UIViewController())
        let delegate = plain.navigationBar.delegate
        #expect(delegate === plain && (delegate as AnyObject?) is UINavigationController)
        #expect(delegate?.navigationBar?(plain.navigationBar, shouldPop: UINavigationItem()) == nil)
        let own = Guard(rootViewController: UIViewController())
        #expect(own.navigationBar.delegate === own)
        let answer = own.navigationBar.delegate?
            .navigationBar(own.navigationBar, shouldPop: UINavigationItem())
        #expect(answer == false)
        #expect(UINavigationBar().delegate == nil)
    }

    @Test func theItemsThatWereTakenBeforeAreShown() throws {
        let app = try TestApp()
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        #expect(navigation.navigationBar.topItem === controller.navigationItem)
        controller.title = "Later"
        app.show(navigation)
        app.update()
        #expect(texts(in: navigation.navigationBar).contains("Later"))
    }

    private func texts(in view: UIView) -> [String] {
        [(view as? UILabel)?.text].compactMap(\.self) + view.subviews.flatMap { texts(in: $0) }
    }
}

/// Notes what a stack tells its delegate.
@MainActor
private final class Watcher: NSObject, UINavigationControllerDelegate {
    let log: Log

    init(_ log: Log) { self.log = log }

    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {
        log.entries.append("will \(viewController.title ?? "")")
    }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        log.entries.append("did \(viewController.title ?? "")")
    }
}

@MainActor
@Suite(.serialized)
struct NavigationTests {
    private let log = Log()

    private func start() throws -> (TestApp, UINavigationController) {
        let app = try TestApp(device: "iPhone 15")
        let navigation = UINavigationController(rootViewController: Page("A", log))
        app.show(navigation)
        app.advance(by: 0.2)
        return (app, navigation)
    }

    @Test func aTapInABarHidesNoBar() throws {
        let (app, navigation) = try start()
        var presses = 0
        navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Do") { _ in presses += 1 }
        )
        navigation.hidesBarsOnTap = true
        app.advance(by: 0.2)
        app.tap(at: CGPoint(x: 360, y: 80))
        app.advance(by: 0.6)
        #expect(presses == 1 && !navigation.isNavigationBarHidden)
        app.tap(at: CGPoint(x: 200, y: 500))
        app.advance(by: 0.6)
        #expect(navigation.isNavigationBarHidden)
        app.tap(at: CGPoint(x: 200, y: 80))
        app.advance(by: 0.6)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test func aKeyboardHidesTheBarsWhereThatIsWanted() throws {
        final class Field: UIView {
            override var canBecomeFirstResponder: Bool { true }
            override var inputView: UIView? { keys }
            private let keys = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
        }
        let (app, navigation) = try start()
        let field = Field(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
        navigation.topViewController?.view.addSubview(field)
        navigation.setToolbarHidden(false, animated: false)
        #expect(field.becomeFirstResponder())
        app.advance(by: 0.6)
        #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
        field.resignFirstResponder()
        app.advance(by: 0.6)
        navigation.hidesBarsWhenKeyboardAppears = true
        #expect(field.becomeFirstResponder())
        app.advance(by: 0.6)
        #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    }

    @Test func aControllerMayKeepItsScrollViewAsItIs() throws {
        let (app, navigation) = try start()
        func inset(_ adjusts: Bool) -> CGFloat {
            let page = UIViewController()
            let scrollView = UIScrollView()
            page.view = scrollView
            page.automaticallyAdjustsScrollViewInsets = adjusts
            navigation.pushViewController(page, animated: false)
            app.advance(by: 0.2)
            return scrollView.adjustedContentInset.top
        }
        #expect(inset(true) > 0)
        // What scrolls has the inset anyway; this has no content.
        #expect(inset(false) == 0)
    }

    @Test func barsAreSetAndItemsAskedByName() throws {
        final class Bar: UINavigationBar {}
        final class Tabs: UITabBar {}
        let (app, navigation) = try start()
        let bar = Bar()
        navigation.setValue(bar, forKey: "navigationBar")
        let item = UIBarButtonItem(title: "Do", style: .plain, target: nil, action: nil)
        #expect(item.value(forKey: "view") == nil)
        navigation.topViewController?.navigationItem.rightBarButtonItem = item
        app.advance(by: 0.2)
        #expect(navigation.navigationBar === bar && bar.superview === navigation.view)
        #expect((item.value(forKey: "view") as? UIView)?.isDescendant(of: bar) == true)
        let controller = UITabBarController()
        controller.setValue(Tabs(), forKey: "tabBar")
        controller.viewControllers = [UIViewController()]
        #expect(controller.tabBar is Tabs && controller.value(forKey: "selectedIndex") as? Int == 0)
    }

    @Test func alertsTakeTextsAndColoursByName() throws {
        let (app, navigation) = try start()
        let alert = UIAlertController(title: "E", message: "B", preferredStyle: .alert)
        let title = NSAttributedString(string: "C", attributes: [.foregroundColor: UIColor.red])
        alert.setValue(title, forKey: "attributedTitle")
        let action = UIAlertAction(title: "D", style: .default)
        action.setValue(UIColor.purple, forKey: "titleTextColor")
        alert.addAction(action)
        navigation.present(alert, animated: false)
        app.advance(by: 0.5)
        #expect(app.find(UILabel.self, "C")?.textColor == .red)
        #expect(app.find(UILabel.self, "D")?.textColor == .purple)
        #expect(app.find(UILabel.self, "E") == nil)
    }

    // Source: a log of both controllers and the delegate, "UIViewController life cycle"
    // (vastdevblog.vast.com, 2012).
    @Test func theDelegateHearsOfTheFirstControllerToo() throws {
        let app = try TestApp(device: "iPhone 15")
        let navigation = UINavigationController(rootViewController: Page("A", log))
        let watcher = Watcher(log)
        navigation.delegate = watcher
        app.show(navigation)
        app.advance(by: 0.2)
        #expect(log.take() == ["A.in", "A.willAppear", "will A", "A.didAppear", "did A"])
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        navigation.present(cover, animated: false)
        cover.dismiss(animated: false)
        #expect(log.take().filter { $0.contains(" ") } == [])
        navigation.pushViewController(Page("B", log), animated: false)
        #expect(log.take().filter { $0.contains(" ") } == ["will B", "did B"])
    }

    @Test func aPushedViewIsLoadedBeforeTheOldOneLeaves() throws {
        final class Late: UIViewController {
            var wasSeen: () -> Bool = { false }
            var sawOther = false
            override func viewDidLoad() { sawOther = wasSeen() }
        }
        let (_, navigation) = try start()
        _ = log.take()
        let late = Late()
        late.wasSeen = { [log] in log.entries == [] }
        navigation.pushViewController(late, animated: false)
        #expect(late.sawOther)
    }

    @Test func pushingAndPoppingTellsBothInOrder() throws {
        let (app, navigation) = try start()
        #expect(log.take() == ["A.in", "A.willAppear", "A.didAppear"])
        navigation.pushViewController(Page("B", log), animated: true)
        #expect(log.take() == ["A.willDisappear", "B.willAppear"])
        app.advance(by: 1)
        #expect(log.take() == ["A.didDisappear", "B.didAppear", "B.in"])
        #expect(navigation.viewControllers.count == 2)
        navigation.popViewController(animated: true)
        app.advance(by: 1)
        #expect(
            log.take() == [
                "B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear", "B.out", "A.in",
            ]
        )
        #expect(navigation.popViewController(animated: false) == nil)
    }

    @Test func theBarIsInTheSafeAreaOfTheContent() throws {
        let (_, navigation) = try start()
        let page = try #require(navigation.topViewController)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
        #expect(page.view.frame == navigation.view.bounds)
        #expect(page.view.safeAreaInsets.top == 103)
        navigation.setNavigationBarHidden(true, animated: false)
        #expect(page.view.safeAreaInsets.top == 59)
        navigation.setNavigationBarHidden(false, animated: false)
        navigation.navigationBar.prefersLargeTitles = true
        #expect(page.view.safeAreaInsets.top == 155)
    }

    @Test func anOpaqueBarHasTheContentBelowIt() throws {
        let (app, navigation) = try start()
        let page = try #require(navigation.topViewController)
        navigation.navigationBar.isTranslucent = false
        app.update()
        #expect(page.view.frame == CGRect(x: 0, y: 103, width: 393, height: 749))
        #expect(page.view.safeAreaInsets.top == 0)
        navigation.navigationBar.isTranslucent = true
        app.update()
        #expect(page.view.frame == navigation.view.bounds)
        #expect(page.view.safeAreaInsets.top == 103)
    }

    @Test func theBackButtonHasTheTitleBeforeAndGoesBack() throws {
        let (app, navigation) = try start()
        navigation.pushViewController(Page("B", log), animated: false)
        app.advance(by: 0.1)
        let back = try #require(app.find(BackButton.self))
        #expect(back.accessibilityLabel == "A")
        app.tap(back)
        app.advance(by: 1)
        #expect(navigation.topViewController?.title == "A")
    }

    @Test func aDragFromTheEdgeGoesBackOrNot() throws {
        let (app, navigation) = try start()
        navigation.pushViewController(Page("B", log), animated: false)
        app.advance(by: 0.1)
        app.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 90, y: 400), duration: 1.5)
        app.advance(by: 1)
        #expect(navigation.viewControllers.count == 2)
        #expect(navigation.topViewController?.view.frame.minX == 0)
        app.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.4)
        app.advance(by: 1)
        #expect(navigation.viewControllers.count == 1)
        #expect(navigation.topViewController?.view.window != nil)
    }

    @Test func symbolsInBarsAreLargeAndKeepTheirOwnSize() throws {
        let (app, navigation) = try start()
        let page = try #require(navigation.topViewController)
        let item = UIBarButtonItem(systemItem: .add)
        item.width = 60
        page.navigationItem.rightBarButtonItem = item
        app.update()
        let button = try #require(app.find(BarButton.self))
        let picture = try #require(button.subviews.first as? UIImageView)
        let looks = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)
        let plus = try #require(UIImage(systemName: "plus", withConfiguration: looks))
        #expect(picture.bounds.size == plus.size)
        #expect(abs(picture.center.x - button.bounds.midX) <= 0.5)
    }

    @Test func barButtonsSendTheirActions() throws {
        let (app, navigation) = try start()
        let page = try #require(navigation.topViewController)
        var count = 0
        let action = UIAction(title: "Go") { _ in count += 1 }
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: action)
        app.update()
        app.tap(try #require(app.find(BarButton.self)))
        #expect(count == 1)
        page.navigationItem.rightBarButtonItem?.isEnabled = false
        app.update()
        app.tap(try #require(app.find(BarButton.self)))
        #expect(count == 1)
    }

    @Test func showPushesFromAChild() throws {
        let (app, navigation) = try start()
        navigation.topViewController?.show(Page("B", log), sender: nil)
        app.advance(by: 1)
        #expect(navigation.topViewController?.title == "B")
        #expect(navigation.topViewController?.navigationController === navigation)
    }

    @Test func aStackCanBeSetAtOnce() throws {
        let (app, navigation) = try start()
        let pages = ["X", "Y", "Z"].map { Page($0, log) }
        navigation.setViewControllers(pages, animated: true)
        app.advance(by: 1)
        #expect(navigation.viewControllers == pages && pages[2].view.window != nil)
        #expect(navigation.navigationBar.items?.map(\.title) == ["X", "Y", "Z"])
        let gone = navigation.popToRootViewController(animated: false)
        #expect(gone == Array(pages[1...]) && navigation.viewControllers == [pages[0]])
    }
}

@MainActor
@Suite(.serialized)
struct AlertTests {
    @Test func anAlertHasIOSsSizeAndCallsTheHandlerWhenItIsGone() throws {
        let app = try TestApp(device: "iPhone 15")
        let root = UIViewController()
        root.view.backgroundColor = .white
        app.show(root)
        var chosen = ""
        let alert = UIAlertController(
            title: "Correct",
            message: "Your score is 1.",
            preferredStyle: .alert
        )
        alert.addAction(
            UIAlertAction(title: "Continue", style: .default) { action in
                chosen = action.title ?? ""
            }
        )
        alert.addAction(UIAlertAction(title: "Stop", style: .cancel))
        root.present(alert, animated: true)
        app.advance(by: 1)
        #expect(alert.view.frame.width == 270 && root.view.window != nil)
        #expect(abs(alert.view.frame.midX - 393 / 2) < 1)
        let buttons = alert.view.allButtons
        #expect(buttons.map(\.action.title) == ["Stop", "Continue"])
        #expect(buttons.allSatisfy { $0.frame.height == 44 && $0.frame.width == 135 })
        app.tap(buttons[1])
        #expect(chosen.isEmpty)
        app.advance(by: 1)
        #expect(chosen == "Continue" && root.presentedViewController == nil)
    }

    @Test func aTouchBesideASheetOfActionsCancels() throws {
        let app = try TestApp(device: "iPhone 15")
        let root = UIViewController()
        app.show(root)
        var isCancelled = false
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in isCancelled = true })
        root.present(sheet, animated: false)
        app.advance(by: 0.1)
        #expect(sheet.view.frame == CGRect(x: 8, y: 852 - 34 - 122, width: 377, height: 122))
        app.tap(at: CGPoint(x: 200, y: 200))
        app.advance(by: 1)
        #expect(isCancelled && root.presentedViewController == nil)
    }
}

extension UIView {
    /// The alert's buttons, from the left or from above.
    fileprivate var allButtons: [AlertButton] {
        let all = subviews.flatMap { view in
            (view as? AlertButton).map { [$0] } ?? view.allButtons
        }
        return all.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    }
}
