// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// One change of a batch, as a layout is told of it.
///
/// A path whose item is `NSNotFound` stands for a whole section.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// What happens to an item or section.
    public enum Action: Int, Sendable {
        /// It is new.
        case insert = 0
        /// It goes.
        case delete = 1
        /// It is made again.
        case reload = 2
        /// It comes to lie elsewhere.
        case move = 3
        /// Nothing.
        case none = 4
    }

    // Unsafe because `description`, which has no actor, reads them; they are set once.
    nonisolated(unsafe) private final var before: IndexPath?
    nonisolated(unsafe) private final var after: IndexPath?
    nonisolated(unsafe) private final var action = Action.none

    /// Makes an item of its parts.
    convenience init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        self.init()
        self.before = before
        self.after = after
        self.action = action
    }

    /// The path in the data as it was; nil for an insertion.
    open var indexPathBeforeUpdate: IndexPath? { before }

    /// The path in the data as it will be; nil for a deletion.
    open var indexPathAfterUpdate: IndexPath? { after }

    /// What happens.
    open var updateAction: Action { action }

    /// The action and both paths.
    open override var description: String {
        "<UICollectionViewUpdateItem: \(action) \(before.map { "\($0)" } ?? "nil") -> "
            + "\(after.map { "\($0)" } ?? "nil")>"
    }
}
