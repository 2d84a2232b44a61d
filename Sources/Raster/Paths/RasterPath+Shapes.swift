// SPDX-License-Identifier: Apache-2.0

extension RasterPath {
    /// A cubic's control distance that draws a quarter of a circle, in radii.
    package static let kappa = 0.5522847498307936

    package static func rect(_ r: RasterRect) -> RasterPath {
        var path = RasterPath()
        path.addRect(r)
        return path
    }

    package static func ellipse(in r: RasterRect) -> RasterPath {
        var path = RasterPath()
        path.addEllipse(in: r)
        return path
    }

    package static func roundedRect(_ r: RoundedRect) -> RasterPath {
        var path = RasterPath()
        path.addRoundedRect(r)
        return path
    }

    /// Adds a closed rectangle, clockwise on screen from its top left corner.
    package mutating func addRect(_ r: RasterRect) {
        move(to: RasterPoint(r.minX, r.minY))
        line(to: RasterPoint(r.maxX, r.minY))
        line(to: RasterPoint(r.maxX, r.maxY))
        line(to: RasterPoint(r.minX, r.maxY))
        close()
    }

    /// Adds an ellipse as four cubics, clockwise on screen from its right end.
    package mutating func addEllipse(in r: RasterRect) {
        let c = r.center
        let rx = r.width / 2
        let ry = r.height / 2
        let kx = rx * RasterPath.kappa
        let ky = ry * RasterPath.kappa
        move(to: RasterPoint(r.maxX, c.y))
        cubic(
            to: RasterPoint(c.x, r.maxY),
            RasterPoint(r.maxX, c.y + ky),
            RasterPoint(c.x + kx, r.maxY)
        )
        cubic(
            to: RasterPoint(r.minX, c.y),
            RasterPoint(c.x - kx, r.maxY),
            RasterPoint(r.minX, c.y + ky)
        )
        cubic(
            to: RasterPoint(c.x, r.minY),
            RasterPoint(r.minX, c.y - ky),
            RasterPoint(c.x - kx, r.minY)
        )
        cubic(
            to: RasterPoint(r.maxX, c.y),
            RasterPoint(c.x + kx, r.minY),
            RasterPoint(r.maxX, c.y - ky)
        )
        close()
    }

    /// Adds a closed rounded rectangle, clockwise on screen from the end of its top left corner.
    package mutating func addRoundedRect(_ shape: RoundedRect) {
        let r = shape.rect
        let radii = shape.fittedRadii
        if radii == .zero {
            addRect(r)
            return
        }
        // Each corner lies at `corner` and goes from the edge that comes in along `inward` (the
        // unit vector from the corner back along that edge) to the edge that goes out.
        let corners: [(RasterPoint, RasterPoint, RasterPoint, Double)] = [
            (RasterPoint(r.maxX, r.minY), RasterPoint(-1, 0), RasterPoint(0, 1), radii[1]),
            (RasterPoint(r.maxX, r.maxY), RasterPoint(0, -1), RasterPoint(-1, 0), radii[2]),
            (RasterPoint(r.minX, r.maxY), RasterPoint(1, 0), RasterPoint(0, -1), radii[3]),
            (RasterPoint(r.minX, r.minY), RasterPoint(0, 1), RasterPoint(1, 0), radii[0]),
        ]
        let continuous = shape.isContinuous(radii)
        let first = radii[0] * (continuous ? RoundedRect.reach(.continuous) : 1)
        move(to: RasterPoint(r.minX + first, r.minY))
        for (corner, inward, outward, radius) in corners {
            if radius == 0 {
                line(to: corner)
            } else if continuous {
                addContinuousCorner(corner, inward * radius, outward * radius)
            } else {
                line(to: corner + inward * radius)
                cubic(
                    to: corner + outward * radius,
                    corner + inward * (radius * (1 - RasterPath.kappa)),
                    corner + outward * (radius * (1 - RasterPath.kappa))
                )
            }
        }
        close()
    }

    /// The corner of iOS 7 and later: two curves and lines around a shortened arc, in radii along
    /// the incoming (`i`) and the outgoing (`o`) edge.
    private mutating func addContinuousCorner(
        _ corner: RasterPoint,
        _ i: RasterPoint,
        _ o: RasterPoint
    ) {
        line(to: corner + i * 1.52866471)
        cubic(
            to: corner + i * 0.66993427 + o * 0.06549600,
            corner + i * 1.08849323,
            corner + i * 0.86840689
        )
        line(to: corner + i * 0.63149399 + o * 0.07491100)
        cubic(
            to: corner + i * 0.07491176 + o * 0.63149399,
            corner + i * 0.37282392 + o * 0.16905899,
            corner + i * 0.16906013 + o * 0.37282401
        )
        line(to: corner + i * 0.06549600 + o * 0.66993390)
        cubic(
            to: corner + o * 1.52866483,
            corner + o * 0.86840701,
            corner + o * 1.08849299
        )
    }
}
