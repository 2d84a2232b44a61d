// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// A successful authorization: the provider and the credential that it gave.
open class ASAuthorization: NSObject, @unchecked Sendable {
    /// A kind of contact information that a program asks for.
    public struct Scope: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Wraps a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Wraps a name.
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }

        /// The user's name.
        public static let fullName = Scope("full_name")
        /// The user's mail address.
        public static let email = Scope("email")
    }
    /// An operation of an OpenID request.
    public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Wraps a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Wraps a name.
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }

        /// The provider decides.
        public static let operationImplicit = OpenIDOperation("implicit")
        /// Signing in.
        public static let operationLogin = OpenIDOperation("login")
        /// Renewing a credential.
        public static let operationRefresh = OpenIDOperation("refresh")
        /// Signing out.
        public static let operationLogout = OpenIDOperation("logout")
    }
    /// Made the credential.
    open private(set) var provider: any ASAuthorizationProvider

    /// The credential.
    open private(set) var credential: any ASAuthorizationCredential

    /// No controller here gets a credential, so that tests alone make one.
    package init(
        provider: any ASAuthorizationProvider,
        credential: any ASAuthorizationCredential
    ) {
        self.provider = provider
        self.credential = credential
        super.init()
    }
}
