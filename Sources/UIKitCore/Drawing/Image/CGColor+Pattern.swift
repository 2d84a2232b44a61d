// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension CGColor {
    /// A colour that fills with copies of an image, side by side.
    static func pattern(of image: UIImage) -> CGColor? { nil }
}
