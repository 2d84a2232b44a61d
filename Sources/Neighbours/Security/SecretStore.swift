// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// A program's items, in a file that only its owner reads.
///
/// The file is not encrypted: what protects it is the system's account, as far as that goes.
// Sendable is unchecked because a lock guards the file.
final class SecretStore: @unchecked Sendable {
    static let shared = SecretStore(file: SecretStore.usualFile)

    private let file: URL
    private let lock = NSLock()

    init(file: URL) { self.file = file }

    /// A file of the program's own among the data of the person.
    private static var usualFile: URL {
        let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        let environment = ProcessInfo.processInfo.environment
        let data =
            environment["XDG_DATA_HOME"].map { URL(fileURLWithPath: $0) }
            ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(".local/share")
        return data.appendingPathComponent(name).appendingPathComponent("keychain.plist")
    }

    // MARK: What programs ask for

    func add(_ query: SecretQuery, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
        guard let kind = query.kind else { return errSecParam }
        guard ["genp", "inet"].contains(kind) else { return errSecUnimplemented }
        return changing { items in
            let keys = SecretQuery.key(of: kind)
            let isThere = items.contains { item in
                item["class"] as? String == kind
                    && keys.allSatisfy { SecretQuery.isEqual(item[$0], query.values[$0]) }
            }
            guard !isThere else { return errSecDuplicateItem }
            var item = query.values
            item["cdat"] = Date()
            item["mdat"] = Date()
            item["name"] = Data(UUID().uuidString.utf8)
            if item["pdmn"] == nil { item["pdmn"] = "ak" }
            items.append(item)
            result?.pointee = Self.answer(item, query)
            return errSecSuccess
        }
    }

    func find(_ query: SecretQuery, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
        guard query.kind != nil || query.values["v_PersistentRef"] != nil else {
            return errSecParam
        }
        return lock.withLock {
            guard let items = read() else { return errSecIO }
            let found = items.filter(query.matches)
            guard let first = found.first else { return errSecItemNotFound }
            if query.wantsAll {
                result?.pointee = NSArray(array: found.compactMap { Self.answer($0, query) })
            } else {
                result?.pointee = Self.answer(first, query)
            }
            return errSecSuccess
        }
    }

    func update(_ query: SecretQuery, _ changes: SecretQuery) -> OSStatus {
        guard query.kind != nil else { return errSecParam }
        return changing { items in
            let places = items.indices.filter { query.matches(items[$0]) }
            guard !places.isEmpty else { return errSecItemNotFound }
            for place in places {
                items[place].merge(changes.values) { $1 }
                items[place]["mdat"] = Date()
            }
            return errSecSuccess
        }
    }

    func delete(_ query: SecretQuery) -> OSStatus {
        guard query.kind != nil || query.values["v_PersistentRef"] != nil else {
            return errSecParam
        }
        return changing { items in
            let count = items.count
            items.removeAll(where: query.matches)
            return items.count < count ? errSecSuccess : errSecItemNotFound
        }
    }

    /// What a program gets of an item: its bytes, its attributes, its name, or some of them.
    private static func answer(_ item: [String: Any], _ query: SecretQuery) -> AnyObject? {
        let data = (item["v_Data"] as? Data).map { NSData(data: $0) }
        let name = (item["name"] as? Data).map { NSData(data: $0) }
        guard query.wantsAttributes else {
            if query.wantsData, !query.wantsName { return data }
            if query.wantsName, !query.wantsData { return name }
            guard query.wantsData else { return nil }
            let both = NSMutableDictionary()
            if let data { both["v_Data"] = data }
            if let name { both["v_PersistentRef"] = name }
            return both
        }
        let attributes = NSMutableDictionary()
        for (key, value) in item where !["v_Data", "name"].contains(key) {
            attributes[key] = value
        }
        if query.wantsData, let data { attributes["v_Data"] = data }
        if query.wantsName, let name { attributes["v_PersistentRef"] = name }
        return attributes
    }

    // MARK: The file

    private func changing(_ change: (inout [[String: Any]]) -> OSStatus) -> OSStatus {
        lock.withLock {
            guard var items = read() else { return errSecIO }
            let status = change(&items)
            guard status == errSecSuccess else { return status }
            return write(items) ? status : errSecIO
        }
    }

    /// The items; nil where the file is there and cannot be read.
    private func read() -> [[String: Any]]? {
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        guard let data = try? Data(contentsOf: file),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        else { return nil }
        return list as? [[String: Any]]
    }

    /// Writes the items beside the old file, which stays until the new one is whole.
    private func write(_ items: [[String: Any]]) -> Bool {
        let manager = FileManager.default
        let folder = file.deletingLastPathComponent()
        guard
            let data = try? PropertyListSerialization.data(
                fromPropertyList: items,
                format: .binary,
                options: 0
            ),
            (try? manager.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )) != nil
        else { return false }
        let fresh = folder.appendingPathComponent(".keychain-\(UUID().uuidString)")
        let isMade = manager.createFile(
            atPath: fresh.path,
            contents: nil,
            attributes: [.posixPermissions: 0o600]
        )
        guard isMade, (try? data.write(to: fresh)) != nil, rename(fresh.path, file.path) == 0 else {
            try? manager.removeItem(at: fresh)
            return false
        }
        return true
    }
}
