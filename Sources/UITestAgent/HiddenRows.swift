// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore
import UIKitTables
import UITestWire

/// The elements of table rows that are not on the screen, which have no objects.
@MainActor
final class HiddenRows {
    /// An element of such a row.
    struct Element {
        weak var table: UITableView?
        let path: IndexPath
        let type: UITestElementType
        let identifier: String
        let label: String
    }

    private struct Key: Hashable {
        let table: ObjectIdentifier
        let path: IndexPath
        let type: UITestElementType
        let identifier: String
        let label: String
    }

    /// The most rows of a table that are counted, and of all tables that are read.
    private static let mostCounted = 20_000
    private static let mostRead = 500

    private var keys: [Key: UInt64] = [:]
    private var elements: [UInt64: Element] = [:]
    /// Beyond all identifiers of objects.
    private var last: UInt64 = 1 << 40
    private var readCount = 0

    /// Begins another tree.
    func begin() {
        readCount = 0
        // Elements that nobody asks for any more are forgotten from time to time.
        guard elements.count > 200_000 else { return }
        keys = [:]
        elements = [:]
    }

    /// Whether one more row may be read.
    func mayRead() -> Bool {
        readCount += 1
        return readCount <= Self.mostRead
    }

    /// The rows of a table that have no cell now.
    func paths(of table: UITableView) -> [IndexPath] {
        let shown = Set(table.indexPathsForVisibleRows ?? [])
        var paths: [IndexPath] = []
        for section in 0..<table.numberOfSections {
            for row in 0..<table.numberOfRows(inSection: section) {
                guard paths.count < Self.mostCounted else { return paths }
                let path = IndexPath(row: row, section: section)
                if !shown.contains(path) { paths.append(path) }
            }
        }
        return paths
    }

    /// The identifier of an element of a row.
    func id(of node: UITestNode, at path: IndexPath, in table: UITableView) -> UInt64 {
        let key = Key(
            table: ObjectIdentifier(table),
            path: path,
            type: node.type,
            identifier: node.identifier,
            label: node.label
        )
        if let id = keys[key], elements[id]?.table === table { return id }
        last += 1
        keys[key] = last
        elements[last] = Element(
            table: table,
            path: path,
            type: node.type,
            identifier: node.identifier,
            label: node.label
        )
        return last
    }

    /// The element that an identifier names; nil where it names none.
    subscript(id: UInt64) -> Element? { elements[id] }
}
