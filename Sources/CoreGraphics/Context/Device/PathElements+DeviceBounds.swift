// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Raster

extension PathElements {
    /// The largest coordinate that a device is given, in pixels.
    ///
    /// Cairo counts in 24.8 fixed point; what lies further out is beyond any bitmap.
    package static let deviceLimit: CGFloat = 2_000_000

    /// The box of all points, control points too, limited to what devices can take; null if empty.
    package var finiteControlBox: CGRect { controlBounds.limitedToDevices }

    /// The pixels, where the path is nothing but a rectangle of whole ones.
    package var wholePixels: PixelRect? {
        guard types.count <= 6, let rect = asRectangle?.limitedToDevices else { return nil }
        let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY]
        guard edges.allSatisfy({ $0 == $0.rounded() }) else { return nil }
        return PixelRect(covering: rect)
    }

    /// The box of the curves themselves, limited to what devices can take; null if empty.
    package var finiteTightBox: CGRect { tightBounds.limitedToDevices }
}

extension CGRect {
    fileprivate var limitedToDevices: CGRect {
        guard !isNull else { return self }
        let limit = PathElements.deviceLimit
        func limited(_ value: CGFloat) -> CGFloat { min(max(value, -limit), limit) }
        let low = CGPoint(x: limited(minX), y: limited(minY))
        return CGRect(
            x: low.x,
            y: low.y,
            width: limited(maxX) - low.x,
            height: limited(maxY) - low.y
        )
    }
}

extension CGPoint {
    /// The point some way to another.
    func mixed(with other: CGPoint, _ share: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }
}
