// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// Apple's spellings.

/// Two floats.
public typealias simd_float2 = SIMD2<Float>
/// Three floats.
public typealias simd_float3 = SIMD3<Float>
/// Four floats.
public typealias simd_float4 = SIMD4<Float>
/// Two doubles.
public typealias simd_double2 = SIMD2<Double>
/// Three doubles.
public typealias simd_double3 = SIMD3<Double>
/// Four doubles.
public typealias simd_double4 = SIMD4<Double>
/// Two floats.
public typealias float2 = SIMD2<Float>
/// Three floats.
public typealias float3 = SIMD3<Float>
/// Four floats.
public typealias float4 = SIMD4<Float>
/// Two doubles.
public typealias double2 = SIMD2<Double>

/// The sum of the products of the elements.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    (x * y).sum()
}

/// The length.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
    dot(x, x).squareRoot()
}

/// The distance of two points.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    length(x - y)
}

/// The vector of length 1 in the same direction.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / length(x) }

/// The point between two, `t` of the way.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint {
    x + (y - x) * t
}
