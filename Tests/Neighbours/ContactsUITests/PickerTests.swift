// SPDX-License-Identifier: Apache-2.0

import Contacts
import ContactsUI
import FormatPredicates
import Foundation
import ObjCRuntime
import Testing
import UIKit
import UIKitTesting

/// Fills the program's store with three contacts.
@MainActor func fillContacts() throws {
    ContactDatabase.shared = ContactDatabase(information: ["NSContactsUsageDescription": "x"])
    let request = CNSaveRequest()
    for (given, family, mail) in [
        ("Ada", "Lovelace", "ada@example.com"), ("Grace", "Hopper", ""),
        ("Alan", "Turing", "alan@example.com"),
    ] {
        let contact = CNMutableContact()
        contact.givenName = given
        contact.familyName = family
        if !mail.isEmpty {
            contact.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: mail as NSString)]
        }
        contact.phoneNumbers = [
            CNLabeledValue(
                label: CNLabelPhoneNumberMobile,
                value: CNPhoneNumber(stringValue: "+1 555 0100")
            )
        ]
        request.add(contact, toContainerWithIdentifier: nil)
    }
    try CNContactStore().execute(request)
}

/// The tests share the database and the application, so that they run in turn.
@Suite(.serialized) enum ControllerTests {}

extension ControllerTests {
    @MainActor
    @Suite("The picker of contacts")
    struct PickerTests {
        private final class One: NSObject, CNContactPickerDelegate {
            // As lowered classes do: the picker goes by what is there.
            @section(".init_array") @used private nonisolated static let list:
                @convention(c) @Sendable () -> Void = {
                    _objcRegister { m in
                        m.implements("contactPicker(_:didSelect:)")
                        m.implements("contactPickerDidCancel(_:)")
                        m.implementsNothingElse()
                        return One.self
                    }
                }

            var names: [String] = []
            var isCancelled = false

            func contactPickerDidCancel(_ picker: CNContactPickerViewController) {
                isCancelled = true
            }

            func contactPicker(
                _ picker: CNContactPickerViewController,
                didSelect contact: CNContact
            ) {
                names.append(contact.givenName)
            }
        }

        private final class Several: NSObject, CNContactPickerDelegate {
            // As lowered classes do: the picker goes by what is there.
            @section(".init_array") @used private nonisolated static let list:
                @convention(c) @Sendable () -> Void = {
                    _objcRegister { m in
                        m.implements("contactPicker(_:didSelectContacts:)")
                        m.implementsNothingElse()
                        return Several.self
                    }
                }

            var names: [String]?

            func contactPicker(
                _ picker: CNContactPickerViewController,
                didSelect contacts: [CNContact]
            ) {
                names = contacts.map { $0.givenName }
            }
        }

        private final class Property: NSObject, CNContactPickerDelegate {
            // As lowered classes do: the picker goes by what is there.
            @section(".init_array") @used private nonisolated static let list:
                @convention(c) @Sendable () -> Void = {
                    _objcRegister { m in
                        m.implements("contactPicker(_:didSelectContactProperty:)")
                        m.implementsNothingElse()
                        return Property.self
                    }
                }

            var property: CNContactProperty?

            func contactPicker(
                _ picker: CNContactPickerViewController,
                didSelect contactProperty: CNContactProperty
            ) {
                property = contactProperty
            }
        }

        private final class Properties: NSObject, CNContactPickerDelegate {
            // As lowered classes do: the picker goes by what is there.
            @section(".init_array") @used private nonisolated static let list:
                @convention(c) @Sendable () -> Void = {
                    _objcRegister { m in
                        m.implements("contactPicker(_:didSelectContactProperties:)")
                        m.implementsNothingElse()
                        return Properties.self
                    }
                }

            var properties: [CNContactProperty]?

            func contactPicker(
                _ picker: CNContactPickerViewController,
                didSelectContactProperties contactProperties: [CNContactProperty]
            ) {
                properties = contactProperties
            }
        }

        private let app: TestApp
        private let page = UIViewController()
        private let picker = CNContactPickerViewController()

        init() throws {
            app = try TestApp(device: "iPhone 14")
            app.drawsFrames = false
            try fillContacts()
            app.show(page)
        }

        private func present(_ delegate: any CNContactPickerDelegate) {
            picker.delegate = delegate
            page.present(picker, animated: true)
            app.settle()
        }

        private func tap(_ text: String) throws {
            app.tap(try #require(app.find(UILabel.self, text)))
            app.settle()
        }

        @Test func aTapPicksAContactAndEndsThePicker() throws {
            let delegate = One()
            present(delegate)
            let table = try #require(app.find(UITableView.self))
            let titles = table.dataSource?.sectionIndexTitles(for: table)
            #expect(titles == ["H", "L", "T"])
            try tap("Grace Hopper")
            #expect(delegate.names == ["Grace"])
            #expect(!delegate.isCancelled)
            #expect(page.presentedViewController == nil)
        }

        @Test func cancellingPicksNothing() throws {
            let delegate = One()
            present(delegate)
            picker.dismiss(animated: true)
            app.settle()
            #expect(delegate.isCancelled)
            #expect(delegate.names.isEmpty)
        }

        @Test func contactsThatAPredicateForbidsCannotBePicked() throws {
            let delegate = One()
            picker.predicateForEnablingContact = NSPredicate(format: "emailAddresses.@count > 0")
            present(delegate)
            try tap("Grace Hopper")
            #expect(delegate.names.isEmpty)
            try tap("Alan Turing")
            #expect(delegate.names == ["Alan"])
        }

        @Test func theSearchLeavesMatchingContacts() throws {
            present(One())
            let search = try #require(app.find(UISearchBar.self))
            search.delegate?.searchBar?(search, textDidChange: "lov")
            app.settle()
            let table = try #require(app.find(UITableView.self))
            #expect(table.visibleCells.map { $0.textLabel?.text } == ["Ada Lovelace"])
        }

        @Test func severalContactsArePickedInTheOrderOfTaps() throws {
            let delegate = Several()
            present(delegate)
            try tap("Alan Turing")
            try tap("Grace Hopper")
            try tap("Ada Lovelace")
            try tap("Grace Hopper")
            #expect(delegate.names == nil)
            try tap("Done")
            #expect(delegate.names == ["Alan", "Ada"])
        }

        @Test func aPropertyIsPickedOnTheCard() throws {
            let delegate = Property()
            picker.displayedPropertyKeys = [CNContactEmailAddressesKey]
            picker.predicateForSelectionOfProperty = NSPredicate(format: "key == 'emailAddresses'")
            present(delegate)
            try tap("Ada Lovelace")
            #expect(delegate.property == nil)
            #expect(app.find(UILabel.self, "+1 555 0100") == nil)
            try tap("ada@example.com")
            let property = try #require(delegate.property)
            #expect(property.key == CNContactEmailAddressesKey)
            #expect(property.label == CNLabelWork)
            #expect(property.value as? NSString == "ada@example.com")
            #expect(property.contact.familyName == "Lovelace")
            #expect(page.presentedViewController == nil)
        }

        @Test func propertiesOfSeveralContactsArePicked() throws {
            let delegate = Properties()
            present(delegate)
            try tap("Ada Lovelace")
            try tap("ada@example.com")
            try tap("+1 555 0100")
            #expect(delegate.properties == nil)
            let list = try #require(
                app.find(UINavigationBar.self)?.delegate as? UINavigationController
            )
            list.popViewController(animated: false)
            app.settle()
            try tap("Done")
            #expect(delegate.properties?.map { $0.key } == ["emailAddresses", "phoneNumbers"])
        }
    }
}
