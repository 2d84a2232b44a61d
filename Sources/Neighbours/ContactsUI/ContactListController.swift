// SPDX-License-Identifier: Apache-2.0

import Contacts
import Foundation
import UIKit

/// The list of contacts in a picker, with an index and a search.
@MainActor
final class ContactListController: UITableViewController, UISearchBarDelegate {
    private weak var picker: CNContactPickerViewController?
    private let mode: CNContactPickerViewController.Mode
    private let contacts = CNContact.allForPicking()
    private var sections: [(title: String, contacts: [CNContact])] = []
    private var chosen: [CNContact] = []
    private var chosenProperties: [CNContactProperty] = []

    init(picker: CNContactPickerViewController, mode: CNContactPickerViewController.Mode) {
        self.picker = picker
        self.mode = mode
        super.init(style: .plain)
        title = "Contacts"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let search = UISearchBar(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 56))
        search.placeholder = "Search"
        search.delegate = self
        tableView.tableHeaderView = search
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.picker?.cancel() }
        )
        if mode == .contacts || mode == .properties {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .done,
                primaryAction: UIAction { [weak self] _ in self?.finish() }
            )
        }
        arrange("")
    }

    // MARK: Contacts

    /// Puts the contacts that have a text in their name into sections by their first letter.
    private func arrange(_ text: String) {
        sections = []
        for contact in contacts where text.isEmpty || Self.matches(contact, text) {
            let name = contact.familyName.isEmpty ? Self.name(contact) : contact.familyName
            let first = name.folding(options: .diacriticInsensitive, locale: nil).prefix(1)
            let title = first.first?.isLetter == true ? first.uppercased() : "#"
            if let index = sections.firstIndex(where: { $0.title == title }) {
                sections[index].contacts.append(contact)
            } else {
                sections.append((title, [contact]))
            }
        }
        sections.sort { ($0.title == "#" ? "~" : $0.title) < ($1.title == "#" ? "~" : $1.title) }
        tableView.reloadData()
    }

    static func name(_ contact: CNContact) -> String {
        CNContactFormatter.string(from: contact, style: .fullName) ?? "No Name"
    }

    private static func matches(_ contact: CNContact, _ text: String) -> Bool {
        name(contact).range(
            of: text,
            options: [.caseInsensitive, .diacriticInsensitive]
        ) != nil
            || contact.emailAddresses.contains { "\($0.value)".contains(text) }
    }

    private func isEnabled(_ contact: CNContact) -> Bool {
        picker?.predicateForEnablingContact?.evaluate(with: contact) ?? true
    }

    private func finish() {
        if mode == .contacts { picker?.pick(chosen) } else { picker?.pick(chosenProperties) }
    }

    // MARK: Search

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        arrange(searchText)
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].contacts.count
    }

    override func tableView(
        _ tableView: UITableView,
        titleForHeaderInSection section: Int
    ) -> String? {
        sections[section].title
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        sections.map { $0.title }
    }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
        let contact = sections[indexPath.section].contacts[indexPath.row]
        let canPick = isEnabled(contact)
        cell.textLabel?.text = Self.name(contact)
        cell.textLabel?.textColor = canPick ? .label : .tertiaryLabel
        cell.selectionStyle = canPick ? .default : .none
        let isChosen =
            chosen.contains(contact) || chosenProperties.contains { $0.contact == contact }
        cell.accessoryType = isChosen ? .checkmark : .none
        return cell
    }

    override func tableView(
        _ tableView: UITableView,
        willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
        isEnabled(sections[indexPath.section].contacts[indexPath.row]) ? indexPath : nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let contact = sections[indexPath.section].contacts[indexPath.row]
        let isPicked = picker?.predicateForSelectionOfContact?.evaluate(with: contact) ?? true
        switch mode {
        case .contact where isPicked: picker?.pick(contact)
        case .contacts:
            if let index = chosen.firstIndex(of: contact) {
                chosen.remove(at: index)
            } else {
                chosen.append(contact)
            }
            tableView.reloadRows(at: [indexPath], with: .none)
        case .contact, .property, .properties: showProperties(of: contact)
        }
    }

    // MARK: Properties

    private func showProperties(of contact: CNContact) {
        let card = ContactCardController(
            contact: contact,
            keys: picker?.displayedPropertyKeys
        )
        card.chosen = chosenProperties
        card.onTap = { [weak self] property in self?.didTap(property, in: card) }
        navigationController?.pushViewController(card, animated: true)
    }

    private func didTap(_ property: CNContactProperty, in card: ContactCardController) {
        guard let picker, picker.picksProperties,
            picker.predicateForSelectionOfProperty?.evaluate(with: property) ?? true
        else {
            ContactAction.perform(property)
            return
        }
        guard mode == .properties else {
            picker.pick(property)
            return
        }
        if let index = chosenProperties.firstIndex(of: property) {
            chosenProperties.remove(at: index)
        } else {
            chosenProperties.append(property)
        }
        card.chosen = chosenProperties
        tableView.reloadData()
    }
}
