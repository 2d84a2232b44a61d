// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Where an operation paints.
package enum DeviceShape {
    /// The inside of a path.
    case fill(PathElements, CGPathFillRule)
    /// A pen's way along a path.
    indirect case stroke(PathElements, DevicePen)
    /// Glyphs, filled.
    indirect case glyphs(GlyphRun)
    /// An image's coverage (`CGImage.coverage`); the transform maps the unit square, y up, to the
    /// device.
    case stencil(CGImage, CGAffineTransform)
    /// All that the clip lets through.
    case everything

    /// A box around all that the shape may touch; `nil` for no limit.
    package var bounds: CGRect? {
        switch self {
        case .fill(let path, _): path.finiteControlBox
        case .stroke(let path, let style): style.bounds(of: path)
        case .glyphs(let run): run.bounds
        case .stencil(_, let transform): CGRect(x: 0, y: 0, width: 1, height: 1).applying(transform)
        case .everything: nil
        }
    }
}
