// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKitControls

/// A placeholder that is shown, and the way to replace it.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// The item of the placeholder.
    var dragItem: UIDragItem { get }

    /// Replaces the placeholder by a row; the block inserts the data at the index path.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

    /// Removes the placeholder.
    @discardableResult
    func deletePlaceholder() -> Bool
}
