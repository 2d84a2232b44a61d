// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// An item, as the file keeps it.
struct SpotlightRecord: Codable, Hashable, Sendable {
    var identifier: String
    var domain: String?
    var expiration: Date
    var values: [String: AttributeValue]

    /// Whether the item is in a group or in a group of that.
    func isInDomain(_ name: String) -> Bool {
        guard let domain else { return false }
        return domain == name || domain.hasPrefix(name + ".")
    }
}

/// A change of an index.
enum SpotlightChange: Sendable {
    case add([SpotlightRecord], updates: Set<String>)
    case deleteItems(Set<String>)
    case deleteDomains([String])
    case deleteAll
}

/// The items of an index in a file, which is replaced as a whole: it is never half written.
// Sendable is unchecked because a lock guards the content.
final class SpotlightStore: @unchecked Sendable {
    private struct Content: Codable, Sendable {
        var items: [String: SpotlightRecord] = [:]
        var state: Data?
    }

    private static let stores = Mutex<[URL: SpotlightStore]>([:])

    private let file: URL
    private let content: Mutex<Content>
    /// Whether there was a file that could not be read: its items are lost.
    let wasDamaged: Bool

    private init(file: URL) {
        self.file = file
        let data = try? Data(contentsOf: file)
        let read = data.flatMap { try? JSONDecoder().decode(Content.self, from: $0) }
        wasDamaged = data != nil && read == nil
        content = Mutex(read ?? Content())
    }

    /// The folder of the program's indices.
    static var usualFolder: URL {
        let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        let folders = FileManager.default.urls(
            for: .applicationSupportDirectory,
            in: .userDomainMask
        )
        return (folders.first ?? FileManager.default.temporaryDirectory)
            .appendingPathComponent(name).appendingPathComponent("CoreSpotlight")
    }

    /// The store of a name; all indices of the name share it.
    static func named(_ name: String, in folder: URL) -> SpotlightStore {
        let safe = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "index"
        return at(folder.appendingPathComponent(safe + ".json"))
    }

    private static func at(_ file: URL) -> SpotlightStore {
        let file = file.standardizedFileURL
        return stores.withLock { stores in
            if let store = stores[file] { return store }
            let store = SpotlightStore(file: file)
            stores[file] = store
            return store
        }
    }

    /// All stores of a folder, those in use and those that are only files.
    static func all(in folder: URL) -> [SpotlightStore] {
        let files =
            (try? FileManager.default.contentsOfDirectory(
                at: folder,
                includingPropertiesForKeys: nil
            )) ?? []
        let known = stores.withLock { Array($0.keys) }.filter {
            $0.deletingLastPathComponent().path == folder.standardizedFileURL.path
        }
        let all = Set(
            files.filter { $0.pathExtension == "json" }.map { $0.standardizedFileURL } + known
        )
        return all.sorted { $0.path < $1.path }.map { at($0) }
    }

    /// Forgets which stores are in use, as at the end of the program: for tests.
    static func forgetAll() { stores.withLock { $0 = [:] } }

    /// The items that have not expired.
    func records(now: Date) -> [SpotlightRecord] {
        content.withLock { content in
            content.items.values.filter { $0.expiration > now }
                .sorted { $0.identifier < $1.identifier }
        }
    }

    /// The last state that a batch ended with.
    var state: Data? { content.withLock { $0.state } }

    /// Makes changes, and writes the file; nothing changes where that fails.
    func carryOut(_ changes: [SpotlightChange], state: Data? = nil, now: Date) throws {
        try content.withLock { content in
            var next = content
            for change in changes { Self.carryOut(change, &next) }
            next.items = next.items.filter { $0.value.expiration > now }
            if let state { next.state = state }
            do {
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try JSONEncoder().encode(next).write(to: file, options: .atomic)
            } catch { throw CSIndexError(.indexUnavailableError) }
            content = next
        }
    }

    private static func carryOut(_ change: SpotlightChange, _ content: inout Content) {
        switch change {
        case .add(let records, let updates):
            for record in records {
                var record = record
                if updates.contains(record.identifier), let old = content.items[record.identifier] {
                    record.values = old.values.merging(record.values) { $1 }
                    record.domain = record.domain ?? old.domain
                }
                content.items[record.identifier] = record
            }
        case .deleteItems(let identifiers):
            content.items = content.items.filter { entry in
                let related: String? =
                    if case .text(let text) = entry.value.values["relatedUniqueIdentifier"] {
                        text
                    } else {
                        nil
                    }
                return !identifiers.contains(entry.key)
                    && !(related.map { identifiers.contains($0) } ?? false)
            }
        case .deleteDomains(let domains):
            content.items = content.items.filter { entry in
                !domains.contains { entry.value.isInDomain($0) }
            }
        case .deleteAll: content.items = [:]
        }
    }
}
