// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCells
import UIKitControls

/// A row that is swiped, and the actions behind it.
@MainActor
final class SwipeSession {
    let cell: UITableViewCell
    let configuration: UISwipeActionsConfiguration
    let isLeading: Bool
    let actions: SwipeActionsView
    /// The offset of the row aside, towards the actions' side; never negative.
    var distance: CGFloat = 0
    /// The distance when the present swipe began.
    var startDistance: CGFloat = 0
    /// Whether the delegate was notified.
    var isAnnounced = false
    var isOpen = false

    init(
        _ cell: UITableViewCell,
        _ configuration: UISwipeActionsConfiguration,
        isLeading: Bool,
        perform: @escaping (UIContextualAction, UIView) -> Void
    ) {
        self.cell = cell
        self.configuration = configuration
        self.isLeading = isLeading
        actions = SwipeActionsView(configuration.actions, perform: perform)
    }

    /// The distance at which every action is seen whole.
    var restDistance: CGFloat { actions.naturalWidth }

    /// The distance from which on letting go does the first action.
    var fullDistance: CGFloat { max(restDistance + 40, cell.bounds.width * 0.6) }

    var isFull: Bool {
        configuration.performsFirstActionWithFullSwipe && distance >= fullDistance
    }
}
