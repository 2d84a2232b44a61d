// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing
import UIKit
import UIKitCore
import UIKitTesting

@MainActor
private final class Badge: UIView {
    // As `@objc dynamic var inset: CGFloat = 0` is lowered.
    var inset: CGFloat = 0 {
        willSet { willChangeValue(forKey: "inset") }
        didSet { didChangeValue(forKey: "inset") }
    }
    var seen: [CGFloat] = []
    override func didMoveToWindow() { seen.append(inset) }

    @section(".init_array") @used private nonisolated static let members:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("inset", { ($0 as? Badge)?.inset ?? 0 }, { ($0 as? Badge)?.inset = $1 })
                return Badge.self
            }
        }
}

/// A view that only its own initializer makes, with properties as they are lowered.
@MainActor
private class Plate: UIView {
    let label: UILabel
    var height: Int {
        willSet {
            willChangeValue(forKey: "height")
            if _objcHasBarePrototypes, _objcIsBarePrototype(self) { return }
        }
        didSet {
            defer { didChangeValue(forKey: "height") }
            if _objcHasBarePrototypes, _objcIsBarePrototype(self) { return }
            label.tag = height
        }
    }
    var textColor: UIColor? {
        get { label.textColor }
        set {
            if _objcHasBarePrototypes, _objcKeepsForInstances(self, "textColor", newValue) {
                return
            }
            willChangeValue(forKey: "textColor")
            defer { didChangeValue(forKey: "textColor") }
            label.textColor = newValue
        }
    }

    init(text: String) {
        label = UILabel()
        height = 1
        super.init(frame: .zero)
        label.text = text
    }

    required init?(coder: NSCoder) { nil }

    func setWidth(_ width: Int, for state: Int) {
        if (_objcCustomizes(self, "setWidth:for:", [state]) { $0.setWidth(width, for: state) }) {
            return
        }
        label.numberOfLines = width
    }

    @section(".init_array") @used private nonisolated static let members:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property(
                    "height",
                    { ($0 as? Plate)?.height ?? 0 },
                    { ($0 as? Plate)?.height = $1 }
                )
                m.property(
                    "textColor",
                    { ($0 as? Plate)?.textColor },
                    { ($0 as? Plate)?.textColor = $1 }
                )
                return Plate.self
            }
        }
}

@MainActor private final class Dish: Plate {
    let other = NSObject()
    init() { super.init(text: "Dish") }
    required init?(coder: NSCoder) { nil }
}

@MainActor private final class Gadget: UIBarButtonItem {
    let name: String
    init(name: String) {
        self.name = name
        super.init()
    }
    required init?(coder: NSCoder) { nil }
}

@MainActor private final class Panel: UIView {}
@MainActor private final class Drawer: UIView {}
@MainActor private final class Loud: UILabel {}
@MainActor private final class Page: UIViewController {}

@MainActor
@Suite(.serialized)
struct AppearanceProxyTests {
    private let app: TestApp

    init() throws {
        AppearanceCenter.reset()
        app = try TestApp(device: "iPhone 15")
        app.show(UIView())
    }

    /// Runs a test, and forgets what it set of proxies.
    private func trying(_ body: () throws -> Void) rethrows {
        defer { AppearanceCenter.reset() }
        try body()
    }

    private var root: UIView { app.window?.rootViewController?.view ?? UIView() }

    @Test func whatIsSetOfTheProxyIsSetWhenAViewComesIntoAWindow() {
        trying {
            UISwitch.appearance().onTintColor = .red
            let control = UISwitch()
            #expect(control.onTintColor == nil)
            root.addSubview(control)
            #expect(control.onTintColor == .red)
            #expect(UISwitch.appearance().onTintColor == .red)
            #expect(UISwitch.appearance() === UISwitch.appearance())
        }
    }

    @Test func whatIsInAWindowStaysAsItIs() {
        trying {
            let control = UISlider()
            root.addSubview(control)
            UISlider.appearance().minimumTrackTintColor = .red
            #expect(control.minimumTrackTintColor == nil)
            control.removeFromSuperview()
            root.addSubview(control)
            #expect(control.minimumTrackTintColor == .red)
            UISlider.appearance().minimumTrackTintColor = .green
            control.removeFromSuperview()
            root.addSubview(control)
            #expect(control.minimumTrackTintColor == .green)
        }
    }

    @Test func whatWasSetByHandWins() {
        trying {
            let early = UILabel()
            early.textColor = .blue
            let plain = UILabel()
            UILabel.appearance().textColor = .red
            UILabel.appearance().backgroundColor = .yellow
            let late = UILabel()
            late.textColor = .label
            late.backgroundColor = nil
            for label in [early, plain, late] { root.addSubview(label) }
            #expect(early.textColor == .blue && early.backgroundColor == .yellow)
            #expect(plain.textColor == .red && plain.backgroundColor == .yellow)
            #expect(late.textColor == .label && late.backgroundColor == nil)
            plain.textColor = .green
            plain.removeFromSuperview()
            root.addSubview(plain)
            #expect(plain.textColor == .green)
        }
    }

