// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// What items of bars take from their own settings and from the bar's appearances.
@MainActor
@Suite(.serialized)
struct BarItemLookTests {
    private let app: TestApp

    init() throws { app = try TestApp(device: "iPhone SE (3rd generation)") }

    private func image(_ color: UIColor) -> UIImage {
        let bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
        return UIGraphicsImageRenderer(bounds: bounds).image { context in
            color.setFill()
            context.fill(bounds)
        }
    }

    private func place(of text: String) throws -> CGRect {
        let label = try #require(app.find(UILabel.self, text))
        return label.convert(label.bounds, to: nil)
    }

    private func show(_ controllers: [UIViewController]) -> UINavigationController {
        let stack = UINavigationController()
        stack.setViewControllers(controllers, animated: false)
        app.show(stack)
        app.settle()
        return stack
    }

    private func page(_ title: String) -> UIViewController {
        let page = UIViewController()
        page.title = title
        return page
    }

    @Test func theTitleOfAButtonIsMoved() throws {
        let page = page("A")
        let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        page.navigationItem.rightBarButtonItem = item
        let stack = show([page])
        let usual = try place(of: "Edit")
        item.setTitlePositionAdjustment(UIOffset(horizontal: 5, vertical: -3), for: .default)
        app.update()
        #expect(try place(of: "Edit") == usual.offsetBy(dx: 5, dy: -3))
        let appearance = UINavigationBarAppearance()
        appearance.buttonAppearance.normal.titlePositionAdjustment.horizontal = 2
        stack.navigationBar.standardAppearance = appearance
        stack.navigationBar.scrollEdgeAppearance = appearance
        app.update()
        item.title = "Edit"
        app.update()
        #expect(try place(of: "Edit") == usual.offsetBy(dx: 7, dy: -3))
    }

    @Test func theTitleOfABackButtonIsMovedAway() throws {
        let first = page("First")
        let back = UIBarButtonItem(title: "Return", style: .plain, target: nil, action: nil)
        back.setBackButtonTitlePositionAdjustment(
            UIOffset(horizontal: -1000, vertical: 0),
            for: .default
        )
        first.navigationItem.backBarButtonItem = back
        _ = show([first, page("Second")])
        #expect(try place(of: "Return").maxX < 0)
    }

    @Test func theTitleOfANavigationBarIsMoved() throws {
        let stack = show([page("Middle")])
        let usual = try place(of: "Middle")
        let appearance = UINavigationBarAppearance()
        appearance.titlePositionAdjustment = UIOffset(horizontal: -20, vertical: 4)
        stack.navigationBar.standardAppearance = appearance
        stack.navigationBar.scrollEdgeAppearance = appearance
        app.update()
        #expect(try place(of: "Middle") == usual.offsetBy(dx: -20, dy: 4))
    }

    @Test func aButtonHasABackgroundImage() throws {
        let page = page("A")
        let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        page.navigationItem.rightBarButtonItem = item
        _ = show([page])
        let red = image(.red)
        item.setBackgroundImage(red, for: .normal, barMetrics: .default)
        app.update()
        let label = try #require(app.find(UILabel.self, "Edit"))
        let behind = try #require(
            label.superview?.subviews.compactMap { $0 as? UIImageView }.first { $0.image === red }
        )
        #expect(behind.frame.contains(label.frame) && behind.frame.height == 30)
    }

    @Test func aMenuOfABarIsShownInItsFixedOrder() throws {
        let page = page("A")
        let actions = ["One", "Two", "Three"].map { UIAction(title: $0) { _ in } }
        let item = UIBarButtonItem(title: "Menu", menu: UIMenu(children: actions))
        item.preferredMenuElementOrder = .fixed
        page.toolbarItems = [item]
        let stack = show([page])
        stack.setToolbarHidden(false, animated: false)
        app.settle()
        app.tap(try #require(app.find(UILabel.self, "Menu")))
        app.settle()
        #expect(try place(of: "One").minY < place(of: "Three").minY)
    }

    private final class Rows: UITableViewController {
        var count = 40
        override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
            count
        }
        override func tableView(
            _ table: UITableView,
            cellForRowAt path: IndexPath
        ) -> UITableViewCell { UITableViewCell() }
    }

    private func colors(of toolbar: UIToolbar) -> [UIColor] {
        toolbar.subviews.flatMap(\.subviews).compactMap(\.backgroundColor)
    }

    @Test func aToolbarLooksOtherwiseAtTheEndOfTheContent() {
        let rows = Rows()
        let stack = show([rows])
        stack.setToolbarHidden(false, animated: false)
        let edge = UIToolbarAppearance()
        edge.backgroundColor = .red
        stack.toolbar.scrollEdgeAppearance = edge
        app.settle()
        #expect(!colors(of: stack.toolbar).contains(.red))
        rows.tableView.scrollToRow(at: [0, 39], at: .bottom, animated: false)
        app.settle()
        #expect(colors(of: stack.toolbar).contains(.red))
        edge.backgroundColor = .green
        stack.toolbar.scrollEdgeAppearance = edge
        app.settle()
        #expect(!colors(of: stack.toolbar).contains(.red))
    }

    @Test func aLowToolbarHasItsOwnLook() {
        let stack = show([Rows()])
        stack.setToolbarHidden(false, animated: false)
        let low = UIToolbarAppearance()
        low.backgroundColor = .blue
        stack.toolbar.compactAppearance = low
        app.settle()
        #expect(!colors(of: stack.toolbar).contains(.blue))
        app.rotate(to: .landscapeLeft)
        app.settle()
        #expect(colors(of: stack.toolbar).contains(.blue))
    }
}
