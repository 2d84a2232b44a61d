// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Reads XML: UTF-8, elements, attributes, text.
///
/// Comments, processing instructions and the document type are passed over; entities are the five
/// that XML has, and numbers. So nothing outside of the file is read, and nothing grows.
/// Spec: XML 1.0, fifth edition.
package struct XMLReader {
    private let bytes: [UInt8]
    private let handler: any XMLHandler
    private let limits: XMLLimits
    /// Whether the bytes were in another encoding than the one that the file declares by now.
    private let wasConverted: Bool
    private var place = 0
    private var count = 0
    private var open: [String] = []
    private var hasRoot = false

    private init(_ data: Data, _ limits: XMLLimits, _ handler: any XMLHandler) {
        (bytes, wasConverted) = XMLEncoding.bytes(of: data)
        self.limits = limits
        self.handler = handler
    }

    /// Tells a handler what is in a file, from the beginning to the end.
    ///
    /// - Throws: ``XMLError`` for what is not well formed, or beyond the limits.
    package static func read(
        _ data: Data,
        within limits: XMLLimits,
        into handler: any XMLHandler
    ) throws {
        var reader = XMLReader(data, limits, handler)
        try reader.document()
    }

    private mutating func document() throws {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
        while place < bytes.count {
            if bytes[place] == Sign.less { try markup() } else { try text() }
        }
        guard hasRoot, open.isEmpty else { throw malformed("it ends too soon") }
    }

    // MARK: Markup

    private mutating func markup() throws {
        if skip("<!--") {
            _ = try upTo("-->")
            return
        }
        if skip("<![CDATA[") { return try add(upTo("]]>"), isMarkup: true) }
        if skip("<?") {
            let words = try String(decoding: upTo("?>"), as: UTF8.self).lowercased()
            let isOther = words.hasPrefix("xml ") && words.contains("encoding=")
            if isOther, !wasConverted, !words.contains("utf-8"), !words.contains("ascii") {
                throw malformed("its encoding is not UTF-8")
            }
            return
        }
        if skip("<!DOCTYPE") { return try passDocumentType() }
        if skip("</") { return try close() }
        place += 1
        try element()
    }

    /// Passes over a document type with what it declares in brackets.
    private mutating func passDocumentType() throws {
        guard open.isEmpty, !hasRoot else { throw malformed("a document type is out of place") }
        var depth = 0
        while let byte = next() {
            switch byte {
            case Sign.bracket: depth += 1
            case Sign.endBracket: depth -= 1
            case Sign.quote, Sign.apostrophe:
                while let other = next(), other != byte {}
            case Sign.greater where depth <= 0: return
            default: break
            }
        }
        throw malformed("a document type does not end")
    }

    private mutating func element() throws {
        count += 1
        guard count <= limits.elements, open.count < limits.depth else {
            throw XMLError(
                "it has more than \(limits.elements) elements, or they are nested deeper "
                    + "than \(limits.depth)"
            )
        }
        guard !open.isEmpty || !hasRoot else { throw malformed("there is a second root") }
        hasRoot = true
        let name = try self.name()
        var attributes: [String: String] = [:]
        while true {
            let hadSpace = passSpace()
            if skip("/>") {
                try handler.begin(name, attributes)
                handler.end()
                return
            }
            if skip(">") {
                try handler.begin(name, attributes)
                open.append(name)
                return
            }
            guard hadSpace else { throw malformed("<\(name)> is broken") }
            let key = try self.name()
            passSpace()
            guard skip("=") else { throw malformed("\(key) has no value") }
            passSpace()
            guard attributes.updateValue(try value(), forKey: key) == nil else {
                throw malformed("\(key) is there twice")
            }
        }
    }

    private mutating func close() throws {
        let name = try self.name()
        passSpace()
        guard skip(">"), open.last == name else {
            throw malformed("</\(name)> closes nothing")
        }
        open.removeLast()
        handler.end()
    }

    private mutating func name() throws -> String {
        let start = place
        while place < bytes.count, !Sign.endsName(bytes[place]) { place += 1 }
        guard place > start else { throw malformed("a name is missing") }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private mutating func value() throws -> String {
        guard let quote = next(), quote == Sign.quote || quote == Sign.apostrophe else {
            throw malformed("a value has no quotes")
        }
        let start = place
        while place < bytes.count, bytes[place] != quote {
            guard bytes[place] != Sign.less else { throw malformed("a value has a <") }
            place += 1
        }
        guard place < bytes.count else { throw malformed("a value does not end") }
        place += 1
        return try decoded(bytes[start..<(place - 1)], isAttribute: true)
    }

    // MARK: Text

    private mutating func text() throws {
        let start = place
        while place < bytes.count, bytes[place] != Sign.less { place += 1 }
        try add(bytes[start..<place], isMarkup: false)
    }

    private func add(_ part: ArraySlice<UInt8>, isMarkup: Bool) throws {
        guard let element = open.last else {
            guard !isMarkup, part.allSatisfy(Sign.isSpace) else {
                throw malformed("there is text outside of the root")
            }
            return
        }
        guard !part.isEmpty, handler.wantsText(in: element) else { return }
        handler.text(
            isMarkup
                ? String(decoding: part, as: UTF8.self) : try decoded(part, isAttribute: false)
        )
    }

    /// Text with its entities resolved; in attributes line ends and tabs count as spaces.
    private func decoded(_ part: ArraySlice<UInt8>, isAttribute: Bool) throws -> String {
        guard part.contains(where: { $0 == Sign.ampersand || $0 < 0x20 }) else {
            return String(decoding: part, as: UTF8.self)
        }
        var result: [UInt8] = []
        result.reserveCapacity(part.count)
        var index = part.startIndex
        while index < part.endIndex {
            let byte = part[index]
            index += 1
            switch byte {
            case Sign.ampersand:
                // None is longer than the largest number.
                let limit = min(index + 10, part.endIndex)
                guard let end = part[index..<limit].firstIndex(of: Sign.semicolon),
                    let scalar = Self.entity(String(decoding: part[index..<end], as: UTF8.self))
                else {
                    guard limits.keepsUnknownEntities else {
                        throw malformed("there is an & that stands for nothing")
                    }
                    result.append(byte)
                    continue
                }
                result += Array(String(scalar).utf8)
                index = end + 1
            case 0x0D:
                // A return, alone or before a new line, is a new line.
                if index < part.endIndex, part[index] == 0x0A { index += 1 }
                result.append(isAttribute ? 0x20 : 0x0A)
            case 0x09, 0x0A: result.append(isAttribute ? 0x20 : byte)
            default: result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func entity(_ name: String) -> Unicode.Scalar? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.hasPrefix("#") else { return nil }
            let isHex = name.hasPrefix("#x")
            let digits = name.dropFirst(isHex ? 2 : 1)
            guard digits.first?.isHexDigit == true else { return nil }
            let value = UInt32(digits, radix: isHex ? 16 : 10)
            return value.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
        }
    }

    // MARK: Bytes

    private mutating func next() -> UInt8? {
        guard place < bytes.count else { return nil }
        defer { place += 1 }
        return bytes[place]
    }

    private mutating func skip(_ sign: StaticString) -> Bool {
        let count = sign.utf8CodeUnitCount
        guard place + count <= bytes.count else { return false }
        for offset in 0..<count where bytes[place + offset] != sign.utf8Start[offset] {
            return false
        }
        place += count
        return true
    }

    @discardableResult
    private mutating func passSpace() -> Bool {
        let start = place
        while place < bytes.count, Sign.isSpace(bytes[place]) { place += 1 }
        return place > start
    }

    /// What lies before an ending, which is passed over, too.
    private mutating func upTo(_ ending: StaticString) throws -> ArraySlice<UInt8> {
        let start = place
        while place < bytes.count {
            let end = place
            if skip(ending) { return bytes[start..<end] }
            place += 1
        }
        throw malformed("\(ending) is missing")
    }

    private func malformed(_ what: String) -> XMLError {
        let line = bytes[..<min(place, bytes.count)].count { $0 == 0x0A } + 1
        return XMLError("it is no XML: line \(line): \(what)")
    }

    /// The bytes that mean something.
    private enum Sign {
        static let less = UInt8(ascii: "<")
        static let greater = UInt8(ascii: ">")
        static let quote = UInt8(ascii: "\"")
        static let apostrophe = UInt8(ascii: "'")
        static let ampersand = UInt8(ascii: "&")
        static let semicolon = UInt8(ascii: ";")
        static let bracket = UInt8(ascii: "[")
        static let endBracket = UInt8(ascii: "]")

        static func isSpace(_ byte: UInt8) -> Bool {
            byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
        }

        static func endsName(_ byte: UInt8) -> Bool {
            if isSpace(byte) || byte < 0x20 { return true }
            switch byte {
            case less, greater, quote, apostrophe, ampersand, UInt8(ascii: "="),
                UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "?"):
                return true
            default: return false
            }
        }
    }
}
