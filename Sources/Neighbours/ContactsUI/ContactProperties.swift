// SPDX-License-Identifier: Apache-2.0

import Contacts
import Foundation

/// The properties of a contact, as a card shows them.
enum ContactProperties {
    /// A property with its words.
    struct Row {
        let property: CNContactProperty
        let title: String
        let text: String
    }

    /// The rows of some keys, in the order of cards; nil for all keys.
    static func rows(of contact: CNContact, keys: [String]?) -> [Row] {
        rows(of: contact) { key in
            contact.isKeyAvailable(key) && (keys?.contains(key) ?? true)
        }
    }

    private static func rows(of contact: CNContact, _ isShown: (String) -> Bool) -> [Row] {
        var rows: [Row] = []
        func list<Value>(
            _ key: String,
            _ values: @autoclosure () -> [CNLabeledValue<Value>],
            _ text: (Value) -> String
        ) {
            guard isShown(key) else { return }
            for labelled in values() {
                let property = CNContactProperty(
                    contact: contact,
                    key: key,
                    value: labelled.value,
                    identifier: labelled.identifier,
                    label: labelled.label
                )
                let word = labelled.label.map {
                    CNLabeledValue<NSString>.localizedString(forLabel: $0)
                }
                let title = word ?? CNContact.localizedString(forKey: key).lowercased()
                rows.append(Row(property: property, title: title, text: text(labelled.value)))
            }
        }
        list(CNContactPhoneNumbersKey, contact.phoneNumbers) { $0.stringValue }
        list(CNContactEmailAddressesKey, contact.emailAddresses) { "\($0)" }
        list(CNContactUrlAddressesKey, contact.urlAddresses) { "\($0)" }
        list(CNContactPostalAddressesKey, contact.postalAddresses) {
            CNPostalAddressFormatter.string(from: $0, style: .mailingAddress)
        }
        if isShown(CNContactBirthdayKey), let birthday = contact.birthday {
            let property = CNContactProperty(
                contact: contact,
                key: CNContactBirthdayKey,
                value: birthday
            )
            rows.append(Row(property: property, title: "birthday", text: text(of: birthday)))
        }
        list(CNContactDatesKey, contact.dates) { text(of: $0 as DateComponents) }
        list(CNContactRelationsKey, contact.contactRelations) { $0.name }
        list(CNContactSocialProfilesKey, contact.socialProfiles) { $0.username }
        list(CNContactInstantMessageAddressesKey, contact.instantMessageAddresses) { $0.username }
        if isShown(CNContactNoteKey), !contact.note.isEmpty {
            let property = CNContactProperty(
                contact: contact,
                key: CNContactNoteKey,
                value: contact.note as NSString
            )
            rows.append(Row(property: property, title: "note", text: contact.note))
        }
        return rows
    }

    /// A day for people; without its year where it has none.
    private static func text(of day: DateComponents) -> String {
        let formatter = DateFormatter()
        formatter.setLocalizedDateFormatFromTemplate(day.year == nil ? "MMMMd" : "yMMMMd")
        return Calendar(identifier: .gregorian).date(from: day).map { formatter.string(from: $0) }
            ?? ""
    }
}
