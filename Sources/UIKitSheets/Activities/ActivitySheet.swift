// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore
import UIKitTables

/// The sheet of activities: what is shared, a row of places to send to, a list of things to do.
@MainActor
final class ActivitySheet: UIView, UITableViewDataSource, UITableViewDelegate {
    var choose: ((UIActivity) -> Void)?
    var close: (() -> Void)? {
        didSet { head.close = close }
    }

    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private let head = ActivityHead()
    private var actions: [UIActivity] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        table.dataSource = self
        table.delegate = self
        table.rowHeight = 52
        table.register(UITableViewCell.self, forCellReuseIdentifier: "action")
        table.tableHeaderView = head
        addSubview(table)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows what is shared and what can be done with it.
    func show(_ summary: SharedSummary, _ activities: [UIActivity]) {
        let places = activities.filter { type(of: $0).activityCategory == .share }
        actions = activities.filter { type(of: $0).activityCategory == .action }
        head.show(summary, places) { [weak self] in self?.choose?($0) }
        table.reloadData()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        table.frame = bounds
        let size = CGSize(width: bounds.width, height: head.height)
        guard head.frame.size != size else { return }
        head.frame.size = size
        table.tableHeaderView = head
    }

    // MARK: Actions

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        actions.count
    }

    func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "action", for: indexPath)
        let activity = actions[indexPath.row]
        cell.textLabel?.text = activity.activityTitle
        let picture = activity.activityImage?.withRenderingMode(.alwaysTemplate)
        let view = UIImageView(image: picture)
        view.contentMode = .scaleAspectFit
        view.tintColor = .label
        view.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
        cell.accessoryView = view
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        choose?(actions[indexPath.row])
    }
}
