// SPDX-License-Identifier: Apache-2.0

import AuthenticationServices
import Foundation
import Testing

/// Programs' tests make credentials by subclasses.
@Suite("Credentials made by subclasses")
struct SubclassTests {
    private final class Login: ASPasswordCredential, @unchecked Sendable {
        override init() { super.init() }
        required init?(coder: NSCoder) { nil }
        override var user: String { "ada" }
    }

    private final class Service: ASCredentialServiceIdentifier, @unchecked Sendable {
        override var type: IdentifierType { .URL }
    }

    private final class State: ASCredentialIdentityStoreState, @unchecked Sendable {
        override var isEnabled: Bool { true }
    }

    private final class Person: ASAuthorizationAppleIDCredential, @unchecked Sendable {
        override var email: String? { "ada@example.com" }
        override var user: String { "7" }
    }

    @Test func theirPropertiesAreOverridden() {
        #expect(Login().user == "ada" && Login().password.isEmpty)
        #expect(Service().type == .URL && Service().identifier.isEmpty)
        #expect(State().isEnabled)
        _ = Person.self
    }
}
