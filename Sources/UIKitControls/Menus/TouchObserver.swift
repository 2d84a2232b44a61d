// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Sees every touch of its view begin and takes none: what closes bars that need not be answered.
@MainActor
final class TouchObserver: UIGestureRecognizer {
    private let didBegin: (UITouch) -> Void

    init(_ didBegin: @escaping (UITouch) -> Void) {
        self.didBegin = didBegin
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { didBegin(touch) }
        fail()
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func canBePrevented(
        by preventingGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}
