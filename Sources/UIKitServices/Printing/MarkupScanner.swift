// SPDX-License-Identifier: Apache-2.0

/// A piece of marked-up text.
enum MarkupToken: Equatable {
    case text(String)
    /// A tag that begins an element, its name and its attributes' names in small letters.
    case start(String, [String: String], isClosed: Bool)
    case end(String)
}

/// Cuts HTML into tags and texts; what is no tag is text.
struct MarkupScanner: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private var place = 0
    /// The element whose content is text up to its end tag.
    private var raw: String?

    init(_ markup: String) { bytes = Array(markup.utf8) }

    mutating func next() -> MarkupToken? {
        while place < bytes.count {
            if let name = raw {
                raw = nil
                let text = untilEnd(of: name)
                if !text.isEmpty { return .text(text) }
                continue
            }
            if bytes[place] == UInt8(ascii: "<") {
                let start = place
                if let token = tag() {
                    if case .some(let token) = token { return token }
                    continue
                }
                place = start + 1
                return .text("<" + text())
            }
            return .text(text())
        }
        return nil
    }

    // MARK: Text

    /// The text up to the next tag, with its entities resolved.
    private mutating func text() -> String {
        let start = place
        while place < bytes.count, bytes[place] != UInt8(ascii: "<") { place += 1 }
        return MarkupEntities.resolved(String(decoding: bytes[start..<place], as: UTF8.self))
    }

    private mutating func untilEnd(of name: String) -> String {
        let ending = Array("</\(name)".utf8)
        let start = place
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "<"), matches(ending) { break }
            place += 1
        }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private func matches(_ text: [UInt8]) -> Bool {
        guard place + text.count <= bytes.count else { return false }
        for (offset, byte) in text.enumerated() where Self.lower(bytes[place + offset]) != byte {
            return false
        }
        return true
    }

    private static func lower(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }

    // MARK: Tags

    /// The tag that begins here; an inner nil for a comment, an outer one where there is no tag.
    private mutating func tag() -> MarkupToken?? {
        place += 1
        guard place < bytes.count else { return nil }
        switch bytes[place] {
        case UInt8(ascii: "!"), UInt8(ascii: "?"):
            skipComment()
            return .some(nil)
        case UInt8(ascii: "/"):
            place += 1
            let name = word()
            guard !name.isEmpty else { return nil }
            while place < bytes.count, bytes[place] != UInt8(ascii: ">") { place += 1 }
            place += 1
            return .end(name)
        default:
            let name = word()
            guard !name.isEmpty else { return nil }
            let (attributes, isClosed) = attributes()
            if ["script", "style"].contains(name), !isClosed { raw = name }
            return .start(name, attributes, isClosed: isClosed)
        }
    }

    private mutating func skipComment() {
        let isComment = matches(Array("!--".utf8))
        place += isComment ? 3 : 1
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: ">") {
                let isEnd =
                    !isComment
                    || (place >= 2 && bytes[place - 1] == UInt8(ascii: "-")
                        && bytes[place - 2] == UInt8(ascii: "-"))
                if isEnd { break }
            }
            place += 1
        }
        place += 1
    }

    /// A name in small letters.
    private mutating func word() -> String {
        let start = place
        while place < bytes.count, Self.isName(bytes[place]) { place += 1 }
        return String(decoding: bytes[start..<place].map(Self.lower), as: UTF8.self)
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch lower(byte) {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ":"):
            true
        default: false
        }
    }

    private mutating func attributes() -> ([String: String], isClosed: Bool) {
        var result: [String: String] = [:]
        var isClosed = false
        while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
            guard Self.isName(bytes[place]) else {
                isClosed = bytes[place] == UInt8(ascii: "/")
                place += 1
                continue
            }
            isClosed = false
            let name = word()
            skipBlanks()
            guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else {
                result[name] = result[name] ?? ""
                continue
            }
            place += 1
            skipBlanks()
            let value = value()
            result[name] = result[name] ?? MarkupEntities.resolved(value)
        }
        place += 1
        return (result, isClosed)
    }

    private mutating func value() -> String {
        guard place < bytes.count else { return "" }
        let quote = bytes[place]
        let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        if isQuoted { place += 1 }
        let start = place
        while place < bytes.count {
            let byte = bytes[place]
            if isQuoted ? byte == quote : byte <= 0x20 || byte == UInt8(ascii: ">") { break }
            place += 1
        }
        let value = String(decoding: bytes[start..<Swift.min(place, bytes.count)], as: UTF8.self)
        if isQuoted { place += 1 }
        return value
    }

    private mutating func skipBlanks() {
        while place < bytes.count, bytes[place] <= 0x20 { place += 1 }
    }
}
