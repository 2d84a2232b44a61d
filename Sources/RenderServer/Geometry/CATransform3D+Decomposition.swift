// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A decomposed transform: translation, rotation, scale, shear and perspective, each interpolated
/// by itself.
///
/// A point is first put into perspective, then stretched, sheared, turned and moved; this is the
/// decomposition of Thomas, "Decomposing a matrix into simple transformations" (Graphics Gems II).
package struct TransformParts: Sendable {
    package var translation = SIMD3<Double>.zero
    package var scale = SIMD3<Double>(1, 1, 1)
    /// Of xy, xz and yz.
    package var shear = SIMD3<Double>.zero
    package var rotation = Quaternion.identity
    package var perspective = SIMD4<Double>(0, 0, 0, 1)

    package init() {}

    /// The axis that is mirrored, if one is: 0, 1 or 2.
    private(set) var mirroredAxis: Int?

    /// Decomposes a transform; nil where it has no inverse.
    ///
    /// A reflection is along `axis`, or along the axis that leaves the smallest rotation. Two
    /// transforms must be reflected along the same axis, or what is interpolated between them
    /// shrinks to nothing.
    package init?(_ t: CATransform3D, mirroring axis: Int? = nil) {
        guard t.m44 != 0, t.isFinite else { return nil }
        let k = 1 / t.m44
        var rows = [
            SIMD3<Double>(t.m11, t.m12, t.m13) * k, SIMD3<Double>(t.m21, t.m22, t.m23) * k,
            SIMD3<Double>(t.m31, t.m32, t.m33) * k,
        ]
        var linear = t
        (linear.m14, linear.m24, linear.m34, linear.m44) = (0, 0, 0, 1)
        guard linear.determinant != 0 else { return nil }
        if t.m14 != 0 || t.m24 != 0 || t.m34 != 0 {
            // p = P M' with M' the matrix without perspective: the last column is M' times it.
            linear.m11 *= k
            linear.m12 *= k
            linear.m13 *= k
            linear.m21 *= k
            linear.m22 *= k
            linear.m23 *= k
            linear.m31 *= k
            linear.m32 *= k
            linear.m33 *= k
            linear.m41 *= k
            linear.m42 *= k
            linear.m43 *= k
            guard let inverse = linear.inverse else { return nil }
            let column = SIMD4<Double>(t.m14 * k, t.m24 * k, t.m34 * k, 1)
            perspective = SIMD4(
                inverse.m11 * column.x + inverse.m12 * column.y + inverse.m13 * column.z
                    + inverse.m14 * column.w,
                inverse.m21 * column.x + inverse.m22 * column.y + inverse.m23 * column.z
                    + inverse.m24 * column.w,
                inverse.m31 * column.x + inverse.m32 * column.y + inverse.m33 * column.z
                    + inverse.m34 * column.w,
                inverse.m41 * column.x + inverse.m42 * column.y + inverse.m43 * column.z
                    + inverse.m44 * column.w
            )
        }
        translation = SIMD3<Double>(t.m41, t.m42, t.m43) * k

        // Gram-Schmidt orthogonalization of the rows.
        scale.x = length(rows[0])
        rows[0] /= scale.x
        shear.x = dot(rows[0], rows[1])
        rows[1] -= rows[0] * shear.x
        scale.y = length(rows[1])
        rows[1] /= scale.y
        shear.x /= scale.y
        shear.y = dot(rows[0], rows[2])
        rows[2] -= rows[0] * shear.y
        shear.z = dot(rows[1], rows[2])
        rows[2] -= rows[1] * shear.z
        scale.z = length(rows[2])
        rows[2] /= scale.z
        shear.y /= scale.z
        shear.z /= scale.z
        guard scale.x.isFinite, scale.y.isFinite, scale.z.isFinite, shear.x.isFinite,
            shear.y.isFinite, shear.z.isFinite
        else { return nil }
        // A reflection is no rotation: mirror one axis.
        if dot(rows[0], cross(rows[1], rows[2])) < 0 {
            let axis = axis ?? Self.mostTurned(rows)
            mirroredAxis = axis
            scale[axis] = -scale[axis]
            rows[axis] = -rows[axis]
            // Each number of shear belongs to two axes.
            if axis != 2 { shear.x = -shear.x }
            if axis != 1 { shear.y = -shear.y }
            if axis != 0 { shear.z = -shear.z }
        }
        rotation = Quaternion(rows: rows[0], rows[1], rows[2])
    }

    /// The axis that was rotated the furthest, the first of equal ones.
    private static func mostTurned(_ rows: [SIMD3<Double>]) -> Int {
        var axis = 0
        for other in 1...2 where rows[other][other] < rows[axis][axis] - 1e-12 { axis = other }
        return axis
    }

    /// The composed transform.
    package var transform: CATransform3D {
        var t = CATransform3D.identity
        t.m14 = perspective.x
        t.m24 = perspective.y
        t.m34 = perspective.z
        t.m44 = perspective.w
        let move = CATransform3DMakeTranslation(translation.x, translation.y, translation.z)
        let turn = rotation.transform
        var sheared = CATransform3D.identity
        sheared.m21 = shear.x
        sheared.m31 = shear.y
        sheared.m32 = shear.z
        let stretch = CATransform3DMakeScale(scale.x, scale.y, scale.z)
        let body = stretch.concatenating(sheared).concatenating(turn).concatenating(move)
        // The last column is the body times the perspective.
        guard perspective != SIMD4(0, 0, 0, 1) else { return body }
        return body.concatenating(t)
    }

    /// The parts interpolated towards others.
    package func mixed(with other: TransformParts, _ k: Double) -> TransformParts {
        var result = TransformParts()
        result.translation = translation + (other.translation - translation) * k
        result.scale = scale + (other.scale - scale) * k
        result.shear = shear + (other.shear - shear) * k
        result.perspective = perspective + (other.perspective - perspective) * k
        result.rotation = rotation.slerp(to: other.rotation, k)
        return result
    }
}

