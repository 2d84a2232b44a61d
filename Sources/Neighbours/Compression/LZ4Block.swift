// SPDX-License-Identifier: Apache-2.0

/// One block of LZ4: sequences of plain bytes and of what stood before, as its format is published.
enum LZ4Block {
    private static let shortestMatch = 4
    private static let farthest = 65_535
    /// The last bytes of a block stand plain.
    private static let plainEnd = 5
    /// The last match begins at least so far before the end.
    private static let matchEnd = 12

    /// The bytes, compressed.
    static func compressed(_ input: ArraySlice<UInt8>) -> [UInt8] {
        let bytes = Array(input)
        var output: [UInt8] = []
        var places: [UInt32: Int] = [:]
        var plainStart = 0
        var position = 0
        while position + matchEnd <= bytes.count {
            let word = word(bytes, position)
            let place = places.updateValue(position, forKey: word)
            guard let place, position - place <= farthest else {
                position += 1
                continue
            }
            var length = shortestMatch
            while position + length < bytes.count - plainEnd,
                bytes[place + length] == bytes[position + length]
            {
                length += 1
            }
            write(bytes[plainStart..<position], (position - place, length), &output)
            position += length
            plainStart = position
        }
        write(bytes[plainStart...], nil, &output)
        return output
    }

    /// Expands a block behind what stands in `output`; false for other bytes.
    static func decompress(
        _ input: ArraySlice<UInt8>,
        into output: inout [UInt8],
        upTo end: Int
    ) -> Bool {
        var position = input.startIndex
        func byte() -> Int? {
            guard position < input.endIndex else { return nil }
            defer { position += 1 }
            return Int(input[position])
        }
        func length(_ nibble: Int) -> Int? {
            guard nibble == 15 else { return nibble }
            var length = nibble
            while true {
                guard let more = byte() else { return nil }
                length += more
                if more < 255 { return length }
            }
        }
        while let token = byte() {
            guard let plain = length(token >> 4), plain <= input.endIndex - position,
                plain <= end - output.count
            else { return false }
            output += input[position..<position + plain]
            position += plain
            if position == input.endIndex { return true }
            guard let low = byte(), let high = byte() else { return false }
            let distance = low | high << 8
            guard distance > 0, distance <= output.count, let match = length(token & 15),
                match + shortestMatch <= end - output.count
            else { return false }
            // Byte by byte, since a match may reach into what it writes.
            for _ in 0..<match + shortestMatch { output.append(output[output.count - distance]) }
        }
        return true
    }

    private static func write(
        _ plain: ArraySlice<UInt8>,
        _ match: (distance: Int, length: Int)?,
        _ output: inout [UInt8]
    ) {
        let length = (match?.length ?? shortestMatch) - shortestMatch
        output.append(UInt8(min(15, plain.count) << 4 | min(15, length)))
        extend(plain.count, &output)
        output += plain
        guard let match else { return }
        output.append(UInt8(match.distance & 255))
        output.append(UInt8(match.distance >> 8))
        extend(length, &output)
    }

    private static func extend(_ length: Int, _ output: inout [UInt8]) {
        guard length >= 15 else { return }
        output += [UInt8](repeating: 255, count: (length - 15) / 255)
        output.append(UInt8((length - 15) % 255))
    }

    private static func word(_ bytes: [UInt8], _ position: Int) -> UInt32 {
        (0..<4).reduce(0) { $0 | UInt32(bytes[position + $1]) << UInt32(8 * $1) }
    }
}
