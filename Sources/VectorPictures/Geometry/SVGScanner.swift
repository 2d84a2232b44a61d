// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Reads numbers and words of SVG's attributes, in which numbers need no space between them.
struct SVGScanner {
    private let bytes: [UInt8]
    private var place = 0

    init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { place >= bytes.count }

    /// The next byte, which stays there.
    var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

    /// Takes the next byte.
    mutating func next() -> UInt8? {
        guard place < bytes.count else { return nil }
        defer { place += 1 }
        return bytes[place]
    }

    /// Takes a sign if it comes next.
    mutating func skip(_ sign: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: sign) else { return false }
        place += 1
        return true
    }

    /// Passes over space.
    mutating func passSpace() {
        while let byte = peek, Self.isSpace(byte) { place += 1 }
    }

    /// Passes over space with at most one comma in it.
    mutating func passSeparator() {
        passSpace()
        if skip(",") { passSpace() }
    }

    /// Takes letters and hyphens.
    mutating func word() -> String {
        let start = place
        while let byte = peek, Self.isLetter(byte) || byte == UInt8(ascii: "-") { place += 1 }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    /// Takes what stands before a sign, and the sign; nil, and nothing taken, if it is not there.
    mutating func text(upTo sign: Unicode.Scalar) -> String? {
        guard let end = bytes[place...].firstIndex(of: UInt8(ascii: sign)) else { return nil }
        defer { place = end + 1 }
        return String(decoding: bytes[place..<end], as: UTF8.self)
    }

    /// What is left.
    var rest: String { String(decoding: bytes[place...], as: UTF8.self) }

    /// A flag of an arc: one digit.
    mutating func flag() -> Bool? {
        passSeparator()
        if skip("0") { return false }
        return skip("1") ? true : nil
    }

    /// A number after a separator; nil if there is none.
    mutating func separatedNumber() -> CGFloat? {
        let start = place
        passSeparator()
        guard let number = number() else {
            place = start
            return nil
        }
        return number
    }

    /// All numbers that follow each other.
    mutating func numbers() -> [CGFloat] {
        var result: [CGFloat] = []
        while let number = separatedNumber() { result.append(number) }
        return result
    }

    /// A number: sign, digits, point, digits, exponent; nil, and nothing taken, if there is none.
    mutating func number() -> CGFloat? {
        let start = place
        if !skip("-") { _ = skip("+") }
        let whole = digits()
        var fraction = 0
        if peek == UInt8(ascii: "."), whole > 0 || isDigit(at: place + 1) {
            place += 1
            fraction = digits()
        }
        guard whole + fraction > 0 else {
            place = start
            return nil
        }
        // An e that no digits follow begins a unit.
        if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
            let sign = place + 1 < bytes.count ? bytes[place + 1] : 0
            let isSigned = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
            if isDigit(at: place + (isSigned ? 2 : 1)) {
                place += isSigned ? 2 : 1
                _ = digits()
            }
        }
        var text = String(decoding: bytes[start..<place], as: UTF8.self)
        if text.hasSuffix(".") { text.removeLast() }
        let value = Double(text) ?? 0
        return CGFloat(min(max(value, -SVGLimits.number), SVGLimits.number))
    }

    private mutating func digits() -> Int {
        let start = place
        while isDigit(at: place) { place += 1 }
        return place - start
    }

    private func isDigit(at place: Int) -> Bool {
        place < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place])
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 || byte == 0x0C
    }

    static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
