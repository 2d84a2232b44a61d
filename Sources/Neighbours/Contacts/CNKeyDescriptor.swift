// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a fetch asks contacts for.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}

extension NSString: CNKeyDescriptor {}

/// Several keys in one descriptor, and what is known of keys.
final class ContactKeys: CNKeyDescriptor {
    let names: [String]

    init(_ names: [String]) { self.names = names }

    /// The keys that some descriptors stand for.
    static func names(_ descriptors: [any CNKeyDescriptor]) -> Set<String> {
        var found: Set<String> = ["identifier"]
        for descriptor in descriptors {
            switch descriptor {
            case let text as String: found.insert(text)
            case let text as NSString: found.insert(String(describing: text))
            case let keys as ContactKeys: found.formUnion(keys.names)
            default: break
            }
        }
        return found
    }

    /// The properties that are texts.
    static var texts: [(String, KeyPath<ContactValues, String>)] {
        [
            ("namePrefix", \.namePrefix),
            ("givenName", \.givenName),
            ("middleName", \.middleName),
            ("familyName", \.familyName),
            ("previousFamilyName", \.previousFamilyName),
            ("nameSuffix", \.nameSuffix),
            ("nickname", \.nickname),
            ("organizationName", \.organizationName),
            ("departmentName", \.departmentName),
            ("jobTitle", \.jobTitle),
            ("phoneticGivenName", \.phoneticGivenName),
            ("phoneticMiddleName", \.phoneticMiddleName),
            ("phoneticFamilyName", \.phoneticFamilyName),
            ("phoneticOrganizationName", \.phoneticOrganizationName),
            ("note", \.note),
        ]
    }

    /// The word for a key: its words, the first with a capital letter.
    static func word(_ key: String) -> String {
        var word = ""
        for letter in key {
            if letter.isUppercase { word.append(" ") }
            word.append(contentsOf: letter.lowercased())
        }
        return word.prefix(1).uppercased() + word.dropFirst()
    }
}
