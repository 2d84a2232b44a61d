// SPDX-License-Identifier: Apache-2.0

import Foundation
import SystemBus
import Testing

@testable import Security

/// The Secret Service of the session's bus, which `Scripts/test-keyring` starts.
@Suite(
    .serialized,
    .enabled(
        if: ProcessInfo.processInfo.environment["CASEMENT_TEST_KEYRING"] != nil,
        "needs a session of its own: make test-keyring"
    )
)
struct SessionKeyringTests {
    private let store = SecretStore {
        ServiceVault(program: "org.example.keyring", connect: BusConnection.session)
    }

    private func query(_ account: String, _ more: [String: Any] = [:]) -> SecretQuery {
        let all = ["class": "genp", "svce": "keyring", "acct": account].merging(more) { $1 }
        return SecretQuery(NSDictionary(dictionary: all))
    }

    private func password(_ account: String) -> (OSStatus, Data?) {
        var value: AnyObject?
        let status = store.find(query(account, ["r_Data": true]), &value)
        return (status, value as? Data)
    }

    @Test func itemsAreKeptChangedAndRemoved() {
        let secrets = ["ali": Data("open sesame".utf8), "empty": Data(), "bytes": Data(0...255)]
        for (account, secret) in secrets {
            #expect(store.add(query(account, ["v_Data": secret]), nil) == errSecSuccess)
        }
        #expect(store.add(query("ali", ["v_Data": Data()]), nil) == errSecDuplicateItem)
        for (account, secret) in secrets { #expect(password(account) == (errSecSuccess, secret)) }
        let change = SecretQuery(NSDictionary(dictionary: ["v_Data": Data("new".utf8)]))
        #expect(store.update(query("ali"), change) == errSecSuccess)
        #expect(password("ali") == (errSecSuccess, Data("new".utf8)))
        #expect(store.delete(query("empty")) == errSecSuccess)
        #expect(password("empty").0 == errSecItemNotFound)
        #expect(password("bytes").0 == errSecSuccess)
    }

    @Test func theChoiceIsTheService() {
        let choice = VaultChoice(environment: [:], program: "org.example.keyring")
        #expect(choice.vault() is ServiceVault)
    }
}
