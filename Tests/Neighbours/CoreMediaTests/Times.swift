// SPDX-License-Identifier: Apache-2.0

import CoreMedia

/// Numbers that are the same in every run.
struct Numbers: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

enum Times {
    /// One of each kind, and the ends of numbers.
    static let all: [CMTime] =
        [.invalid, .indefinite, .positiveInfinity, .negativeInfinity, .zero]
        + [Int64.min, .min + 1, -601, -1, 0, 1, 2, 599, 600, .max - 1, .max].flatMap { value in
            [1, 2, 3, 600, 44100, Int32.max].map { CMTime(value: value, timescale: $0) }
        } + [CMTimeMakeWithEpoch(value: 5, timescale: 10, epoch: 1)]

    static let scales: [CMTimeScale] = [1, 2, 3, 24, 25, 30, 600, 1000, 44100, 48000, 90000]

    static func random(_ numbers: inout Numbers) -> CMTime {
        CMTime(
            value: .random(in: -1_000_000...1_000_000, using: &numbers),
            timescale: scales.randomElement(using: &numbers) ?? 1
        )
    }
}

/// A fraction, as arithmetic has it that never rounds.
struct Fraction: Equatable {
    let top: Int128
    let bottom: Int128

    init(_ top: Int128, _ bottom: Int128) {
        var (a, b) = (top < 0 ? -top : top, bottom)
        while b != 0 { (a, b) = (b, a % b) }
        (self.top, self.bottom) = a == 0 ? (0, 1) : (top / a, bottom / a)
    }

    init(_ time: CMTime) { self.init(Int128(time.value), Int128(time.timescale)) }

    static func + (a: Self, b: Self) -> Self {
        Self(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)
    }

    static func - (a: Self, b: Self) -> Self { a + Self(-b.top, b.bottom) }

    static func * (a: Self, b: Self) -> Self { Self(a.top * b.top, a.bottom * b.bottom) }

    static func < (a: Self, b: Self) -> Bool { a.top * b.bottom < b.top * a.bottom }

    static func <= (a: Self, b: Self) -> Bool { !(b < a) }
}
