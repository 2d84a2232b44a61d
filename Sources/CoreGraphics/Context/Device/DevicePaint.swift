// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The paint of an operation.
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

extension CGRect {
    /// From the unit square, y up, to this rectangle of a device, y down.
    package var unitToDevice: CGAffineTransform {
        CGAffineTransform(a: width, b: 0, c: 0, d: -height, tx: minX, ty: maxY)
    }
}
