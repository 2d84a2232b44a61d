// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

// Sendable is unchecked as the superclass's is.
/// The Mersenne Twister of 64 bits, whose upper half is used.
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
    /// The start; setting it begins the sequence anew.
    open var seed: UInt64 { didSet { twister = MersenneTwister(seed: seed) } }

    private var twister: MersenneTwister

    /// A sequence with a random start.
    public override convenience init() { self.init(seed: UInt64.random(in: .min ... .max)) }

    /// The sequence of a start.
    public init(seed: UInt64) {
        self.seed = seed
        twister = MersenneTwister(seed: seed)
        super.init()
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        guard let state = coder.decodeObject(of: NSData.self, forKey: "state"),
            let twister = MersenneTwister(state: Data(referencing: state))
        else { return nil }
        seed = UInt64(bitPattern: coder.decodeInt64(forKey: "seed"))
        self.twister = twister
        super.init(coder: coder)
    }

    /// Writes the seed and how far the sequence is.
    open override func encode(with coder: NSCoder) {
        coder.encode(Int64(bitPattern: seed), forKey: "seed")
        coder.encode(twister.state as NSData, forKey: "state")
    }

    /// A source that goes on with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = GKMersenneTwisterRandomSource(seed: seed)
        copy.twister = twister
        return copy
    }

    override func nextWord() -> UInt32 { UInt32(twister.next() >> 32) }
}
