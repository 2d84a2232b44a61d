// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// Apple's spellings.

/// Two floats.
public typealias vector_float2 = SIMD2<Float>
/// Three floats.
public typealias vector_float3 = SIMD3<Float>
/// Four floats.
public typealias vector_float4 = SIMD4<Float>
/// Two doubles.
public typealias vector_double2 = SIMD2<Double>
/// Three doubles.
public typealias vector_double3 = SIMD3<Double>
/// Four doubles.
public typealias vector_double4 = SIMD4<Double>
/// Two integers.
public typealias vector_int2 = SIMD2<Int32>
/// Three integers.
public typealias vector_int3 = SIMD3<Int32>
/// Four integers.
public typealias vector_int4 = SIMD4<Int32>
/// Two integers without a sign.
public typealias vector_uint2 = SIMD2<UInt32>
/// Three integers without a sign.
public typealias vector_uint3 = SIMD3<UInt32>
/// Four integers without a sign.
public typealias vector_uint4 = SIMD4<UInt32>
/// A matrix of floats, 2 by 2.
public typealias matrix_float2x2 = simd_float2x2
/// A matrix of floats, 3 by 3.
public typealias matrix_float3x3 = simd_float3x3
/// A matrix of floats, 4 by 4.
public typealias matrix_float4x4 = simd_float4x4
/// A matrix of doubles, 2 by 2.
public typealias matrix_double2x2 = simd_double2x2
/// A matrix of doubles, 3 by 3.
public typealias matrix_double3x3 = simd_double3x3
/// A matrix of doubles, 4 by 4.
public typealias matrix_double4x4 = simd_double4x4
