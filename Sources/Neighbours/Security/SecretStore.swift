// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// A program's items, and what programs ask of them.
// Sendable is unchecked because a lock guards the vault.
final class SecretStore: @unchecked Sendable {
    static let shared = SecretStore { VaultChoice().vault() }

    private let lock = NSLock()
    private lazy var vault = choose()
    private let choose: () -> any SecretVault

    /// A store of a vault that is chosen when it is first needed.
    init(_ choose: @escaping () -> any SecretVault) { self.choose = choose }

    // MARK: What programs ask for

    func add(_ query: SecretQuery, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
        guard let kind = query.kind else { return errSecParam }
        guard ["genp", "inet"].contains(kind) else { return errSecUnimplemented }
        guard !query.isProtectedTwice else { return errSecParam }
        return withItems { changes in
            let keys = SecretQuery.key(of: kind)
            let isThere = changes.items.contains { item in
                item["class"] as? String == kind
                    && keys.allSatisfy { SecretQuery.isEqual(item[$0], query.values[$0]) }
            }
            guard !isThere else { return errSecDuplicateItem }
            var item = query.values
            item["cdat"] = Date()
            item["mdat"] = Date()
            item["name"] = Data(UUID().uuidString.utf8)
            if item["pdmn"] == nil {
                let control = (item["accc"] as? String).flatMap { SecAccessControl(text: $0) }
                item["pdmn"] = control?.protection ?? "ak"
            }
            changes.add(item)
            result?.pointee = Self.answer(item, query)
            return errSecSuccess
        }
    }

    func find(_ query: SecretQuery, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
        guard query.kind != nil || query.values["v_PersistentRef"] != nil else {
            return errSecParam
        }
        return withItems { changes in
            let found = changes.items.filter(query.matches)
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
        return withItems { items in
            let places = items.items.indices.filter { query.matches(items.items[$0]) }
            guard !places.isEmpty else { return errSecItemNotFound }
            for place in places {
                items.change(at: place) { item in
                    item.merge(changes.values) { $1 }
                    item["mdat"] = Date()
                }
            }
            return errSecSuccess
        }
    }

    func delete(_ query: SecretQuery) -> OSStatus {
        guard query.kind != nil || query.values["v_PersistentRef"] != nil else {
            return errSecParam
        }
        return withItems { changes in
            changes.removeAll(where: query.matches)
            return changes.isEmpty ? errSecItemNotFound : errSecSuccess
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
            let control = key == "accc" ? SecAccessControl(text: value as? String ?? "") : nil
            attributes[key] = control ?? value
        }
        if query.wantsData, let data { attributes["v_Data"] = data }
        if query.wantsName, let name { attributes["v_PersistentRef"] = name }
        return attributes
    }

    private func withItems(_ body: (inout SecretChanges) -> OSStatus) -> OSStatus {
        lock.withLock {
            do throws(VaultFailure) {
                return try vault.withItems(body)
            } catch {
                return error.status
            }
        }
    }
}
