// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

// Sendable is unchecked as the superclass's is.
/// A linear congruential generator of 64 bits, whose upper half is used.
///
/// Multiplier and increment are Knuth's for MMIX (The Art of Computer Programming, volume 2, 3.3.4).
open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
    /// The start; setting it begins the sequence anew.
    open var seed: UInt64 { didSet { state = seed } }

    private var state: UInt64

    /// A sequence with a random start.
    public override convenience init() { self.init(seed: UInt64.random(in: .min ... .max)) }

    /// The sequence of a start.
    public init(seed: UInt64) {
        self.seed = seed
        state = seed
        super.init()
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        seed = UInt64(bitPattern: coder.decodeInt64(forKey: "seed"))
        state = UInt64(bitPattern: coder.decodeInt64(forKey: "state"))
        super.init(coder: coder)
    }

    /// Writes the seed and how far the sequence is.
    open override func encode(with coder: NSCoder) {
        coder.encode(Int64(bitPattern: seed), forKey: "seed")
        coder.encode(Int64(bitPattern: state), forKey: "state")
    }

    /// A source that goes on with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = GKLinearCongruentialRandomSource(seed: seed)
        copy.state = state
        return copy
    }

    override func nextWord() -> UInt32 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt32(state >> 32)
    }
}
