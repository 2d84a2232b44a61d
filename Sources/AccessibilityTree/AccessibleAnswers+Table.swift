// SPDX-License-Identifier: Apache-2.0

import SystemBus

extension AccessibleAnswers {
    func table(_ member: String, _ arguments: [BusValue], _ node: AccessibleNode) -> Answer {
        guard let grid = node.grid else { return .failure(.unknownMethod(member)) }
        let numbers = arguments.map { $0.int ?? -1 }
        // An index counts the cells row by row; no table here is as large as to overflow.
        let index = numbers.first ?? -1
        let isInside = index >= 0 && grid.columns > 0 && index < grid.rows * grid.columns
        func cell() -> AccessibleNode? {
            tree.cell(row: numbers[0], column: numbers[1], of: node)
        }
        switch member {
        case "GetAccessibleAt": return .reply([reference(cell()?.id)])
        case "GetIndexAt":
            let isThere =
                (0..<grid.rows).contains(numbers[0]) && (0..<grid.columns).contains(numbers[1])
            return .reply([.int(isThere ? numbers[0] * grid.columns + numbers[1] : -1)])
        case "GetRowAtIndex": return .reply([.int(isInside ? index / grid.columns : -1)])
        case "GetColumnAtIndex": return .reply([.int(isInside ? index % grid.columns : -1)])
        case "GetRowDescription": return .reply([.string(name(grid.rowHeaders[index]))])
        case "GetColumnDescription": return .reply([.string(name(grid.columnHeaders[index]))])
        case "GetRowHeader": return .reply([reference(grid.rowHeaders[index])])
        case "GetColumnHeader": return .reply([reference(grid.columnHeaders[index])])
        case "GetRowExtentAt": return .reply([.int(cell()?.cell?.rowSpan ?? 1)])
        case "GetColumnExtentAt": return .reply([.int(cell()?.cell?.columnSpan ?? 1)])
        case "GetSelectedRows":
            return .reply([.array(of: "i", selectedRows(node).map { .int($0) })])
        case "GetSelectedColumns": return .reply([.array(of: "i", [])])
        case "IsRowSelected": return .reply([.bool(selectedRows(node).contains(index))])
        case "IsSelected":
            return .reply([.bool(cell()?.states.contains(.selected) ?? false)])
        case "AddRowSelection", "RemoveRowSelection":
            guard let found = tree.cells(of: node).first(where: { $0.cell?.row == index }) else {
                return .reply([.bool(false)])
            }
            return request(node, .select(found.id, member == "AddRowSelection"))
        case "GetRowColumnExtentsAtIndex":
            guard isInside else {
                return .reply([.bool(false), .int(-1), .int(-1), .int(0), .int(0), .bool(false)])
            }
            let found = tree.cell(
                row: index / grid.columns,
                column: index % grid.columns,
                of: node
            )
            return .reply([
                .bool(true), .int(index / grid.columns), .int(index % grid.columns),
                .int(found?.cell?.rowSpan ?? 1), .int(found?.cell?.columnSpan ?? 1),
                .bool(found?.states.contains(.selected) ?? false),
            ])
        default:
            // Columns cannot be selected.
            return .reply([.bool(false)])
        }
    }

    private func name(_ id: AccessibleID?) -> String { id.flatMap { tree[$0] }?.name ?? "" }

    func selectedRows(_ node: AccessibleNode) -> [Int] {
        let rows = tree.cells(of: node).filter { $0.states.contains(.selected) }
            .compactMap(\.cell?.row)
        return Set(rows).sorted()
    }

    func tableCell(_ member: String, _ node: AccessibleNode) -> Answer {
        guard let cell = node.cell else { return .failure(.unknownMethod(member)) }
        let grid = tree[cell.table]?.grid
        switch member {
        case "GetRowColumnSpan":
            return .reply([
                .int(cell.row), .int(cell.column), .int(cell.rowSpan), .int(cell.columnSpan),
            ])
        case "GetColumnHeaderCells":
            return .reply([references([grid?.columnHeaders[cell.column]].compactMap(\.self))])
        default:
            return .reply([references([grid?.rowHeaders[cell.row]].compactMap(\.self))])
        }
    }
}
