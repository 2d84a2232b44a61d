// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKitControls

/// A move of the focus from or to a row.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    private let source: IndexPath?
    private let target: IndexPath?

    /// Makes a context of no move.
    public override init() {
        source = nil
        target = nil
        super.init()
    }

    init(_ context: UIFocusUpdateContext, from source: IndexPath?, to target: IndexPath?) {
        self.source = source
        self.target = target
        super.init(
            from: context.previouslyFocusedItem,
            to: context.nextFocusedItem,
            heading: context.focusHeading
        )
    }

    /// The row that had the focus; nil if none had it.
    open var previouslyFocusedIndexPath: IndexPath? { source }

    /// The row that gets the focus; nil if none gets it.
    open var nextFocusedIndexPath: IndexPath? { target }
}
