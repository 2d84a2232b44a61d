// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
package import Foundation

/// A value of an attribute that is a colour: `CGColor`, and UIKit's colour.
package protocol TextPaint {
    /// The colour at the traits of the moment.
    var textColor: CGColor { get }
}

extension CGColor: TextPaint {
    /// The colour itself.
    package var textColor: CGColor { self }
}

/// A value of an attribute that is a shadow: UIKit's.
package protocol TextShadow {
    /// Points to the right and down, points of blur, and a colour; nil for no shadow.
    var textShadow: (offset: CGSize, blur: CGFloat, color: CGColor)? { get }
}
