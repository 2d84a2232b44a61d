// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitControls

/// The stored properties of a table view controller.
@MainActor
struct TableControllerState {
    var style = UITableView.Style.plain
    var clearsSelection = true
    var hasAppeared = false
    var content: StaticTableContent?
    weak var table: UITableView?
}

/// The sections and cells of a static table in a storyboard.
@MainActor
package final class StaticTableContent {
    /// One section.
    package struct Section {
        package var header: String?
        package var footer: String?
        package var cells: [UITableViewCell]
        /// The cells' heights; negative for the cell's own choice.
        package var heights: [CGFloat]

        package init(
            header: String?,
            footer: String?,
            cells: [UITableViewCell],
            heights: [CGFloat]
        ) {
            self.header = header
            self.footer = footer
            self.cells = cells
            self.heights = heights
        }
    }

    package var sections: [Section]

    package init(_ sections: [Section]) { self.sections = sections }

    func height(at path: IndexPath) -> CGFloat? {
        let heights = sections[path.section].heights
        guard heights.indices.contains(path.row), heights[path.row] >= 0 else { return nil }
        return heights[path.row]
    }
}

extension UITableViewController {
    /// The rows that a storyboard has.
    package var staticContent: StaticTableContent? {
        get { list.content }
        set { list.content = newValue }
    }

    var loadedTable: UITableView? {
        loadViewIfNeeded()
        return list.table ?? viewIfLoaded as? UITableView
    }

    func setTable(_ table: UITableView?) {
        list.table = table
        view = table
    }

    /// Takes a table of a nib or an archive, whose data and delegate the controller is by default.
    func adoptTable(_ table: UITableView) {
        list.table = table
        if table.dataSource == nil { table.dataSource = self }
        if table.delegate == nil { table.delegate = self }
    }

    func makeTable(_ loadFromNib: () -> Void) {
        if storyboardOrigin != nil || nibName != nil {
            loadFromNib()
            if let table = viewIfLoaded as? UITableView {
                return adoptTable(table)
            }
        }
        let table = UITableView(frame: UIScreen.main.bounds, style: list.style)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.table = table
        view = table
        table.dataSource = self
        table.delegate = self
    }

    func tableWillAppear(_ animated: Bool) {
        guard let table = tableView else { return }
        if !list.hasAppeared {
            list.hasAppeared = true
            table.reloadData()
        }
        guard list.clearsSelection, let paths = table.indexPathsForSelectedRows else { return }
        for path in paths { table.deselectRow(at: path, animated: animated) }
        // A cancelled interactive pop restores the selection.
        transitionCoordinator?.notifyWhenInteractionChanges { context in
            guard context.isCancelled else { return }
            for path in paths {
                table.selectRow(at: path, animated: false, scrollPosition: .none)
            }
        }
    }

    func cell(at path: IndexPath) -> UITableViewCell {
        if let content = list.content { return content.sections[path.section].cells[path.row] }
        Diagnostics.trap(
            .internalInconsistencyException,
            "UITableViewController.tableView(_:cellForRowAt:): \(type(of: self)) has rows but makes "
                + "no cells; override the method."
        )
    }
}
