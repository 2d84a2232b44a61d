// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Small settings of tables and cells that change what is seen or touched.
@MainActor
@Suite(.serialized)
final class TableDetailTests {
    private let app: TestApp

    init() throws { app = try TestApp(device: "iPhone SE (3rd generation)") }

    isolated deinit { _ = try? TestApp() }

    /// The views of a table of one class of the framework, by its name.
    private func parts(_ table: UITableView, _ name: String) -> [UIView] {
        table.subviews.filter { "\(type(of: $0))" == name }
    }

    @Test func emptyRowsFillAPlainTable() throws {
        let table = app.showTable(RowSource(count: 2))
        #expect(parts(table, "FillerRows").isEmpty)
        table.fillerRowHeight = 50
        table.layoutIfNeeded()
        let filler = try #require(parts(table, "FillerRows").first)
        let end = table.rectForRow(at: row(1)).maxY
        #expect(filler.frame.minY == end && filler.frame.maxY == table.bounds.maxY)
        let lines = filler.subviews
        #expect(lines.count == Int((table.bounds.maxY - end) / 50))
        #expect(lines.first?.frame.maxY == 50)
        #expect(lines.first?.backgroundColor == table.separatorColor)
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        table.layoutIfNeeded()
        #expect(parts(table, "FillerRows").isEmpty)
    }

    @Test func separatorsAreShownThroughAnEffect() throws {
        let table = app.showTable(RowSource(count: 3))
        let blur = UIBlurEffect(style: .dark)
        table.separatorEffect = blur
        table.separatorColor = .red
        table.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: row(0)))
        cell.layoutIfNeeded()
        let line = try #require(
            cell.subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first
        )
        #expect(line.effect === blur && line.contentView.backgroundColor == .red)
        table.separatorEffect = nil
        table.layoutIfNeeded()
        cell.layoutIfNeeded()
        #expect(!cell.subviews.contains { $0 is UIVisualEffectView })
    }

    /// Rows with an index beside them.
    private final class IndexedSource: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(
            _ tableView: UITableView,
            cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

        func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
    }

    @Test func theIndexCanBeHidden() throws {
        let source = IndexedSource()
        let table = UITableView(frame: UIScreen.main.bounds, style: .plain)
        table.dataSource = source
        app.show(table)
        keep(source)
        let index = try #require(parts(table, "SectionIndexView").first)
        #expect(!index.isHidden)
        table.indexDisplayMode = .alwaysHidden
        table.layoutIfNeeded()
        #expect(index.isHidden)
    }

    /// Rows that are only moved while the table is edited.
    private final class MovedRows: RowSource, UITableViewDelegate {
        var indents: Bool?

        func tableView(
            _ tableView: UITableView,
            editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { .none }

        func tableView(
            _ tableView: UITableView,
            shouldIndentWhileEditingRowAt indexPath: IndexPath
        ) -> Bool { indents ?? true }
    }

    // Source: the documentation of tableView(_:shouldIndentWhileEditingRowAt:): true without it.
    @Test func editableRowsMoveAsideUnlessTheyMustNot() throws {
        let source = MovedRows(count: 2)
        let table = app.showTable(source)
        func start() throws -> CGFloat {
            table.layoutIfNeeded()
            let cell = try #require(table.cellForRow(at: row(0)))
            cell.layoutIfNeeded()
            return cell.contentView.frame.minX
        }
        let plain = try start()
        table.isEditing = true
        #expect(try start() == plain + 38)
        table.isEditing = false
        source.indents = false
        table.isEditing = true
        #expect(try start() == plain)
    }

    @Test func cellsMayShowTheFocusInTheirOwnWay() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        #expect(cell.focusEffect != nil)
        cell.focusStyle = .custom
        #expect(cell.focusEffect == nil)
    }

    /// A cell as high as its text.
    private final class TextCell: UITableViewCell {
        let label = UILabel()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.numberOfLines = 0
            label.text = "One"
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class TextRows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            table.dequeueReusableCell(withIdentifier: "text", for: path)
        }
    }

    // Source: the documentation of `UITableView.SelfSizingInvalidation`.
    @Test func changesOfConstraintsMakeACellGrowWhereTheTableFollowsThem() throws {
        let rows = TextRows()
        let table = app.showTable(RowSource(count: 0))
        table.register(TextCell.self, forCellReuseIdentifier: "text")
        table.dataSource = rows
        table.reloadData()
        table.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: row(0)) as? TextCell)
        let height = cell.frame.height
        cell.label.text = "One\nTwo\nThree\nFour"
        app.settle()
        #expect(cell.frame.height == height)
        table.selfSizingInvalidation = .enabledIncludingConstraints
        cell.label.text = "One\nTwo\nThree\nFour\nFive"
        app.settle()
        #expect(cell.frame.height > height + 30)
        #expect(table.rectForRow(at: row(1)).minY == cell.frame.maxY)
        table.selfSizingInvalidation = .enabled
        cell.label.text = "One"
        app.settle()
        #expect(cell.frame.height > height + 30)
        cell.invalidateIntrinsicContentSize()
        app.settle()
        #expect(cell.frame.height == height)
    }

    // Source: tests of the library Form, which change rows before the table is laid out.
    @Test func aViewBelowTheRowsCountsThemAtOnce() {
        let source = RowSource([["A", "B"], ["C"]])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        table.tableFooterView = UIView()
        source.sections = [["A", "B"]]
        table.beginUpdates()
        table.deleteSections([1], with: .automatic)
        table.endUpdates()
        #expect(table.numberOfSections == 1)
        // The first layout asks again, as if nobody had.
        source.sections = [["A", "B", "C"]]
        app.show(table)
        #expect(table.visibleCells.count == 3)
    }
}
