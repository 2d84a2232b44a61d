// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCollections
import UIKitControllers
import UIKitControls
import UIKitTables
import UIKitViews

extension ElementReader {
    /// The node of a view that holds elements; nil for one that readers need not know of.
    func container(_ view: UIView, _ kind: ElementKind, _ place: Place) -> AccessibleNode? {
        guard var node = containerNode(view, kind) else { return nil }
        describe(view, kind, &node, place)
        switch kind {
        case .tableCell, .collectionCell: place.list.map { number(view, in: $0, &node) }
        case .table, .collection:
            let rows = ElementList(view, node.id)?.count ?? 0
            node.grid = AccessibleNode.Grid(rows: rows, columns: 1)
            node.holdsSelection = true
            let allowsMany =
                (view as? UITableView)?.allowsMultipleSelection
                ?? (view as? UICollectionView)?.allowsMultipleSelection ?? false
            if allowsMany { node.states.insert(.multiSelectable) }
        case .segments, .tabBar: node.holdsSelection = true
        default: break
        }
        return node
    }

    private func containerNode(_ view: UIView, _ kind: ElementKind) -> AccessibleNode? {
        let id = identities.id(of: view)
        if let shown = shownController(view) {
            var node = AccessibleNode(id, shown is UIAlertController ? .alert : .dialog)
            node.name = view.accessibilityLabel ?? shown.title ?? shown.navigationItem.title ?? ""
            node.summary = (shown as? UIAlertController)?.message ?? ""
            node.states.insert(.modal)
            return node
        }
        return role(view, kind).map { AccessibleNode(id, $0) }
    }

    /// The controller that is presented with a view as its own.
    private func shownController(_ view: UIView) -> UIViewController? {
        guard let controller = view.next as? UIViewController, controller.parent == nil,
            controller.presentingViewController != nil
        else { return nil }
        return controller
    }

    private func role(_ view: UIView, _ kind: ElementKind) -> AccessibleRole? {
        switch kind {
        case .table, .collection: return .list
        case .tableCell, .collectionCell: return .listItem
        case .scroller: return .scrollPane
        case .navigationBar, .toolBar: return .toolBar
        case .tabBar: return .pageTabList
        case .segments: return .panel
        default: return role(view.accessibilityContainerType)
        }
    }

    private func role(_ type: UIAccessibilityContainerType) -> AccessibleRole? {
        switch type {
        case .dataTable: .table
        case .list: .list
        case .landmark: .landmark
        case .semanticGroup: .grouping
        default: nil
        }
    }

    /// The node of an object that is no view and holds elements.
    func container(_ object: any NSObjectProtocol, _ place: Place) -> AccessibleNode? {
        guard let role = role(object.accessibilityContainerType) else { return nil }
        var node = AccessibleNode(identities.id(of: object), role)
        describe(object, .other, &node, place)
        return node
    }

    /// Says which row of a list a cell shows.
    func number(_ cell: AnyObject, in list: ElementList, _ node: inout AccessibleNode) {
        guard let row = list.row(of: cell) else { return }
        node.cell = AccessibleNode.Cell(table: list.id, row: row, column: 0)
    }
}
