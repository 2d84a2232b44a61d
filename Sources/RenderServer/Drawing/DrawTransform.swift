// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Raster

extension CATransform3D {
    /// The transform of the plane z = 0 as the rasteriser's type.
    package var projection: ProjectiveTransform {
        ProjectiveTransform(
            a: Double(m11),
            b: Double(m12),
            c: Double(m21),
            d: Double(m22),
            tx: Double(m41),
            ty: Double(m42),
            px: Double(m14),
            py: Double(m24),
            w: Double(m44)
        )
    }
}

extension ProjectiveTransform {
    /// The bounding box of a rectangle's image; points behind the eye count as very far away.
    func box(of rect: RasterRect) -> RasterRect {
        if let affine { return affine.apply(rect) }
        var result: RasterRect?
        // The rectangle is cut a little before the vanishing line.
        for corner in clippedCorners(of: rect) {
            let spot = RasterRect(minX: corner.x, minY: corner.y, maxX: corner.x, maxY: corner.y)
            guard let now = result else {
                result = spot
                continue
            }
            result = RasterRect(
                minX: min(now.minX, spot.minX),
                minY: min(now.minY, spot.minY),
                maxX: max(now.maxX, spot.maxX),
                maxY: max(now.maxY, spot.maxY)
            )
        }
        return result ?? .zero
    }

    /// The outline of a rectangle's image in front of the eye.
    func clippedCorners(of rect: RasterRect) -> [RasterPoint] {
        projectPolygon([
            RasterPoint(rect.minX, rect.minY), RasterPoint(rect.maxX, rect.minY),
            RasterPoint(rect.maxX, rect.maxY), RasterPoint(rect.minX, rect.maxY),
        ])
    }

    /// The image of a polygon, cut at a plane a little before the eye.
    func projectPolygon(_ points: [RasterPoint]) -> [RasterPoint] {
        let near = 1e-4
        var result: [RasterPoint] = []
        for index in points.indices {
            let a = homogeneous(points[index])
            let b = homogeneous(points[(index + 1) % points.count])
            if a.w >= near { result.append(RasterPoint(a.x / a.w, a.y / a.w)) }
            if (a.w >= near) != (b.w >= near) {
                let t = (near - a.w) / (b.w - a.w)
                let x = a.x + (b.x - a.x) * t
                let y = a.y + (b.y - a.y) * t
                result.append(RasterPoint(x / near, y / near))
            }
        }
        return result
    }
}

extension RasterRect {
    init(_ rect: CGRect) {
        let r = rect.standardized
        self.init(
            minX: Double(r.origin.x),
            minY: Double(r.origin.y),
            maxX: Double(r.origin.x + r.size.width),
            maxY: Double(r.origin.y + r.size.height)
        )
    }

    /// The pixels whose centre lies inside.
    var snapped: PixelRect {
        PixelRect(
            enclosing: RasterRect(
                minX: (minX - 0.5).rounded(.up),
                minY: (minY - 0.5).rounded(.up),
                maxX: (maxX - 0.5).rounded(.up),
                maxY: (maxY - 0.5).rounded(.up)
            )
        )
    }
}

/// Rounds a coordinate to 1/512 pixel, the rasteriser's resolution.
///
/// Rounding errors in points then never show, and adding whole pixels is exact.
private func onGrid(_ value: Double) -> Double {
    abs(value) < 1e9 ? (value * 512).rounded() / 512 : value
}

extension RasterTransform {
    /// The map with its translation rounded to the grid.
    var onGrid: RasterTransform {
        var map = self
        map.tx = RenderServer.onGrid(tx)
        map.ty = RenderServer.onGrid(ty)
        return map
    }

    /// The map of a picture's pixels on the grid, without a scale too close to 1 to affect any
    /// pixel.
    func settled(over source: RasterRect) -> RasterTransform {
        var map = onGrid
        let least = 1 / 1_024.0
        if b == 0, c == 0, abs(a - 1) * source.maxX < least, abs(d - 1) * source.maxY < least {
            map.a = 1
            map.d = 1
        }
        return map
    }
}

extension RasterRect {
    /// The rectangle with its edges rounded to 1/32 pixel, an error below 1/60, so that rounded
    /// corners repeat and come from a table.
    var onCornerGrid: RasterRect {
        func rounded(_ value: Double) -> Double {
            abs(value) < 1e9 ? (value * 32).rounded() / 32 : value
        }
        return RasterRect(
            minX: rounded(minX),
            minY: rounded(minY),
            maxX: rounded(maxX),
            maxY: rounded(maxY)
        )
    }

    var onGrid: RasterRect {
        RasterRect(
            minX: RenderServer.onGrid(minX),
            minY: RenderServer.onGrid(minY),
            maxX: RenderServer.onGrid(maxX),
            maxY: RenderServer.onGrid(maxY)
        )
    }
}
