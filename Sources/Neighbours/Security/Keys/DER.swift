// SPDX-License-Identifier: Apache-2.0

/// Sequences of numbers as keys are written: ASN.1 by its distinguished encoding rules.
enum DER {
    /// An element with its tag and length.
    static func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
        let count = content.count
        if count < 0x80 { return [tag, UInt8(count)] + content }
        var length: [UInt8] = []
        var rest = count
        while rest > 0 {
            length.insert(UInt8(truncatingIfNeeded: rest), at: 0)
            rest >>= 8
        }
        return [tag, 0x80 | UInt8(length.count)] + length + content
    }

    /// A sequence of numbers, each as bytes, the highest first.
    static func sequence(ofNumbers numbers: [[UInt8]]) -> [UInt8] {
        let elements = numbers.map { bytes -> [UInt8] in
            var own = Array(bytes.drop { $0 == 0 })
            // The highest bit is the sign.
            if own.first.map({ $0 >= 0x80 }) ?? true { own.insert(0, at: 0) }
            return element(0x02, own)
        }
        return element(0x30, Array(elements.joined()))
    }

    /// The numbers of such a sequence, without leading zeros; nil for anything else.
    static func numbers(ofSequence bytes: [UInt8]) -> [[UInt8]]? {
        var place = bytes[...]
        guard let content = take(0x30, from: &place), place.isEmpty else { return nil }
        var rest = content
        var numbers: [[UInt8]] = []
        while !rest.isEmpty {
            guard let number = take(0x02, from: &rest), let first = number.first, first < 0x80
            else { return nil }
            numbers.append(Array(number.drop { $0 == 0 }))
        }
        return numbers
    }

    /// Takes an element of a tag from the front; nil where another or a broken one stands.
    private static func take(
        _ tag: UInt8,
        from bytes: inout ArraySlice<UInt8>
    ) -> ArraySlice<UInt8>? {
        guard bytes.popFirst() == tag, let first = bytes.popFirst() else { return nil }
        var count = Int(first)
        if first >= 0x80 {
            let size = Int(first & 0x7F)
            guard (1...4).contains(size), bytes.count >= size else { return nil }
            count = bytes.prefix(size).reduce(0) { $0 << 8 | Int($1) }
            bytes = bytes.dropFirst(size)
        }
        guard bytes.count >= count else { return nil }
        defer { bytes = bytes.dropFirst(count) }
        return bytes.prefix(count)
    }
}
