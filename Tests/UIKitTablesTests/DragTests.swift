// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Rows that are dragged and dropped.
@MainActor
@Suite(.serialized)
final class TableDragTests {
    private let app: TestApp

    init() throws { app = try TestApp(device: "iPad Pro (11-inch)") }

    isolated deinit { _ = try? TestApp() }

    private final class Dragged: RowSource, UITableViewDragDelegate, UITableViewDropDelegate {
        func tableView(
            _ tableView: UITableView,
            itemsForBeginning session: any UIDragSession,
            at indexPath: IndexPath
        ) -> [UIDragItem] {
            let text = sections[0][indexPath.row] as NSString
            let item = UIDragItem(itemProvider: NSItemProvider(object: text))
            item.localObject = indexPath
            return [item]
        }

        func tableView(
            _ tableView: UITableView,
            dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal {
            UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        }

        func tableView(
            _ tableView: UITableView,
            performDropWith coordinator: any UITableViewDropCoordinator
        ) {
            let source = coordinator.items.first?.sourceIndexPath?.row ?? -1
            log.append("drop \(source) to \(coordinator.destinationIndexPath?.row ?? -1)")
        }
    }

    @Test func aDropTellsWhereARowCameFromAndGoes() {
        let source = Dragged(count: 8)
        let table = app.showTable(source)
        table.dragDelegate = source
        table.dropDelegate = source
        app.update()
        let finger = app.finger()
        finger.down(at: CGPoint(x: 200, y: 66))
        app.advance(by: 1)
        finger.move(to: CGPoint(x: 200, y: 110), duration: 0.2)
        #expect(table.hasActiveDrag)
        finger.move(to: CGPoint(x: 200, y: 240), duration: 0.3)
        #expect(table.hasActiveDrop)
        finger.up()
        app.settle()
        #expect(source.log == ["drop 1 to 5"])
        #expect(!table.hasActiveDrag)
        #expect(!table.hasActiveDrop)
        #expect(table.indexPathForSelectedRow == nil)
    }
}