    @Test func aSubclassesProxyIsStrongerThanItsSuperclasss() {
        trying {
            Loud.appearance().textColor = .red
            UILabel.appearance().textColor = .blue
            UIView.appearance().tintColor = .green
            let loud = Loud()
            let label = UILabel()
            root.addSubview(loud)
            root.addSubview(label)
            #expect(loud.textColor == .red && label.textColor == .blue)
            #expect(loud.tintColor == .green)
        }
    }

    @Test func aContainersProxyCountsInsideOfItAlone() {
        trying {
            UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .red
            UILabel.appearance().textColor = .blue
            let panel = Panel()
            let inside = UILabel()
            let outside = UILabel()
            let between = UIView()
            between.addSubview(inside)
            panel.addSubview(between)
            root.addSubview(panel)
            root.addSubview(outside)
            #expect(inside.textColor == .red && outside.textColor == .blue)
        }
    }

    @Test func theOutermostContainerWinsThenTheLongerChain() {
        trying {
            UILabel.appearance(whenContainedInInstancesOf: [Panel.self, Drawer.self]).textColor =
                .red
            UILabel.appearance(whenContainedInInstancesOf: [Drawer.self]).textColor = .green
            UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .blue
            let drawer = Drawer()
            let panel = Panel()
            let deep = UILabel()
            let shallow = UILabel()
            panel.addSubview(deep)
            drawer.addSubview(panel)
            drawer.addSubview(shallow)
            root.addSubview(drawer)
            #expect(deep.textColor == .red && shallow.textColor == .green)
            let lone = UILabel()
            let other = Panel()
            other.addSubview(lone)
            root.addSubview(other)
            #expect(lone.textColor == .blue)
            // A drawer in a panel is no panel in a drawer.
            let turned = UILabel()
            let small = Drawer()
            small.addSubview(turned)
            other.addSubview(small)
            #expect(turned.textColor == .blue)
        }
    }

    @Test func aControllerIsAContainer() {
        trying {
            UISwitch.appearance(whenContainedInInstancesOf: [Page.self]).onTintColor = .red
            let page = Page()
            let control = UISwitch()
            page.view.addSubview(control)
            app.show(page)
            #expect(control.onTintColor == .red)
        }
    }

    @Test func aProxyForTraitsFollowsThem() {
        trying {
            let dark = UITraitCollection(userInterfaceStyle: .dark)
            UISwitch.appearance().onTintColor = .red
            UISwitch.appearance(for: dark).onTintColor = .green
            UISwitch.appearance(for: dark, whenContainedInInstancesOf: [Panel.self]).onTintColor =
                .blue
            let control = UISwitch()
            let panel = Panel()
            let inside = UISwitch()
            panel.addSubview(inside)
            root.addSubview(control)
            root.addSubview(panel)
            #expect(control.onTintColor == .red && inside.onTintColor == .red)
            app.window?.overrideUserInterfaceStyle = .dark
            #expect(control.onTintColor == .green && inside.onTintColor == .blue)
        }
    }