/// A rotation as a unit quaternion.
package struct Quaternion: Sendable {
    package var x: Double
    package var y: Double
    package var z: Double
    package var w: Double

    package static let identity = Quaternion(x: 0, y: 0, z: 0, w: 1)

    package init(x: Double, y: Double, z: Double, w: Double) {
        self.x = x
        self.y = y
        self.z = z
        self.w = w
    }

    /// The rotation of an orthonormal matrix for row vectors.
    init(rows a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) {
        let trace = a.x + b.y + c.z
        if trace > 0 {
            let s = (trace + 1).squareRoot() * 2
            self.init(x: (b.z - c.y) / s, y: (c.x - a.z) / s, z: (a.y - b.x) / s, w: s / 4)
        } else if a.x > b.y && a.x > c.z {
            let s = (1 + a.x - b.y - c.z).squareRoot() * 2
            self.init(x: s / 4, y: (b.x + a.y) / s, z: (c.x + a.z) / s, w: (b.z - c.y) / s)
        } else if b.y > c.z {
            let s = (1 + b.y - a.x - c.z).squareRoot() * 2
            self.init(x: (b.x + a.y) / s, y: s / 4, z: (c.y + b.z) / s, w: (c.x - a.z) / s)
        } else {
            let s = (1 + c.z - a.x - b.y).squareRoot() * 2
            self.init(x: (c.x + a.z) / s, y: (c.y + b.z) / s, z: s / 4, w: (a.y - b.x) / s)
        }
    }

    /// Rotates about x, then y, then z.
    package init(eulerX: Double, y: Double, z: Double) {
        let t = CATransform3DMakeRotation(eulerX, 1, 0, 0)
            .concatenating(CATransform3DMakeRotation(y, 0, 1, 0))
            .concatenating(CATransform3DMakeRotation(z, 0, 0, 1))
        self.init(
            rows: SIMD3<Double>(t.m11, t.m12, t.m13),
            SIMD3<Double>(t.m21, t.m22, t.m23),
            SIMD3<Double>(t.m31, t.m32, t.m33)
        )
    }

    /// The angles that ``init(eulerX:y:z:)`` makes this rotation from.
    package var euler: SIMD3<Double> {
        let t = transform
        let sineY = min(max(-t.m13, -1), 1)
        if abs(sineY) > 0.999_999_9 {
            // Gimbal lock: only the sum of the other two angles is determined.
            return SIMD3(0, asin(sineY), atan2(-t.m21, t.m22))
        }
        return SIMD3(atan2(t.m23, t.m33), asin(sineY), atan2(t.m12, t.m11))
    }

    package var transform: CATransform3D {
        var t = CATransform3D.identity
        t.m11 = 1 - 2 * (y * y + z * z)
        t.m12 = 2 * (x * y + z * w)
        t.m13 = 2 * (x * z - y * w)
        t.m21 = 2 * (x * y - z * w)
        t.m22 = 1 - 2 * (x * x + z * z)
        t.m23 = 2 * (y * z + x * w)
        t.m31 = 2 * (x * z + y * w)
        t.m32 = 2 * (y * z - x * w)
        t.m33 = 1 - 2 * (x * x + y * y)
        return t
    }

    /// The rotation interpolated towards another along the shorter arc.
    package func slerp(to other: Quaternion, _ k: Double) -> Quaternion {
        var cosine = x * other.x + y * other.y + z * other.z + w * other.w
        var end = other
        if cosine < 0 {
            cosine = -cosine
            end = Quaternion(x: -other.x, y: -other.y, z: -other.z, w: -other.w)
        }
        var (a, b) = (1 - k, k)
        if cosine < 0.999_999 {
            let angle = acos(cosine)
            let sine = sin(angle)
            a = sin((1 - k) * angle) / sine
            b = sin(k * angle) / sine
        }
        let q = Quaternion(
            x: a * x + b * end.x,
            y: a * y + b * end.y,
            z: a * z + b * end.z,
            w: a * w + b * end.w
        )
        let norm = (q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w).squareRoot()
        guard norm > 0 else { return self }
        return Quaternion(x: q.x / norm, y: q.y / norm, z: q.z / norm, w: q.w / norm)
    }
}

extension CATransform3D {
    /// Whether the transform only scales along the axes and translates.
    package var isScaleAndTranslation: Bool {
        m12 == 0 && m13 == 0 && m14 == 0 && m21 == 0 && m23 == 0 && m24 == 0
            && m31 == 0 && m32 == 0 && m34 == 0 && m44 == 1
    }

    /// The transform interpolated towards another by parts, or by elements where one has no parts.
    package func interpolated(to other: CATransform3D, _ k: Double) -> CATransform3D {
        if k == 0 { return self }
        if k == 1 { return other }
        let isSimple = isScaleAndTranslation && other.isScaleAndTranslation
        guard !isSimple, let a = TransformParts(self),
            let b = TransformParts(other, mirroring: a.mirroredAxis)
        else {
            return CATransform3D(elements: zip(elements, other.elements).map { mix($0, $1, k) })
        }
        return a.mixed(with: b, k).transform
    }
}

private func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }

private func length(_ a: SIMD3<Double>) -> Double { dot(a, a).squareRoot() }

private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
