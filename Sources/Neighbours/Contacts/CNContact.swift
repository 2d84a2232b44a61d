// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Whether a contact is a person.
public enum CNContactType: Int, Sendable {
    /// A person.
    case person = 0
    /// An organization.
    case organization = 1
}

/// The orders of contacts.
public enum CNContactSortOrder: Int, Sendable {
    /// Any.
    case none = 0
    /// As the user likes it: by family names.
    case userDefault = 1
    /// By given names.
    case givenName = 2
    /// By family names.
    case familyName = 3
}

// Sendable is unchecked because nothing changes after `init`; mutable ones belong to a thread.
/// A person or an organization.
///
/// Of a contact that was fetched by keys only those can be read; others trap, as on iOS.
open class CNContact: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    var values: ContactValues
    /// The keys that can be read; all for nil.
    final private(set) var keys: Set<String>?

    /// A contact without values.
    public override init() {
        values = ContactValues()
        keys = nil
        super.init()
    }

    convenience init(_ values: ContactValues, keys: Set<String>?) {
        self.init()
        self.values = values
        self.keys = keys
    }

    func read<Value>(_ key: String, _ path: KeyPath<ContactValues, Value>) -> Value {
        if let keys, !keys.contains(key) {
            Diagnostics.trap(
                NSExceptionName("CNPropertyNotFetchedException"),
                "CNContact.\(key): the property was not fetched; add its key to keysToFetch"
            )
        }
        return values[keyPath: path]
    }

    /// The identifier.
    open var identifier: String { values.identifier }

    /// Whether it is a person.
    open var contactType: CNContactType { read("contactType", \.contactType) }

    /// What stands before the name.
    open var namePrefix: String { read("namePrefix", \.namePrefix) }

    /// The given name.
    open var givenName: String { read("givenName", \.givenName) }

    /// The middle name.
    open var middleName: String { read("middleName", \.middleName) }

    /// The family name.
    open var familyName: String { read("familyName", \.familyName) }

    /// The family name of before.
    open var previousFamilyName: String { read("previousFamilyName", \.previousFamilyName) }

    /// What stands after the name.
    open var nameSuffix: String { read("nameSuffix", \.nameSuffix) }

    /// The nickname.
    open var nickname: String { read("nickname", \.nickname) }

    /// The organization.
    open var organizationName: String { read("organizationName", \.organizationName) }

    /// The department.
    open var departmentName: String { read("departmentName", \.departmentName) }

    /// The job.
    open var jobTitle: String { read("jobTitle", \.jobTitle) }

    /// How the given name is spoken.
    open var phoneticGivenName: String { read("phoneticGivenName", \.phoneticGivenName) }

    /// How the middle name is spoken.
    open var phoneticMiddleName: String { read("phoneticMiddleName", \.phoneticMiddleName) }

    /// How the family name is spoken.
    open var phoneticFamilyName: String { read("phoneticFamilyName", \.phoneticFamilyName) }

    /// How the name of the organization is spoken.
    open var phoneticOrganizationName: String {
        read("phoneticOrganizationName", \.phoneticOrganizationName)
    }

    /// What there is to say.
    open var note: String { read("note", \.note) }

    /// The birthday.
    open var birthday: DateComponents? { read("birthday", \.birthday) }

    /// The birthday in another calendar.
    open var nonGregorianBirthday: DateComponents? {
        read("nonGregorianBirthday", \.nonGregorianBirthday)
    }

    /// The picture.
    open var imageData: Data? { read("imageData", \.imageData) }

    /// The telephone numbers.
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { read("phoneNumbers", \.phoneNumbers) }

    /// The addresses of mail.
    open var emailAddresses: [CNLabeledValue<NSString>] { read("emailAddresses", \.emailAddresses) }

    /// The postal addresses.
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        read("postalAddresses", \.postalAddresses)
    }

    /// The pages.
    open var urlAddresses: [CNLabeledValue<NSString>] { read("urlAddresses", \.urlAddresses) }

    /// The relations.
    open var contactRelations: [CNLabeledValue<CNContactRelation>] {
        read("contactRelations", \.contactRelations)
    }

    /// The profiles.
    open var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        read("socialProfiles", \.socialProfiles)
    }

    /// The addresses of messages.
    open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        read("instantMessageAddresses", \.instantMessageAddresses)
    }

    /// The dates.
    open var dates: [CNLabeledValue<NSDateComponents>] { read("dates", \.dates) }

    /// The small picture: the picture itself.
    open var thumbnailImageData: Data? { read("thumbnailImageData", \.imageData) }

    /// Whether there is a picture.
    open var imageDataAvailable: Bool { read("imageDataAvailable", \.imageData) != nil }

    /// Whether a property can be read.
    open func isKeyAvailable(_ key: String) -> Bool { keys?.contains(key) ?? true }

    /// Whether properties can be read.
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool {
        ContactKeys.names(keyDescriptors).allSatisfy(isKeyAvailable)
    }

    /// Whether it was made of several contacts of one person; it never is.
    open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { false }

    /// The name of a property for people.
    open class func localizedString(forKey key: String) -> String { ContactKeys.word(key) }

    /// Sorts contacts.
    open class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
        { left, right in
            guard let left = left as? CNContact, let right = right as? CNContact else {
                return .orderedSame
            }
            return ContactOrder.compare(left, right, sortOrder)
        }
    }

    /// The keys that `comparator(forNameSortOrder:)` needs.
    open class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor {
        ContactKeys([
            "givenName", "middleName", "familyName", "organizationName", "contactType",
        ])
    }

    // MARK: Predicates

    /// Contacts whose name contains a text.
    open class func predicateForContacts(matchingName name: String) -> Foundation.NSPredicate {
        ContactPredicate { contact in ContactOrder.matches(contact.values, name) }
    }

    /// Contacts with an address of mail.
    open class func predicateForContacts(
        matchingEmailAddress emailAddress: String
    ) -> Foundation.NSPredicate {
        ContactPredicate { contact in
            contact.values.emailAddresses.contains {
                String(describing: $0.value).lowercased() == emailAddress.lowercased()
            }
        }
    }

    /// Contacts with a telephone number.
    open class func predicateForContacts(
        matching phoneNumber: CNPhoneNumber
    ) -> Foundation.NSPredicate {
        ContactPredicate { contact in
            contact.values.phoneNumbers.contains { $0.value.digits == phoneNumber.digits }
        }
    }

    /// Contacts with identifiers.
    open class func predicateForContacts(
        withIdentifiers identifiers: [String]
    ) -> Foundation.NSPredicate {
        ContactPredicate { identifiers.contains($0.values.identifier) }
    }

    /// The contacts of a group.
    open class func predicateForContactsInGroup(
        withIdentifier groupIdentifier: String
    ) -> Foundation.NSPredicate {
        ContactPredicate { contact in
            ContactDatabase.shared.isMember(contact.values.identifier, of: groupIdentifier)
        }
    }

    /// The contacts of a container.
    open class func predicateForContactsInContainer(
        withIdentifier containerIdentifier: String
    ) -> Foundation.NSPredicate {
        ContactPredicate { _ in containerIdentifier == ContactDatabase.containerIdentifier }
    }

    // MARK: Copies

    /// The contact itself; of one that can be changed, one that can't.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func copy() -> Any { copy(with: nil) }

    /// A contact with the same values that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(values, keys: keys) }

    open override func mutableCopy() -> Any { mutableCopy(with: nil) }

    /// Whether another contact has the same identifier.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CNContact)?.identifier == identifier
    }

    /// A hash of the identifier.
    open override var hash: Int { identifier.hashValue }

    /// Whether archives of it are read safely; yes.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the contact as a vCard.
    open func encode(with coder: NSCoder) {
        coder.encode(identifier as NSString, forKey: "identifier")
        coder.encode(VCard.data([self]) as NSData, forKey: "card")
    }

    /// Reads an archived contact.
    public required convenience init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "card"),
            var values = try? VCard.contacts(Data(referencing: data)).first
        else { return nil }
        if let name = coder.decodeObject(of: NSString.self, forKey: "identifier") {
            values.identifier = name as String
        }
        self.init(values, keys: nil)
    }

    @section(".init_array") @used private static let members: @convention(c) @Sendable () -> Void =
        {
            _objcRegister { m in
                for key in ContactKeys.texts.map(\.0) {
                    m.property(key, of: CNContact.self, { $0.text(key) })
                }
                m.property("identifier", of: CNContact.self, { $0.identifier })
                return CNContact.self
            }
        }

    /// A property that is a text.
    private func text(_ key: String) -> String {
        ContactKeys.texts.first { $0.0 == key }.map { read(key, $0.1) } ?? ""
    }
}
