// SPDX-License-Identifier: Apache-2.0

import Foundation
import RenderServer

/// Reckoning with values as animations hold them: numbers, points, sizes, transforms, colours.
package enum AnimatedValues {
    /// A number of any kind.
    package static func number(_ value: Any?) -> Double? { asNumber(value) }

    /// The value that lies `t` of the way from one to another; nil where they are no values.
    package static func between(_ a: Any, _ b: Any, _ t: Double) -> Any? {
        guard let from = AnimatableValue.read(a, nil), let to = AnimatableValue.read(b, nil) else {
            return nil
        }
        return from.mixed(with: to, t).boxed
    }

    /// Both together; nil where they are no values.
    package static func sum(_ a: Any, _ b: Any) -> Any? {
        guard let first = AnimatableValue.read(a, nil), let second = AnimatableValue.read(b, nil)
        else { return nil }
        return first.adding(second).boxed
    }

    /// What must be added to the second to make the first; nil where they are no values.
    package static func difference(_ a: Any, _ b: Any) -> Any? {
        guard let first = AnimatableValue.read(a, nil), let second = AnimatableValue.read(b, nil)
        else { return nil }
        return first.subtracting(second).boxed
    }
}
