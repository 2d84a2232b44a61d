// SPDX-License-Identifier: Apache-2.0

import Combine
import Testing

/// Whether the compiler gives a value that type by itself, with no other to meet.
func isExactly<Expected, Value>(_ expected: Expected.Type, _ value: Value) -> Bool {
    Expected.self == Value.self
}

/// All that a stream delivers, in words: its values and its end.
func delivery<P: Publisher>(of publisher: P) -> String {
    let recorder = record(publisher)
    return "\(recorder.values) \(recorder.completions)"
}

/// Checks that two streams deliver the same values and the same end.
func expectAgreement<Special: Publisher, General: Publisher>(
    _ special: Special,
    _ general: General,
    _ location: SourceLocation = #_sourceLocation
) where Special.Output == General.Output {
    #expect(delivery(of: special) == delivery(of: general), sourceLocation: location)
}

/// Tests and combinations that differ from case to case, as a random number says, and throw now and then.
struct Choice {
    let pivot: Int
    let place: Int
    let throwsAt: Int

    init(using random: inout SeededRandom) {
        pivot = Int.random(in: -5...5, using: &random)
        place = Int.random(in: 0...4, using: &random)
        throwsAt = Int.random(in: -10...10, using: &random)
    }

    func passes(_ value: Int) -> Bool { value > pivot }

    func tries(_ value: Int) throws -> Bool {
        if value == throwsAt { throw Trouble.a }
        return passes(value)
    }

    func joins(_ sum: Int, _ value: Int) -> Int { sum &* 3 &+ value }

    func triesToJoin(_ sum: Int, _ value: Int) throws -> Int {
        if value == throwsAt { throw Trouble.b }
        return joins(sum, value)
    }

    /// Orders by the distance from the pivot.
    func isBefore(_ lhs: Int, _ rhs: Int) -> Bool { abs(lhs - pivot) < abs(rhs - pivot) }
}

/// The same numbers for the same seed (SplitMix64).
struct SeededRandom: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
