// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// How likely the user is a person.
public enum ASUserDetectionStatus: Int, Sendable {
    /// The system can't tell on this platform.
    case unsupported = 0
    /// Not known.
    case unknown = 1
    /// Likely a person.
    case likelyReal = 2
}

/// Whether the user is a child.
public enum ASUserAgeRange: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// A child.
    case child = 1
    /// Not a child.
    case notChild = 2
}

// Sendable is unchecked because nothing changes after `init`.
/// The result of signing in with Apple.
///
/// Programs see only those that they read from archives: nobody can sign in here.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential,
    @unchecked Sendable
{
    /// The identifier of the user.
    open private(set) var user: String
    /// The state of the request.
    open private(set) var state: String?
    /// The contact information that the user gave.
    open private(set) var authorizedScopes: [ASAuthorization.Scope]
    /// A short-lived code for the program's server.
    open private(set) var authorizationCode: Data?
    /// A JSON Web Token.
    open private(set) var identityToken: Data?
    /// The mail address.
    open private(set) var email: String?
    /// The name; nil unless it was asked for the first time.
    open private(set) var fullName: PersonNameComponents?
    /// How likely the user is a person.
    open private(set) var realUserStatus: ASUserDetectionStatus
    /// Whether the user is a child.
    open private(set) var userAgeRange: ASUserAgeRange

    /// The credential itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The credential itself.
    open override func copy() -> Any { self }

    /// Archives can keep credentials.
    open class var supportsSecureCoding: Bool { true }

    /// Writes all values.
    open func encode(with coder: NSCoder) {
        coder.encode(user as NSString, forKey: "user")
        coder.encode(state as NSString?, forKey: "state")
        let scopes = authorizedScopes.map { $0.rawValue as NSString }
        coder.encode(NSArray(array: scopes), forKey: "authorizedScopes")
        coder.encode(authorizationCode as NSData?, forKey: "authorizationCode")
        coder.encode(identityToken as NSData?, forKey: "identityToken")
        coder.encode(email as NSString?, forKey: "email")
        if let name = fullName, let data = try? JSONEncoder().encode(name) {
            coder.encode(data as NSData, forKey: "fullName")
        }
        coder.encode(realUserStatus.rawValue, forKey: "realUserStatus")
        coder.encode(userAgeRange.rawValue, forKey: "userAgeRange")
    }

    /// Reads what `encode(with:)` wrote; nil without a user.
    public required init?(coder: NSCoder) {
        guard let user = coder.string("user") else { return nil }
        self.user = user
        state = coder.string("state")
        authorizedScopes = (coder.strings("authorizedScopes") ?? []).map { .init($0) }
        authorizationCode = coder.data("authorizationCode")
        identityToken = coder.data("identityToken")
        email = coder.string("email")
        fullName = coder.data("fullName").flatMap {
            try? JSONDecoder().decode(PersonNameComponents.self, from: $0)
        }
        realUserStatus =
            ASUserDetectionStatus(rawValue: coder.decodeInteger(forKey: "realUserStatus"))
            ?? .unsupported
        userAgeRange =
            ASUserAgeRange(rawValue: coder.decodeInteger(forKey: "userAgeRange")) ?? .unknown
        super.init()
    }
}
