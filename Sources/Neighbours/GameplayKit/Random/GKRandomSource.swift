// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because the sources that have a state are not shared; the shared one has none.
/// A source of uniformly distributed random values; this class itself asks the system for them.
open class GKRandomSource: NSObject, GKRandom, NSCopying, NSSecureCoding, @unchecked Sendable {
    private static let shared = GKRandomSource()

    /// The source that the whole program shares: the system's.
    open class func sharedRandom() -> GKRandomSource { shared }

    /// A source with a random state.
    public override init() { super.init() }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) { super.init() }

    /// Writes the state; the system's source has none.
    open func encode(with coder: NSCoder) {}

    /// Archives can keep sources.
    open class var supportsSecureCoding: Bool { true }

    /// A source that goes on with the same values; the system's source itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// A source that goes on with the same values.
    open override func copy() -> Any { copy(with: nil) }

    /// The next 32 bits.
    func nextWord() -> UInt32 { UInt32.random(in: .min ... .max) }

    /// The next integer of 32 bits, with a sign.
    open func nextInt() -> Int { Int(Int32(bitPattern: nextWord())) }

    /// The next integer from 0 up to, and without, a bound.
    open func nextInt(upperBound: Int) -> Int {
        precondition(
            upperBound > 0,
            "GKRandomSource.nextInt(upperBound:): \(upperBound) leaves no value; give 1 or more"
        )
        let bound = UInt64(upperBound)
        // Values of the incomplete last round are thrown away, so that all are equally likely.
        let isWide = bound > 1 << 32
        let range: UInt64 = isWide ? .max : 1 << 32 - 1
        let excess = (range % bound + 1) % bound
        while true {
            let value =
                isWide ? UInt64(nextWord()) << 32 | UInt64(nextWord()) : UInt64(nextWord())
            if value <= range - excess { return Int(value % bound) }
        }
    }

    /// The next number from 0 to 1, of 24 random bits.
    open func nextUniform() -> Float { Float(nextWord() >> 8) / Float(1 << 24 - 1) }

    /// The next truth value: the highest bit.
    open func nextBool() -> Bool { nextWord() >> 31 == 1 }

    /// The same objects in random order (Fisher and Yates).
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var shuffled = array
        for end in stride(from: shuffled.count - 1, to: 0, by: -1) {
            shuffled.swapAt(end, nextInt(upperBound: end + 1))
        }
        return shuffled
    }
}
