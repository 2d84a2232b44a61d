// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

// Sendable is unchecked as the superclass's is.
/// The stream cipher known as RC4, keyed with the seed.
///
/// The first 768 values or so tell of the key, which `dropValues(_:)` skips.
open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
    /// The key; setting it starts the stream anew.
    open var seed: Data { didSet { start() } }

    private var permutation: [UInt8] = []
    private var first: UInt8 = 0
    private var second: UInt8 = 0

    /// A stream with a random key of 16 bytes.
    public override convenience init() {
        self.init(seed: Data((0..<16).map { _ in UInt8.random(in: .min ... .max) }))
    }

    /// The stream of a key; an empty one counts as a byte of zero.
    public init(seed: Data) {
        self.seed = seed
        super.init()
        start()
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        guard let seed = coder.decodeObject(of: NSData.self, forKey: "seed"),
            let state = coder.decodeObject(of: NSData.self, forKey: "state"),
            state.length == 258
        else { return nil }
        self.seed = Data(referencing: seed)
        super.init(coder: coder)
        let bytes = [UInt8](Data(referencing: state))
        permutation = Array(bytes[..<256])
        first = bytes[256]
        second = bytes[257]
    }

    /// Writes the seed and how far the stream is.
    open override func encode(with coder: NSCoder) {
        coder.encode(seed as NSData, forKey: "seed")
        coder.encode(Data(permutation + [first, second]) as NSData, forKey: "state")
    }

    /// A source that goes on with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = GKARC4RandomSource(seed: seed)
        copy.permutation = permutation
        copy.first = first
        copy.second = second
        return copy
    }

    /// The key schedule.
    private func start() {
        let key = seed.isEmpty ? [0] : [UInt8](seed)
        permutation = Array(0...255)
        first = 0
        second = 0
        var swap: UInt8 = 0
        for index in 0..<256 {
            swap &+= permutation[index] &+ key[index % key.count]
            permutation.swapAt(index, Int(swap))
        }
    }

    private func nextByte() -> UInt8 {
        first &+= 1
        second &+= permutation[Int(first)]
        permutation.swapAt(Int(first), Int(second))
        return permutation[Int(permutation[Int(first)] &+ permutation[Int(second)])]
    }

    override func nextWord() -> UInt32 {
        (0..<4).reduce(0) { word, _ in word << 8 | UInt32(nextByte()) }
    }

    /// Skips some values.
    open func dropValues(_ count: Int) {
        for _ in 0..<max(0, count) { _ = nextWord() }
    }
}
