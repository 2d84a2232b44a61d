// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple's spellings: the names of C, for the same functions.

/// The sum of the products of the elements.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    dot(x, y)
}

/// The square of the length.
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
    length_squared(x)
}

/// The length.
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
    length(x)
}

/// The square of the distance of two points.
public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: FloatingPoint {
    distance_squared(x, y)
}

/// The distance of two points.
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    distance(x, y)
}

/// The vector of length 1 in the same direction.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
    normalize(x)
}

/// What of one vector lies along another.
public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
    project(x, y)
}

/// A vector mirrored in the plane of a normal of length 1.
public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint {
    reflect(x, n: n)
}

/// The point between two, each element its own part of the way.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint {
    mix(x, y, t: t)
}

/// Each element within its bounds.
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: FloatingPoint {
    clamp(x, min: min, max: max)
}

/// 0 below an edge, 1 from it on.
public func simd_step<V: SIMD>(_ x: V, _ edge: V) -> V where V.Scalar: FloatingPoint {
    step(x, edge: edge)
}

/// 0 below one edge, 1 above the other, smooth between.
public func simd_smoothstep<V: SIMD>(_ x: V, _ edge0: V, _ edge1: V) -> V
where V.Scalar: FloatingPoint {
    smoothstep(x, edge0: edge0, edge1: edge1)
}

/// Each element without its sign.
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
    abs(x)
}

/// The sign of each element: -1, 0 or 1.
public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
    sign(x)
}

/// Each element's part behind the point.
public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
    fract(x)
}

/// The sum of the elements.
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
    reduce_add(x)
}

/// The least element.
public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
    reduce_min(x)
}

/// The greatest element.
public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
    reduce_max(x)
}

/// The vector at right angles to two.
public func simd_cross<T: FloatingPoint & SIMDScalar>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> {
    cross(x, y)
}

/// The smaller of each two elements.
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }

/// The greater of each two elements.
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }
