// SPDX-License-Identifier: Apache-2.0

/// A perspective map of the plane.
///
/// x' = (a x + c y + tx) / w', y' = (b x + d y + ty) / w' with w' = px x + py y + w. Points with
/// w' at or below zero lie behind the eye and have no image.
package struct ProjectiveTransform: Hashable, Sendable {
    package var a: Double
    package var b: Double
    package var c: Double
    package var d: Double
    package var tx: Double
    package var ty: Double
    package var px: Double
    package var py: Double
    package var w: Double

    package init(
        a: Double,
        b: Double,
        c: Double,
        d: Double,
        tx: Double,
        ty: Double,
        px: Double,
        py: Double,
        w: Double
    ) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
        self.px = px
        self.py = py
        self.w = w
    }

    package init(_ affine: RasterTransform) {
        self.init(
            a: affine.a,
            b: affine.b,
            c: affine.c,
            d: affine.d,
            tx: affine.tx,
            ty: affine.ty,
            px: 0,
            py: 0,
            w: 1
        )
    }

    /// The same map without perspective, when it has none.
    package var affine: RasterTransform? {
        guard px == 0, py == 0, w != 0, w.isFinite else { return nil }
        return RasterTransform(
            a: a / w,
            b: b / w,
            c: c / w,
            d: d / w,
            tx: tx / w,
            ty: ty / w
        )
    }

    /// The image of a point before the division: (x' w', y' w', w').
    package func homogeneous(_ p: RasterPoint) -> (x: Double, y: Double, w: Double) {
        (a * p.x + c * p.y + tx, b * p.x + d * p.y + ty, px * p.x + py * p.y + w)
    }

    /// The image of a point, or nil behind the eye.
    package func apply(_ p: RasterPoint) -> RasterPoint? {
        let h = homogeneous(p)
        guard h.w > 0 else { return nil }
        return RasterPoint(h.x / h.w, h.y / h.w)
    }

    /// The map that applies `self`, then `next`.
    package func concatenating(_ n: ProjectiveTransform) -> ProjectiveTransform {
        func column(_ x: Double, _ y: Double, _ z: Double) -> (Double, Double, Double) {
            (
                n.a * x + n.c * y + n.tx * z, n.b * x + n.d * y + n.ty * z,
                n.px * x + n.py * y + n.w * z
            )
        }
        let x = column(a, b, px)
        let y = column(c, d, py)
        let z = column(tx, ty, w)
        return ProjectiveTransform(
            a: x.0,
            b: x.1,
            c: y.0,
            d: y.1,
            tx: z.0,
            ty: z.1,
            px: x.2,
            py: y.2,
            w: z.2
        )
    }

    /// The inverse, or nil if there is none.
    ///
    /// Its scale is chosen so that w' stays positive where the original's is.
    package var inverted: ProjectiveTransform? {
        let ia = d * w - ty * py
        let ib = ty * px - b * w
        let ip = b * py - d * px
        let determinant = a * ia + c * ib + tx * ip
        let scale = 1 / determinant
        guard determinant != 0, scale.isFinite else { return nil }
        let result = ProjectiveTransform(
            a: ia * scale,
            b: ib * scale,
            c: (tx * py - c * w) * scale,
            d: (a * w - tx * px) * scale,
            tx: (c * ty - tx * d) * scale,
            ty: (tx * b - a * ty) * scale,
            px: ip * scale,
            py: (c * px - a * py) * scale,
            w: (a * d - b * c) * scale
        )
        return result.isFinite ? result : nil
    }

    package var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
            && px.isFinite && py.isFinite && w.isFinite
    }
}
