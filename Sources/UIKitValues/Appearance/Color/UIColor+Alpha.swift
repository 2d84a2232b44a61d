// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UIColor {
    /// The colour with its opacity multiplied, a dynamic one still dynamic.
    package func scalingAlpha(by factor: CGFloat) -> UIColor {
        guard isDynamic else {
            var alpha: CGFloat = 1
            getRed(nil, green: nil, blue: nil, alpha: &alpha)
            return withAlphaComponent(alpha * factor)
        }
        return UIColor { traits in self.resolvedColor(with: traits).scalingAlpha(by: factor) }
    }
}
