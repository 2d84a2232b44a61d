// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// A cell of a table of data, which knows its rows and columns.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    /// The rows that the cell stands in.
    func accessibilityRowRange() -> NSRange

    /// The columns that the cell stands in.
    func accessibilityColumnRange() -> NSRange
}

/// A container whose elements stand in rows and columns.
///
/// For optional methods see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol,
    _UIAccessibilityContainerDataTableProbes
{
    /// The cell at a row and a column; nil for none.
    func accessibilityDataTableCellElement(
        forRow row: Int,
        column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)?

    /// How many rows there are.
    func accessibilityRowCount() -> Int

    /// How many columns there are.
    func accessibilityColumnCount() -> Int

    // @optional

    /// The cells that are the headings of a row.
    func accessibilityHeaderElements(
        forRow row: Int
    ) -> [any UIAccessibilityContainerDataTableCell]?

    /// The cells that are the headings of a column.
    func accessibilityHeaderElements(
        forColumn column: Int
    ) -> [any UIAccessibilityContainerDataTableCell]?
}
