// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering

/// What is known of files from the run before: after an edit only the edited file is parsed.
///
/// All of it may go at any time; a damaged one counts as none.
struct LoweringCache: PackedFields {
    /// A file's facts, good for a text with that digest.
    struct Known: PackedFields {
        var digest = ""
        var facts = FileFacts()

        mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
            try pass.field(&digest)
            try pass.field(&facts)
        }
    }

    private var version = ""
    private var files: [String: Known] = [:]

    init() {}

    init(version: String) { self.version = version }

    mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
        try pass.field(&version)
        try pass.field(&files)
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
struct CopyIndex: PackedFields {
    /// What one file has come to.
    struct Copy: PackedFields {
        var digest = ""
        var notes: [LoweringNote] = []
        /// Whether there is a copy at all.
        var isChanged = false
        var isShifted = false
        /// Members that were left out with frameworks which are not here, and those frameworks.
        var absentMembers: [String: String] = [:]

        mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
            try pass.field(&digest)
            try pass.field(&notes)
            try pass.field(&isChanged)
            try pass.field(&isShifted)
            try pass.field(&absentMembers)
        }
    }

    var copies: [String: Copy] = [:]

    mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
        try pass.field(&copies)
    }

    static func read(_ file: URL) -> CopyIndex {
        LoweringCache.read(CopyIndex.self, from: file) ?? CopyIndex()
    }
}
