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
/// Four numbers of 32 bits.
public typealias simd_int4 = SIMD4<Int32>
/// Two numbers of 32 bits.
public typealias simd_int2 = SIMD2<Int32>
/// Three numbers of 32 bits.
public typealias simd_int3 = SIMD3<Int32>
/// Four numbers of 32 bits without a sign.
public typealias simd_uint4 = SIMD4<UInt32>
/// Two numbers of 32 bits without a sign.
public typealias simd_uint2 = SIMD2<UInt32>
/// Three numbers of 32 bits without a sign.
public typealias simd_uint3 = SIMD3<UInt32>
/// Two floats.
public typealias float2 = SIMD2<Float>
/// Three floats.
public typealias float3 = SIMD3<Float>
/// Four floats.
public typealias float4 = SIMD4<Float>
/// Two doubles.
public typealias double2 = SIMD2<Double>
/// Three doubles.
public typealias double3 = SIMD3<Double>
/// Four doubles.
public typealias double4 = SIMD4<Double>
