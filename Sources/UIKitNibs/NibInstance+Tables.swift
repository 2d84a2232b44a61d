// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCore
import UIKitTables

// Tables with the cells that a storyboard draws: prototypes, made as often as rows need them, and
// static ones, each made once.
extension NibInstance {
    func configure(_ table: UITableView, _ element: NibElement) {
        switch element["separatorStyle"] {
        case "none": table.separatorStyle = .none
        case "singleLine", "default": table.separatorStyle = .singleLine
        default: break
        }
        let heights: [(String, ReferenceWritableKeyPath<UITableView, CGFloat>)] = [
            ("rowHeight", \.rowHeight), ("estimatedRowHeight", \.estimatedRowHeight),
            ("sectionHeaderHeight", \.sectionHeaderHeight),
            ("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight),
            ("sectionFooterHeight", \.sectionFooterHeight),
            ("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight),
        ]
        for (name, path) in heights {
            guard let height = element.number(name) else { continue }
            table[keyPath: path] = CGFloat(height)
        }
        if let flag = element.flag("contentViewInsetsToSafeArea") {
            table.insetsContentViewsToSafeArea = flag
        }
        if let flag = element.flag("allowsSelection") { table.allowsSelection = flag }
        if let flag = element.flag("allowsMultipleSelection") {
            table.allowsMultipleSelection = flag
        }
        if let flag = element.flag("allowsSelectionDuringEditing") {
            table.allowsSelectionDuringEditing = flag
        }
        if let flag = element.flag("allowsMultipleSelectionDuringEditing") {
            table.allowsMultipleSelectionDuringEditing = flag
        }
        if let color = NibValues.color(element.child(key: "separatorColor"), in: bundle) {
            table.separatorColor = color
        }
        if let color = NibValues.color(element.child(key: "sectionIndexColor"), in: bundle) {
            table.sectionIndexColor = color
        }
        if let color = NibValues.color(
            element.child(key: "sectionIndexBackgroundColor"),
            in: bundle
        ) {
            table.sectionIndexBackgroundColor = color
        }
        if let count = element.integer("sectionIndexMinimumDisplayRowCount") {
            table.sectionIndexMinimumDisplayRowCount = count
        }
        if let insets = NibValues.insets(element.child(key: "separatorInset") ?? element) {
            if element.child(key: "separatorInset") != nil { table.separatorInset = insets }
        }
        if let view = element.child(key: "tableHeaderView") {
            table.tableHeaderView = makeView(view)
        }
        if let view = element.child(key: "tableFooterView") {
            table.tableFooterView = makeView(view)
        }
        for prototype in element.list("prototypes") { registerPrototype(prototype, table) }
    }

    private func registerPrototype(_ element: NibElement, _ table: UITableView) {
        guard let identifier = element["reuseIdentifier"] else { return }
        let objects = objects
        table.registerPrototype(identifier) { [document, bundle, weak storyboard] in
            // Each row has objects of its own; what is outside the cell stays the same.
            let instance = NibInstance(document, bundle)
            instance.storyboard = storyboard
            for (id, object) in objects { instance.register(object, id) }
            guard let cell = instance.makeView(element) as? UITableViewCell else {
                return UITableViewCell(style: .default, reuseIdentifier: identifier)
            }
            instance.finish()
            cell.nibInstance = instance
            return cell
        }
    }

    /// The sections that a storyboard has for a controller's table; nil for one whose rows come
    /// from a data source.
    func staticContent(_ element: NibElement) -> StaticTableContent? {
        guard element["dataMode"] == "static" else { return nil }
        return StaticTableContent(
            element.list("sections").map { section in
                let elements = section.list("cells")
                return StaticTableContent.Section(
                    header: section.string("headerTitle"),
                    footer: section.string("footerTitle"),
                    cells: elements.map { makeView($0) as? UITableViewCell ?? UITableViewCell() },
                    heights: elements.map { CGFloat($0.number("rowHeight") ?? -1) }
                )
            }
        )
    }

    // MARK: Cells

    func configure(_ cell: UITableViewCell, _ element: NibElement) {
        let accessories: [String: UITableViewCell.AccessoryType] = [
            "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
            "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
        ]
        if let type = element["accessoryType"].flatMap({ accessories[$0] }) {
            cell.accessoryType = type
        }
        if let type = element["editingAccessoryType"].flatMap({ accessories[$0] }) {
            cell.editingAccessoryType = type
        }
        if let insets = NibValues.insets(element.child(key: "separatorInset")) {
            cell.separatorInset = insets
        }
        switch element["selectionStyle"] {
        case "none": cell.selectionStyle = .none
        case "blue": cell.selectionStyle = .blue
        case "gray": cell.selectionStyle = .gray
        default: break
        }
        if let level = element.integer("indentationLevel") { cell.indentationLevel = level }
        if let width = element.number("indentationWidth") {
            cell.indentationWidth = CGFloat(width)
        }
        if let flag = element.flag("shouldIndentWhileEditing") {
            cell.shouldIndentWhileEditing = flag
        }
        if let view = element.child(key: "accessoryView") { cell.accessoryView = makeView(view) }
        fillContent(of: cell, element)
    }

    /// The content view of the drawing is the cell's own, and so are its labels in a style.
    private func fillContent(of cell: UITableViewCell, _ element: NibElement) {
        guard let content = element.child(key: "contentView") else { return }
        register(cell.contentView, content.id)
        for child in content.list("subviews") {
            guard let view = makeView(child) else { continue }
            cell.contentView.addSubview(view)
            guard let id = child.id else { continue }
            if id == element["textLabel"] { cell.adoptNibPart(view, .text) }
            if id == element["detailTextLabel"] { cell.adoptNibPart(view, .detail) }
            if id == element["imageView"] { cell.adoptNibPart(view, .image) }
        }
        addConstraints(of: content, to: cell.contentView)
    }
}
