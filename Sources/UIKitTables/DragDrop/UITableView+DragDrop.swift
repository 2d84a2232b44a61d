// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitCore

extension UITableView {
    func setDragDelegate(_ delegate: (any UITableViewDragDelegate)?) {
        table.dragDelegate = delegate
        if delegate != nil, table.dragging.source == nil {
            table.dragging.source = TableDragSource(self)
        }
        table.dragging.source?.setEnabled(delegate != nil && table.dragging.isEnabled)
    }

    func setDropDelegate(_ delegate: (any UITableViewDropDelegate)?) {
        table.dropDelegate = delegate
        if delegate != nil, table.dragging.target == nil {
            table.dragging.target = TableDropTarget(self)
        }
    }

    func setDragging(_ isEnabled: Bool) {
        table.dragging.isEnabled = isEnabled
        table.dragging.source?.setEnabled(isEnabled && table.dragDelegate != nil)
    }
}
