// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// What tables look like.
///
/// `CASEMENT_PICTURES=FOLDER` writes the pictures there, too.
@MainActor
@Suite(.serialized)
final class TablePictureTests {
    private let app: TestApp
    private static let size = CGSize(width: 240, height: 200)

    init() throws { app = try TestApp(device: "iPhone SE (3rd generation)") }

    isolated deinit { _ = try? TestApp() }

    /// Rows with one of everything, without a word of text.
    private final class Shapes: RowSource, UITableViewDelegate {
        override func tableView(
            _ tableView: UITableView,
            cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            let types: [UITableViewCell.AccessoryType] = [
                .disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton,
            ]
            cell.accessoryType = types[indexPath.row % 4]
            let bar = UIView(frame: CGRect(x: 16, y: 17, width: 60, height: 10))
            bar.backgroundColor = .systemGray3
            bar.layer.cornerRadius = 5
            for old in cell.contentView.subviews { old.removeFromSuperview() }
            cell.contentView.addSubview(bar)
            return cell
        }

        func tableView(
            _ tableView: UITableView,
            trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            let first = UIContextualAction(style: .destructive, title: nil) { _, _, _ in }
            first.image = UIImage(systemName: "trash.fill")
            let second = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
            second.image = UIImage(systemName: "flag.fill")
            second.backgroundColor = .systemOrange
            return UISwipeActionsConfiguration(actions: [first, second])
        }
    }

    private func show(_ style: UITableView.Style, isDark: Bool = false) -> UITableView {
        let source = Shapes([["", "", ""], ["", ""]])
        let table = app.showTable(
            source,
            style: style,
            frame: CGRect(origin: .zero, size: Self.size)
        )
        app.window?.overrideUserInterfaceStyle = isDark ? .dark : .light
        app.settle()
        return table
    }

    private func check(_ name: String, height: CGFloat = 200) throws {
        let shown = CGRect(x: 0, y: 0, width: Self.size.width, height: height)
        let part = app.picture().cropped(to: shown)
        if let folder = ProcessInfo.processInfo.environment["CASEMENT_PICTURES"] {
            try part.write(to: "\(folder)/\(name).png")
        }
        try part.expect("Tables/\(name)", tolerance: .edges)
    }

    @Test(arguments: [false, true])
    func plain(isDark: Bool) throws {
        let table = show(.plain, isDark: isDark)
        table.selectRow(at: row(1), animated: false, scrollPosition: .none)
        try check(isDark ? "plain-dark" : "plain", height: 176)
    }

    @Test(arguments: [false, true])
    func grouped(isDark: Bool) throws {
        _ = show(.grouped, isDark: isDark)
        try check(isDark ? "grouped-dark" : "grouped")
    }

    @Test(arguments: [false, true])
    func insetGrouped(isDark: Bool) throws {
        let table = show(.insetGrouped, isDark: isDark)
        table.selectRow(at: row(0), animated: false, scrollPosition: .none)
        try check(isDark ? "inset-grouped-dark" : "inset-grouped")
    }

    @Test func editing() throws {
        let table = show(.plain)
        table.setEditing(true, animated: false)
        app.settle()
        try check("editing", height: 100)
    }

    @Test func selecting() throws {
        let table = show(.insetGrouped)
        table.allowsMultipleSelectionDuringEditing = true
        table.setEditing(true, animated: false)
        table.selectRow(at: row(1), animated: false, scrollPosition: .none)
        app.settle()
        try check("selecting", height: 130)
    }

    @Test func swiped() throws {
        _ = show(.plain)
        let finger = app.finger()
        finger.down(at: CGPoint(x: 200, y: 66))
        finger.move(to: CGPoint(x: 60, y: 66), duration: 0.4)
        app.advance(by: 0.3)
        finger.up()
        app.settle()
        try check("swiped", height: 100)
    }
}
