// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCells
import UIKitControls
@_spi(Rooms) import UIKitViews

/// A cell that is swiped, and the actions behind it.
@MainActor
final class RowSwipe {
    let cell: UICollectionViewCell
    let configuration: UISwipeActionsConfiguration
    let actions: SwipeActionsView
    /// The offset of the cell aside, towards the actions' side; never negative.
    var distance: CGFloat = 0
    /// The distance when the present swipe began.
    var startDistance: CGFloat = 0
    var isOpen = false

    init(
        _ cell: UICollectionViewCell,
        _ configuration: UISwipeActionsConfiguration,
        perform: @escaping (UIContextualAction, UIView) -> Void
    ) {
        self.cell = cell
        self.configuration = configuration
        actions = SwipeActionsView(configuration.actions, perform: perform)
    }

    /// The distance at which every action is seen whole.
    var restDistance: CGFloat { actions.naturalWidth }

    /// The distance from which on letting go does the first action.
    private var fullDistance: CGFloat { max(restDistance + 40, cell.bounds.width * 0.6) }

    var isFull: Bool {
        configuration.performsFirstActionWithFullSwipe && distance >= fullDistance
    }
}

/// Swipes on cells of lists.
@MainActor
final class RowSwipeRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    private weak var host: UICollectionView?

    init(_ host: UICollectionView) {
        self.host = host
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
        delegate = self
        addHandler { [weak self] _ in
            guard let self else { return }
            self.host?.swiped(self)
        }
    }

    /// Only sideways; vertical drags are for scroll views and sheets around the rows.
    override func begins(along path: CGPoint) -> Bool { abs(path.x) > abs(path.y) }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let host else { return false }
        let path = translation(in: host)
        let speed = velocity(in: host)
        let x = path.x != 0 ? path.x : speed.x
        let y = path.y != 0 || path.x != 0 ? path.y : speed.y
        guard abs(x) > abs(y) else { return false }
        return host.canSwipe(at: location(in: host), along: x)
    }
}
