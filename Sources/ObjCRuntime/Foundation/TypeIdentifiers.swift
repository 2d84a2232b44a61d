// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The tree of uniform types: what item providers, the pasteboard and `UTType` go by.
///
/// - Thread: any.
package enum TypeIdentifiers {
    /// The facts about one type.
    package struct Entry: Sendable {
        /// The types directly above it.
        package var parents: [String]
        /// The file extensions, the usual one first.
        package var extensions: [String]
        /// The media types, the usual one first.
        package var mediaTypes: [String]

        package init(parents: [String], extensions: [String] = [], mediaTypes: [String] = []) {
            self.parents = parents
            self.extensions = extensions
            self.mediaTypes = mediaTypes
        }
    }

    private struct Known: Sendable {
        var entries: [String: Entry] = [:]
        /// In the order in which they became known, which decides between types of one extension.
        var order: [String] = []

        init(table: String) {
            for line in table.split(separator: "\n") {
                let fields = line.split(separator: "|", omittingEmptySubsequences: false)
                guard fields.count == 4 else { continue }
                func words(_ field: Substring) -> [String] {
                    field.split(separator: " ").map(String.init)
                }
                let entry = Entry(
                    parents: words(fields[1]),
                    extensions: words(fields[2]),
                    mediaTypes: words(fields[3])
                )
                add(entry, as: String(fields[0]))
            }
        }

        mutating func add(_ entry: Entry, as type: String) {
            if entries[type] == nil { order.append(type) }
            entries[type] = entry
        }
    }

    private static let known = Mutex(Known(table: table))

    /// The facts about a type; nil for an unknown one.
    package static func entry(of type: String) -> Entry? {
        known.withLock { $0.entries[type] }
    }

    /// Makes a type known, or adds to what is known of it.
    package static func declare(_ type: String, _ entry: Entry) {
        known.withLock { known in
            var whole = known.entries[type] ?? Entry(parents: [])
            whole.parents += entry.parents.filter { !whole.parents.contains($0) }
            whole.extensions += entry.extensions.filter { !whole.extensions.contains($0) }
            whole.mediaTypes += entry.mediaTypes.filter { !whole.mediaTypes.contains($0) }
            known.add(whole, as: type)
        }
    }

    /// Whether a type is another or lies beneath it.
    ///
    /// Unknown types conform to themselves alone.
    package static func conforms(_ type: String, to other: String) -> Bool {
        type == other || ancestors(of: type).contains(other)
    }

    /// All types above a type, nearest first.
    package static func ancestors(of type: String) -> [String] {
        known.withLock { known in
            var found: [String] = []
            var waiting = known.entries[type]?.parents ?? []
            while !waiting.isEmpty {
                let next = waiting.removeFirst()
                // Declarations may run in circles.
                guard next != type, !found.contains(next) else { continue }
                found.append(next)
                waiting += known.entries[next]?.parents ?? []
            }
            return found
        }
    }

    /// The usual file extension of a type, or nil.
    package static func fileExtension(of type: String) -> String? {
        if type == "public.utf8-plain-text" { return "txt" }
        return entry(of: type)?.extensions.first
    }

    /// The type of a file extension; plain data for an unknown one.
    package static func identifier(forExtension name: String) -> String {
        types(forExtension: name).first ?? "public.data"
    }

    /// The types that have a file extension.
    package static func types(forExtension name: String) -> [String] {
        let name = name.lowercased()
        return types { $0.extensions.contains { $0.lowercased() == name } }
    }

    /// The types that have a media type; parameters other than UTF-8 and UTF-16 do not count.
    package static func types(forMediaType name: String) -> [String] {
        let name = name.lowercased().filter { $0 != " " }
        let exact = types { $0.mediaTypes.contains(name) }
        if !exact.isEmpty { return exact }
        guard let plain = name.split(separator: ";").first.map(String.init), plain != name else {
            return []
        }
        return types { $0.mediaTypes.contains(plain) }
    }

    /// The usual media type of a type, or nil.
    package static func mediaType(of type: String) -> String? {
        entry(of: type)?.mediaTypes.first
    }

    private static func types(where isWanted: (Entry) -> Bool) -> [String] {
        known.withLock { known in
            known.order.filter { type in known.entries[type].map(isWanted) ?? false }
        }
    }
}
