// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

@testable import Security

/// What programs ask of their items, which lie in a sealed file.
struct SecItemTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("SecItemTests-\(UUID().uuidString)")
    private var file: URL { folder.appendingPathComponent("a/keychain.sealed") }
    private var store: SecretStore {
        let file = PrivateFile(url: file)
        return SecretStore { FileVault(file: file, source: .passphrase("open", rounds: 1)) }
    }

    private func query(_ more: [String: Any] = [:], kind: String = "genp") -> SecretQuery {
        var all: [String: Any] = ["class": kind, "svce": "shop"]
        all.merge(more) { $1 }
        return SecretQuery(NSDictionary(dictionary: all))
    }

    private func found(_ more: [String: Any]) -> (status: Int32, value: AnyObject?) {
        var value: AnyObject?
        let status = store.find(query(more), &value)
        return (status, value)
    }

    @Test func aPasswordComesBackFromAFileThatOnlyItsOwnerReads() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let secret = Data("open sesame".utf8)
        #expect(found(["acct": "ali", "r_Data": true]).status == errSecItemNotFound)
        #expect(store.add(query(["acct": "ali", "v_Data": secret]), nil) == errSecSuccess)
        #expect(store.add(query(["acct": "ali", "v_Data": secret]), nil) == errSecDuplicateItem)
        #expect(found(["acct": "ali", "r_Data": true]).value as? Data == secret)
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path + "/a").sorted() == [
                ".keychain.lock", "keychain.sealed",
            ]
        )
    }

    @Test func itemsAreChangedListedAndDeleted() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["ali", "baba"] {
            let item = query(["acct": name, "v_Data": Data(name.utf8)])
            #expect(store.add(item, nil) == errSecSuccess)
        }
        let change = SecretQuery(NSDictionary(dictionary: ["v_Data": Data("new".utf8)]))
        #expect(store.update(query(["acct": "ali"]), change) == errSecSuccess)
        #expect(store.update(query(["acct": "cassim"]), change) == errSecItemNotFound)
        let all = found(["m_Limit": "m_LimitAll", "r_Attributes": true, "r_Data": true])
        let items = try #require(all.value as? [[String: Any]])
        #expect(items.map { $0["acct"] as? String } == ["ali", "baba"])
        #expect(items[0]["v_Data"] as? Data == Data("new".utf8) && items[0]["pdmn"] != nil)
        #expect(store.delete(query(["acct": "ali"])) == errSecSuccess)
        #expect(found(["acct": "ali"]).status == errSecItemNotFound)
        #expect(store.delete(query()) == errSecSuccess)
        #expect(store.delete(query()) == errSecItemNotFound)
    }

    @Test func anItemIsFoundByItsNameAndByBytesForText() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let item = query(["acct": Data("ali".utf8), "v_Data": Data("a".utf8)])
        #expect(store.add(item, nil) == errSecSuccess)
        #expect(found(["acct": "ali", "r_Data": true]).value as? Data == Data("a".utf8))
        let name = try #require(found(["r_PersistentRef": true]).value as? Data)
        var value: AnyObject?
        let byName = SecretQuery(
            NSDictionary(dictionary: ["v_PersistentRef": name, "r_Data": true])
        )
        #expect(store.find(byName, &value) == errSecSuccess && value as? Data == Data("a".utf8))
    }

    @Test func whatIsNotBuiltOrNotReadableSaysSo() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(store.add(query(kind: "cert"), nil) == errSecUnimplemented)
        #expect(store.add(SecretQuery(NSDictionary()), nil) == errSecParam)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data("no list".utf8).write(to: file)
        #expect(found([:]).status == errSecIO)
        #expect(store.add(query(), nil) == errSecIO)
        #expect(try Data(contentsOf: file) == Data("no list".utf8))
    }

    @Test func randomBytesFillTheMemory() {
        var bytes = [UInt8](repeating: 0, count: 64)
        #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
        #expect(Set(bytes).count > 8)
        #expect(SecCopyErrorMessageString(errSecItemNotFound, nil) != nil)
    }

    @Test func rulesOfAccessAreKept() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let rules = try #require(
            SecAccessControlCreateWithFlags(
                kCFAllocatorDefault,
                kSecAttrAccessibleWhenUnlockedThisDeviceOnly,
                [.userPresence, .or],
                nil
            )
        )
        let item: [String: Any] = ["acct": "ali", "accc": rules, "v_Data": Data([1])]
        #expect(store.add(query(item.merging(["pdmn": "ak"]) { $1 }), nil) == errSecParam)
        #expect(store.add(query(item), nil) == errSecSuccess)
        let attributes = try #require(
            found(["accc": rules, "r_Attributes": true]).value as? NSDictionary
        )
        #expect(attributes["accc"] as? SecAccessControl == rules)
        #expect(attributes["pdmn"] as? String == "aku")
        let others = SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleAlways, [], nil)
        #expect(others != nil && others != rules)
        #expect(found(["accc": try #require(others)]).status == errSecItemNotFound)
    }

    @Test func aProtectionThatIsNoneMakesNoRules() {
        var error: Unmanaged<CFError>?
        #expect(SecAccessControlCreateWithFlags(nil, NSString(string: "x"), [], &error) == nil)
        #expect(error?.takeRetainedValue().code == Int(errSecParam))
    }
}
