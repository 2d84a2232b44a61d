// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster

/// A QR code (ISO/IEC 18004, model 2) of bytes: dark and light squares.
struct QRCode {
    let version: Int
    let side: Int
    private(set) var isDark: [Bool]
    /// Squares that are the same whatever the message.
    private var isFixed: [Bool]

    /// The smallest code that holds a message; nil where none does.
    ///
    /// Levels are L, M, Q and H.
    init?(_ message: Data, level: String) {
        let row = ["L": 0, "M": 1, "Q": 2, "H": 3][level.uppercased()] ?? 1
        var fitting: (Int, [UInt8])?
        for version in 1...40 where fitting == nil {
            let blocks = QRBlocks(version: version, level: row)
            guard let data = QRBlocks.bits(of: message, version, blocks.dataCount) else { continue }
            fitting = (version, blocks.interleaved(data))
        }
        guard let (version, words) = fitting else { return nil }
        self.version = version
        side = 17 + 4 * version
        isDark = Array(repeating: false, count: side * side)
        isFixed = isDark
        placePatterns()
        place(words)
        // The mask with the fewest shapes that a reader may take for something else.
        var best: (penalty: Int, dark: [Bool])?
        for mask in 0..<8 {
            var candidate = self
            candidate.apply(mask)
            candidate.placeFormat(level: row, mask: mask)
            let penalty = candidate.penalty
            if penalty < best?.penalty ?? .max { best = (penalty, candidate.isDark) }
        }
        isDark = best?.dark ?? isDark
    }

    subscript(x: Int, y: Int) -> Bool { isDark[y * side + x] }

    private mutating func fix(_ x: Int, _ y: Int, _ dark: Bool) {
        guard (0..<side).contains(x), (0..<side).contains(y) else { return }
        isDark[y * side + x] = dark
        isFixed[y * side + x] = true
    }

    // MARK: Patterns

    private mutating func placePatterns() {
        for index in 0..<side {
            fix(6, index, index.isMultiple(of: 2))
            fix(index, 6, index.isMultiple(of: 2))
        }
        for (x, y) in [(3, 3), (side - 4, 3), (3, side - 4)] {
            for dy in -4...4 {
                for dx in -4...4 {
                    let ring = max(dx.magnitude, dy.magnitude)
                    fix(x + dx, y + dy, ring != 2 && ring != 4)
                }
            }
        }
        let places = alignments
        for x in places {
            for y in places {
                let isCorner =
                    (x == 6 && y == 6) || (x == 6 && y == side - 7) || (x == side - 7 && y == 6)
                guard !isCorner else { continue }
                for dy in -2...2 {
                    for dx in -2...2 { fix(x + dx, y + dy, max(dx.magnitude, dy.magnitude) != 1) }
                }
            }
        }
        placeFormat(level: 0, mask: 0)
        placeVersion()
    }

    private var alignments: [Int] {
        guard version > 1 else { return [] }
        let count = version / 7 + 2
        let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return [6] + (0..<(count - 1)).map { side - 7 - $0 * step }.reversed()
    }

    /// Fifteen bits about level and mask, twice.
    private mutating func placeFormat(level: Int, mask: Int) {
        let data = [1, 0, 3, 2][level] << 3 | mask
        var rest = data
        for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
        let bits = (data << 10 | rest) ^ 0x5412
        func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        for index in 0...5 { fix(8, index, bit(index)) }
        fix(8, 7, bit(6))
        fix(8, 8, bit(7))
        fix(7, 8, bit(8))
        for index in 9..<15 { fix(14 - index, 8, bit(index)) }
        for index in 0..<8 { fix(side - 1 - index, 8, bit(index)) }
        for index in 8..<15 { fix(8, side - 15 + index, bit(index)) }
        fix(8, side - 8, true)
    }

    private mutating func placeVersion() {
        guard version >= 7 else { return }
        var rest = version
        for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
        let bits = version << 12 | rest
        for index in 0..<18 {
            let (a, b) = (side - 11 + index % 3, index / 3)
            fix(a, b, bits >> index & 1 == 1)
            fix(b, a, bits >> index & 1 == 1)
        }
    }

    // MARK: Data

    /// Up and down in columns of two, from the right.
    private mutating func place(_ words: [UInt8]) {
        var index = 0
        var goesUp = true
        for right in stride(from: side - 1, to: 0, by: -2) {
            let column = right <= 6 ? right - 1 : right
            for step in 0..<side {
                let y = goesUp ? side - 1 - step : step
                for x in [column, column - 1] where !isFixed[y * side + x] {
                    guard index < words.count * 8 else { continue }
                    isDark[y * side + x] = words[index / 8] >> (7 - index % 8) & 1 == 1
                    index += 1
                }
            }
            goesUp.toggle()
        }
    }

    private mutating func apply(_ mask: Int) {
        for y in 0..<side {
            for x in 0..<side where !isFixed[y * side + x] {
                let flips: Bool
                switch mask {
                case 0: flips = (x + y) % 2 == 0
                case 1: flips = y % 2 == 0
                case 2: flips = x % 3 == 0
                case 3: flips = (x + y) % 3 == 0
                case 4: flips = (x / 3 + y / 2) % 2 == 0
                case 5: flips = x * y % 2 + x * y % 3 == 0
                case 6: flips = (x * y % 2 + x * y % 3) % 2 == 0
                default: flips = ((x + y) % 2 + x * y % 3) % 2 == 0
                }
                if flips { isDark[y * side + x].toggle() }
            }
        }
    }

    private var penalty: Int {
        var sum = 0
        for line in 0..<side {
            sum += Self.penalty(of: (0..<side).map { self[$0, line] })
            sum += Self.penalty(of: (0..<side).map { self[line, $0] })
        }
        for y in 1..<side {
            for x in 1..<side {
                let dark = self[x, y]
                if self[x - 1, y] == dark, self[x, y - 1] == dark, self[x - 1, y - 1] == dark {
                    sum += 3
                }
            }
        }
        let share = isDark.count { $0 } * 20 - isDark.count * 10
        return sum + Int(share.magnitude) / isDark.count * 10
    }

    private static func penalty(of line: [Bool]) -> Int {
        var sum = 0
        var run = 0
        for (index, dark) in line.enumerated() {
            run = index > 0 && line[index - 1] == dark ? run + 1 : 1
            if run == 5 { sum += 3 } else if run > 5 { sum += 1 }
        }
        // Shapes like a finder's, with light on one side.
        let finder = [true, false, true, true, true, false, true]
        let light = [Bool](repeating: false, count: 4)
        for shape in [finder + light, light + finder] where line.count >= shape.count {
            for start in 0...(line.count - shape.count)
            where line[start..<(start + shape.count)].elementsEqual(shape) { sum += 40 }
        }
        return sum
    }
}

extension CIImage {
    /// A square of one pixel for each of the code's, with a light border of one.
    convenience init(code: QRCode) {
        let side = code.side + 2
        let pixels = PixelBuffer(width: side, height: side)
        for y in 0..<side {
            for x in 0..<side {
                let inside = (1...code.side).contains(x) && (1...code.side).contains(y)
                pixels[x, y] = inside && code[x - 1, y - 1] ? 0xFF00_0000 : 0xFFFF_FFFF
            }
        }
        self.init(cgImage: CGImage(pixelBuffer: pixels))
    }
}
