// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What an operation paints with.
package enum DevicePaint {
    /// The same everywhere.
    case color(DeviceColor)
    /// A linear, radial or conic gradient.
    indirect case gradient(DeviceGradient)
    /// An image; the transform maps the unit square, y up, to the device.
    case image(CGImage, CGAffineTransform, CGInterpolationQuality)
    /// Cells, repeated.
    indirect case pattern(DevicePattern)
}
