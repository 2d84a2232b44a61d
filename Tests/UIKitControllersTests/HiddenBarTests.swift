// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// Bars and their buttons as programs read them.
@MainActor
struct HiddenBarTests {
    private let app: TestApp

    init() throws { app = try TestApp(device: "iPhone 14") }

    @Test func aBarThatIsAwayIsHiddenWhenItsMoveIsOver() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        app.show(navigation)
        navigation.isNavigationBarHidden = true
        #expect(navigation.navigationBar.isHidden)
        navigation.setNavigationBarHidden(false, animated: true)
        #expect(!navigation.navigationBar.isHidden)
        app.settle()
        navigation.setNavigationBarHidden(true, animated: true)
        #expect(!navigation.navigationBar.isHidden)
        app.settle()
        #expect(navigation.navigationBar.isHidden)
    }

    @Test func anEditButtonHasATargetAndAnActionThatCanBeReplaced() throws {
        final class Page: UIViewController {
            var calls = 0
            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                calls += 1
            }
        }
        let page = Page()
        let button = page.editButtonItem
        #expect(button.target === page && button.primaryAction == nil)
        let action = try #require(button.action)
        UIApplication.shared.sendAction(action, to: button.target, from: button, for: nil)
        #expect(page.isEditing && page.calls == 1 && button.title == "Done")
        UIApplication.shared.sendAction(action, to: button.target, from: button, for: nil)
        #expect(!page.isEditing && page.calls == 2 && button.title == "Edit")
    }
}
