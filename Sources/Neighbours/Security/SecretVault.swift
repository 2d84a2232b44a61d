// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where a program's items lie.
///
/// An item is a dictionary as property lists have them; `name` in it tells it from all others.
/// Its users take turns: ``SecretStore`` holds a lock meanwhile.
protocol SecretVault: AnyObject {
    /// Does something with the items as they are now; no other program changes them meanwhile, where
    /// the vault can see to that.
    func withItems<Result>(
        _ body: (inout SecretChanges) throws(VaultFailure) -> Result
    ) throws(VaultFailure) -> Result
}

/// The items, and what is to become of them.
struct SecretChanges {
    private(set) var items: [[String: Any]]
    /// The names of what was added or changed, and of what was removed.
    private(set) var written: Set<Data> = []
    private(set) var removed: Set<Data> = []

    init(_ items: [[String: Any]]) { self.items = items }

    var isEmpty: Bool { written.isEmpty && removed.isEmpty }

    mutating func add(_ item: [String: Any]) {
        items.append(item)
        if let name = Self.name(of: item) { written.insert(name) }
    }

    mutating func change(at index: Int, _ change: (inout [String: Any]) -> Void) {
        change(&items[index])
        if let name = Self.name(of: items[index]) { written.insert(name) }
    }

    mutating func removeAll(where isGone: ([String: Any]) -> Bool) {
        for item in items where isGone(item) {
            guard let name = Self.name(of: item) else { continue }
            removed.insert(name)
            written.remove(name)
        }
        items.removeAll(where: isGone)
    }

    static func name(of item: [String: Any]) -> Data? { item["name"] as? Data }
}

/// Why a vault did not do what it was asked for.
struct VaultFailure: Error, Equatable {
    let status: OSStatus

    /// The file cannot be read or written.
    static let unreadable = VaultFailure(status: errSecIO)
    /// The service does not answer.
    static let unavailable = VaultFailure(status: errSecNotAvailable)
    /// The person said no.
    static let canceled = VaultFailure(status: errSecUserCanceled)
    /// The passphrase is another.
    static let denied = VaultFailure(status: errSecAuthFailed)
}
