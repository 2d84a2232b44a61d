// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Tables in their three styles, to scroll, select, swipe, edit and reorder.
final class ListsPage: CardsPage {
    override func makeCards() -> [Card] {
        let people = PeopleList()
        let settings = SettingsList()
        let tasks = TaskList()
        for list in [people, settings, tasks] as [UIViewController] {
            addChild(list)
            list.view.layer.cornerRadius = 8
            list.view.clipsToBounds = true
        }
        return [
            Card("Ten thousand rows with headers and an index", people.view),
            Card("Inset groups", settings.view),
            Card("Swipe, edit, reorder", tasks.view),
        ]
    }
}

/// A long plain list.
private final class PeopleList: UITableViewController {
    private static let letters = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
    private static let endings = ["da", "bert", "lia", "mo", "na", "rik", "ssa", "vin", "ya", "zo"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "person")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { PeopleList.letters.count }

    override func tableView(
        _ tableView: UITableView,
        numberOfRowsInSection section: Int
    ) -> Int { 385 }

    override func tableView(
        _ tableView: UITableView,
        titleForHeaderInSection section: Int
    ) -> String? { PeopleList.letters[section] }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        PeopleList.letters
    }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
        let letter = PeopleList.letters[indexPath.section]
        let ending = PeopleList.endings[indexPath.row % PeopleList.endings.count]
        var content = cell.defaultContentConfiguration()
        content.text = "\(letter)\(ending) \(indexPath.row + 1)"
        cell.contentConfiguration = content
        cell.accessoryType = indexPath.row % 7 == 3 ? .detailButton : .none
        return cell
    }
}

/// Groups with values, images and switches.
private final class SettingsList: UITableViewController {
    private let groups: [[(title: String, value: String?, symbol: String?, color: UIColor)]] = [
        [
            ("Aeroplane Mode", nil, "airplane", .systemOrange),
            ("Wi-Fi", "Home", "wifi", .systemBlue),
            ("Bluetooth", "On", "dot.radiowaves.left.and.right", .systemBlue),
        ],
        [
            ("Notifications", nil, "bell.fill", .systemRed),
            ("Sounds", nil, "speaker.wave.2.fill", .systemPink),
        ],
        [("Name", "Tablet", nil, .label), ("Version", "18.1", nil, .label)],
    ]

    init() { super.init(style: .insetGrouped) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "setting")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

    override func tableView(
        _ tableView: UITableView,
        numberOfRowsInSection section: Int
    ) -> Int { groups[section].count }

    override func tableView(
        _ tableView: UITableView,
        titleForHeaderInSection section: Int
    ) -> String? { section == 2 ? "About" : nil }

    override func tableView(
        _ tableView: UITableView,
        titleForFooterInSection section: Int
    ) -> String? { section == 1 ? "What may interrupt you, and how loudly." : nil }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
        let row = groups[indexPath.section][indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        content.text = row.title
        content.secondaryText = row.value
        content.image = row.symbol.flatMap { UIImage(systemName: $0) }
        content.imageProperties.tintColor = row.color
        cell.contentConfiguration = content
        cell.accessoryView = indexPath == IndexPath(row: 0, section: 0) ? UISwitch() : nil
        cell.accessoryType = indexPath.section == 2 ? .none : .disclosureIndicator
        return cell
    }
}

/// Rows to be done, put off, deleted and moved.
private final class TaskList: UITableViewController {
    private var tasks = [
        "Water the plants", "Call the plumber", "Buy bread", "Return the books",
        "Fix the bicycle", "Write to Ada", "Book a table", "Back up the photos",
    ]
    private var done: Set<String> = ["Buy bread"]

    init() { super.init(style: .grouped) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(TaskCell.self, forCellReuseIdentifier: "task")
        let button = UIButton(type: .system)
        button.setTitle("Edit", for: .normal)
        button.addAction(
            UIAction { [weak self, weak button] _ in
                guard let self else { return }
                setEditing(!isEditing, animated: true)
                button?.setTitle(isEditing ? "Done" : "Edit", for: .normal)
            },
            for: .touchUpInside
        )
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        tableView.tableHeaderView = button
    }

    override func tableView(
        _ tableView: UITableView,
        numberOfRowsInSection section: Int
    ) -> Int { tasks.count }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
        let task = tasks[indexPath.row]
        cell.textLabel?.text = task
        cell.detailTextLabel?.text = done.contains(task) ? "done" : "to do"
        cell.accessoryType = done.contains(task) ? .checkmark : .none
        return cell
    }

    override func tableView(
        _ tableView: UITableView,
        didSelectRowAt indexPath: IndexPath
    ) {
        toggle(tasks[indexPath.row])
        tableView.deselectRow(at: indexPath, animated: true)
    }

    private func toggle(_ task: String) {
        if done.remove(task) == nil { done.insert(task) }
        guard let row = tasks.firstIndex(of: task) else { return }
        tableView.reconfigureRows(at: [IndexPath(row: row, section: 0)])
    }

    override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let task = tasks[indexPath.row]
        let delete = UIContextualAction(style: .destructive, title: "Delete") {
            [weak self] _, _, finish in
            self?.remove(task)
            finish(true)
        }
        let later = UIContextualAction(style: .normal, title: "Later") { [weak self] _, _, finish in
            finish(true)
            self?.putOff(task)
        }
        return UISwipeActionsConfiguration(actions: [delete, later])
    }

    override func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let task = tasks[indexPath.row]
        let action = UIContextualAction(style: .normal, title: "Done") { [weak self] _, _, finish in
            self?.toggle(task)
            finish(true)
        }
        action.backgroundColor = .systemGreen
        return UISwipeActionsConfiguration(actions: [action])
    }

    private func remove(_ task: String) {
        guard let row = tasks.firstIndex(of: task) else { return }
        tasks.remove(at: row)
        tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }

    private func putOff(_ task: String) {
        guard let row = tasks.firstIndex(of: task) else { return }
        tasks.remove(at: row)
        tasks.append(task)
        tableView.moveRow(
            at: IndexPath(row: row, section: 0),
            to: IndexPath(row: tasks.count - 1, section: 0)
        )
    }

    override func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) { remove(tasks[indexPath.row]) }

    override func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        let task = tasks.remove(at: sourceIndexPath.row)
        tasks.insert(task, at: destinationIndexPath.row)
    }
}

/// A cell with a text at its end.
private final class TaskCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }
}
