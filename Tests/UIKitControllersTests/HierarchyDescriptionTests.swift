// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite(.serialized)
struct HierarchyDescriptionTests {
    @Test func controllersTellTheirTreeAndWhetherTheyAreSeen() throws {
        let app = try TestApp(device: "iPhone 15")
        let page = UIPageViewController(
            transitionStyle: .scroll,
            navigationOrientation: .horizontal
        )
        page.setViewControllers([UIViewController()], direction: .forward, animated: false)
        let tabs = UITabBarController()
        tabs.viewControllers = [
            UINavigationController(rootViewController: page),
            UINavigationController(rootViewController: UIViewController()),
        ]
        app.show(tabs)
        app.advance(by: 0.2)
        let text = tabs.perform("_printHierarchy")?.takeUnretainedValue() as? String
        let plain = (text ?? "").replacing(#/ 0x[0-9a-f]+/#, with: "")
        #expect(
            plain == """
                <UITabBarController>, state: appeared, view: <UILayoutContainerView>
                   | <UINavigationController>, state: appeared, view: <UILayoutContainerView>
                   |    | <UIPageViewController>, state: appeared, view: \
                <_UIPageViewControllerContentView>
                   |    |    | <UIViewController>, state: appeared, view: <UIView>
                   | <UINavigationController>, state: disappeared, view: <UILayoutContainerView> \
                not in the window
                   |    | <UIViewController>, state: disappeared, view: (view not loaded)
                """
        )
    }

    @Test func whatIsPresentedStandsAfterAPlus() throws {
        let app = try TestApp(device: "iPhone 15")
        let below = UIViewController()
        app.show(below)
        below.present(UIViewController(), animated: false)
        app.advance(by: 0.2)
        let text = below.perform("_printHierarchy")?.takeUnretainedValue() as? String
        let lines = (text ?? "").split(separator: "\n")
        #expect(lines.count == 2 && lines.last?.hasPrefix("   + <UIViewController 0x") == true)
    }
}
