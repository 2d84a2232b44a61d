// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple's spellings.

/// The sum of the products of the elements.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    (x * y).sum()
}

/// The square of the length.
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
    dot(x, x)
}

/// The length.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
    dot(x, x).squareRoot()
}

/// The square of the distance of two points.
public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    length_squared(x - y)
}

/// The distance of two points.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    length(x - y)
}

/// The vector of length 1 in the same direction.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
    x / length(x)
}

/// What of one vector lies along another.
public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
    y * (dot(x, y) / dot(y, y))
}

/// A vector mirrored in the plane of a normal of length 1.
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint {
    x - n * (2 * dot(x, n))
}

/// The point between two, `t` of the way.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint {
    x + (y - x) * t
}

/// The point between two, each element its own part of the way.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint {
    x + (y - x) * t
}

/// Each element within its bounds.
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: FloatingPoint {
    x.clamped(lowerBound: min, upperBound: max)
}

/// Each element within bounds.
public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V
where V.Scalar: FloatingPoint {
    x.clamped(lowerBound: V(repeating: min), upperBound: V(repeating: max))
}

/// 0 below an edge, 1 from it on.
public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: FloatingPoint {
    V(repeating: 0).replacing(with: V(repeating: 1), where: x .>= edge)
}

/// 0 below one edge, 1 above the other, smooth between.
public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: FloatingPoint {
    smooth(clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1))
}

/// Each element without its sign.
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
    x.replacing(with: -x, where: x .< V(repeating: 0))
}

/// The sign of each element: -1, 0 or 1.
public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
    V(repeating: 0).replacing(with: V(repeating: 1), where: x .> V(repeating: 0)).replacing(
        with: V(repeating: -1),
        where: x .< V(repeating: 0)
    )
}

/// Each element's part behind the point.
public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
    x - x.rounded(.down)
}

/// The sum of the elements.
public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
    x.sum()
}

/// The least element.
public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
    x.min()
}

/// The greatest element.
public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
    x.max()
}

private func smooth<V: SIMD>(_ t: V) -> V where V.Scalar: FloatingPoint {
    t * t * (V(repeating: 3) - t * 2)
}

/// The smaller of each two elements.
public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
    pointwiseMin(x, y)
}

/// The greater of each two elements.
public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
    pointwiseMax(x, y)
}

/// The vector at right angles to two.
public func cross<T: FloatingPoint & SIMDScalar>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
