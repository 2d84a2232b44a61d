// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One number, or a few neighbours in memory that are computed at once.
protocol Lanes {
    associatedtype Scalar
    /// How many numbers there are.
    static var width: Int { get }
    /// Reads neighbours, at any address.
    init(from place: UnsafePointer<Scalar>)
    /// Writes neighbours, at any address.
    func write(to place: UnsafeMutablePointer<Scalar>)
    static func + (left: Self, right: Self) -> Self
    static func - (left: Self, right: Self) -> Self
    static func * (left: Self, right: Scalar) -> Self
}

extension Float: Lanes {
    static var width: Int { 1 }
    @inline(__always) init(from place: UnsafePointer<Float>) { self = place.pointee }
    @inline(__always) func write(to place: UnsafeMutablePointer<Float>) { place.pointee = self }
}

extension Double: Lanes {
    static var width: Int { 1 }
    @inline(__always) init(from place: UnsafePointer<Double>) { self = place.pointee }
    @inline(__always) func write(to place: UnsafeMutablePointer<Double>) { place.pointee = self }
}

extension SIMD4: Lanes where Scalar == Float {
    static var width: Int { 4 }
    @inline(__always) init(from place: UnsafePointer<Float>) {
        self = UnsafeRawPointer(place).loadUnaligned(as: SIMD4<Float>.self)
    }
    @inline(__always) func write(to place: UnsafeMutablePointer<Float>) {
        UnsafeMutableRawPointer(place).storeBytes(of: self, as: SIMD4<Float>.self)
    }
}

extension SIMD2: Lanes where Scalar == Double {
    static var width: Int { 2 }
    @inline(__always) init(from place: UnsafePointer<Double>) {
        self = UnsafeRawPointer(place).loadUnaligned(as: SIMD2<Double>.self)
    }
    @inline(__always) func write(to place: UnsafeMutablePointer<Double>) {
        UnsafeMutableRawPointer(place).storeBytes(of: self, as: SIMD2<Double>.self)
    }
}

/// The two precisions of vDSP: `Float` and `Double`.
protocol Sample: BinaryFloatingPoint, SIMDScalar, Codable, Lanes where Scalar == Self {
    /// As many numbers as a register holds.
    associatedtype Vector: Lanes where Vector.Scalar == Self

    /// The logarithm to the base ten.
    var commonLogarithm: Self { get }
    /// The number without what is behind the point; it must be in the range.
    var whole: Int64 { get }
    /// The angle of a point, from -π to π.
    static func angle(_ y: Self, _ x: Self) -> Self
}

extension Float: Sample {
    typealias Vector = SIMD4<Float>

    var whole: Int64 { Int64(self) }
    var commonLogarithm: Float { log10f(self) }
    static func angle(_ y: Float, _ x: Float) -> Float { atan2f(y, x) }
}

extension Double: Sample {
    typealias Vector = SIMD2<Double>

    var whole: Int64 { Int64(self) }
    var commonLogarithm: Double { log10(self) }
    static func angle(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
}
