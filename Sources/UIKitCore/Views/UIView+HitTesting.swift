// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIView {
    /// Views less opaque than this take no touches.
    private static let leastTouchableAlpha: CGFloat = 0.01

    /// Whether the view and what is inside it take touches at all.
    var takesTouches: Bool {
        touch.isUserInteractionEnabled && !isHidden && alpha >= UIView.leastTouchableAlpha
            && touch.blockingAnimations == 0
    }

    /// The work of `hitTest(_:with:)`: the subviews from the front, then the view itself.
    func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard takesTouches, self.point(inside: point, with: event) else { return nil }
        for view in subviews.reversed() {
            let inside = view.layer.convert(point, from: layer)
            if let hit = view.hitTest(inside, with: event) { return hit }
        }
        return self
    }
}
