// SPDX-License-Identifier: Apache-2.0

public import UIKitControls

/// What a drop on a collection view would do.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
    /// Where a drop goes.
    public enum Intent: Int, Sendable {
        /// Nowhere in particular.
        case unspecified = 0
        /// Between items, which make room.
        case insertAtDestinationIndexPath = 1
        /// Into an item, which is highlighted.
        case insertIntoDestinationIndexPath = 2
    }

    private final var goal = Intent.unspecified

    /// Makes a proposal with a goal.
    public convenience init(
        operation: UIDropOperation,
        intent: UICollectionViewDropProposal.Intent
    ) {
        self.init(operation: operation)
        goal = intent
    }

    /// Where the drop goes.
    open var intent: UICollectionViewDropProposal.Intent { goal }
}
