// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Drags of content that scrolls inside a sheet.
@MainActor
@Suite(.serialized)
struct SheetScrollingTests {
    private let app: TestApp

    init() throws { app = try TestApp(device: "iPhone 15") }

    private final class Rows: UITableViewController {
        override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
            60
        }
        override func tableView(
            _ table: UITableView,
            cellForRowAt path: IndexPath
        ) -> UITableViewCell { UITableViewCell() }
    }

    private func present(
        _ detents: [UISheetPresentationController.Detent]
    ) throws -> (below: UIViewController, rows: Rows, sheet: UISheetPresentationController) {
        let below = UIViewController()
        app.show(below)
        let rows = Rows()
        let sheet = try #require(rows.sheetPresentationController)
        sheet.detents = detents
        below.present(rows, animated: false)
        app.settle()
        return (below, rows, sheet)
    }

    private func top(of controller: UIViewController) -> CGFloat {
        controller.view.superview?.convert(controller.view.frame.origin, to: nil).y ?? 0
    }

    @Test func contentAtItsTopPullsTheSheetUpBeforeItScrolls() throws {
        let (_, rows, sheet) = try present([.medium(), .large()])
        let start = top(of: rows)
        app.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), duration: 0.4)
        app.settle()
        #expect(sheet.selectedDetentIdentifier == .large)
        #expect(top(of: rows) < start)
        #expect(rows.tableView.contentOffset.y == 0)
        app.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), duration: 0.4)
        app.settle()
        #expect(rows.tableView.contentOffset.y > 0)
    }

    @Test func contentScrollsInASheetThatDoesNotPreferToExpand() throws {
        let (_, rows, sheet) = try present([.medium(), .large()])
        sheet.prefersScrollingExpandsWhenScrolledToEdge = false
        let start = top(of: rows)
        app.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500), duration: 0.4)
        app.settle()
        #expect(top(of: rows) == start)
        #expect(rows.tableView.contentOffset.y > 0)
    }

    @Test func contentAtItsTopPullsTheSheetAway() throws {
        let (below, rows, _) = try present([.large()])
        app.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), duration: 0.4)
        app.settle()
        #expect(rows.tableView.contentOffset.y > 0)
        app.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 800), duration: 0.4)
        app.settle()
        #expect(below.presentedViewController === rows)
        #expect(rows.tableView.contentOffset.y == 0)
        app.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 800), duration: 0.4)
        app.settle()
        #expect(below.presentedViewController == nil)
    }
}
