// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// Tables: what it costs to open one of a million rows, and to scroll by a few points.
@MainActor
struct TableFigures {
    let measure: Measure

    private static let size = CGRect(x: 0, y: 0, width: 390, height: 844)
    private static let step: CGFloat = 17
    private static let steps = 600

    func run() {
        open()
        scroll()
    }

    private func open() {
        guard measure.isWanted("F/table/open-1M") else { return }
        let rows = ManyRows(count: 1_000_000)
        let table = Self.table(rows)
        measure.time("F/table/open-1M") {
            table.reloadData()
            table.layoutIfNeeded()
        }
    }

    /// The mean of a frame of scrolling; about two of five bring a new row.
    private func scroll() {
        guard measure.isAnyWanted("F/table/scroll", "F/table/made") else { return }
        let rows = ManyRows(count: 10_000)
        let table = Self.table(rows)
        measure.time("F/table/scroll", "us", repetitions: Self.steps) {
            table.contentOffset.y = 0
            for _ in 0..<Self.steps {
                table.contentOffset.y += Self.step
                table.layoutIfNeeded()
            }
        }
        measure.report("F/table/made", Double(rows.made), "cells")
    }

    private static func table(_ rows: ManyRows) -> UITableView {
        let table = UITableView(frame: size, style: .plain)
        table.register(PlainCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        table.layoutIfNeeded()
        return table
    }
}

/// Counts the cells that are made.
@MainActor
private final class PlainCell: UITableViewCell {
    static var made = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        PlainCell.made += 1
    }

    required init?(coder: NSCoder) { nil }
}

/// Rows of a short text.
@MainActor
private final class ManyRows: UIKitCore.NSObject, UITableViewDataSource {
    private let count: Int

    init(count: Int) {
        self.count = count
        super.init()
    }

    var made: Int { PlainCell.made }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}
