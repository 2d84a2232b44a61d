// SPDX-License-Identifier: Apache-2.0

import Contacts
import Foundation
import UIKit

/// A contact's name, picture and properties, and actions below.
@MainActor
final class ContactCardController: UITableViewController {
    /// Something that can be done with the contact.
    struct Action {
        let title: String
        let run: @MainActor () -> Void
    }

    private var contact: CNContact
    private let keys: [String]?
    private var rows: [ContactProperties.Row] = []

    /// What a tap on a property does.
    var onTap: ((CNContactProperty) -> Void)?
    /// The properties with a mark.
    var chosen: [CNContactProperty] = [] {
        didSet { if isViewLoaded { tableView.reloadData() } }
    }
    /// The property whose text is in the tint colour.
    var highlighted: (key: String, identifier: String?)? {
        didSet { if isViewLoaded { tableView.reloadData() } }
    }
    /// What stands in the place of a name that is not there.
    var alternateName: String?
    /// What stands below the name.
    var message: String?
    /// What can be done with the contact.
    var actions: [Action] = [] {
        didSet { if isViewLoaded { tableView.reloadData() } }
    }

    init(contact: CNContact, keys: [String]?) {
        self.contact = contact
        self.keys = keys
        super.init(style: .grouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        show(contact)
    }

    /// Shows a contact in the place of the one before.
    func show(_ contact: CNContact) {
        self.contact = contact
        rows = ContactProperties.rows(of: contact, keys: keys)
        guard isViewLoaded else { return }
        tableView.tableHeaderView = header()
        tableView.reloadData()
    }

    private func header() -> UIView {
        let name =
            CNContactFormatter.string(from: contact, style: .fullName) ?? alternateName ?? "No Name"
        let title = UILabel()
        title.text = name
        title.font = .preferredFont(forTextStyle: .title2)
        let job =
            contact.isKeyAvailable(CNContactOrganizationNameKey) ? contact.organizationName : ""
        let words = [job == name ? "" : job, message ?? ""].filter { !$0.isEmpty }
        let subtitle = UILabel()
        subtitle.text = words.joined(separator: "\n")
        subtitle.numberOfLines = 0
        subtitle.textColor = .secondaryLabel
        var parts: [UIView] = [title, subtitle]
        if contact.isKeyAvailable(CNContactImageDataKey), let data = contact.imageData {
            let picture = UIImageView(image: UIImage(data: data))
            picture.contentMode = .scaleAspectFit
            picture.heightAnchor.constraint(equalToConstant: 80).isActive = true
            parts.insert(picture, at: 0)
        }
        let stack = UIStackView(arrangedSubviews: parts)
        stack.axis = .vertical
        stack.alignment = .center
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        let width = tableView.bounds.width
        let height = stack.systemLayoutSizeFitting(CGSize(width: width, height: 0)).height
        stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
        return stack
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? rows.count : actions.count
    }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        guard indexPath.section == 0 else {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = actions[indexPath.row].title
            cell.textLabel?.textColor = tableView.tintColor
            return cell
        }
        let row = rows[indexPath.row]
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = row.title
        cell.textLabel?.font = .preferredFont(forTextStyle: .footnote)
        cell.detailTextLabel?.text = row.text
        cell.detailTextLabel?.numberOfLines = 0
        cell.detailTextLabel?.font = .preferredFont(forTextStyle: .body)
        if isHighlighted(row.property) { cell.detailTextLabel?.textColor = tableView.tintColor }
        cell.accessoryType = chosen.contains(row.property) ? .checkmark : .none
        return cell
    }

    private func isHighlighted(_ property: CNContactProperty) -> Bool {
        guard let highlighted, highlighted.key == property.key else { return false }
        return highlighted.identifier == nil || highlighted.identifier == property.identifier
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if indexPath.section == 0 {
            onTap?(rows[indexPath.row].property)
        } else {
            actions[indexPath.row].run()
        }
    }
}
