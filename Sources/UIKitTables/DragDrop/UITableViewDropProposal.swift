// SPDX-License-Identifier: Apache-2.0

public import UIKitControls

/// A proposal for a drop onto a table.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
    private let aim: Intent

    /// Makes a proposal without a place.
    public required init(operation: UIDropOperation) {
        aim = .unspecified
        super.init(operation: operation)
    }

    /// Makes a proposal.
    public init(operation: UIDropOperation, intent: UITableViewDropProposal.Intent) {
        aim = intent
        super.init(operation: operation)
    }

    /// The proposed destination.
    open var intent: UITableViewDropProposal.Intent { aim }

    /// The destination of dropped items.
    public enum Intent: Int, Sendable {
        /// The table as a whole.
        case unspecified = 0
        /// Between rows; they make room.
        case insertAtDestinationIndexPath = 1
        /// Into a row, which is marked.
        case insertIntoDestinationIndexPath = 2
        /// Between rows or into one, depending on the location.
        case automatic = 3
    }
}
