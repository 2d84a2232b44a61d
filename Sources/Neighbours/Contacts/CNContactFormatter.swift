// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// How a name is written.
public enum CNContactFormatterStyle: Int, Sendable {
    /// The whole name.
    case fullName = 0
    /// How the whole name is spoken.
    case phoneticFullName = 1
}

/// Which part of a name comes first.
public enum CNContactDisplayNameOrder: Int, Sendable {
    /// As the user likes it: the given name.
    case userDefault = 0
    /// The given name.
    case givenNameFirst = 1
    /// The family name.
    case familyNameFirst = 2
}

// Sendable is unchecked because a formatter belongs to the thread that sets it up.
/// Writes names of contacts.
open class CNContactFormatter: Formatter, @unchecked Sendable {
    /// How a name is written.
    open var style = CNContactFormatterStyle.fullName

    /// A formatter of whole names.
    public override init() { super.init() }

    /// Formatters are not read from archives.
    public required init?(coder: NSCoder) { return nil }

    /// The keys that a style needs.
    open class func descriptorForRequiredKeys(
        for style: CNContactFormatterStyle
    ) -> any CNKeyDescriptor {
        switch style {
        case .fullName:
            ContactKeys([
                "namePrefix", "givenName", "middleName", "familyName", "nameSuffix", "nickname",
                "organizationName", "contactType",
            ])
        case .phoneticFullName:
            ContactKeys([
                "phoneticGivenName", "phoneticMiddleName", "phoneticFamilyName", "contactType",
                "phoneticOrganizationName",
            ])
        }
    }

    /// The keys that `nameOrder(for:)` needs.
    open class var descriptorForRequiredKeysForNameOrder: any CNKeyDescriptor {
        ContactKeys(["givenName", "familyName"])
    }

    /// The keys that `delimiter(for:)` needs.
    open class var descriptorForRequiredKeysForDelimiter: any CNKeyDescriptor {
        ContactKeys(["givenName", "familyName"])
    }

    /// A contact's name; nil for one without.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let values = contact.values
        let parts =
            switch style {
            case .fullName:
                [
                    values.namePrefix, values.givenName, values.middleName, values.familyName,
                    values.nameSuffix,
                ]
            case .phoneticFullName:
                [values.phoneticGivenName, values.phoneticMiddleName, values.phoneticFamilyName]
            }
        let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
        let organization =
            style == .fullName ? values.organizationName : values.phoneticOrganizationName
        if values.contactType == .organization, !organization.isEmpty { return organization }
        let found = [name, style == .fullName ? values.nickname : "", organization]
        return found.first { !$0.isEmpty }
    }

    /// A contact's name as attributed text; nil for one without.
    open class func attributedString(
        from contact: CNContact,
        style: CNContactFormatterStyle,
        defaultAttributes attributes: [AnyHashable: Any]? = nil
    ) -> NSAttributedString? {
        let known = (attributes ?? [:]).reduce(into: [NSAttributedString.Key: Any]()) { all, pair in
            if let key = pair.key as? NSAttributedString.Key { all[key] = pair.value }
        }
        return string(from: contact, style: style).map {
            NSAttributedString(string: $0, attributes: known)
        }
    }

    /// A contact's name; nil for one without.
    open func string(from contact: CNContact) -> String? {
        Self.string(from: contact, style: style)
    }

    /// A contact's name; nil for what is none.
    open override func string(for obj: Any?) -> String? {
        (obj as? CNContact).flatMap { string(from: $0) }
    }

    /// Which part of a contact's name comes first: the given name.
    open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder {
        .givenNameFirst
    }

    /// What stands between the parts of a contact's name.
    open class func delimiter(for contact: CNContact) -> String { " " }
}

/// How an address is written.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
    /// In lines, as on a letter.
    case mailingAddress = 0
}

// Sendable is unchecked because a formatter belongs to the thread that sets it up.
/// Writes postal addresses: the town, the state and the code on one line.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
    /// How an address is written.
    open var style = CNPostalAddressFormatterStyle.mailingAddress

    /// A formatter.
    public override init() { super.init() }

    /// Formatters are not read from archives.
    public required init?(coder: NSCoder) { return nil }

    /// An address in lines.
    open class func string(
        from postalAddress: CNPostalAddress,
        style: CNPostalAddressFormatterStyle
    ) -> String {
        let town = [postalAddress.city, postalAddress.state, postalAddress.postalCode]
            .filter { !$0.isEmpty }.joined(separator: " ")
        let lines = [postalAddress.street, postalAddress.subLocality, town, postalAddress.country]
        return lines.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// An address in lines.
    open func string(from postalAddress: CNPostalAddress) -> String {
        Self.string(from: postalAddress, style: style)
    }

    /// An address in lines; nil for what is none.
    open override func string(for obj: Any?) -> String? {
        (obj as? CNPostalAddress).map { string(from: $0) }
    }
}
