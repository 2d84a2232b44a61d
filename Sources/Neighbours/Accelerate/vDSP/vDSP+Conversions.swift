// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The nearest whole number that fits, without what is behind the point; 0 for what is no number.
@inline(__always)
private func whole<T: Sample, I: FixedWidthInteger>(_ value: T) -> I {
    // Far beyond 32 bits, and no trouble for 64.
    let limit: T = 1_000_000_000_000
    guard value == value else { return 0 }
    return I(clamping: (value < -limit ? -limit : value > limit ? limit : value).whole)
}

/// Converts whole numbers of 8 bits to numbers with a point.
public func vDSP_vflt8(
    _ a: UnsafePointer<Int8>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { Float($0) }
}

/// Converts whole numbers of 8 bits to numbers with a point, in double precision.
public func vDSP_vflt8D(
    _ a: UnsafePointer<Int8>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { Double($0) }
}

/// Converts whole numbers of 8 bits without sign to numbers with a point.
public func vDSP_vfltu8(
    _ a: UnsafePointer<UInt8>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { Float($0) }
}

/// Converts whole numbers of 8 bits without sign to numbers with a point, in double precision.
public func vDSP_vfltu8D(
    _ a: UnsafePointer<UInt8>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { Double($0) }
}

/// Converts whole numbers of 16 bits to numbers with a point.
public func vDSP_vflt16(
    _ a: UnsafePointer<Int16>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { Float($0) }
}

/// Converts whole numbers of 16 bits to numbers with a point, in double precision.
public func vDSP_vflt16D(
    _ a: UnsafePointer<Int16>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { Double($0) }
}

/// Converts whole numbers of 16 bits without sign to numbers with a point.
public func vDSP_vfltu16(
    _ a: UnsafePointer<UInt16>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { Float($0) }
}

/// Converts whole numbers of 16 bits without sign to numbers with a point, in double precision.
public func vDSP_vfltu16D(
    _ a: UnsafePointer<UInt16>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { Double($0) }
}

/// Converts whole numbers of 32 bits to numbers with a point.
public func vDSP_vflt32(
    _ a: UnsafePointer<Int32>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { Float($0) }
}

/// Converts whole numbers of 32 bits to numbers with a point, in double precision.
public func vDSP_vflt32D(
    _ a: UnsafePointer<Int32>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { Double($0) }
}

/// Converts whole numbers of 32 bits without sign to numbers with a point.
public func vDSP_vfltu32(
    _ a: UnsafePointer<UInt32>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { Float($0) }
}

/// Converts whole numbers of 32 bits without sign to numbers with a point, in double precision.
public func vDSP_vfltu32D(
    _ a: UnsafePointer<UInt32>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { Double($0) }
}

/// Converts numbers to whole ones of 8 bits, cut toward zero.
public func vDSP_vfix8(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Int8>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { whole($0) }
}

/// Converts numbers to whole ones of 8 bits, cut toward zero, in double precision.
public func vDSP_vfix8D(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Int8>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { whole($0) }
}

/// Converts numbers to whole ones of 8 bits, the nearest.
public func vDSP_vfixr8(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Int8>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { whole($0.rounded(.toNearestOrEven)) }
}

/// Converts numbers to whole ones of 8 bits, the nearest, in double precision.
public func vDSP_vfixr8D(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Int8>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { whole($0.rounded(.toNearestOrEven)) }
}

/// Converts numbers to whole ones of 8 bits without sign, cut toward zero.
public func vDSP_vfixu8(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<UInt8>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { whole($0) }
}

/// Converts numbers to whole ones of 8 bits without sign, cut toward zero, in double precision.
public func vDSP_vfixu8D(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<UInt8>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { whole($0) }
}

/// Converts numbers to whole ones of 8 bits without sign, the nearest.
public func vDSP_vfixru8(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<UInt8>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { whole($0.rounded(.toNearestOrEven)) }
}

/// Converts numbers to whole ones of 8 bits without sign, the nearest, in double precision.
public func vDSP_vfixru8D(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<UInt8>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { whole($0.rounded(.toNearestOrEven)) }
}

/// Converts numbers to whole ones of 16 bits, cut toward zero.
public func vDSP_vfix16(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Int16>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { whole($0) }
}

/// Converts numbers to whole ones of 16 bits, cut toward zero, in double precision.
public func vDSP_vfix16D(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Int16>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { whole($0) }
}

/// Converts numbers to whole ones of 16 bits, the nearest.
public func vDSP_vfixr16(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Int16>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { whole($0.rounded(.toNearestOrEven)) }
}

/// Converts numbers to whole ones of 16 bits, the nearest, in double precision.
public func vDSP_vfixr16D(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Int16>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { whole($0.rounded(.toNearestOrEven)) }
}

/// Converts numbers to whole ones of 16 bits without sign, cut toward zero.
public func vDSP_vfixu16(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<UInt16>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { whole($0) }
}

/// Converts numbers to whole ones of 16 bits without sign, cut toward zero, in double precision.
public func vDSP_vfixu16D(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<UInt16>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { whole($0) }
}

/// Converts numbers to whole ones of 16 bits without sign, the nearest.
public func vDSP_vfixru16(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<UInt16>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { whole($0.rounded(.toNearestOrEven)) }
}

/// Converts numbers to whole ones of 16 bits without sign, the nearest, in double precision.
public func vDSP_vfixru16D(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<UInt16>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { whole($0.rounded(.toNearestOrEven)) }
}

/// Converts numbers to whole ones of 32 bits, cut toward zero.
public func vDSP_vfix32(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Int32>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { whole($0) }
}

/// Converts numbers to whole ones of 32 bits, cut toward zero, in double precision.
public func vDSP_vfix32D(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Int32>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { whole($0) }
}

/// Converts numbers to whole ones of 32 bits, the nearest.
public func vDSP_vfixr32(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Int32>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { whole($0.rounded(.toNearestOrEven)) }
}

/// Converts numbers to whole ones of 32 bits, the nearest, in double precision.
public func vDSP_vfixr32D(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Int32>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { whole($0.rounded(.toNearestOrEven)) }
}

/// Converts numbers to whole ones of 32 bits without sign, cut toward zero.
public func vDSP_vfixu32(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<UInt32>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { whole($0) }
}

/// Converts numbers to whole ones of 32 bits without sign, cut toward zero, in double precision.
public func vDSP_vfixu32D(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<UInt32>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { whole($0) }
}

/// Converts numbers to whole ones of 32 bits without sign, the nearest.
public func vDSP_vfixru32(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<UInt32>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { whole($0.rounded(.toNearestOrEven)) }
}

/// Converts numbers to whole ones of 32 bits without sign, the nearest, in double precision.
public func vDSP_vfixru32D(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<UInt32>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { whole($0.rounded(.toNearestOrEven)) }
}

/// Converts numbers of single to double precision.
public func vDSP_vspdp(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { Double($0) }
}

/// Converts numbers of double to single precision.
public func vDSP_vdpsp(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { Float($0) }
}
