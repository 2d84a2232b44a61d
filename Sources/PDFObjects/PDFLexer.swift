// SPDX-License-Identifier: Apache-2.0

/// Reads values and words, one after the other, from bytes.
///
/// - Source: ISO 32000-1, 7.2 and 7.3.
package struct PDFLexer {
    /// What comes next.
    package enum Token {
        case value(PDFValue)
        /// A word that is no value: an operator, `obj`, `xref`.
        case word(String)
        case end
    }

    package let bytes: ArraySlice<UInt8>
    /// Where the next token is looked for; an index of the bytes.
    package var position: Int
    /// Whether `1 0 R` is a reference, as in a file, or three tokens, as in a page's content.
    private let hasReferences: Bool

    package init(_ bytes: ArraySlice<UInt8>, at position: Int? = nil, hasReferences: Bool = false) {
        self.bytes = bytes
        self.position = min(max(position ?? bytes.startIndex, bytes.startIndex), bytes.endIndex)
        self.hasReferences = hasReferences
    }

    private var current: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

    private func byte(after count: Int) -> UInt8? {
        position + count < bytes.endIndex ? bytes[position + count] : nil
    }

    // MARK: Characters

    package static func isSpace(_ byte: UInt8) -> Bool {
        byte == 32 || byte == 10 || byte == 13 || byte == 9 || byte == 12 || byte == 0
    }

    private static func isDelimiter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
            UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
            UInt8(ascii: "/"), UInt8(ascii: "%"):
            true
        default: false
        }
    }

    private static func isRegular(_ byte: UInt8) -> Bool { !isSpace(byte) && !isDelimiter(byte) }

    static func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    /// Passes over spaces and comments.
    package mutating func skipSpace() {
        while let byte = current {
            if byte == UInt8(ascii: "%") {
                while let byte = current, byte != 10, byte != 13 { position += 1 }
            } else if PDFLexer.isSpace(byte) {
                position += 1
            } else {
                return
            }
        }
    }

    // MARK: Tokens

    /// The next value or word.
    package mutating func next() throws(PDFError) -> Token { try next(depth: 0) }

    private mutating func next(depth: Int) throws(PDFError) -> Token {
        guard depth < PDFLimits.depth else { throw .tooDeep }
        skipSpace()
        guard let byte = current else { return .end }
        switch byte {
        case UInt8(ascii: "/"): return .value(.name(readName()))
        case UInt8(ascii: "("): return .value(.string(try readString()))
        case UInt8(ascii: "["): return .value(.array(try readArray(depth)))
        case UInt8(ascii: "<"):
            if self.byte(after: 1) == byte { return .value(.dictionary(try readPairs(depth))) }
            return .value(.string(try readHexadecimal()))
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            return try readNumber()
        case UInt8(ascii: "{"), UInt8(ascii: "}"):
            position += 1
            return .word(String(UnicodeScalar(byte)))
        default:
            guard PDFLexer.isRegular(byte) else { throw .syntax(at: position) }
            return readWord()
        }
    }

    /// The next value; a word is an error.
    package mutating func nextValue() throws(PDFError) -> PDFValue {
        let start = position
        guard case .value(let value) = try next(depth: 0) else { throw .syntax(at: start) }
        return value
    }

    /// Reads a word if it comes next.
    package mutating func skip(_ word: String) -> Bool {
        let start = position
        skipSpace()
        for byte in word.utf8 {
            guard current == byte else {
                position = start
                return false
            }
            position += 1
        }
        return true
    }

    private mutating func readWord() -> Token {
        let start = position
        while let byte = current, PDFLexer.isRegular(byte) { position += 1 }
        let word = String(decoding: bytes[start..<position], as: UTF8.self)
        switch word {
        case "true": return .value(.boolean(true))
        case "false": return .value(.boolean(false))
        case "null": return .value(.null)
        default: return .word(word)
        }
    }

    private mutating func readNumber() throws(PDFError) -> Token {
        let start = position
        let value = readPlainNumber()
        guard let value else {
            // Something like "-" or ".": a word that nobody knows.
            position = start
            while let byte = current, PDFLexer.isRegular(byte) { position += 1 }
            if position == start { throw .syntax(at: start) }
            return .word(String(decoding: bytes[start..<position], as: UTF8.self))
        }
        guard hasReferences, case .integer(let number) = value, number >= 0 else {
            return .value(value)
        }
        let after = position
        if let generation = readSmallInteger(), generation >= 0, skip("R"),
            current.map({ !PDFLexer.isRegular($0) }) ?? true
        {
            return .value(.reference(number))
        }
        position = after
        return .value(value)
    }

    private mutating func readSmallInteger() -> Int? {
        skipSpace()
        var value = 0
        let start = position
        while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte),
            position - start < 10
        {
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
            position += 1
        }
        return position > start ? value : nil
    }

    /// A number without exponent; nil where there is no digit.
    private mutating func readPlainNumber() -> PDFValue? {
        var isNegative = false
        while let byte = current, byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") {
            if byte == UInt8(ascii: "-") { isNegative = true }
            position += 1
        }
        var whole = 0.0
        var integer = 0
        var isExact = true
        var digits = 0
        while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
            let digit = Int(byte - UInt8(ascii: "0"))
            whole = whole * 10 + Double(digit)
            let (product, isOver) = integer.multipliedReportingOverflow(by: 10)
            let (sum, isOverAgain) = product.addingReportingOverflow(digit)
            if isOver || isOverAgain { isExact = false } else { integer = sum }
            digits += 1
            position += 1
        }
        guard current == UInt8(ascii: ".") else {
            guard digits > 0 else { return nil }
            if isExact { return .integer(isNegative ? -integer : integer) }
            return .real(isNegative ? -min(whole, 1e300) : min(whole, 1e300))
        }
        position += 1
        var fraction = 0.0
        var unit = 0.1
        while let byte = current {
            // A sign in the middle is what some old writers leave; what follows it is dropped.
            if byte == UInt8(ascii: "-") {
                while let byte = current, PDFLexer.isRegular(byte) { position += 1 }
                break
            }
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { break }
            fraction += Double(byte - UInt8(ascii: "0")) * unit
            unit /= 10
            digits += 1
            position += 1
        }
        guard digits > 0 else { return nil }
        let value = min(whole + fraction, 1e300)
        return .real(isNegative ? -value : value)
    }

    private mutating func readName() -> String {
        position += 1
        var letters: [UInt8] = []
        while let byte = current, PDFLexer.isRegular(byte) {
            if byte == UInt8(ascii: "#"),
                let high = self.byte(after: 1).flatMap(PDFLexer.hexDigit),
                let low = self.byte(after: 2).flatMap(PDFLexer.hexDigit)
            {
                letters.append(high << 4 | low)
                position += 3
            } else {
                letters.append(byte)
                position += 1
            }
        }
        return String(decoding: letters, as: UTF8.self)
    }

    private mutating func readString() throws(PDFError) -> [UInt8] {
        let start = position
        position += 1
        var result: [UInt8] = []
        var open = 1
        while let byte = current {
            position += 1
            switch byte {
            case UInt8(ascii: "("): open += 1
            case UInt8(ascii: ")"):
                open -= 1
                if open == 0 { return result }
            case UInt8(ascii: "\\"):
                readEscape(into: &result)
                continue
            case 13:
                if current == 10 { position += 1 }
                result.append(10)
                continue
            default: break
            }
            result.append(byte)
        }
        throw .syntax(at: start)
    }

    private mutating func readEscape(into result: inout [UInt8]) {
        guard let byte = current else { return }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): result.append(10)
        case UInt8(ascii: "r"): result.append(13)
        case UInt8(ascii: "t"): result.append(9)
        case UInt8(ascii: "b"): result.append(8)
        case UInt8(ascii: "f"): result.append(12)
        case 13: if current == 10 { position += 1 }
        case 10: break
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            var code = Int(byte - UInt8(ascii: "0"))
            for _ in 0..<2 {
                guard let next = current, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(next)
                else { break }
                code = code * 8 + Int(next - UInt8(ascii: "0"))
                position += 1
            }
            result.append(UInt8(truncatingIfNeeded: code))
        default: result.append(byte)
        }
    }

    private mutating func readHexadecimal() throws(PDFError) -> [UInt8] {
        let start = position
        position += 1
        var result: [UInt8] = []
        var high: UInt8?
        while let byte = current {
            position += 1
            if byte == UInt8(ascii: ">") {
                if let high { result.append(high << 4) }
                return result
            }
            guard let digit = PDFLexer.hexDigit(byte) else { continue }
            if let first = high {
                result.append(first << 4 | digit)
                high = nil
            } else {
                high = digit
            }
        }
        throw .syntax(at: start)
    }

    private mutating func readArray(_ depth: Int) throws(PDFError) -> [PDFValue] {
        let start = position
        position += 1
        var result: [PDFValue] = []
        while true {
            skipSpace()
            if current == UInt8(ascii: "]") {
                position += 1
                return result
            }
            switch try next(depth: depth + 1) {
            case .value(let value): result.append(value)
            case .word: continue
            case .end: throw .syntax(at: start)
            }
        }
    }

    private mutating func readPairs(_ depth: Int) throws(PDFError) -> PDFDictionary {
        let start = position
        position += 2
        var result: PDFDictionary = [:]
        while true {
            skipSpace()
            if current == UInt8(ascii: ">"), byte(after: 1) == UInt8(ascii: ">") {
                position += 2
                return result
            }
            guard case .value(.name(let key)) = try next(depth: depth + 1) else {
                throw .syntax(at: start)
            }
            skipSpace()
            if current == UInt8(ascii: ">") { continue }
            guard case .value(let value) = try next(depth: depth + 1) else {
                throw .syntax(at: start)
            }
            result[key] = value
        }
    }
}
