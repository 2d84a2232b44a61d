// SPDX-License-Identifier: Apache-2.0

import Contacts
import Foundation
import Testing

/// Programs' tests make contacts by subclasses.
@Suite("Contacts made by subclasses")
struct SubclassTests {
    private final class Person: CNContact, @unchecked Sendable {
        private let first: String

        init(first: String) {
            self.first = first
            super.init()
        }

        required init?(coder: NSCoder) { nil }

        override var givenName: String { first }
    }

    private final class Draft: CNMutableContact, @unchecked Sendable {
        override init() {
            super.init()
            familyName = "Lovelace"
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Number: CNPhoneNumber, @unchecked Sendable {
        override var stringValue: String { "112" }
    }

    private final class Friends: CNGroup, @unchecked Sendable {
        override var identifier: String { "f" }
        override var name: String { "Friends" }
    }

    private final class Home: CNPostalAddress, @unchecked Sendable {
        override init() { super.init() }
        override var city: String { "Bonn" }
    }

    private final class Mother: CNContactRelation, @unchecked Sendable {
        override var name: String { "Anne" }
    }

    private final class Page: CNSocialProfile, @unchecked Sendable {
        override var service: String { "Web" }
    }

    private final class Chat: CNInstantMessageAddress, @unchecked Sendable {
        override var username: String { "ada" }
    }

    private final class Choice: CNContactProperty, @unchecked Sendable {
        override var contact: CNContact { Person(first: "Ada") }
    }

    @Test func theirPropertiesAreOverridden() {
        let person: CNContact = Person(first: "Ada")
        #expect(person.givenName == "Ada" && person.familyName.isEmpty)
        #expect(Draft().familyName == "Lovelace")
        #expect(Number().stringValue == "112")
        #expect(Friends().identifier == "f" && Friends().name == "Friends")
        #expect(Home().city == "Bonn" && Home().street.isEmpty)
        #expect(Mother().name == "Anne")
        #expect(Page().service == "Web" && Page().username.isEmpty)
        #expect(Chat().username == "ada" && Chat().service.isEmpty)
        #expect(Choice().contact.givenName == "Ada" && Choice().key.isEmpty)
    }

    @Test func theyInheritConvenienceInitializers() {
        final class Label: CNLabeledValue<NSString>, @unchecked Sendable {}
        #expect(Label(label: "home", value: "a").value == "a")
    }

    @Test func groupsAndContactsHaveIdentifiersOfTheirOwn() {
        #expect(!CNGroup().identifier.isEmpty)
        #expect(CNMutableGroup().identifier != CNMutableGroup().identifier)
        #expect(CNMutableContact().identifier != CNMutableContact().identifier)
    }
}
