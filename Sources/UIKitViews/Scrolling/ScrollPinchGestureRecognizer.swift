// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The recognizer of a scroll view's pinches.
@MainActor
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    private weak var scrollView: UIScrollView?

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
    }

    package override func stateWasSettled() { scrollView?.pinchChanged() }

    /// Whether two fingers are down.
    var hasBothFingers: Bool { gesture.touches.count { !$0.isOver } >= 2 }

    /// A drag of the same view continues beside the pinch.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is ScrollPanGestureRecognizer
            && preventedGestureRecognizer.view === view)
    }
}
