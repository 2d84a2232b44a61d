// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

extension UITableView {
    /// The style that an archive has, which is wanted before anything else.
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
            reuseIdentifier: coder.decodeObject(forKey: "UIReuseIdentifier") as? String
        )
        accessoryType =
            AccessoryType(rawValue: coder.decodeInteger(forKey: "UIAccessoryType")) ?? .none
        editingAccessoryType =
            AccessoryType(rawValue: coder.decodeInteger(forKey: "UIEditingAccessoryType")) ?? .none
        selectionStyle =
            SelectionStyle(rawValue: coder.decodeInteger(forKey: "UISelectionStyle")) ?? .default
        indentationLevel = coder.decodeInteger(forKey: "UIIndentationLevel")
        indentationWidth = CGFloat(coder.decodeDouble(forKey: "UIIndentationWidth"))
    }
}
