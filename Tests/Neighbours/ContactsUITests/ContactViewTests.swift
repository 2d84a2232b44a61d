// SPDX-License-Identifier: Apache-2.0

import Contacts
import ContactsUI
import Foundation
import ObjCRuntime
import Testing
import UIKit
import UIKitTesting

extension ControllerTests {
    @MainActor
    @Suite("The view of a contact")
    struct ContactViewTests {
        private final class Delegate: NSObject, CNContactViewControllerDelegate {
            var saved: [CNContact?] = []
            var asked: [String] = []

            func contactViewController(
                _ viewController: CNContactViewController,
                shouldPerformDefaultActionFor property: CNContactProperty
            ) -> Bool {
                asked.append(property.key)
                return false
            }

            func contactViewController(
                _ viewController: CNContactViewController,
                didCompleteWith contact: CNContact?
            ) {
                saved.append(contact)
            }
        }

        private let app: TestApp
        private let delegate = Delegate()
        private let store = CNContactStore()

        init() throws {
            app = try TestApp(device: "iPhone 14")
            app.drawsFrames = false
            try fillContacts()
        }

        private func show(_ controller: CNContactViewController) {
            controller.delegate = delegate
            app.show(UINavigationController(rootViewController: controller))
            app.settle()
        }

        private func tap(_ text: String) throws {
            app.tap(try #require(app.find(UILabel.self, text)))
            app.settle()
        }

        private func enter(_ text: String, _ field: String) throws {
            try #require(app.find(UITextField.self, field)).text = text
        }

        private func contacts(_ name: String) throws -> [CNContact] {
            try store.unifiedContacts(
                matching: CNContact.predicateForContacts(matchingName: name),
                keysToFetch: [CNContactViewController.descriptorForRequiredKeys()]
            )
        }

        @Test func aContactIsShownAndTapsAskTheDelegate() throws {
            let controller = CNContactViewController(for: try #require(contacts("Ada").first))
            controller.message = "A friend"
            show(controller)
            #expect(app.find(UILabel.self, "Ada Lovelace") != nil)
            #expect(app.find(UILabel.self, "A friend") != nil)
            #expect(app.find(UILabel.self, "work") != nil)
            try tap("ada@example.com")
            #expect(delegate.asked == ["emailAddresses"])
            controller.allowsActions = false
            try tap("ada@example.com")
            #expect(delegate.asked.count == 1)
        }

        @Test func changesAreSaved() throws {
            let controller = CNContactViewController(for: try #require(contacts("Ada").first))
            show(controller)
            try tap("Edit")
            try enter("Augusta", "First name")
            try enter("", "Email")
            try enter("+44 20 7946 0000", "Add phone")
            try tap("Done")
            let contact = try #require(contacts("Augusta").first)
            #expect(contact.emailAddresses.isEmpty)
            #expect(
                contact.phoneNumbers.map { $0.value.stringValue }
                    == ["+1 555 0100", "+44 20 7946 0000"]
            )
            #expect(delegate.saved.map { $0?.givenName } == ["Augusta"])
            #expect(app.find(UILabel.self, "Augusta Lovelace") != nil)
            #expect(controller.contact.givenName == "Augusta")
        }

        @Test func contactsThatMayNotBeChangedHaveNoButtonForIt() throws {
            let controller = CNContactViewController(for: try #require(contacts("Ada").first))
            controller.allowsEditing = false
            show(controller)
            #expect(app.find(UILabel.self, "Edit") == nil)
        }

        @Test func aNewContactIsSavedOrCancelled() throws {
            let start = CNMutableContact()
            start.familyName = "Hamilton"
            let controller = CNContactViewController(forNewContact: start)
            show(controller)
            try enter("Margaret", "First name")
            try tap("Done")
            #expect(delegate.saved.map { $0?.familyName } == ["Hamilton"])
            #expect(try contacts("Margaret").count == 1)
            let other = CNContactViewController(forNewContact: nil)
            show(other)
            try tap("Cancel")
            #expect(delegate.saved.count == 2)
            #expect(delegate.saved[1] == nil)
        }

        @Test func anUnknownContactCanBeSaved() throws {
            let contact = CNMutableContact()
            contact.nickname = "Kit"
            let controller = CNContactViewController(forUnknownContact: contact)
            show(controller)
            #expect(app.find(UILabel.self, "Create New Contact") == nil)
            let saving = CNContactViewController(forUnknownContact: contact)
            saving.contactStore = store
            show(saving)
            try tap("Create New Contact")
            try tap("Done")
            #expect(delegate.saved.count == 1)
            #expect(try contacts("Kit").count == 1)
        }

        @Test func withoutAccessNothingIsSaved() throws {
            ContactDatabase.shared = ContactDatabase(information: [:])
            show(CNContactViewController(forNewContact: nil))
            try tap("Done")
            #expect(delegate.saved.isEmpty)
            #expect(app.find(UILabel.self, "The contact could not be saved.") != nil)
        }
    }
}
