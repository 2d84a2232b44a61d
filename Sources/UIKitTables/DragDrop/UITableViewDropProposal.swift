// SPDX-License-Identifier: Apache-2.0

public import UIKitControls

/// What a drop onto a table would do, and where.
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

    /// Where the items would go.
    open var intent: UITableViewDropProposal.Intent { aim }

    /// Where items would go.
    public enum Intent: Int, Sendable {
        /// The table takes them as a whole.
        case unspecified = 0
        /// Between rows; they make room.
        case insertAtDestinationIndexPath = 1
        /// Into a row, which is marked.
        case insertIntoDestinationIndexPath = 2
        /// Between rows or into one, by where the finger is.
        case automatic = 3
    }
}
