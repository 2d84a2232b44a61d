// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit
import UIKitTesting

typealias NSObject = UIKitCore.NSObject

/// A table's data, with a record of all that is asked and told.
///
/// A subclass that is a delegate adopts the protocol itself: Swift finds only what the class that
/// adopts a protocol has.
@MainActor
class RowSource: NSObject, UITableViewDataSource {
    var sections: [[String]]
    var log: [String] = []
    var madeCells = 0

    init(_ sections: [[String]]) {
        self.sections = sections
        super.init()
    }

    convenience init(count: Int) { self.init([(0..<count).map { "Row \($0)" }]) }

    func take() -> [String] {
        defer { log = [] }
        return log
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        if cell.tag == 0 {
            madeCells += 1
            cell.tag = madeCells
        }
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }

    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        log.append("commit \(editingStyle.rawValue) \(indexPath.row)")
        guard editingStyle == .delete else { return }
        sections[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
    }

    func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
        log.append("move \(from.row) to \(to.row)")
        let text = sections[from.section].remove(at: from.row)
        sections[to.section].insert(text, at: to.row)
    }
}

extension TestApp {
    /// Shows a table that fills the screen.
    func showTable(
        _ source: RowSource,
        style: UITableView.Style = .plain,
        frame: CGRect? = nil
    ) -> UITableView {
        let size = UIScreen.main.bounds.size
        let table = UITableView(frame: frame ?? CGRect(origin: .zero, size: size), style: style)
        table.contentInsetAdjustmentBehavior = .never
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        table.delegate = source as? any UITableViewDelegate
        show(table)
        keep(source)
        return table
    }
}

/// A row of the first section.
func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

/// Keeps data for the length of the tests: tables do not.
@MainActor
func keep(_ source: AnyObject) { kept.append(source) }

@MainActor private var kept: [AnyObject] = []