    @Test func methodsWithStatesAreKeptForEachState() {
        trying {
            UIButton.appearance().setTitleColor(.red, for: .normal)
            UIButton.appearance().setTitleColor(.green, for: .highlighted)
            let button = UIButton()
            button.setTitleColor(.blue, for: .highlighted)
            root.addSubview(button)
            #expect(button.titleColor(for: .normal) == .red)
            #expect(button.titleColor(for: .highlighted) == .blue)
            UISegmentedControl.appearance().setTitleTextAttributes(
                [.foregroundColor: UIColor.red],
                for: .selected
            )
            let segments = UISegmentedControl(items: ["A", "B"])
            root.addSubview(segments)
            #expect(
                segments.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red
            )
        }
    }

    @Test func aSegmentedControlKeepsTheBackgroundThatItIsGiven() {
        trying {
            UISegmentedControl.appearance().backgroundColor = .red
            let segments = UISegmentedControl(items: ["A", "B"])
            root.addSubview(segments)
            segments.selectedSegmentIndex = 1
            #expect(segments.backgroundColor == .red)
        }
    }

    @Test func aSubclasssOwnPropertyWorksToo() {
        trying {
            Badge.appearance().inset = 5
            let plain = Badge()
            let own = Badge()
            own.inset = 9
            root.addSubview(plain)
            root.addSubview(own)
            #expect(plain.inset == 5 && own.inset == 9)
            // It is there before the view hears of its window.
            #expect(plain.seen == [5])
        }
    }

    @Test func barsAndTheirItemsTakeThem() throws {
        try trying {
            UINavigationBar.appearance().barTintColor = .red
            UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
            UIBarButtonItem.appearance().tintColor = .green
            UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor =
                .blue
            UIBarButtonItem.appearance().setTitleTextAttributes(
                [.font: UIFont.boldSystemFont(ofSize: 11)],
                for: .normal
            )
            let page = UIViewController()
            let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
            let own = UIBarButtonItem(title: "Open", style: .plain, target: nil, action: nil)
            own.tintColor = .brown
            let low = UIBarButtonItem(title: "Low", style: .plain, target: nil, action: nil)
            page.navigationItem.rightBarButtonItems = [item, own]
            page.toolbarItems = [low]
            let navigation = UINavigationController(rootViewController: page)
            navigation.isToolbarHidden = false
            app.show(navigation)
            app.update()
            #expect(navigation.navigationBar.barTintColor == .red)
            #expect(item.tintColor == .green && own.tintColor == .brown && low.tintColor == .blue)
            let font = item.titleTextAttributes(for: .normal)?[.font] as? UIFont
            #expect(font?.pointSize == 11)
            let label = try #require(app.find(UILabel.self, "Save"))
            let shown = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil)
            #expect((shown as? UIFont)?.pointSize == 11)
        }
    }

    @Test func tabBarItemsTakeThem() {
        trying {
            UITabBar.appearance().unselectedItemTintColor = .red
            UITabBarItem.appearance().setTitleTextAttributes(
                [.foregroundColor: UIColor.green],
                for: .normal
            )
            UITabBarItem.appearance().badgeColor = .blue
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
            let tabs = UITabBarController()
            tabs.viewControllers = [page]
            app.show(tabs)
            app.update()
            #expect(tabs.tabBar.unselectedItemTintColor == .red)
            #expect(page.tabBarItem.badgeColor == .blue)
            let color = page.tabBarItem.titleTextAttributes(for: .normal)?[.foregroundColor]
            #expect(color as? UIColor == .green)
        }
    }

    @Test func otherControlsTakeThem() {
        trying {
            UIProgressView.appearance().progressTintColor = .red
            UIProgressView.appearance().trackTintColor = .green
            UIPageControl.appearance().pageIndicatorTintColor = .red
            UIPageControl.appearance().currentPageIndicatorTintColor = .green
            UIActivityIndicatorView.appearance().color = .red
            UIView.appearance().semanticContentAttribute = .forceRightToLeft
            UIButton.appearance().isExclusiveTouch = true
            let progress = UIProgressView()
            let pages = UIPageControl()
            let wheel = UIActivityIndicatorView(style: .large)
            let button = UIButton()
            for view in [progress, pages, wheel, button] { root.addSubview(view) }
            #expect(progress.progressTintColor == .red && progress.trackTintColor == .green)
            #expect(pages.pageIndicatorTintColor == .red)
            #expect(pages.currentPageIndicatorTintColor == .green)
            #expect(wheel.color == .red && wheel.semanticContentAttribute == .forceRightToLeft)
            #expect(button.isExclusiveTouch && !pages.isExclusiveTouch)
        }
    }

    @Test func aWindowTakesThemWhenItIsShown() {
        trying {
            UIWindow.appearance().tintColor = .red
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.makeKeyAndVisible()
            #expect(window.tintColor == .red)
            window.isHidden = true
        }
    }

    @Test func aClassWithAnInitializerOfItsOwnHasAProxy() {
        trying {
            Plate.appearance().backgroundColor = .yellow
            Plate.appearance().textColor = .red
            Plate.appearance().height = 7
            Plate.appearance().setWidth(3, for: 1)
            Dish.appearance().textColor = .blue
            let plate = Plate(text: "A")
            let dish = Dish()
            for view in [plate, dish] { root.addSubview(view) }
            #expect(plate.backgroundColor == .yellow && dish.backgroundColor == .yellow)
            #expect(plate.label.textColor == .red && dish.label.textColor == .blue)
            #expect(plate.height == 7 && plate.label.tag == 7 && dish.label.tag == 7)
            #expect(plate.label.numberOfLines == 3)
            #expect(plate.label.text == "A")
        }
    }

    @Test func anItemWithAnInitializerOfItsOwnHasAProxy() {
        trying {
            Gadget.appearance().tintColor = .red
            let gadget = Gadget(name: "G")
            let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
            toolbar.items = [gadget]
            root.addSubview(toolbar)
            #expect(gadget.tintColor == .red && gadget.name == "G")
        }
    }

    /// Its superclass makes a bar's background while the bare instance is made.
    @Test func aBarWithAnInitializerOfItsOwnHasAProxy() {
        final class Bar: UIToolbar {
            let button: UIBarButtonItem

            init(title: String) {
                button = UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
                super.init(frame: .zero)
            }

            required init?(coder: NSCoder) { nil }
        }
        trying {
            Bar.appearance().barStyle = .black
            Bar.appearance().backgroundColor = .purple
            let bar = Bar(title: "A")
            root.addSubview(bar)
            #expect(bar.barStyle == .black && bar.backgroundColor == .purple)
            #expect(bar.button.title == "A")
        }
    }
}
