// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCells
import UIKitControls

extension UITableView {
    /// The style in an archive, which is needed before anything else.
    static func decodeStyle(from coder: NSCoder) -> Style {
        if let nib = coder as? any TableNibCoder { return nib.tableStyle }
        return Style(rawValue: coder.decodeInteger(forKey: "UIStyle")) ?? .plain
    }

    func encodeTable(to coder: NSCoder) {
        coder.encode(style.rawValue, forKey: "UIStyle")
        coder.encode(separatorStyle.rawValue, forKey: "UISeparatorStyle")
        coder.encode(Double(rowHeight), forKey: "UIRowHeight")
        coder.encode(Double(sectionHeaderHeight), forKey: "UISectionHeaderHeight")
        coder.encode(Double(sectionFooterHeight), forKey: "UISectionFooterHeight")
        coder.encode(allowsMultipleSelection, forKey: "UIAllowsMultipleSelection")
        coder.encode(allowsSelection, forKey: "UIAllowsSelection")
        let views = [
            ("UITableHeaderView", tableHeaderView), ("UITableFooterView", tableFooterView),
            ("UIBackgroundView", backgroundView),
        ]
        for (key, view) in views { if let view { coder.encode(view, forKey: key) } }
    }

    func decodeTable(from coder: NSCoder) {
        if coder.containsValue(forKey: "UISeparatorStyle") {
            let raw = coder.decodeInteger(forKey: "UISeparatorStyle")
            separatorStyle = UITableViewCell.SeparatorStyle(rawValue: raw) ?? .singleLine
        }
        if coder.containsValue(forKey: "UIRowHeight") {
            rowHeight = CGFloat(coder.decodeDouble(forKey: "UIRowHeight"))
        }
        if coder.containsValue(forKey: "UISectionHeaderHeight") {
            sectionHeaderHeight = CGFloat(coder.decodeDouble(forKey: "UISectionHeaderHeight"))
        }
        if coder.containsValue(forKey: "UISectionFooterHeight") {
            sectionFooterHeight = CGFloat(coder.decodeDouble(forKey: "UISectionFooterHeight"))
        }
        if coder.containsValue(forKey: "UIAllowsSelection") {
            allowsSelection = coder.decodeBool(forKey: "UIAllowsSelection")
        }
        if coder.containsValue(forKey: "UIAllowsMultipleSelection") {
            allowsMultipleSelection = coder.decodeBool(forKey: "UIAllowsMultipleSelection")
        }
        if let view = coder.presentObject("UIBackgroundView") as? UIView { backgroundView = view }
        if let view = coder.presentObject("UITableHeaderView") as? UIView { tableHeaderView = view }
        if let view = coder.presentObject("UITableFooterView") as? UIView { tableFooterView = view }
    }
}

/// A coder of nibs that knows a table's or a cell's style, which cannot be changed later.
package protocol TableNibCoder: NibCoder {
    /// The style of the table that is being made.
    var tableStyle: UITableView.Style { get }
    /// The style of the cell that is being made.
    var cellStyle: UITableViewCell.CellStyle { get }
    /// The reuse identifier of the cell or header that is being made.
    var reuseIdentifier: String? { get }
}

extension UITableViewCell {
    func encodeCell(to coder: NSCoder) {
        coder.encode(state.style.rawValue, forKey: "UITableViewCellStyle")
        coder.encode(state.reuseIdentifier, forKey: "UIReuseIdentifier")
        coder.encode(state.accessory.type.rawValue, forKey: "UIAccessoryType")
        coder.encode(state.editingAccessory.type.rawValue, forKey: "UIEditingAccessoryType")
        coder.encode(state.selectionStyle.rawValue, forKey: "UISelectionStyle")
        coder.encode(state.indentationLevel, forKey: "UIIndentationLevel")
        coder.encode(Double(state.indentationWidth), forKey: "UIIndentationWidth")
        // The view of a configuration is made again.
        if state.contentConfiguration == nil {
            coder.encode(parts.content, forKey: "UIContentView")
        }
        let views: [(String, UIView?)] = [
            ("UITextLabel", parts.text), ("UIDetailTextLabel", parts.detail),
            ("UIImageView", parts.image), ("UIAccessoryView", accessoryView),
            ("UIEditingAccessoryView", editingAccessoryView), ("UIBackgroundView", backgroundView),
            ("UISelectedBackgroundView", selectedBackgroundView),
        ]
        for (key, view) in views { if let view { coder.encode(view, forKey: key) } }
        CellConfigurations.encode(
            content: contentConfiguration,
            background: backgroundConfiguration,
            to: coder
        )
    }

    func decodeCell(from coder: NSCoder) {
        if let nib = coder as? any TableNibCoder {
            state = CellState(style: nib.cellStyle, reuseIdentifier: nib.reuseIdentifier)
            return
        }
        guard coder.containsValue(forKey: "UITableViewCellStyle") else { return }
        let raw = coder.decodeInteger(forKey: "UITableViewCellStyle")
        state = CellState(
            style: CellStyle(rawValue: raw) ?? .default,
            reuseIdentifier: coder.presentObject("UIReuseIdentifier") as? String
        )
        accessoryType =
            AccessoryType(rawValue: coder.decodeInteger(forKey: "UIAccessoryType")) ?? .none
        editingAccessoryType =
            AccessoryType(rawValue: coder.decodeInteger(forKey: "UIEditingAccessoryType")) ?? .none
        selectionStyle =
            SelectionStyle(rawValue: coder.decodeInteger(forKey: "UISelectionStyle")) ?? .default
        indentationLevel = coder.decodeInteger(forKey: "UIIndentationLevel")
        indentationWidth = CGFloat(coder.decodeDouble(forKey: "UIIndentationWidth"))
        let decode = FieldDecoder(coder)
        decodeParts(decode)
        if let content = CellConfigurations.content(decode) { contentConfiguration = content }
        if let background = CellConfigurations.background(decode) {
            backgroundConfiguration = background
        }
    }

    private func decodeParts(_ decode: FieldDecoder) {
        if let content = decode.object("UIContentView") as? CellContentView {
            parts.content.removeFromSuperview()
            parts.content = content
            addPart(content)
        }
        if let label = decode.object("UITextLabel") as? UILabel {
            parts.text = label
            parts.content.addPart(label)
        }
        if let label = decode.object("UIDetailTextLabel") as? UILabel {
            parts.detail = label
            parts.content.addPart(label)
        }
        if let view = decode.object("UIImageView") as? UIImageView {
            parts.image = view
            parts.content.addPart(view)
        }
        if let view = decode.object("UIAccessoryView") as? UIView { accessoryView = view }
        if let view = decode.object("UIEditingAccessoryView") as? UIView {
            editingAccessoryView = view
        }
        if let view = decode.object("UIBackgroundView") as? UIView { backgroundView = view }
        if let view = decode.object("UISelectedBackgroundView") as? UIView {
            selectedBackgroundView = view
        }
    }
}
