// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

@testable import Contacts

/// The tests share the database of the program, so that they run in turn.
@Suite("Contacts", .serialized)
struct ContactTests {
    private let store = CNContactStore()

    init() {
        ContactDatabase.shared = ContactDatabase(information: ["NSContactsUsageDescription": "x"])
    }

    @Test func theSettingsTellTheCountry() {
        let settings = CNContactsUserDefaults.shared()
        #expect(settings.countryCode == Locale.current.region?.identifier.lowercased())
        #expect(settings.sortOrder == .givenName)
        #expect(settings === CNContactsUserDefaults.shared())
    }

    private func contact(_ given: String, _ family: String) -> CNMutableContact {
        let contact = CNMutableContact()
        contact.givenName = given
        contact.familyName = family
        return contact
    }

    private func save(_ contacts: CNMutableContact...) throws {
        let request = CNSaveRequest()
        for contact in contacts { request.add(contact, toContainerWithIdentifier: nil) }
        try store.execute(request)
    }

    private let nameKeys: [any CNKeyDescriptor] = [
        CNContactGivenNameKey as CNKeyDescriptor, CNContactFamilyNameKey as CNKeyDescriptor,
    ]

    @Test func accessIsGivenByTheInfoPlist() async throws {
        #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
        #expect(try await store.requestAccess(for: .contacts))
        #expect(CNContactStore.authorizationStatus(for: .contacts) == .authorized)
        ContactDatabase.shared = ContactDatabase(information: [:])
        let (granted, isDenied) = await withCheckedContinuation { done in
            store.requestAccess(for: .contacts) { granted, error in
                let reason = (error as? CNError)?.code
                done.resume(returning: (granted, reason == .authorizationDenied))
            }
        }
        #expect(!granted && isDenied)
        #expect(throws: CNError(.authorizationDenied)) { try save(contact("A", "B")) }
    }

    @Test func contactsAreFoundByTheirNamesInOrder() throws {
        try save(contact("Zoe", "Adams"), contact("Ann", "Brown"))
        let found = try store.unifiedContacts(
            matching: CNContact.predicateForContacts(matchingName: "bro an"),
            keysToFetch: nameKeys
        )
        #expect(found.map(\.givenName) == ["Ann"])
        let request = CNContactFetchRequest(keysToFetch: nameKeys)
        var names: [String] = []
        request.sortOrder = .givenName
        try store.enumerateContacts(with: request) { contact, _ in
            names.append(contact.givenName)
        }
        request.sortOrder = .familyName
        try store.enumerateContacts(with: request) { contact, stop in
            names.append(contact.givenName)
            stop.pointee = true
        }
        #expect(names == ["Ann", "Zoe", "Zoe"])
    }

    @Test func onlyFetchedKeysAreThere() throws {
        let own = contact("Ann", "Brown")
        own.jobTitle = "Baker"
        try save(own)
        let found = try store.unifiedContact(
            withIdentifier: own.identifier,
            keysToFetch: [CNContactFormatter.descriptorForRequiredKeys(for: .fullName)]
        )
        #expect(CNContactFormatter.string(from: found, style: .fullName) == "Ann Brown")
        #expect(found.isKeyAvailable(CNContactGivenNameKey))
        #expect(!found.isKeyAvailable(CNContactJobTitleKey) && found == own)
    }

    @Test func changesAreMadeTogetherOrNotAtAll() throws {
        let own = contact("Ann", "Brown")
        try save(own)
        let request = CNSaveRequest()
        own.givenName = "Anna"
        request.update(own)
        request.delete(contact("No", "One"))
        #expect(throws: CNError(.recordDoesNotExist)) { try store.execute(request) }
        let found = try store.unifiedContact(withIdentifier: own.identifier, keysToFetch: nameKeys)
        #expect(found.givenName == "Ann")
    }

    @Test func groupsHaveMembers() throws {
        let own = contact("Ann", "Brown")
        let group = CNMutableGroup()
        group.name = "Friends"
        let request = CNSaveRequest()
        request.add(own, toContainerWithIdentifier: nil)
        request.add(group, toContainerWithIdentifier: nil)
        request.addMember(own, to: group)
        try store.execute(request)
        #expect(try store.groups(matching: nil).map(\.name) == ["Friends"])
        let members = try store.unifiedContacts(
            matching: CNContact.predicateForContactsInGroup(withIdentifier: group.identifier),
            keysToFetch: nameKeys
        )
        #expect(members == [own])
    }

    @Test func cardsAreWrittenAndRead() throws {
        let own = contact("Ann; \"A\"", "Brown, \\ Smith")
        own.note = "One\nTwo: äöü " + String(repeating: "x", count: 100)
        own.birthday = DateComponents(month: 2, day: 29)
        own.imageData = Data((0...99).map { UInt8($0) })
        own.phoneNumbers = [
            CNLabeledValue(
                label: CNLabelPhoneNumberMobile,
                value: CNPhoneNumber(stringValue: "+49 30 1")
            )
        ]
        own.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "a@b.c" as NSString)]
        let address = CNMutablePostalAddress()
        address.street = "High Street 1"
        address.city = "Town"
        own.postalAddresses = [CNLabeledValue(label: CNLabelWork, value: address)]
        let data = try CNContactVCardSerialization.data(with: [own])
        #expect(
            String(decoding: data, as: UTF8.self).split(separator: "\r\n").allSatisfy {
                $0.utf8.count <= 75
            }
        )
        let read = try #require(CNContactVCardSerialization.contacts(with: data).first)
        #expect(read.givenName == own.givenName && read.familyName == own.familyName)
        #expect(read.note == own.note && read.birthday == own.birthday)
        #expect(read.imageData == own.imageData)
        #expect(read.phoneNumbers.first?.label == CNLabelPhoneNumberMobile)
        #expect(read.phoneNumbers.first?.value.stringValue == "+49 30 1")
        #expect(read.emailAddresses.first.map { String(describing: $0.value) } == "a@b.c")
        #expect(read.postalAddresses.first?.value.city == "Town")
        #expect(throws: CNError(.vCardMalformed)) {
            try CNContactVCardSerialization.contacts(with: Data("no card".utf8))
        }
    }

    @Test func labelsAndAddressesAreWrittenForPeople() {
        let label = CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome)
        #expect(label == "home")
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.country) = ("Way 1", "Town", "Land")
        address.postalCode = "123"
        let text = CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
        #expect(text == "Way 1\nTown 123\nLand")
    }
}
