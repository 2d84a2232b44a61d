// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension CGFloat {
    /// Six significant digits, as `%g` prints.
    package var shortText: String { String(format: "%g", Double(self)) }
}

extension CGPoint {
    package var shortText: String { "(\(x.shortText) \(y.shortText))" }
}

extension CGRect {
    /// Origin and size as UIKit prints a frame: `(0 0; 320 480)`.
    package var shortText: String {
        "(\(origin.x.shortText) \(origin.y.shortText); "
            + "\(size.width.shortText) \(size.height.shortText))"
    }
}
