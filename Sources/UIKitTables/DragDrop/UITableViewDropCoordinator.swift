// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import UIKitControls

/// What was dropped onto a table, and how it comes to rest there.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// What was dropped.
    var items: [any UITableViewDropItem] { get }

    /// The row that the items go to; nil for none.
    var destinationIndexPath: IndexPath? { get }

    /// What was proposed last.
    var proposal: UITableViewDropProposal { get }

    /// The drop's session.
    var session: any UIDropSession { get }

    /// Shows a placeholder until the data of an item is there.
    @discardableResult
    func drop(
        _ dragItem: UIDragItem,
        to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext

    /// Lets an item come to rest at a row.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

    /// Lets an item vanish into a row.
    @discardableResult
    func drop(
        _ dragItem: UIDragItem,
        intoRowAt indexPath: IndexPath,
        rect: CGRect
    ) -> any UIDragAnimating

    /// Lets an item come to rest elsewhere.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
