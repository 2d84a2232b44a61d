// SPDX-License-Identifier: Apache-2.0

/// An affine map of the plane: x' = a x + c y + tx, y' = b x + d y + ty.
package struct RasterTransform: Hashable, Sendable {
    package var a: Double
    package var b: Double
    package var c: Double
    package var d: Double
    package var tx: Double
    package var ty: Double

    package static let identity = RasterTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    @inlinable
    package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    package init(translationX x: Double, y: Double) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    package init(scaleX x: Double, y: Double) {
        self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// The map that takes the unit square's image `from` to `to`, edge to edge.
    package init(mapping from: RasterRect, to: RasterRect) {
        let sx = to.width / from.width
        let sy = to.height / from.height
        self.init(
            a: sx,
            b: 0,
            c: 0,
            d: sy,
            tx: to.minX - sx * from.minX,
            ty: to.minY - sy * from.minY
        )
    }

    /// The map that applies `self`, then `next`.
    package func concatenating(_ next: RasterTransform) -> RasterTransform {
        RasterTransform(
            a: a * next.a + b * next.c,
            b: a * next.b + b * next.d,
            c: c * next.a + d * next.c,
            d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx,
            ty: tx * next.b + ty * next.d + next.ty
        )
    }

    package var determinant: Double { a * d - b * c }

    /// The inverse, or nil if the map is singular or a coefficient is not finite.
    package var inverted: RasterTransform? {
        let determinant = determinant
        let scale = 1 / determinant
        guard determinant != 0, scale.isFinite else { return nil }
        let result = RasterTransform(
            a: d * scale,
            b: -b * scale,
            c: -c * scale,
            d: a * scale,
            tx: (c * ty - d * tx) * scale,
            ty: (b * tx - a * ty) * scale
        )
        return result.isFinite ? result : nil
    }

    package var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }

    @inlinable package var isIdentity: Bool { self == .identity }
    /// Whether rectangles stay upright rectangles (scaled, mirrored and moved, not turned).
    @inlinable package var isScaleAndTranslation: Bool { b == 0 && c == 0 }
    @inlinable package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
    /// Whether upright rectangles stay upright, quarter turns included.
    package var keepsRectangles: Bool { b == 0 && c == 0 || a == 0 && d == 0 }

    @inlinable
    package func apply(_ p: RasterPoint) -> RasterPoint {
        RasterPoint(a * p.x + c * p.y + tx, b * p.x + d * p.y + ty)
    }

    /// The bounds of the image of `rect`.
    package func apply(_ rect: RasterRect) -> RasterRect {
        if isScaleAndTranslation {
            return RasterRect(
                minX: a * rect.minX + tx,
                minY: d * rect.minY + ty,
                maxX: a * rect.maxX + tx,
                maxY: d * rect.maxY + ty
            ).standardized
        }
        let p = apply(RasterPoint(rect.minX, rect.minY))
        let q = apply(RasterPoint(rect.maxX, rect.minY))
        let r = apply(RasterPoint(rect.maxX, rect.maxY))
        let s = apply(RasterPoint(rect.minX, rect.maxY))
        return RasterRect(
            minX: min(p.x, q.x, r.x, s.x),
            minY: min(p.y, q.y, r.y, s.y),
            maxX: max(p.x, q.x, r.x, s.x),
            maxY: max(p.y, q.y, r.y, s.y)
        )
    }

    /// The smallest and the largest scale in any direction: the singular values.
    package var scales: (least: Double, most: Double) {
        let e = (a + d) / 2
        let f = (a - d) / 2
        let g = (b + c) / 2
        let h = (b - c) / 2
        let q = (e * e + h * h).squareRoot()
        let r = (f * f + g * g).squareRoot()
        return (abs(q - r), q + r)
    }
}
