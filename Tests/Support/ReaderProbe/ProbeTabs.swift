// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Three tabs: controls, a list of a million rows, and text.
final class ProbeTabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Reader probe"
        let list = UINavigationController(rootViewController: RowList())
        let pages: [UIViewController] = [ControlsPage(), list, TextPage()]
        for (page, title) in zip(pages, ["Controls", "Rows", "Text"]) {
            page.tabBarItem.title = title
        }
        viewControllers = pages
    }
}

/// Ten thousand labels on one page, to measure with.
final class ManyLabels: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Many"
        for index in 0..<10_000 {
            let label = UILabel(
                frame: CGRect(x: index % 100 * 4, y: index / 100 * 8, width: 4, height: 8)
            )
            label.text = "Label \(index)"
            view.addSubview(label)
        }
    }
}

/// A million rows.
final class RowList: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Rows"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1_000_000
    }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        title = "Chose row \(indexPath.row)"
    }
}
