// SPDX-License-Identifier: Apache-2.0

/// Rows that are stored as differences.
///
/// - Source: ISO 32000-1, 7.4.4.4; PNG, 9.
struct PDFPredictor {
    private let kind: Int
    private let colors: Int
    private let bits: Int
    private let columns: Int

    /// Reads the parameters of a filter by name, with what stands for a missing one.
    init(_ number: (String, Int) -> Int) {
        kind = number("Predictor", 1)
        colors = number("Colors", 1)
        bits = number("BitsPerComponent", 8)
        columns = number("Columns", 1)
    }

    /// The rows themselves.
    func undo(_ bytes: [UInt8]) throws(PDFError) -> [UInt8] {
        guard kind > 1 else { return bytes }
        guard (1...64).contains(colors), [1, 2, 4, 8, 16].contains(bits),
            (1...(1 << 24)).contains(columns)
        else { throw .damagedStream }
        let pixel = max(1, colors * bits / 8)
        let row = (colors * bits * columns + 7) / 8
        return kind == 2 ? undoDifferences(bytes, row) : undoFiltered(bytes, row, pixel)
    }

    private func undoDifferences(_ bytes: [UInt8], _ row: Int) -> [UInt8] {
        guard bits == 8 else { return bytes }
        var result = bytes
        var start = 0
        while start < result.count {
            let end = min(start + row, result.count)
            var index = start + colors
            while index < end {
                result[index] &+= result[index - colors]
                index += 1
            }
            start += row
        }
        return result
    }

    private func undoFiltered(_ bytes: [UInt8], _ row: Int, _ pixel: Int) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var above = [UInt8](repeating: 0, count: row)
        var line = above
        var position = 0
        while position < bytes.count {
            let filter = bytes[position]
            position += 1
            let count = min(row, bytes.count - position)
            for index in 0..<row {
                let value = index < count ? bytes[position + index] : 0
                let left = index >= pixel ? Int(line[index - pixel]) : 0
                let up = Int(above[index])
                let corner = index >= pixel ? Int(above[index - pixel]) : 0
                let guess: Int
                switch filter {
                case 1: guess = left
                case 2: guess = up
                case 3: guess = (left + up) / 2
                case 4: guess = PDFPredictor.paeth(left, up, corner)
                default: guess = 0
                }
                line[index] = value &+ UInt8(truncatingIfNeeded: guess)
            }
            position += count
            result.append(contentsOf: line.prefix(count))
            swap(&above, &line)
        }
        return result
    }

    private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
        let guess = left + up - corner
        let (toLeft, toUp, toCorner) = (abs(guess - left), abs(guess - up), abs(guess - corner))
        if toLeft <= toUp && toLeft <= toCorner { return left }
        return toUp <= toCorner ? up : corner
    }
}
