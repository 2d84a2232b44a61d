// SPDX-License-Identifier: Apache-2.0

/// A type made for a tag that nobody has declared: its identifier holds the tag and the supertype.
struct DynamicType {
    private static let prefix = "dyn."

    let tag: String
    let tagClass: UTTagClass
    let parent: String?

    init(tag: String, tagClass: UTTagClass, parent: String?) {
        self.tag = tag.lowercased()
        self.tagClass = tagClass
        self.parent = parent
    }

    /// Reads an identifier that ``identifier`` has written.
    init?(_ identifier: String) {
        guard identifier.hasPrefix(Self.prefix) else { return nil }
        let digits = Array(identifier.utf8.dropFirst(Self.prefix.utf8.count))
        guard digits.count % 2 == 0, !digits.isEmpty else { return nil }
        var bytes: [UInt8] = []
        for index in stride(from: 0, to: digits.count, by: 2) {
            let pair = String(decoding: digits[index...index + 1], as: UTF8.self)
            guard let byte = UInt8(pair, radix: 16) else { return nil }
            bytes.append(byte)
        }
        let fields = String(decoding: bytes, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 3, !fields[1].isEmpty else { return nil }
        tagClass = UTTagClass(rawValue: fields[0])
        tag = fields[1]
        parent = fields[2].isEmpty ? nil : fields[2]
    }

    var identifier: String {
        let text = [tagClass.rawValue, tag, parent ?? ""].joined(separator: "\n")
        let digits = text.utf8.map { byte in
            (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return Self.prefix + digits.joined()
    }
}
