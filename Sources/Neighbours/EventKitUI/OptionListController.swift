// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A list of which one row is chosen.
@MainActor
final class OptionListController: UITableViewController {
    private let options: [String]
    private let chosen: Int?
    private let onChoice: (Int) -> Void

    init(
        title: String,
        options: [String],
        chosen: Int?,
        onChoice: @escaping @MainActor (Int) -> Void
    ) {
        self.options = options
        self.chosen = chosen
        self.onChoice = onChoice
        super.init(style: .grouped)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        options.count
    }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = options[indexPath.row]
        cell.accessoryType = indexPath.row == chosen ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onChoice(indexPath.row)
        navigationController?.popViewController(animated: true)
    }
}
