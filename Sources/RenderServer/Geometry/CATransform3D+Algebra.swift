// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
package import Foundation

extension CATransform3D {
    package static let identity = CATransform3D(
        m11: 1,
        m12: 0,
        m13: 0,
        m14: 0,
        m21: 0,
        m22: 1,
        m23: 0,
        m24: 0,
        m31: 0,
        m32: 0,
        m33: 1,
        m34: 0,
        m41: 0,
        m42: 0,
        m43: 0,
        m44: 1
    )

    package init(_ m: CGAffineTransform) {
        self.init(
            m11: m.a,
            m12: m.b,
            m13: 0,
            m14: 0,
            m21: m.c,
            m22: m.d,
            m23: 0,
            m24: 0,
            m31: 0,
            m32: 0,
            m33: 1,
            m34: 0,
            m41: m.tx,
            m42: m.ty,
            m43: 0,
            m44: 1
        )
    }

    package var isIdentity: Bool { isEqual(to: .identity) }

    package func isEqual(to b: CATransform3D) -> Bool {
        m11 == b.m11 && m12 == b.m12 && m13 == b.m13 && m14 == b.m14
            && m21 == b.m21 && m22 == b.m22 && m23 == b.m23 && m24 == b.m24
            && m31 == b.m31 && m32 == b.m32 && m33 == b.m33 && m34 == b.m34
            && m41 == b.m41 && m42 == b.m42 && m43 == b.m43 && m44 == b.m44
    }

    package var isAffine: Bool {
        m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0
            && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0
            && m43 == 0 && m44 == 1
    }

    package var affinePart: CGAffineTransform {
        CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    }

    package var isFinite: Bool {
        let rows = m11 + m12 + m13 + m14 + m21 + m22 + m23 + m24
        return (rows + m31 + m32 + m33 + m34 + m41 + m42 + m43 + m44).isFinite
    }

    /// The transform that applies this one, then `b`.
    package func concatenating(_ b: CATransform3D) -> CATransform3D {
        let a = self
        return CATransform3D(
            m11: a.m11 * b.m11 + a.m12 * b.m21 + a.m13 * b.m31 + a.m14 * b.m41,
            m12: a.m11 * b.m12 + a.m12 * b.m22 + a.m13 * b.m32 + a.m14 * b.m42,
            m13: a.m11 * b.m13 + a.m12 * b.m23 + a.m13 * b.m33 + a.m14 * b.m43,
            m14: a.m11 * b.m14 + a.m12 * b.m24 + a.m13 * b.m34 + a.m14 * b.m44,
            m21: a.m21 * b.m11 + a.m22 * b.m21 + a.m23 * b.m31 + a.m24 * b.m41,
            m22: a.m21 * b.m12 + a.m22 * b.m22 + a.m23 * b.m32 + a.m24 * b.m42,
            m23: a.m21 * b.m13 + a.m22 * b.m23 + a.m23 * b.m33 + a.m24 * b.m43,
            m24: a.m21 * b.m14 + a.m22 * b.m24 + a.m23 * b.m34 + a.m24 * b.m44,
            m31: a.m31 * b.m11 + a.m32 * b.m21 + a.m33 * b.m31 + a.m34 * b.m41,
            m32: a.m31 * b.m12 + a.m32 * b.m22 + a.m33 * b.m32 + a.m34 * b.m42,
            m33: a.m31 * b.m13 + a.m32 * b.m23 + a.m33 * b.m33 + a.m34 * b.m43,
            m34: a.m31 * b.m14 + a.m32 * b.m24 + a.m33 * b.m34 + a.m34 * b.m44,
            m41: a.m41 * b.m11 + a.m42 * b.m21 + a.m43 * b.m31 + a.m44 * b.m41,
            m42: a.m41 * b.m12 + a.m42 * b.m22 + a.m43 * b.m32 + a.m44 * b.m42,
            m43: a.m41 * b.m13 + a.m42 * b.m23 + a.m43 * b.m33 + a.m44 * b.m43,
            m44: a.m41 * b.m14 + a.m42 * b.m24 + a.m43 * b.m34 + a.m44 * b.m44
        )
    }

    /// The elements, row by row.
    package var elements: [CGFloat] {
        [
            m11, m12, m13, m14, m21, m22, m23, m24,
            m31, m32, m33, m34, m41, m42, m43, m44,
        ]
    }

    /// Makes a matrix from sixteen elements, row by row; others than sixteen make the identity.
    package init(elements e: [CGFloat]) {
        guard e.count == 16 else {
            self = .identity
            return
        }
        self.init(
            m11: e[0],
            m12: e[1],
            m13: e[2],
            m14: e[3],
            m21: e[4],
            m22: e[5],
            m23: e[6],
            m24: e[7],
            m31: e[8],
            m32: e[9],
            m33: e[10],
            m34: e[11],
            m41: e[12],
            m42: e[13],
            m43: e[14],
            m44: e[15]
        )
    }

    package var determinant: CGFloat {
        let (s0, s1, s2, s3, s4, s5) = upperMinors
        let (c0, c1, c2, c3, c4, c5) = lowerMinors
        return s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
    }

