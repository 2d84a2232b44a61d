// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// A user's name with a password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    /// The user's name.
    open private(set) var user: String
    /// The password.
    open private(set) var password: String

    /// Makes a credential of nobody.
    public override init() {
        user = ""
        password = ""
        super.init()
    }

    /// Makes a credential.
    public init(user: String, password: String) {
        self.user = user
        self.password = password
        super.init()
    }

    /// The credential itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The credential itself.
    open override func copy() -> Any { self }

    /// Archives can keep credentials.
    open class var supportsSecureCoding: Bool { true }

    /// Writes name and password.
    open func encode(with coder: NSCoder) {
        coder.encode(user as NSString, forKey: "user")
        coder.encode(password as NSString, forKey: "password")
    }

    /// Reads what `encode(with:)` wrote.
    public required convenience init?(coder: NSCoder) {
        guard let user = coder.string("user"), let password = coder.string("password") else {
            return nil
        }
        self.init(user: user, password: password)
    }
}
