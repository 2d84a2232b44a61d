// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitControllers

/// What controllers tell the observers of their stacks and choices.
@MainActor
struct ControllerObservingTests {
    @Test func everyOperationOfAStackNotifiesOnce() {
        let (first, second) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: first)
        var counts: [[Int]] = []
        let token = navigation.observe(
            \.viewControllers,
            _key: "viewControllers",
            options: [.old, .new]
        ) {
            counts.append([$1.oldValue?.count ?? -1, $1.newValue?.count ?? -1])
        }
        navigation.pushViewController(second, animated: false)
        navigation.popViewController(animated: false)
        navigation.viewControllers = [first, second]
        navigation.popToRootViewController(animated: false)
        navigation.setViewControllers([second], animated: false)
        token.invalidate()
        navigation.pushViewController(first, animated: false)
        #expect(counts == [[1, 2], [2, 1], [1, 2], [2, 1], [1, 1]])
    }

    @Test func anAnimatedPopNotifiesWhenItIsOver() throws {
        let app = try TestApp()
        let (first, second) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: first)
        app.show(navigation)
        navigation.pushViewController(second, animated: false)
        app.advance(by: 1)
        var counts: [Int] = []
        let token = navigation.observe(\.viewControllers, _key: "viewControllers") {
            navigation,
            _ in
            counts.append(navigation.viewControllers.count)
        }
        navigation.popViewController(animated: true)
        app.advance(by: 2)
        token.invalidate()
        #expect(counts == [1])
    }

    @Test func tabsAndTheirChoiceAreObserved() {
        let controller = UITabBarController()
        let (first, second) = (UIViewController(), UIViewController())
        var told: [String] = []
        let tokens = [
            controller.observe(\.selectedIndex, _key: "selectedIndex", options: [.old, .new]) {
                told.append("index \($1.oldValue ?? -1) \($1.newValue ?? -1)")
            },
            controller.observe(\.selectedViewController, _key: "selectedViewController") {
                controller,
                _ in
                told.append("controller \(controller.selectedViewController === second)")
            },
            controller.observe(\.viewControllers, _key: "viewControllers") { controller, _ in
                told.append("tabs \(controller.viewControllers?.count ?? 0)")
            },
        ]
        controller.viewControllers = [first, second]
        controller.selectedIndex = 1
        controller.selectedViewController = first
        for token in tokens { token.invalidate() }
        #expect(
            told == ["tabs 2", "index 0 1", "controller true", "index 1 0", "controller false"]
        )
    }
}