    /// The inverse; nil where the matrix is singular.
    package var inverse: CATransform3D? {
        if isAffine { return inverseOfAffine }
        // Laplace's expansion by the minors of the two upper and the two lower rows.
        let (s0, s1, s2, s3, s4, s5) = upperMinors
        let (c0, c1, c2, c3, c4, c5) = lowerMinors
        let determinant = s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
        guard determinant != 0, determinant.isFinite else { return nil }
        let k = 1 / determinant
        return CATransform3D(
            m11: (m22 * c5 - m23 * c4 + m24 * c3) * k,
            m12: (-m12 * c5 + m13 * c4 - m14 * c3) * k,
            m13: (m42 * s5 - m43 * s4 + m44 * s3) * k,
            m14: (-m32 * s5 + m33 * s4 - m34 * s3) * k,
            m21: (-m21 * c5 + m23 * c2 - m24 * c1) * k,
            m22: (m11 * c5 - m13 * c2 + m14 * c1) * k,
            m23: (-m41 * s5 + m43 * s2 - m44 * s1) * k,
            m24: (m31 * s5 - m33 * s2 + m34 * s1) * k,
            m31: (m21 * c4 - m22 * c2 + m24 * c0) * k,
            m32: (-m11 * c4 + m12 * c2 - m14 * c0) * k,
            m33: (m41 * s4 - m42 * s2 + m44 * s0) * k,
            m34: (-m31 * s4 + m32 * s2 - m34 * s0) * k,
            m41: (-m21 * c3 + m22 * c1 - m23 * c0) * k,
            m42: (m11 * c3 - m12 * c1 + m13 * c0) * k,
            m43: (-m41 * s3 + m42 * s1 - m43 * s0) * k,
            m44: (m31 * s3 - m32 * s1 + m33 * s0) * k
        )
    }

    private var inverseOfAffine: CATransform3D? {
        let determinant = m11 * m22 - m12 * m21
        guard determinant != 0, determinant.isFinite else { return nil }
        let k = 1 / determinant
        var t = CATransform3D.identity
        t.m11 = m22 * k
        t.m12 = -m12 * k
        t.m21 = -m21 * k
        t.m22 = m11 * k
        t.m41 = (m21 * m42 - m22 * m41) * k
        t.m42 = (m12 * m41 - m11 * m42) * k
        return t
    }

    private typealias Minors = (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)

    private var upperMinors: Minors {
        (
            m11 * m22 - m21 * m12, m11 * m23 - m21 * m13, m11 * m24 - m21 * m14,
            m12 * m23 - m22 * m13, m12 * m24 - m22 * m14, m13 * m24 - m23 * m14
        )
    }

    private var lowerMinors: Minors {
        (
            m31 * m42 - m41 * m32, m31 * m43 - m41 * m33, m31 * m44 - m41 * m34,
            m32 * m43 - m42 * m33, m32 * m44 - m42 * m34, m33 * m44 - m43 * m34
        )
    }

    /// The projection of a transformed point of the plane z = 0.
    ///
    /// A point at or behind the eye has no image; the answer is then a far but finite point, with
    /// the smallest positive divisor.
    package func project(_ p: CGPoint) -> CGPoint {
        let x = p.x * m11 + p.y * m21 + m41
        let y = p.x * m12 + p.y * m22 + m42
        let w = p.x * m14 + p.y * m24 + m44
        if w == 1 { return CGPoint(x: x, y: y) }
        let divisor = w > 1e-9 ? w : 1e-9
        return CGPoint(x: x / divisor, y: y / divisor)
    }

    /// The transform restricted to points of the plane z = 0, with its result projected on that
    /// plane.
    package var flattened: CATransform3D {
        var t = self
        t.m13 = 0
        t.m23 = 0
        t.m33 = 1
        t.m43 = 0
        t.m31 = 0
        t.m32 = 0
        t.m34 = 0
        return t
    }

    /// The bounding box of a rectangle's four corners, each projected.
    package func project(_ r: CGRect) -> CGRect {
        if m12 == 0 && m21 == 0 && m14 == 0 && m24 == 0 && m44 == 1 {
            let x0 = r.origin.x * m11 + m41
            let x1 = (r.origin.x + r.size.width) * m11 + m41
            let y0 = r.origin.y * m22 + m42
            let y1 = (r.origin.y + r.size.height) * m22 + m42
            return CGRect(
                x: min(x0, x1),
                y: min(y0, y1),
                width: abs(x1 - x0),
                height: abs(y1 - y0)
            )
        }
        let a = project(CGPoint(x: r.origin.x, y: r.origin.y))
        let b = project(CGPoint(x: r.origin.x + r.size.width, y: r.origin.y))
        let c = project(CGPoint(x: r.origin.x, y: r.origin.y + r.size.height))
        let d = project(CGPoint(x: r.origin.x + r.size.width, y: r.origin.y + r.size.height))
        let minX = min(min(a.x, b.x), min(c.x, d.x))
        let maxX = max(max(a.x, b.x), max(c.x, d.x))
        let minY = min(min(a.y, b.y), min(c.y, d.y))
        let maxY = max(max(a.y, b.y), max(c.y, d.y))
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// The point of the plane z = 0 whose projection is `p`; nil where the plane is seen edge-on.
    package func unproject(_ p: CGPoint) -> CGPoint? {
        // Homography of the plane: rows 1, 2, 4 and columns 1, 2, 4.
        let a = m11
        let b = m12
        let c = m14
        let d = m21
        let e = m22
        let f = m24
        let g = m41
        let h = m42
        let i = m44
        let determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
        guard determinant != 0, determinant.isFinite else { return nil }
        let x = p.x * (e * i - f * h) + p.y * (f * g - d * i) + (d * h - e * g)
        let y = p.x * (c * h - b * i) + p.y * (a * i - c * g) + (b * g - a * h)
        let w = p.x * (b * f - c * e) + p.y * (c * d - a * f) + (a * e - b * d)
        guard w != 0 else { return nil }
        return CGPoint(x: x / w, y: y / w)
    }
}
