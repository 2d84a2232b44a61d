// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKitControls

/// A placeholder that is shown, and the way to replace it.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// The item that the placeholder stands for.
    var dragItem: UIDragItem { get }

    /// Replaces the placeholder by a row; the block puts the data at the path that it is given.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

    /// Takes the placeholder away.
    @discardableResult
    func deletePlaceholder() -> Bool
}
