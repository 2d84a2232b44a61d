// SPDX-License-Identifier: Apache-2.0

import Foundation
import RenderServer

/// Arithmetic on animation values: numbers, points, sizes, transforms, colours.
package enum AnimatedValues {
    /// A number of any kind.
    package static func number(_ value: Any?) -> Double? { asNumber(value) }

    /// Interpolates between two values; nil if they cannot be animated.
    package static func between(_ a: Any, _ b: Any, _ t: Double) -> Any? {
        guard let from = AnimatableValue.read(a, nil), let to = AnimatableValue.read(b, nil) else {
            return nil
        }
        return from.mixed(with: to, t).boxed
    }

    /// The sum; nil if the values cannot be animated.
    package static func sum(_ a: Any, _ b: Any) -> Any? {
        guard let first = AnimatableValue.read(a, nil), let second = AnimatableValue.read(b, nil)
        else { return nil }
        return first.adding(second).boxed
    }

    /// The first value minus the second; nil if they cannot be animated.
    package static func difference(_ a: Any, _ b: Any) -> Any? {
        guard let first = AnimatableValue.read(a, nil), let second = AnimatableValue.read(b, nil)
        else { return nil }
        return first.subtracting(second).boxed
    }
}
