// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitControllers
import UIKitCore
import UIKitTables

/// The folders and files of a folder.
@MainActor
final class FolderController: UITableViewController {
    private struct Entry {
        let url: URL
        let isFolder: Bool
    }

    private unowned let picker: UIDocumentPickerViewController
    private let folder: URL
    private var entries: [Entry] = []
    private var failure: String?

    init(_ picker: UIDocumentPickerViewController, _ folder: URL) {
        self.picker = picker
        self.folder = folder
        super.init(style: .plain)
        let name = folder.lastPathComponent
        title = name.isEmpty ? "/" : name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        read()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
        tableView.allowsMultipleSelection = picker.allowsMultipleSelection && !picker.isExporting
        let cancel = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.picker.end(nil) }
        )
        var items = [cancel]
        if let word = confirmation {
            let confirm = UIBarButtonItem(
                primaryAction: UIAction(title: word) { [weak self] _ in self?.confirm() }
            )
            confirm.style = .done
            confirm.isEnabled = picker.isExporting || picker.picksFolders
            items.insert(confirm, at: 0)
        }
        navigationItem.rightBarButtonItems = items
        let parent = folder.deletingLastPathComponent()
        if navigationController?.viewControllers.first === self, folder.path != "/" {
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                primaryAction: UIAction(
                    title: "",
                    image: UIImage(systemName: "chevron.up")
                ) { [weak self] _ in
                    guard let self else { return }
                    navigationController?.setViewControllers(
                        [FolderController(picker, parent)],
                        animated: false
                    )
                }
            )
        }
        if let failure {
            let label = UILabel()
            label.text = failure
            label.numberOfLines = 0
            label.textAlignment = .center
            label.textColor = .secondaryLabel
            tableView.backgroundView = label
        }
    }

    /// What the button that ends the choice says; nil where touching a file ends it.
    private var confirmation: String? {
        switch picker.request.purpose {
        case .exportToService: "Save"
        case .moveToService: "Move"
        default: picker.picksFolders || picker.allowsMultipleSelection ? "Open" : nil
        }
    }

    private func read() {
        do {
            let found = try FileManager.default.contentsOfDirectory(
                at: folder,
                includingPropertiesForKeys: nil,
                options: [.skipsHiddenFiles]
            )
            entries = found.map { url in
                var isFolder: ObjCBool = false
                _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
                return Entry(url: url, isFolder: isFolder.boolValue)
            }.sorted { left, right in
                if left.isFolder != right.isFolder { return left.isFolder }
                let names = (left.url.lastPathComponent, right.url.lastPathComponent)
                return names.0.localizedStandardCompare(names.1) == .orderedAscending
            }
        } catch {
            failure = error.localizedDescription
        }
    }

    private var chosen: [URL] {
        (tableView.indexPathsForSelectedRows ?? []).sorted().map { entries[$0.row].url }
    }

    private func confirm() {
        let files = chosen
        picker.pick(files.isEmpty ? [folder] : files)
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        entries.count
    }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
        let entry = entries[indexPath.row]
        let shownName =
            entry.isFolder || picker.shouldShowFileExtensions
            ? entry.url.lastPathComponent : entry.url.deletingPathExtension().lastPathComponent
        let isAllowed = entry.isFolder || picker.allows(entry.url)
        cell.textLabel?.text = shownName
        cell.textLabel?.textColor = isAllowed ? .label : .tertiaryLabel
        cell.imageView?.image = UIImage(systemName: entry.isFolder ? "folder.fill" : "doc")
        cell.imageView?.tintColor = isAllowed ? .systemBlue : .tertiaryLabel
        cell.accessoryType = entry.isFolder ? .disclosureIndicator : .none
        return cell
    }

    override func tableView(
        _ tableView: UITableView,
        willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
        let entry = entries[indexPath.row]
        return entry.isFolder || picker.allows(entry.url) ? indexPath : nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let entry = entries[indexPath.row]
        if entry.isFolder {
            tableView.deselectRow(at: indexPath, animated: true)
            navigationController?.pushViewController(
                FolderController(picker, entry.url),
                animated: true
            )
        } else if tableView.allowsMultipleSelection {
            allowConfirming()
        } else {
            picker.pick([entry.url])
        }
    }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        allowConfirming()
    }

    private func allowConfirming() {
        navigationItem.rightBarButtonItems?.first?.isEnabled =
            picker.picksFolders || !chosen.isEmpty
    }
}
