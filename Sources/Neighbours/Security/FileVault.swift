// SPDX-License-Identifier: Apache-2.0

import CKernelKeys
import Foundation

/// Items in a sealed file, whose key comes of a passphrase or lies in the kernel's keyring.
final class FileVault: SecretVault {
    /// What gives the key.
    enum KeySource {
        case passphrase(String, rounds: UInt32 = SealedFile.usualRounds)
        /// The account's keyring in the kernel, under this name. It lasts until the machine starts anew.
        case kernel(name: String)
    }

    private let file: PrivateFile
    private let source: KeySource
    /// The key that was used last: deriving one takes a good part of a second.
    private var known: SealedFile.Key?

    init(file: PrivateFile, source: KeySource) {
        self.file = file
        self.source = source
    }

    func withItems<Result>(
        _ body: (inout SecretChanges) throws(VaultFailure) -> Result
    ) throws(VaultFailure) -> Result {
        try file.locked { () throws(VaultFailure) in
            var changes = SecretChanges(try read())
            let result = try body(&changes)
            if !changes.isEmpty { try write(changes.items) }
            return result
        }
    }

    private func read() throws(VaultFailure) -> [[String: Any]] {
        guard let data = try file.read() else { return [] }
        guard let head = SealedFile.head(of: data) else { throw .unreadable }
        if head.origin == .kernel, case .kernel(let name) = source, KernelKeyring.key(name) == nil {
            try setAside()
            return []
        }
        guard let key = key(for: head), let plain = SealedFile.open(data, with: key) else {
            known = nil
            throw .denied
        }
        let list = try? PropertyListSerialization.propertyList(from: plain, format: nil)
        guard let items = list as? [[String: Any]] else { throw .unreadable }
        return items
    }

    /// Begins anew where the kernel has forgotten the key, as it does when the machine starts.
    private func setAside() throws(VaultFailure) {
        let place = file.url.appendingPathExtension("lost")
        guard rename(file.url.path, place.path) == 0 else { throw .unreadable }
        known = nil
        SecurityLog.say(
            "The kernel no longer has the key of \(file.url.path), which is now \(place.path): "
                + "the passwords in it are lost. \(SecurityLog.remedy)"
        )
    }

    private func write(_ items: [[String: Any]]) throws(VaultFailure) {
        let data = try? PropertyListSerialization.data(
            fromPropertyList: items,
            format: .binary,
            options: 0
        )
        guard let data else { throw .unreadable }
        let key = if let known { known } else { try newKey() }
        try file.write(SealedFile.seal(data, with: key))
    }

    /// The key that a file names; nil where this vault has another kind of key.
    private func key(for head: SealedFile.Head) -> SealedFile.Key? {
        if let known, known.head == head { return known }
        switch (source, head.origin) {
        case (.passphrase(let passphrase, _), .passphrase):
            known = .derived(from: passphrase, head)
        case (.kernel(let name), .kernel):
            known = KernelKeyring.key(name).map { SealedFile.Key(bytes: $0, head: head) }
        default: known = nil
        }
        return known
    }

    private func newKey() throws(VaultFailure) -> SealedFile.Key {
        let key: SealedFile.Key
        switch source {
        case .passphrase(let passphrase, let rounds):
            key = .derived(from: passphrase, .new(.passphrase, rounds: rounds))
        case .kernel(let name):
            guard let bytes = KernelKeyring.key(name) ?? KernelKeyring.makeKey(name) else {
                throw .unavailable
            }
            key = SealedFile.Key(bytes: bytes, head: .new(.kernel, rounds: 0))
        }
        known = key
        return key
    }
}

/// Keys that the kernel keeps for an account.
enum KernelKeyring {
    static func key(_ name: String) -> [UInt8]? {
        let number = casement_find_key(name)
        guard number >= 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: SealedFile.keyCount)
        return casement_read_key(number, &bytes, bytes.count) == Int64(bytes.count) ? bytes : nil
    }

    /// A new key; nil where the kernel keeps none, as in most containers.
    static func makeKey(_ name: String) -> [UInt8]? {
        let bytes = SealedFile.random(SealedFile.keyCount)
        return casement_add_key(name, bytes, bytes.count) >= 0 ? bytes : nil
    }
}
