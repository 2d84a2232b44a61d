// SPDX-License-Identifier: Apache-2.0

/// A value of an answer of SourceKit's, read from its printed form.
package indirect enum SourceKitValue: Sendable {
    case text(String)
    case number(Int)
    case list([SourceKitValue])
    case table([String: SourceKitValue])

    /// Reads a printed answer; nil where it is none.
    package init?(printed: String) {
        var reader = Reader(bytes: Array(printed.utf8))
        guard let value = reader.value() else { return nil }
        self = value
    }

    package var text: String? {
        if case .text(let text) = self { return text }
        return nil
    }

    package var number: Int? {
        if case .number(let number) = self { return number }
        return nil
    }

    package var list: [SourceKitValue] {
        if case .list(let list) = self { return list }
        return []
    }

    package subscript(key: String) -> SourceKitValue? {
        if case .table(let table) = self { return table[key] }
        return nil
    }

    private struct Reader {
        let bytes: [UInt8]
        var index = 0

        init(bytes: [UInt8]) { self.bytes = bytes }

        private mutating func skipSpace() {
            while index < bytes.count, [0x20, 0x0A, 0x0D, 0x09, 0x2C].contains(bytes[index]) {
                index += 1
            }
        }

        private func at(_ character: Unicode.Scalar) -> Bool {
            index < bytes.count && bytes[index] == UInt8(ascii: character)
        }

        mutating func value() -> SourceKitValue? {
            skipSpace()
            if at("{") { return table() }
            if at("[") { return list() }
            if at("\"") { return string().map(SourceKitValue.text) }
            let word = word()
            guard !word.isEmpty else { return nil }
            return Int(word).map(SourceKitValue.number) ?? .text(word)
        }

        private mutating func word() -> String {
            let start = index
            while index < bytes.count, !" \n\t,]}:".utf8.contains(bytes[index]) { index += 1 }
            return String(decoding: bytes[start..<index], as: UTF8.self)
        }

        private mutating func list() -> SourceKitValue? {
            index += 1
            var items: [SourceKitValue] = []
            while true {
                skipSpace()
                guard index < bytes.count else { return nil }
                if at("]") {
                    index += 1
                    return .list(items)
                }
                guard let item = value() else { return nil }
                items.append(item)
            }
        }

        private mutating func table() -> SourceKitValue? {
            index += 1
            var items: [String: SourceKitValue] = [:]
            while true {
                skipSpace()
                guard index < bytes.count else { return nil }
                if at("}") {
                    index += 1
                    return .table(items)
                }
                let key = word()
                guard !key.isEmpty, at(":") else { return nil }
                index += 1
                guard let item = value() else { return nil }
                items[key] = item
            }
        }

        private mutating func string() -> String? {
            index += 1
            var result: [UInt8] = []
            while index < bytes.count {
                let byte = bytes[index]
                index += 1
                if byte == UInt8(ascii: "\"") { return String(decoding: result, as: UTF8.self) }
                guard byte == UInt8(ascii: "\\"), index < bytes.count else {
                    result.append(byte)
                    continue
                }
                let escaped = bytes[index]
                index += 1
                switch escaped {
                case UInt8(ascii: "n"): result.append(0x0A)
                case UInt8(ascii: "t"): result.append(0x09)
                case UInt8(ascii: "r"): result.append(0x0D)
                default: result.append(escaped)
                }
            }
            return nil
        }
    }
}
