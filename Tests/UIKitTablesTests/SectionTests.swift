// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Headers, footers, the index and the views at both ends.
@MainActor
@Suite(.serialized)
final class TableSectionTests {
    private let app: TestApp

    init() throws { app = try TestApp(device: "iPhone SE (3rd generation)") }

    isolated deinit { _ = try? TestApp() }

    // Source: the library SwifterSwift's tests.
    @Test func aTableWithoutADataSourceHasOneEmptySection() {
        let table = UITableView()
        #expect(table.numberOfSections == 1)
        #expect(table.numberOfRows(inSection: 0) == 0)
        let data = Data([])
        table.dataSource = data
        #expect(table.numberOfSections == 0)
    }

    // The optional methods must stand where the protocol is adopted.
    @MainActor
    private final class Data: NSObject, UITableViewDataSource, UITableViewDelegate {
        var counts: [Int]
        var headers: [String?] = []
        var footers: [String?] = []
        var index: [String]?
        var log: [String] = []

        init(_ counts: [Int]) {
            self.counts = counts
            super.init()
        }

        func numberOfSections(in tableView: UITableView) -> Int { counts.count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            counts[section]
        }

        func tableView(
            _ tableView: UITableView,
            cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }

        func tableView(
            _ tableView: UITableView,
            titleForHeaderInSection section: Int
        ) -> String? { headers.indices.contains(section) ? headers[section] : nil }

        func tableView(
            _ tableView: UITableView,
            titleForFooterInSection section: Int
        ) -> String? { footers.indices.contains(section) ? footers[section] : nil }

        func sectionIndexTitles(for tableView: UITableView) -> [String]? { index }

        func tableView(
            _ tableView: UITableView,
            willDisplayHeaderView view: UIView,
            forSection section: Int
        ) { log.append("shows \(section)") }

        func tableView(
            _ tableView: UITableView,
            didEndDisplayingHeaderView view: UIView,
            forSection section: Int
        ) { log.append("hides \(section)") }
    }

    private func show(_ data: Data, style: UITableView.Style = .plain) -> UITableView {
        let table = UITableView(frame: UIScreen.main.bounds, style: style)
        table.contentInsetAdjustmentBehavior = .never
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = data
        table.delegate = data
        app.show(table)
        keep(data)
        return table
    }

    @Test func plainHeadersStayAtTheTopAsLongAsTheirSection() {
        let data = Data([20, 20])
        data.headers = ["One", "Two"]
        let table = show(data)
        // 22 points of room, 28 of header.
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 375, height: 28))
        #expect(table.rectForRow(at: row(0)).minY == 50)
        #expect(table.rectForHeader(inSection: 1).minY == 952)
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "One")
        table.contentOffset.y = 300
        app.update()
        #expect(table.headerView(forSection: 0)?.frame.minY == 300)
        #expect(table.headerView(forSection: 0)?.configurationState.isPinned == true)
        // The next section pushes it away.
        table.contentOffset.y = 920
        app.update()
        #expect(table.headerView(forSection: 0)?.frame.minY == 902)
        table.contentOffset.y = 960
        app.update()
        #expect(table.headerView(forSection: 0) == nil)
        #expect(table.headerView(forSection: 1)?.frame.minY == 960)
        #expect(data.log == ["shows 0", "shows 1", "hides 0"])
    }

    @Test func groupsAreSetApart() {
        let plain = Data([2, 2])
        let table = show(plain, style: .grouped)
        #expect(table.rectForRow(at: row(0)).minY == 35)
        #expect(table.rectForRow(at: row(0, 1)).minY == 159)
        #expect(table.backgroundColor == .systemGroupedBackground)
        #expect(table.headerView(forSection: 0) == nil)
        let data = Data([2, 2])
        data.headers = ["One", nil]
        data.footers = ["A footer", nil]
        let titled = show(data, style: .grouped)
        #expect(titled.headerView(forSection: 0)?.textLabel?.text == "ONE")
        #expect(titled.footerView(forSection: 0)?.textLabel?.text == "A footer")
        #expect(titled.headerView(forSection: 1) == nil)
    }

    @Test func insetGroupsHaveRoundCornersAndMargins() {
        let data = Data([3, 1])
        let table = show(data, style: .insetGrouped)
        let first = table.cellForRow(at: row(0))
        #expect(first?.frame.minX == 16)
        #expect(first?.frame.width == 343)
        #expect(first?.layer.cornerRadius == 10)
        #expect(first?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(table.cellForRow(at: row(1))?.layer.cornerRadius == 0)
        #expect(
            table.cellForRow(at: row(2))?.layer.maskedCorners == [
                .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
            ]
        )
        #expect(table.cellForRow(at: row(0, 1))?.layer.cornerRadius == 10)
    }

    @Test func viewsAtBothEndsTakeTheirHeight() {
        let data = Data([2])
        let table = show(data)
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 120))
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        app.update()
        #expect(table.rectForRow(at: row(0)).minY == 120)
        #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 375, height: 120))
        #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 208, width: 375, height: 30))
        #expect(table.contentSize.height == 238)
        table.tableHeaderView = nil
        app.update()
        #expect(table.rectForRow(at: row(0)).minY == 0)
        let back = UIView()
        table.backgroundView = back
        app.update()
        #expect(back.frame == table.bounds)
        #expect(table.subviews.first === back)
    }

    @Test func aFingerOnTheIndexGoesToASection() {
        let data = Data(Array(repeating: 10, count: 5))
        data.headers = ["A", "B", "C", "D", "E"]
        data.index = ["A", "B", "C", "D", "E"]
        let table = show(data)
        // Five titles of 13 points in the middle of the edge.
        let finger = app.finger()
        finger.down(at: CGPoint(x: 370, y: 333.5 + 20))
        app.update()
        #expect(table.contentOffset.y + 667 == table.contentSize.height)
        finger.move(to: CGPoint(x: 370, y: 333.5 - 10), duration: 0.1)
        app.update()
        #expect(table.contentOffset.y == table.rectForHeader(inSection: 1).minY)
        finger.up()
    }
}
