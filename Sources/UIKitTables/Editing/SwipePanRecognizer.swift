// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitControls
@_spi(Rooms) import UIKitViews

/// Swipes on rows.
@MainActor
final class SwipePanRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    private weak var table: UITableView?

    init(table: UITableView) {
        self.table = table
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
        delegate = self
        addHandler { [weak self] _ in
            guard let self else { return }
            self.table?.swiped(self)
        }
    }

    /// Only sideways; vertical drags are for scroll views and sheets around the rows.
    override func begins(along path: CGPoint) -> Bool { abs(path.x) > abs(path.y) }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let table else { return false }
        let path = translation(in: table)
        let speed = velocity(in: table)
        let x = path.x != 0 ? path.x : speed.x
        let y = path.y != 0 || path.x != 0 ? path.y : speed.y
        guard abs(x) > abs(y) else { return false }
        return table.canSwipe(at: location(in: table), along: x)
    }
}
