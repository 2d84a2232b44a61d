// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The line between two fingers, in the window.
@MainActor
package struct FingerPair {
    private weak var first: UITouch?
    private weak var second: UITouch?

    package init() {}

    /// Whether both fingers are down.
    package var isWhole: Bool { first != nil && second != nil }

    /// Adopts a touch, if there are less than two.
    package mutating func take(_ touch: UITouch) -> Bool {
        if first == nil {
            first = touch
        } else if second == nil {
            second = touch
        } else {
            return false
        }
        return true
    }

    package mutating func drop(_ touch: UITouch) {
        if first === touch { first = nil }
        if second === touch { second = nil }
    }

    /// The vector from the first touch to the second; nil without both.
    private var vector: CGVector? {
        guard let first, let second else { return nil }
        let from = first.location(in: nil)
        let to = second.location(in: nil)
        return CGVector(dx: to.x - from.x, dy: to.y - from.y)
    }

    /// The distance of the touches in points, never zero.
    package var distance: CGFloat? {
        vector.map { max(1, ($0.dx * $0.dx + $0.dy * $0.dy).squareRoot()) }
    }

    /// The direction of the line, in radians.
    package var angle: CGFloat? { vector.map { atan2($0.dy, $0.dx) } }
}
