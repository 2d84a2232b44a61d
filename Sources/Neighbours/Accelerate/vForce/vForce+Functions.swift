// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Computes square roots.
public func vvsqrtf(
    _ y: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { $0.squareRoot() }
}

/// Computes square roots, in double precision.
public func vvsqrt(
    _ y: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { $0.squareRoot() }
}

/// Computes the reciprocals of square roots.
public func vvrsqrtf(
    _ y: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { 1 / $0.squareRoot() }
}

/// Computes the reciprocals of square roots, in double precision.
public func vvrsqrt(
    _ y: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { 1 / $0.squareRoot() }
}

/// Computes cube roots.
public func vvcbrtf(
    _ y: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { cbrt($0) }
}

/// Computes cube roots, in double precision.
public func vvcbrt(
    _ y: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { cbrt($0) }
}

/// Computes reciprocals.
public func vvrecf(
    _ y: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { 1 / $0 }
}

/// Computes reciprocals, in double precision.
public func vvrec(
    _ y: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { 1 / $0 }
}

/// Computes powers of e.
public func vvexpf(
    _ y: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { exp($0) }
}

/// Computes powers of e, in double precision.
public func vvexp(
    _ y: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { exp($0) }
}

/// Computes powers of two.
public func vvexp2f(
    _ y: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { exp2($0) }
}

/// Computes powers of two, in double precision.
public func vvexp2(
    _ y: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { exp2($0) }
}

/// Computes powers of e less one.
public func vvexpm1f(
    _ y: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { expm1($0) }
}

/// Computes powers of e less one, in double precision.
public func vvexpm1(
    _ y: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { expm1($0) }
}

/// Computes natural logarithms.
public func vvlogf(
    _ y: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { log($0) }
}

/// Computes natural logarithms, in double precision.
public func vvlog(
    _ y: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { log($0) }
}

/// Computes common logarithms.
public func vvlog10f(
    _ y: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { log10($0) }
}

/// Computes common logarithms, in double precision.
public func vvlog10(
    _ y: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { log10($0) }
}

/// Computes logarithms to the base two.
public func vvlog2f(
    _ y: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { log2($0) }
}

/// Computes logarithms to the base two, in double precision.
public func vvlog2(
    _ y: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { log2($0) }
}

/// Computes natural logarithms of one more than each number.
public func vvlog1pf(
    _ y: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { log1p($0) }
}

/// Computes natural logarithms of one more than each number, in double precision.
public func vvlog1p(
    _ y: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { log1p($0) }
}

/// Computes the exponents of numbers.
public func vvlogbf(
    _ y: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { logb($0) }
}

/// Computes the exponents of numbers, in double precision.
public func vvlogb(
    _ y: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { logb($0) }
}

/// Computes sines.
public func vvsinf(
    _ y: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { sin($0) }
}

/// Computes sines, in double precision.
public func vvsin(
    _ y: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { sin($0) }
}

/// Computes cosines.
public func vvcosf(
    _ y: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { cos($0) }
}

/// Computes cosines, in double precision.
public func vvcos(
    _ y: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { cos($0) }
}

/// Computes tangents.
public func vvtanf(
    _ y: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { tan($0) }
}

/// Computes tangents, in double precision.
public func vvtan(
    _ y: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { tan($0) }
}

/// Computes sines of multiples of π.
public func vvsinpif(
    _ y: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { sin(.pi * remainder($0, 2)) }
}

/// Computes sines of multiples of π, in double precision.
public func vvsinpi(
    _ y: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { sin(.pi * remainder($0, 2)) }
}

/// Computes cosines of multiples of π.
public func vvcospif(
    _ y: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { cos(.pi * remainder($0, 2)) }
}

/// Computes cosines of multiples of π, in double precision.
public func vvcospi(
    _ y: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { cos(.pi * remainder($0, 2)) }
}

/// Computes tangents of multiples of π.
public func vvtanpif(
    _ y: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { tan(.pi * remainder($0, 1)) }
}

/// Computes tangents of multiples of π, in double precision.
public func vvtanpi(
    _ y: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { tan(.pi * remainder($0, 1)) }
}

/// Computes arc sines.
public func vvasinf(
    _ y: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { asin($0) }
}

/// Computes arc sines, in double precision.
public func vvasin(
    _ y: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { asin($0) }
}

/// Computes arc cosines.
public func vvacosf(
    _ y: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { acos($0) }
}

/// Computes arc cosines, in double precision.
public func vvacos(
    _ y: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { acos($0) }
}

/// Computes arc tangents.
public func vvatanf(
    _ y: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { atan($0) }
}

/// Computes arc tangents, in double precision.
public func vvatan(
    _ y: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { atan($0) }
}

/// Computes hyperbolic sines.
public func vvsinhf(
    _ y: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { sinh($0) }
}

/// Computes hyperbolic sines, in double precision.
public func vvsinh(
    _ y: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { sinh($0) }
}

/// Computes hyperbolic cosines.
public func vvcoshf(
    _ y: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { cosh($0) }
}

/// Computes hyperbolic cosines, in double precision.
public func vvcosh(
    _ y: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { cosh($0) }
}

/// Computes hyperbolic tangents.
public func vvtanhf(
    _ y: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { tanh($0) }
}

/// Computes hyperbolic tangents, in double precision.
public func vvtanh(
    _ y: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { tanh($0) }
}

/// Computes inverse hyperbolic sines.
public func vvasinhf(
    _ y: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { asinh($0) }
}

/// Computes inverse hyperbolic sines, in double precision.
public func vvasinh(
    _ y: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { asinh($0) }
}

/// Computes inverse hyperbolic cosines.
public func vvacoshf(
    _ y: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { acosh($0) }
}

/// Computes inverse hyperbolic cosines, in double precision.
public func vvacosh(
    _ y: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { acosh($0) }
}

/// Computes inverse hyperbolic tangents.
public func vvatanhf(
    _ y: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { atanh($0) }
}

/// Computes inverse hyperbolic tangents, in double precision.
public func vvatanh(
    _ y: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { atanh($0) }
}

/// Rounds upwards.
public func vvceilf(
    _ y: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { $0.rounded(.up) }
}

/// Rounds upwards, in double precision.
public func vvceil(
    _ y: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { $0.rounded(.up) }
}

/// Rounds downwards.
public func vvfloorf(
    _ y: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { $0.rounded(.down) }
}

/// Rounds downwards, in double precision.
public func vvfloor(
    _ y: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { $0.rounded(.down) }
}

/// Cuts off what is behind the point.
public func vvintf(
    _ y: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { $0.rounded(.towardZero) }
}

/// Cuts off what is behind the point, in double precision.
public func vvint(
    _ y: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { $0.rounded(.towardZero) }
}

/// Rounds to the nearest whole number, halves to the even one.
public func vvnintf(
    _ y: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { $0.rounded(.toNearestOrEven) }
}

/// Rounds to the nearest whole number, halves to the even one, in double precision.
public func vvnint(
    _ y: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { $0.rounded(.toNearestOrEven) }
}

/// Takes absolute values.
public func vvfabsf(
    _ y: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { $0.magnitude }
}

/// Takes absolute values, in double precision.
public func vvfabs(
    _ y: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, UInt(n.pointee)) { $0.magnitude }
}
