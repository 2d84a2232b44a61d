// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import RenderServer

extension CALayer {
    /// Rounds each corner by a radius of its own, in points; ``cornerRadius`` becomes the largest.
    ///
    /// - Parameter radii: min x min y, max x min y, max x max y, min x max y.
    package final func setCornerRadii(_ radii: SIMD4<Double>) {
        let largest = max(0, radii.max())
        let shares = largest > 0 ? radii / largest : SIMD4(repeating: 1)
        if shares != properties.decorated.cornerShares {
            properties.changeDecoration { $0.cornerShares = shares }
            markChanged()
        }
        cornerRadius = CGFloat(largest)
    }
}
