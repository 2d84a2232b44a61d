// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import ShowcasePages

/// What the page about printing does when its buttons are tapped.
@MainActor
@Suite(.serialized)
final class PrintingPageTests {
    private let app: TestApp
    private let page = PrintingPage()

    init() throws {
        app = try TestApp(device: "iPad Pro (11-inch)")
        app.show(page)
        app.advance(by: 0.5)
    }

    // Other suites count on the usual screen.
    isolated deinit { _ = try? TestApp() }

    @Test(arguments: ["Print the letter": "A letter", "Print this page": "Printing"])
    func aButtonPrintsAfterItsOptions(button: String, title: String) throws {
        app.tap(try #require(app.find(UIButton.self, button)))
        app.advance(by: 1)
        let options = try #require(page.presentedViewController as? UINavigationController)
        let item = options.topViewController?.navigationItem.rightBarButtonItem
        #expect(item?.isEnabled == true && app.printouts.isEmpty)
        item?.primaryAction?.performWithSender(item, target: nil)
        app.advance(by: 1)
        #expect(app.printouts.map(\.title) == [title])
        #expect(app.find(UILabel.self, "Printed.") != nil)
    }
}
