// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitControllers

@MainActor
private final class Rows: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        40
    }
    override func tableView(
        _ tableView: UITableView,
        titleForHeaderInSection section: Int
    )
        -> String?
    { "Section \(section)" }
    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
}

/// How a large title goes with the content below it.
@MainActor
@Suite(.serialized)
struct LargeTitleTests {
    private func start() throws -> (TestApp, UINavigationController, UITableView) {
        let app = try TestApp(device: "iPhone 15")
        let rows = Rows(style: .plain)
        rows.title = "Rows"
        let navigation = UINavigationController(rootViewController: rows)
        navigation.navigationBar.prefersLargeTitles = true
        app.show(navigation)
        return (app, navigation, rows.tableView)
    }

    @Test func theInsetFollowsTheBar() throws {
        let (app, navigation, table) = try start()
        #expect(table.adjustedContentInset.top == 155)
        #expect(table.contentOffset.y == -155)
        table.contentOffset.y = -135
        app.update()
        #expect(navigation.navigationBar.frame.height == 76)
        #expect(table.adjustedContentInset.top == 135)
        table.contentOffset.y = 200
        app.update()
        #expect(navigation.navigationBar.frame.height == 44)
        #expect(table.adjustedContentInset.top == 103)
        #expect(table.contentOffset.y == 200)
    }

    @Test func pinnedHeadersStandRightBelowTheBar() throws {
        let (app, navigation, table) = try start()
        table.contentOffset.y = 200
        app.update()
        let header = try #require(table.headerView(forSection: 0))
        let bar = navigation.navigationBar
        let edge = bar.convert(bar.bounds, to: nil).maxY
        #expect(header.convert(header.bounds, to: nil).minY == edge)
    }

    @Test func draggedBackTheTitleIsLargeAgain() throws {
        let (app, navigation, table) = try start()
        table.contentOffset.y = 40
        app.update()
        app.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 560), duration: 0.6)
        app.advance(by: 2)
        #expect(table.contentOffset.y == -155)
        #expect(navigation.navigationBar.frame.height == 96)
    }

    @Test func theStatusBarBringsTheTitleBack() throws {
        let (app, navigation, table) = try start()
        table.contentOffset.y = 400
        app.update()
        #expect(table.scrollToTop())
        app.advance(by: 2)
        #expect(table.contentOffset.y == -155)
        #expect(navigation.navigationBar.frame.height == 96)
    }
}

/// Bars that the app itself puts at the edge of the safe area.
@MainActor
@Suite(.serialized)
struct BarAttachmentTests {
    private final class Attached: NSObject, UINavigationBarDelegate, UIToolbarDelegate {
        func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
    }

    @Test func aBarAttachedToTheTopReachesUnderTheStatusBar() throws {
        let app = try TestApp(device: "iPhone 15")
        let controller = UIViewController()
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 59, width: 393, height: 44))
        let delegate = Attached()
        controller.view.addSubview(bar)
        app.show(controller)
        #expect(bar.background.frame == CGRect(x: 0, y: 0, width: 393, height: 44))
        bar.delegate = delegate
        bar.setNeedsLayout()
        app.update()
        #expect(bar.background.frame == CGRect(x: 0, y: -59, width: 393, height: 103))
        bar.frame.origin.y = 70
        bar.setNeedsLayout()
        app.update()
        #expect(bar.background.frame == CGRect(x: 0, y: 0, width: 393, height: 44))
    }

    @Test func aToolbarAboveTheHomeIndicatorReachesBelowIt() throws {
        let app = try TestApp(device: "iPhone 15")
        let controller = UIViewController()
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 852 - 34 - 44, width: 393, height: 44))
        controller.view.addSubview(toolbar)
        app.show(controller)
        #expect(toolbar.subviews.contains { $0.frame.height == 78 && $0.frame.minY == 0 })
        toolbar.frame.origin.y -= 10
        toolbar.setNeedsLayout()
        app.update()
        #expect(!toolbar.subviews.contains { $0.frame.height > 44 })
    }
}
