// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering

/// What is known of files from the run before: after an edit only the edited file is parsed.
///
/// All of it may go at any time; a damaged one counts as none.
struct LoweringCache: Packed {
    /// A file's facts, good for a text with that digest.
    struct Known: Packed {
        let digest: String
        let facts: FileFacts

        init(digest: String, facts: FileFacts) {
            self.digest = digest
            self.facts = facts
        }

        func pack(into packer: inout Packer) {
            digest.pack(into: &packer)
            facts.pack(into: &packer)
        }

        init(from unpacker: inout Unpacker) throws {
            digest = try String(from: &unpacker)
            facts = try FileFacts(from: &unpacker)
        }
    }

    private let version: String
    private var files: [String: Known] = [:]

    init(version: String) { self.version = version }

    func pack(into packer: inout Packer) {
        version.pack(into: &packer)
        files.pack(into: &packer)
    }

    init(from unpacker: inout Unpacker) throws {
        version = try String(from: &unpacker)
        files = try [String: Known](from: &unpacker)
    }

    /// Reads what an earlier run of the same tool has left.
    static func read(_ file: URL, version: String) -> LoweringCache {
        guard let cache = Self.read(LoweringCache.self, from: file), cache.version == version
        else { return LoweringCache(version: version) }
        return cache
    }

    func facts(of path: String, digest: String) -> FileFacts? {
        files[path].flatMap { $0.digest == digest ? $0.facts : nil }
    }

    /// Writes what is known now, unless it is all known already.
    func write(_ known: [String: Known], to file: URL) {
        guard
            known.count != files.count || known.contains(where: { files[$0]?.digest != $1.digest })
        else { return }
        var new = self
        new.files = known
        // A cache that cannot be written costs time only.
        Self.write(new, to: file)
    }

    static func read<Value: Packed>(_ type: Value.Type, from file: URL) -> Value? {
        guard let data = try? Data(contentsOf: file) else { return nil }
        return try? Packer.value(type, of: [UInt8](data))
    }

    static func write(_ value: some Packed, to file: URL) {
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try? Data(Packer.bytes(of: value)).write(to: file, options: .atomic)
    }
}

/// The lowered copies that lie in a folder.
struct CopyIndex: Packed {
    /// What one file has come to.
    struct Copy: Packed {
        let digest: String
        let notes: [LoweringNote]
        /// Whether there is a copy at all.
        let isChanged: Bool
        let isShifted: Bool

        init(digest: String, notes: [LoweringNote], isChanged: Bool, isShifted: Bool) {
            self.digest = digest
            self.notes = notes
            self.isChanged = isChanged
            self.isShifted = isShifted
        }

        func pack(into packer: inout Packer) {
            digest.pack(into: &packer)
            notes.pack(into: &packer)
            isChanged.pack(into: &packer)
            isShifted.pack(into: &packer)
        }

        init(from unpacker: inout Unpacker) throws {
            digest = try String(from: &unpacker)
            notes = try [LoweringNote](from: &unpacker)
            isChanged = try Bool(from: &unpacker)
            isShifted = try Bool(from: &unpacker)
        }
    }

    var copies: [String: Copy] = [:]

    init() {}

    func pack(into packer: inout Packer) { copies.pack(into: &packer) }

    init(from unpacker: inout Unpacker) throws {
        copies = try [String: Copy](from: &unpacker)
    }

    static func read(_ file: URL) -> CopyIndex {
        LoweringCache.read(CopyIndex.self, from: file) ?? CopyIndex()
    }
}
