// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Raises the second operand to the power of the first.
public func vvpowf(
    _ z: UnsafeMutablePointer<Float>,
    _ y: UnsafePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(y, 1, x, 1, z, 1, UInt(n.pointee)) { pow($1, $0) }
}

/// Raises the second operand to the power of the first, in double precision.
public func vvpow(
    _ z: UnsafeMutablePointer<Double>,
    _ y: UnsafePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(y, 1, x, 1, z, 1, UInt(n.pointee)) { pow($1, $0) }
}

/// Divides the first operand by the second.
public func vvdivf(
    _ z: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ y: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, z, 1, UInt(n.pointee)) { $0 / $1 }
}

/// Divides the first operand by the second, in double precision.
public func vvdiv(
    _ z: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ y: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, z, 1, UInt(n.pointee)) { $0 / $1 }
}

/// Computes the angles of points.
public func vvatan2f(
    _ z: UnsafeMutablePointer<Float>,
    _ y: UnsafePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(y, 1, x, 1, z, 1, UInt(n.pointee)) { atan2($0, $1) }
}

/// Computes the angles of points, in double precision.
public func vvatan2(
    _ z: UnsafeMutablePointer<Double>,
    _ y: UnsafePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(y, 1, x, 1, z, 1, UInt(n.pointee)) { atan2($0, $1) }
}

/// Gives the first operand the signs of the second.
public func vvcopysignf(
    _ z: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ y: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, z, 1, UInt(n.pointee)) { copysign($0, $1) }
}

/// Gives the first operand the signs of the second, in double precision.
public func vvcopysign(
    _ z: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ y: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, z, 1, UInt(n.pointee)) { copysign($0, $1) }
}

/// Computes remainders with the sign of the first operand.
public func vvfmodf(
    _ z: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ y: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, z, 1, UInt(n.pointee)) { fmod($0, $1) }
}

/// Computes remainders with the sign of the first operand, in double precision.
public func vvfmod(
    _ z: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ y: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, z, 1, UInt(n.pointee)) { fmod($0, $1) }
}

/// Computes remainders of the nearest multiples.
public func vvremainderf(
    _ z: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ y: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, z, 1, UInt(n.pointee)) { remainder($0, $1) }
}

/// Computes remainders of the nearest multiples, in double precision.
public func vvremainder(
    _ z: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ y: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    map(x, 1, y, 1, z, 1, UInt(n.pointee)) { remainder($0, $1) }
}

/// Raises numbers to a power.
public func vvpowsf(
    _ z: UnsafeMutablePointer<Float>,
    _ y: UnsafePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    let power = y.pointee
    map(x, 1, z, 1, UInt(n.pointee)) { pow($0, power) }
}

/// Raises numbers to a power, in double precision.
public func vvpows(
    _ z: UnsafeMutablePointer<Double>,
    _ y: UnsafePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    let power = y.pointee
    map(x, 1, z, 1, UInt(n.pointee)) { pow($0, power) }
}

/// Computes sines and cosines.
public func vvsincosf(
    _ z: UnsafeMutablePointer<Float>,
    _ y: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ n: UnsafePointer<Int32>
) {
    for i in 0..<Int(n.pointee) {
        let angle = x[i]
        z[i] = sin(angle)
        y[i] = cos(angle)
    }
}

/// Computes sines and cosines, in double precision.
public func vvsincos(
    _ z: UnsafeMutablePointer<Double>,
    _ y: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ n: UnsafePointer<Int32>
) {
    for i in 0..<Int(n.pointee) {
        let angle = x[i]
        z[i] = sin(angle)
        y[i] = cos(angle)
    }
}
