// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitControllers
import UIKitCore
import UIKitTables
import UIKitText

/// The families of fonts, or the faces of one.
@MainActor
final class FontFamiliesController: UITableViewController, UISearchBarDelegate {
    private struct Entry {
        /// What the row says.
        let title: String
        let descriptor: UIFontDescriptor
        /// The family whose faces can be shown.
        var family: String?
    }

    private unowned let picker: UIFontPickerViewController
    private let all: [Entry]
    private var shown: [Entry]
    private let search = UISearchBar()

    /// Shows the families.
    init(_ picker: UIFontPickerViewController) {
        self.picker = picker
        all = Self.families(picker.configuration)
        shown = all
        super.init(style: .plain)
        title = "Choose Font"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.picker.end(nil) }
        )
    }

    /// Shows the faces of a family.
    init(_ picker: UIFontPickerViewController, facesOf family: String) {
        self.picker = picker
        all = Self.faces(of: family, picker.configuration).map { name in
            let descriptor = UIFontDescriptor(name: name, size: 0)
            let face = descriptor.object(forKey: .face) as? String
            return Entry(title: face ?? name, descriptor: descriptor)
        }
        shown = all
        super.init(style: .plain)
        title = family
    }

    required init?(coder: NSCoder) { nil }

    private static func families(
        _ configuration: UIFontPickerViewController.Configuration
    ) -> [Entry] {
        UIFont.familyNames.sorted().compactMap { family in
            let names = faces(of: family, configuration)
            guard !names.isEmpty else { return nil }
            let descriptor = UIFontDescriptor(fontAttributes: [.family: family])
            let opens = configuration.includeFaces && names.count > 1
            return Entry(title: family, descriptor: descriptor, family: opens ? family : nil)
        }
    }

    private static func faces(
        of family: String,
        _ configuration: UIFontPickerViewController.Configuration
    ) -> [String] {
        UIFont.fontNames(forFamilyName: family).filter { name in
            guard let font = UIFont(name: name, size: 17) else { return false }
            let traits = font.fontDescriptor.symbolicTraits
            guard traits.isSuperset(of: configuration.filteredTraits) else { return false }
            return configuration.languageFilter?(FontLanguages.of(name)) ?? true
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "font")
        search.delegate = self
        search.placeholder = "Search"
        search.sizeToFit()
        tableView.tableHeaderView = search
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        shown = all.filter {
            searchText.isEmpty || $0.title.localizedCaseInsensitiveContains(searchText)
        }
        tableView.reloadData()
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.count
    }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "font", for: indexPath)
        let entry = shown[indexPath.row]
        cell.textLabel?.text = entry.title
        cell.textLabel?.font =
            picker.configuration.displayUsingSystemFont
            ? .systemFont(ofSize: 17) : UIFont(descriptor: entry.descriptor, size: 17)
        cell.accessoryType = entry.family == nil ? .none : .detailButton
        if picker.selectedFontDescriptor == entry.descriptor { cell.accessoryType = .checkmark }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        picker.end(shown[indexPath.row].descriptor)
    }

    override func tableView(
        _ tableView: UITableView,
        accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {
        guard let family = shown[indexPath.row].family else { return }
        navigationController?.pushViewController(
            FontFamiliesController(picker, facesOf: family),
            animated: true
        )
    }
}
