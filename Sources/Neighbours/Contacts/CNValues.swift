// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// A telephone number.
open class CNPhoneNumber: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The number as text.
    open private(set) var stringValue: String

    /// A number.
    public init(stringValue string: String) {
        stringValue = string
        super.init()
    }

    /// No number.
    public override init() {
        stringValue = ""
        super.init()
    }

    /// The digits alone.
    var digits: String { stringValue.filter { $0.isNumber || $0 == "+" } }

    /// The number itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func copy() -> Any { self }

    /// Whether another number is the same text.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CNPhoneNumber)?.stringValue == stringValue
    }

    /// A hash of the text.
    open override var hash: Int { stringValue.hashValue }

    /// Whether archives of it are read safely; yes.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the text.
    open func encode(with coder: NSCoder) {
        coder.encode(stringValue as NSString, forKey: "stringValue")
    }

    /// Reads an archived number.
    public required convenience init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "stringValue") else {
            return nil
        }
        self.init(stringValue: text as String)
    }
}

// Sendable is unchecked because nothing changes after `init`.
/// The name of somebody whom a contact is related to.
open class CNContactRelation: NSObject, NSCopying, @unchecked Sendable {
    /// The name.
    open private(set) var name: String

    /// No name.
    public override init() {
        name = ""
        super.init()
    }

    /// A name.
    public init(name: String) {
        self.name = name
        super.init()
    }

    /// The relation itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func copy() -> Any { self }
}

// Sendable is unchecked because nothing changes after `init`.
/// A profile at a service.
open class CNSocialProfile: NSObject, NSCopying, @unchecked Sendable {
    /// The page.
    open private(set) var urlString: String
    /// The user.
    open private(set) var username: String
    /// The user's number.
    open private(set) var userIdentifier: String
    /// The service.
    open private(set) var service: String

    /// A profile of nobody.
    public override init() {
        urlString = ""
        username = ""
        userIdentifier = ""
        service = ""
        super.init()
    }

    /// A profile.
    public init(
        urlString: String?,
        username: String?,
        userIdentifier: String?,
        service: String?
    ) {
        self.urlString = urlString ?? ""
        self.username = username ?? ""
        self.userIdentifier = userIdentifier ?? ""
        self.service = service ?? ""
        super.init()
    }

    /// The name of a property for people.
    open class func localizedString(forKey key: String) -> String { ContactKeys.word(key) }

    /// The name of a service for people.
    open class func localizedString(forService service: String) -> String { service }

    /// The profile itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func copy() -> Any { self }
}

// Sendable is unchecked because nothing changes after `init`.
/// An address of messages.
open class CNInstantMessageAddress: NSObject, NSCopying, @unchecked Sendable {
    /// The user.
    open private(set) var username: String
    /// The service.
    open private(set) var service: String

    /// An address of nobody.
    public override init() {
        username = ""
        service = ""
        super.init()
    }

    /// An address.
    public init(username: String, service: String) {
        self.username = username
        self.service = service
        super.init()
    }

    /// The name of a property for people.
    open class func localizedString(forKey key: String) -> String { ContactKeys.word(key) }

    /// The name of a service for people.
    open class func localizedString(forService service: String) -> String { service }

    /// The address itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func copy() -> Any { self }
}
