// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Numbers that look random and are the same in each run.
struct SeededNumbers {
    private var state: UInt64

    init(_ seed: some BinaryInteger) { state = UInt64(seed) }

    /// A number from -1 up to 1.
    mutating func next() -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 11) / Double(1 << 52) - 1
    }

    mutating func doubles(_ count: Int) -> [Double] { (0..<count).map { _ in next() } }
    mutating func floats(_ count: Int) -> [Float] { (0..<count).map { _ in Float(next()) } }
    mutating func bytes(_ count: Int) -> [UInt8] {
        (0..<count).map { _ in UInt8((next() + 1) * 127.9) }
    }
}

/// How far numbers lie apart at most.
func distance<T: BinaryFloatingPoint>(_ a: [T], _ b: [T]) -> Double {
    guard a.count == b.count else { return .infinity }
    return zip(a, b).map { abs(Double($0) - Double($1)) }.max() ?? 0
}

/// A Fourier transform as its definition has it.
func directTransform(
    _ real: [Double],
    _ imaginary: [Double],
    isInverse: Bool = false
) -> (real: [Double], imaginary: [Double]) {
    let n = real.count
    var result = (
        real: [Double](repeating: 0, count: n), imaginary: [Double](repeating: 0, count: n)
    )
    for k in 0..<n {
        for j in 0..<n {
            let angle = (isInverse ? 2 : -2) * Double.pi * Double(k * j % n) / Double(n)
            result.real[k] += real[j] * cos(angle) - imaginary[j] * sin(angle)
            result.imaginary[k] += real[j] * sin(angle) + imaginary[j] * cos(angle)
        }
    }
    return result
}
