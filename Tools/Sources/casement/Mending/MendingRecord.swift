// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering

/// What was mended in one module, kept for the next build of it.
struct MendingRecord: Codable {
    /// A file that was mended, good for a text with that digest.
    struct File: Codable {
        var digest = ""
        /// The text with all repairs, and without cuts: what was cut may compile by then.
        var repaired = ""
    }

    /// Raised whenever the same diagnostics are mended otherwise.
    static let currentVersion = 27

    var version = currentVersion
    var module = ""
    /// Whether the module belongs to the package that is built, not to one that it depends on.
    var isOwn = true
    var files: [String: File] = [:]
    /// What was left out.
    var cuts: [Cut] = []
    /// The files that have cuts.
    var cutFiles: [String] = []
    /// How often each repair was made, by its name.
    var repairs: [String: Int] = [:]

    static func read(_ file: URL) -> MendingRecord? {
        guard let data = try? Data(contentsOf: file),
            let record = try? JSONDecoder().decode(MendingRecord.self, from: data),
            record.version == currentVersion
        else { return nil }
        return record
    }

    func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try Files.write(String(decoding: try encoder.encode(self), as: UTF8.self), to: file)
    }
}
