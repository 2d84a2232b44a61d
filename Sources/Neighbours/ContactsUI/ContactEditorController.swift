// SPDX-License-Identifier: Apache-2.0

import Contacts
import Foundation
import UIKit

/// Fields for a contact's name, numbers, addresses of mail, pages and note.
///
/// What it has no fields for stays as it is.
@MainActor
final class ContactEditorController: UITableViewController {
    /// A field of the editor.
    private struct Field {
        enum Kind {
            case text(ReferenceWritableKeyPath<CNMutableContact, String>)
            case phone(CNLabeledValue<CNPhoneNumber>?)
            case mail(CNLabeledValue<NSString>?)
            case page(CNLabeledValue<NSString>?)
        }

        let kind: Kind
        let input: UITextField
    }

    private let contact: CNMutableContact
    private var sections: [[Field]] = []

    /// Edits a copy of a contact.
    init(contact: CNContact) {
        self.contact = contact.mutableCopy() as? CNMutableContact ?? CNMutableContact()
        super.init(style: .grouped)
        let names: [Field] = [
            field("First name", contact.givenName, .text(\.givenName)),
            field("Last name", contact.familyName, .text(\.familyName)),
            field("Company", contact.organizationName, .text(\.organizationName)),
        ]
        // The last field of each list is empty: for a value more.
        let phones = contact.phoneNumbers.map { field("Phone", $0.value.stringValue, .phone($0)) }
        let mails = contact.emailAddresses.map { field("Email", "\($0.value)", .mail($0)) }
        let pages = contact.urlAddresses.map { field("URL", "\($0.value)", .page($0)) }
        sections = [
            names,
            phones + [field("Add phone", "", .phone(nil))],
            mails + [field("Add email", "", .mail(nil))],
            pages + [field("Add URL", "", .page(nil))],
            [field("Note", contact.note, .text(\.note))],
        ]
    }

    required init?(coder: NSCoder) { nil }

    private func field(_ placeholder: String, _ text: String, _ kind: Field.Kind) -> Field {
        let input = UITextField()
        input.placeholder = placeholder
        input.text = text
        input.accessibilityIdentifier = placeholder
        return Field(kind: kind, input: input)
    }

    /// The contact with what is in the fields; empty ones remove their values.
    func edited() -> CNMutableContact {
        var phones: [CNLabeledValue<CNPhoneNumber>] = []
        var mails: [CNLabeledValue<NSString>] = []
        var pages: [CNLabeledValue<NSString>] = []
        for field in sections.joined() {
            let text = field.input.text ?? ""
            switch field.kind {
            case .text(let path): contact[keyPath: path] = text
            case .phone(let old) where !text.isEmpty:
                let number = CNPhoneNumber(stringValue: text)
                phones.append(
                    old?.settingValue(number)
                        ?? CNLabeledValue(label: CNLabelPhoneNumberMobile, value: number)
                )
            case .mail(let old) where !text.isEmpty:
                mails.append(
                    old?.settingValue(text as NSString)
                        ?? CNLabeledValue(label: CNLabelHome, value: text as NSString)
                )
            case .page(let old) where !text.isEmpty:
                pages.append(
                    old?.settingValue(text as NSString)
                        ?? CNLabeledValue(
                            label: CNLabelURLAddressHomePage,
                            value: text as NSString
                        )
                )
            case .phone, .mail, .page: break
            }
        }
        contact.phoneNumbers = phones
        contact.emailAddresses = mails
        contact.urlAddresses = pages
        return contact
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let input = sections[indexPath.section][indexPath.row].input
        cell.selectionStyle = .none
        input.frame = cell.contentView.bounds.insetBy(dx: 16, dy: 0)
        input.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.contentView.addSubview(input)
        return cell
    }
}
