// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
import CoreText
import Foundation

extension UIColor: TextPaint {
    /// The colour at the current traits.
    package var textColor: CGColor { cgColor }
}

extension NSShadow: TextShadow {
    /// The shadow's values; nil without a colour.
    package var textShadow: (offset: CGSize, blur: CGFloat, color: CGColor)? {
        guard let color = shadowColor as? UIColor else { return nil }
        return (shadowOffset, max(0, shadowBlurRadius), color.cgColor)
    }
}
