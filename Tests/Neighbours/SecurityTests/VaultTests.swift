// SPDX-License-Identifier: Apache-2.0

import Foundation
import PrivateBus
import Synchronization
import SystemBus
import Testing

@testable import Security

/// Where passwords lie: a sealed file, the Secret Service, or the program's memory.
@Suite(.serialized)
struct VaultTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("VaultTests-\(UUID().uuidString)")
    private let secret = Data("open sesame".utf8)

    private func query(_ more: [String: Any]) -> SecretQuery {
        var all: [String: Any] = ["class": "genp", "svce": "shop"]
        all.merge(more) { $1 }
        return SecretQuery(NSDictionary(dictionary: all))
    }

    private func add(_ account: String, to store: SecretStore) -> OSStatus {
        store.add(query(["acct": account, "v_Data": secret]), nil)
    }

    private func password(_ account: String, in store: SecretStore) -> (OSStatus, Data?) {
        var value: AnyObject?
        let status = store.find(query(["acct": account, "r_Data": true]), &value)
        return (status, value as? Data)
    }

    // MARK: The sealed file

    private func sealed(_ passphrase: String) -> SecretStore {
        let file = PrivateFile(url: folder.appendingPathComponent("keychain.sealed"))
        return SecretStore { FileVault(file: file, source: .passphrase(passphrase, rounds: 10)) }
    }

    @Test func aSealedFileShowsNoSecretAndOpensByItsPassphraseAlone() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(add("ali", to: sealed("one")) == errSecSuccess)
        let file = folder.appendingPathComponent("keychain.sealed")
        let bytes = try Data(contentsOf: file)
        for word in ["open sesame", "ali", "shop"] {
            #expect(bytes.range(of: Data(word.utf8)) == nil)
        }
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
        #expect((mode as? NSNumber)?.intValue == 0o600)
        #expect(password("ali", in: sealed("one")) == (errSecSuccess, secret))
        #expect(password("ali", in: sealed("two")) == (errSecAuthFailed, nil))
        #expect(add("baba", to: sealed("two")) == errSecAuthFailed)
        #expect(try Data(contentsOf: file) == bytes)
        #expect(add("baba", to: sealed("one")) == errSecSuccess)
        #expect(password("ali", in: sealed("one")) == (errSecSuccess, secret))
    }

    @Test func aSealedFileWithAChangedByteIsRefused() throws {
        let head = SealedFile.Head.new(.passphrase, rounds: 10)
        let key = SealedFile.Key.derived(from: "one", head)
        let sealed = SealedFile.seal(secret, with: key)
        #expect(SealedFile.head(of: sealed) == head)
        #expect(SealedFile.open(sealed, with: key) == secret)
        #expect(SealedFile.seal(secret, with: key) != sealed)
        for index in sealed.indices {
            var changed = sealed
            changed[index] ^= 1
            #expect(SealedFile.open(changed, with: key) == nil)
        }
        for count in 0..<sealed.count {
            #expect(SealedFile.open(sealed.prefix(count), with: key) == nil)
        }
    }

    /// RFC 7914, section 11.
    @Test func aPassphraseGivesTheKeyOfTheStandard() {
        let head = SealedFile.Head(origin: .passphrase, rounds: 1, salt: Array("salt".utf8))
        let key = SealedFile.Key.derived(from: "passwd", head)
        let text = key.bytes.map { String(format: "%02x", $0) }.joined()
        #expect(text == "55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc")
    }

    // MARK: The Secret Service

    /// Runs a test with a service, and a store of it.
    private func withService(
        _ body: (FakeSecretService, _ store: () -> SecretStore) throws -> Void
    ) throws {
        let bus = try PrivateBus()
        let service = try FakeSecretService(on: bus)
        defer { service.end() }
        try body(service) {
            SecretStore {
                ServiceVault(
                    program: "org.example.shop",
                    patience: SecretService.Patience(service: 300, person: 5),
                    connect: { BusConnection.bus(at: service.address) }
                )
            }
        }
    }

    @Test(.enabled(if: PrivateBus.isInstalled, "needs dbus-daemon and libsystemd"))
    func theServiceKeepsItemsOneByOne() throws {
        try withService { service, store in
            #expect(add("ali", to: store()) == errSecSuccess)
            #expect(add("baba", to: store()) == errSecSuccess)
            #expect(add("ali", to: store()) == errSecDuplicateItem)
            #expect(password("ali", in: store()) == (errSecSuccess, secret))
            let change = SecretQuery(NSDictionary(dictionary: ["v_Data": Data("new".utf8)]))
            #expect(store().update(query(["acct": "ali"]), change) == errSecSuccess)
            #expect(password("ali", in: store()) == (errSecSuccess, Data("new".utf8)))
            #expect(password("baba", in: store()) == (errSecSuccess, secret))
            #expect(store().delete(query(["acct": "baba"])) == errSecSuccess)
            #expect(password("baba", in: store()).0 == errSecItemNotFound)
            let items = service.state.withLock { $0.items }
            #expect(items.count == 1)
            #expect(items.values.first?.attributes["application"] == "org.example.shop")
        }
    }

    @Test(.enabled(if: PrivateBus.isInstalled, "needs dbus-daemon and libsystemd"))
    func aLockedServiceAsksThePerson() throws {
        try withService { service, store in
            #expect(add("ali", to: store()) == errSecSuccess)
            service.state.withLock { ($0.isLocked, $0.answer) = (true, false) }
            #expect(password("ali", in: store()) == (errSecUserCanceled, nil))
            service.state.withLock { $0.answer = true }
            #expect(password("ali", in: store()) == (errSecSuccess, secret))
            #expect(service.state.withLock { $0.calls }.filter { $0 == "Prompt" }.count == 2)
        }
    }

    @Test(.enabled(if: PrivateBus.isInstalled, "needs dbus-daemon and libsystemd"))
    func aServiceThatHangsLosesNothing() throws {
        try withService { service, store in
            let one = store()
            #expect(add("ali", to: one) == errSecSuccess)
            service.state.withLock { $0.isHung = true }
            #expect(password("ali", in: one) == (errSecNotAvailable, nil))
            #expect(add("baba", to: one) == errSecNotAvailable)
            service.state.withLock { $0.isHung = false }
            #expect(password("ali", in: one) == (errSecSuccess, secret))
        }
    }

    // MARK: The choice

    private func choice(
        _ environment: [String: String],
        bus: String? = nil,
        kernel: Bool = false
    ) -> VaultChoice {
        VaultChoice(
            environment: environment.merging(["XDG_DATA_HOME": folder.path]) { $1 },
            program: "org.example.shop",
            connect: { bus.flatMap { BusConnection.bus(at: $0) } },
            kernelKeepsKeys: { _ in kernel }
        )
    }

    @Test func thePlaceIsTheSafestThatTheMachineHas() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let passphrase = ["CASEMENT_KEYCHAIN_PASSPHRASE": "one"]
        #expect(choice(passphrase, kernel: true).vault() is FileVault)
        #expect(choice([:], kernel: true).vault() is FileVault)
        #expect(choice([:]).vault() is MemoryVault)
        let memory = passphrase.merging(["CASEMENT_KEYCHAIN": "memory"]) { $1 }
        #expect(choice(memory).vault() is MemoryVault)
        guard PrivateBus.isInstalled else { return }
        let bus = try PrivateBus()
        #expect(choice([:], bus: bus.address).vault() is MemoryVault)
        let service = try FakeSecretService(on: bus)
        defer { service.end() }
        #expect(choice([:], bus: bus.address, kernel: true).vault() is ServiceVault)
    }

    @Test func whatLiesInAPlainFileIsMovedAndErased() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let place = folder.appendingPathComponent("org.example.shop")
        let plain = place.appendingPathComponent("keychain.plist")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let item: [String: Any] = [
            "class": "genp", "svce": "shop", "acct": "ali", "v_Data": secret,
            "name": Data("1".utf8), "cdat": Date(timeIntervalSince1970: 1),
        ]
        let list = try PropertyListSerialization.data(
            fromPropertyList: [item],
            format: .binary,
            options: 0
        )
        try list.write(to: plain)
        // What forgets takes nothing over.
        #expect(choice([:]).vault() is MemoryVault)
        #expect(FileManager.default.fileExists(atPath: plain.path))
        let other = hardLink(to: plain)
        let store = SecretStore { self.choice(["CASEMENT_KEYCHAIN_PASSPHRASE": "one"]).vault() }
        #expect(password("ali", in: store) == (errSecSuccess, secret))
        #expect(!FileManager.default.fileExists(atPath: plain.path))
        #expect(try Data(contentsOf: other).allSatisfy { $0 == 0 })
    }

    /// Another name of the file, by which its bytes are seen after it is gone.
    private func hardLink(to file: URL) -> URL {
        let other = folder.appendingPathComponent("other")
        link(file.path, other.path)
        return other
    }

    @Test func aPlainFileThatCannotBeReadStays() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let place = folder.appendingPathComponent("org.example.shop")
        let plain = place.appendingPathComponent("keychain.plist")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data("no list".utf8).write(to: plain)
        let store = SecretStore { self.choice(["CASEMENT_KEYCHAIN_PASSPHRASE": "one"]).vault() }
        #expect(add("ali", to: store) == errSecSuccess)
        #expect(try Data(contentsOf: plain) == Data("no list".utf8))
    }
}
