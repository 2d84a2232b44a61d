// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime
import PDFObjects

/// How the bytes of a string are characters of a font with many.
///
/// - Source: ISO 32000-1, 9.7.5; Adobe's technical note 5014.
struct PDFCharacterMap {
    private struct Span {
        let length: Int
        let first: Int
        let last: Int
        let value: Int
    }

    /// Which codes have how many bytes.
    private var spaces: [Span] = []
    private var ranges: [Span] = []
    private var single: [Int: Int] = [:]
    /// Whether a code of two bytes is the character itself.
    private var isIdentity = false

    /// Reads a map by name or from a stream; nil, with a word about it, for one that is not known.
    init?(_ value: PDFValue?, in file: PDFFile) {
        let value = file.resolve(value)
        if let name = value.name {
            guard name == "Identity-H" || name == "Identity-V" else {
                Unbuilt.report("CGContext.drawPDFPage(_:): character map \(name)")
                return nil
            }
            isIdentity = true
            return
        }
        guard value.stream != nil, let map = PDFCharacterMap(table: value, in: file) else {
            return nil
        }
        self = map
    }

    /// Reads a map from a stream, such as that of what the codes mean.
    init?(table value: PDFValue?, in file: PDFFile) {
        guard let stream = file.resolve(value).stream, let bytes = try? file.decode(stream) else {
            return nil
        }
        read(bytes)
    }

    /// The characters of all codes, for a map to Unicode.
    var meanings: [Int: Int] {
        var result = single
        for range in ranges where range.last - range.first < 1 << 16 {
            for code in range.first...range.last { result[code] = range.value + code - range.first }
        }
        return result
    }

    private mutating func read(_ bytes: [UInt8]) {
        var lexer = PDFLexer(bytes[...])
        var values: [PDFValue] = []
        while true {
            guard let token = try? lexer.next() else {
                lexer.position += 1
                continue
            }
            switch token {
            case .end: return
            case .value(let value):
                if values.count < 1 << 16 { values.append(value) }
            case .word(let word):
                switch word {
                case "endcodespacerange": addSpaces(values)
                case "endcidrange", "endbfrange": addRanges(values)
                case "endcidchar", "endbfchar": addSingle(values)
                default: break
                }
                values = []
            }
        }
    }

    private static func code(_ value: PDFValue) -> (code: Int, length: Int)? {
        guard let bytes = value.string, (1...4).contains(bytes.count) else { return nil }
        return (bytes.reduce(0) { $0 << 8 | Int($1) }, bytes.count)
    }

    /// A character's number, or the first letter of what it means.
    private static func target(_ value: PDFValue) -> Int? {
        if let number = value.integer { return number }
        guard let bytes = value.string, bytes.count >= 2 else {
            return value.string.flatMap(\.first).map { Int($0) }
        }
        return Int(bytes[0]) << 8 | Int(bytes[1])
    }

    private mutating func addSpaces(_ values: [PDFValue]) {
        var index = 0
        while index + 1 < values.count, spaces.count < 64 {
            if let first = PDFCharacterMap.code(values[index]),
                let last = PDFCharacterMap.code(values[index + 1])
            {
                spaces.append(
                    Span(length: first.length, first: first.code, last: last.code, value: 0)
                )
            }
            index += 2
        }
    }

    private mutating func addRanges(_ values: [PDFValue]) {
        var index = 0
        while index + 2 < values.count, ranges.count < 1 << 16 {
            defer { index += 3 }
            guard let first = PDFCharacterMap.code(values[index]),
                let last = PDFCharacterMap.code(values[index + 1]), last.code >= first.code
            else { continue }
            if let several = values[index + 2].array {
                for (offset, value) in several.enumerated() where first.code + offset <= last.code {
                    single[first.code + offset] = PDFCharacterMap.target(value)
                }
            } else if let target = PDFCharacterMap.target(values[index + 2]) {
                ranges.append(
                    Span(length: first.length, first: first.code, last: last.code, value: target)
                )
            }
        }
    }

    private mutating func addSingle(_ values: [PDFValue]) {
        var index = 0
        while index + 1 < values.count, single.count < 1 << 17 {
            if let code = PDFCharacterMap.code(values[index]),
                let target = PDFCharacterMap.target(values[index + 1])
            {
                single[code.code] = target
            }
            index += 2
        }
    }

    /// The codes of a string, how many bytes each has, and the characters that they stand for.
    func characters(of string: [UInt8]) -> [(code: Int, length: Int, character: Int)] {
        var result: [(Int, Int, Int)] = []
        var position = 0
        while position < string.count {
            var length = min(2, string.count - position)
            var code = string[position..<position + length].reduce(0) { $0 << 8 | Int($1) }
            if !isIdentity, !spaces.isEmpty {
                for wanted in 1...4 where position + wanted <= string.count {
                    let candidate = string[position..<position + wanted]
                        .reduce(0) { $0 << 8 | Int($1) }
                    let fits = spaces.contains {
                        $0.length == wanted
                            && ($0.first...max($0.first, $0.last)).contains(candidate)
                    }
                    if fits {
                        (length, code) = (wanted, candidate)
                        break
                    }
                }
            }
            result.append((code, length, character(of: code, length)))
            position += length
        }
        return result
    }

    private func character(of code: Int, _ length: Int) -> Int {
        if isIdentity { return code }
        if let character = single[code] { return character }
        for range in ranges
        where range.length == length && code >= range.first && code <= range.last {
            return range.value + code - range.first
        }
        return 0
    }
}
