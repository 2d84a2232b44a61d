// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A table of fifty rows, each with a page of its own.
final class RowsPage: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Rows"
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .search)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        50
    }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(indexPath.row)"
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let page = UIViewController()
        page.title = "Page \(indexPath.row)"
        page.view.backgroundColor = .systemBackground
        navigationController?.pushViewController(page, animated: true)
    }
}
