// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering

/// What is known of files from the run before: after an edit only the edited file is parsed.
///
/// All of it may go at any time; a damaged one counts as none.
struct LoweringCache: Codable {
    /// A file's facts, good for a text with that digest.
    struct Known: Codable {
        let digest: String
        let facts: FileFacts
    }

    private var version: String
    private var files: [String: Known] = [:]

    init(version: String) { self.version = version }

    /// Reads what an earlier run of the same tool has left.
    static func read(_ file: URL, version: String) -> LoweringCache {
        guard let data = try? Data(contentsOf: file),
            let cache = try? PropertyListDecoder().decode(LoweringCache.self, from: data),
            cache.version == version
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

    static func write(_ value: some Encodable, to file: URL) {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        guard let data = try? encoder.encode(value) else { return }
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try? data.write(to: file, options: .atomic)
    }
}

/// The lowered copies that lie in a folder.
struct CopyIndex: Codable {
    /// What one file has come to.
    struct Copy: Codable {
        let digest: String
        let notes: [LoweringNote]
        /// Whether there is a copy at all.
        let isChanged: Bool
        let isShifted: Bool
    }

    var copies: [String: Copy] = [:]

    static func read(_ file: URL) -> CopyIndex {
        guard let data = try? Data(contentsOf: file),
            let index = try? PropertyListDecoder().decode(CopyIndex.self, from: data)
        else { return CopyIndex() }
        return index
    }
}
