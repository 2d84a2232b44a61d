// SPDX-License-Identifier: Apache-2.0

public import Foundation
import UIKitCells
import UIKitCore
public import UIKitTables

// What lowered source calls for initializers of a class that a generic parameter or a variable holds.

/// Makes a cell of a class known at run time.
@preconcurrency @MainActor
public func _objcNew<T: UITableViewCell>(
    _ aClass: T.Type,
    style: UITableViewCell.CellStyle,
    reuseIdentifier: String?
) -> T {
    let made = makeInstance(
        ofTableCell: aClass,
        style: unsafeBitCast(style, to: UInt8.self),
        reuseIdentifier: reuseIdentifier
    )
    guard let cell = made as? T else { preconditionFailure("a cell is of its class") }
    return cell
}

/// Makes a header or footer of a class known at run time.
@preconcurrency @MainActor
public func _objcNew<T: UITableViewHeaderFooterView>(
    _ aClass: T.Type,
    reuseIdentifier: String?
) -> T {
    let made = makeInstance(ofTableHeader: aClass, reuseIdentifier: reuseIdentifier)
    guard let view = made as? T else { preconditionFailure("a header is of its class") }
    return view
}

/// Makes a table of a class known at run time.
@preconcurrency @MainActor
public func _objcNew<T: UITableView>(
    _ aClass: T.Type,
    frame: CGRect,
    style: UITableView.Style
) -> T {
    makeInstance(ofTable: aClass, frame: frame, style: unsafeBitCast(style, to: UInt8.self))
}

/// Makes a table's controller of a class known at run time.
@preconcurrency @MainActor
public func _objcNew<T: UITableViewController>(
    _ aClass: T.Type,
    style: UITableView.Style
) -> T {
    makeInstance(ofTableController: aClass, style: unsafeBitCast(style, to: UInt8.self))
}
