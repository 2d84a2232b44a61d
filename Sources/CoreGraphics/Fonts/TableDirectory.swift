// SPDX-License-Identifier: Apache-2.0

/// The directory of an OpenType file: where each table lies.
///
/// Spec: OpenType 1.9, "Font tables".
struct TableDirectory {
    private let file: FontBytes
    private var entries: [(tag: UInt32, offset: Int, length: Int)] = []

    init(_ file: FontBytes, index: Int) {
        self.file = file
        let whole = FontTable(file.bytes)
        var start = 0
        if whole.uint32(0) == Self.code("ttcf") {
            guard let offset = whole.uint32(12 + 4 * index) else { return }
            start = Int(offset)
        }
        let count = Int(whole.uint16(start + 4) ?? 0)
        for row in 0..<count {
            let at = start + 12 + 16 * row
            guard let tag = whole.uint32(at), let offset = whole.uint32(at + 8),
                let length = whole.uint32(at + 12)
            else { return }
            guard Int(offset) + Int(length) <= file.bytes.count else { continue }
            entries.append((tag, Int(offset), Int(length)))
        }
    }

    /// Every tag in the file's order.
    var tags: [UInt32] { entries.map(\.tag) }

    /// A table by its four letters.
    func table(_ tag: String) -> FontTable? {
        table(Self.code(tag))
    }

    /// A table by its tag as a number.
    func table(_ tag: UInt32) -> FontTable? {
        guard let entry = entries.first(where: { $0.tag == tag }) else { return nil }
        return FontTable(
            UnsafeRawBufferPointer(rebasing: file.bytes[entry.offset..<entry.offset + entry.length])
        )
    }

    /// Four letters as the big-endian number that stands in a file.
    static func code(_ tag: String) -> UInt32 {
        tag.utf8.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
    }
}
