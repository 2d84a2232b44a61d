// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import UIKitControls

/// An item that was dropped onto a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
    /// The item.
    var dragItem: UIDragItem { get }

    /// The row that the item was; nil for one from elsewhere.
    var sourceIndexPath: IndexPath? { get }

    /// The size of the item's preview in points.
    var previewSize: CGSize { get }
}
