// SPDX-License-Identifier: Apache-2.0

/// All elements of an application at one moment.
package struct AccessibleTree: Equatable, Sendable {
    package private(set) var nodes: [AccessibleID: AccessibleNode] = [:]
    /// The elements, parents before children.
    package private(set) var order: [AccessibleID] = []

    package init() {}

    package subscript(_ id: AccessibleID) -> AccessibleNode? { nodes[id] }

    /// Adds a node; the caller adds it to its parent's children, too.
    package mutating func insert(_ node: AccessibleNode) {
        if nodes.updateValue(node, forKey: node.id) == nil { order.append(node.id) }
    }

    /// Takes the node back that was inserted last.
    package mutating func removeLast() {
        guard let id = order.popLast() else { return }
        nodes[id] = nil
    }

    package mutating func update(_ id: AccessibleID, _ body: (inout AccessibleNode) -> Void) {
        guard nodes[id] != nil else { return }
        body(&nodes[id, default: AccessibleNode(id, .unknown)])
    }

    /// The place of a node among its parent's children; -1 for the application.
    package func index(of node: AccessibleNode) -> Int {
        node.parent.flatMap { nodes[$0]?.children.firstIndex(of: node.id) } ?? -1
    }

    /// The children of a node that are selected.
    package func selectedChildren(of node: AccessibleNode) -> [AccessibleNode] {
        node.children.compactMap { nodes[$0] }.filter { $0.states.contains(.selected) }
    }

    /// The window that a node is in.
    package func window(of node: AccessibleNode) -> AccessibleNode? {
        var node = node
        while let parent = node.parent.flatMap({ nodes[$0] }) {
            if parent.role == .application { return node }
            node = parent
        }
        return nil
    }

    /// The deepest element that shows a point, of those below a node; later ones lie above.
    package func element(atX x: Int, y: Int, in node: AccessibleNode) -> AccessibleNode? {
        for child in node.children.reversed().compactMap({ nodes[$0] })
        where child.states.contains(.showing) {
            if let found = element(atX: x, y: y, in: child) { return found }
        }
        let isShown = node.role == .application || node.states.contains(.showing)
        return isShown && node.frame.contains(x: x, y: y) ? node : nil
    }

    /// The cell at a place of a table; nil where none is there now.
    package func cell(row: Int, column: Int, of node: AccessibleNode) -> AccessibleNode? {
        cells(of: node).first { $0.cell?.row == row && $0.cell?.column == column }
    }

    /// The cells of a table that are there now; some are deeper, in sections.
    package func cells(of node: AccessibleNode) -> [AccessibleNode] {
        node.children.compactMap { nodes[$0] }
            .flatMap { child -> [AccessibleNode] in
                child.cell?.table == node.id ? [child] : child.grid == nil ? cells(child, node) : []
            }
    }

    private func cells(_ group: AccessibleNode, _ table: AccessibleNode) -> [AccessibleNode] {
        group.children.compactMap { nodes[$0] }
            .flatMap { child -> [AccessibleNode] in
                if child.cell?.table == table.id { return [child] }
                return child.grid == nil ? cells(child, table) : []
            }
    }
}
