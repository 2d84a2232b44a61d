// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import UIKitControls

/// Coordinates the drop onto a table and its animations.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// The dropped items.
    var items: [any UITableViewDropItem] { get }

    /// The row that the items go to; nil for none.
    var destinationIndexPath: IndexPath? { get }

    /// The last proposal.
    var proposal: UITableViewDropProposal { get }

    /// The drop's session.
    var session: any UIDropSession { get }

    /// Inserts a placeholder until an item's data is loaded.
    @discardableResult
    func drop(
        _ dragItem: UIDragItem,
        to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext

    /// Animates an item to a row.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

    /// Lets an item vanish into a row.
    @discardableResult
    func drop(
        _ dragItem: UIDragItem,
        intoRowAt indexPath: IndexPath,
        rect: CGRect
    ) -> any UIDragAnimating

    /// Animates an item to a target.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
