// SPDX-License-Identifier: Apache-2.0

public import EventKit
import Foundation
public import UIKit

/// Shows an event.
///
/// It belongs into a navigation controller, whose bar has its buttons.
/// - Source: developer.apple.com/documentation/eventkitui/ekeventviewcontroller
@preconcurrency @MainActor
open class EKEventViewController: UIViewController, UITableViewDataSource, UITableViewDelegate,
    EKEventEditViewDelegate
{
    private final let table = UITableView(frame: .zero, style: .grouped)
    private final var rows: [(title: String, text: String)] = []

    /// Receives how the showing ends.
    open weak var delegate: (any EKEventViewDelegate)?

    /// The event.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var event: EKEvent! { didSet { reload() } }

    /// Whether the event can be changed.
    open var allowsEditing = false { didSet { reload() } }

    /// Whether the calendar of an invitation's day can be shown; there are no invitations.
    open var allowsCalendarPreview = false

    // MARK: View

    /// Shows the event.
    open override func viewDidLoad() {
        super.viewDidLoad()
        title = "Event Details"
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
        reload()
    }

    private final func reload() {
        guard isViewLoaded, let event else { return }
        let times = DateIntervalFormatter()
        times.dateStyle = .full
        times.timeStyle = event.isAllDay ? .none : .short
        rows = [(event.title ?? "", event.location ?? "")]
        if let start = event.startDate, let end = event.endDate {
            rows.append(("Time", times.string(from: start, to: end)))
        }
        if event.hasRecurrenceRules {
            rows.append(("Repeat", EventRepeat(event.recurrenceRules)?.title ?? "Custom"))
        }
        if event.hasAlarms {
            rows.append(("Alert", EventAlert(event.alarms)?.title ?? "Custom"))
        }
        if let calendar = event.calendar { rows.append(("Calendar", calendar.title)) }
        if let url = event.url { rows.append(("URL", url.absoluteString)) }
        if let notes = event.notes, !notes.isEmpty { rows.append(("Notes", notes)) }
        navigationItem.rightBarButtonItem =
            allowsEditing && event.calendar?.allowsContentModifications != false
            ? UIBarButtonItem(
                systemItem: .edit,
                primaryAction: UIAction { [weak self] _ in self?.edit() }
            ) : nil
        table.reloadData()
    }

    // MARK: Actions

    private final func edit() {
        let editor = EKEventEditViewController()
        editor.event = event
        editor.editViewDelegate = self
        present(editor, animated: true)
    }

    /// Takes the editor away, and shows the event as it is now.
    open func eventEditViewController(
        _ controller: EKEventEditViewController,
        didCompleteWith action: EKEventEditViewAction
    ) {
        controller.dismiss(animated: true)
        if action == .deleted {
            delegate?.eventViewController(self, didCompleteWith: .deleted)
        } else {
            reload()
        }
    }

    private final func delete() {
        guard let event else { return }
        changeSeries(of: event, ("Delete This Event Only", "Delete All Future Events")) {
            [weak self] span in
            try EventDatabase.shared.byPerson { try EKEventStore().remove(event, span: span) }
            guard let self else { return }
            delegate?.eventViewController(self, didCompleteWith: .deleted)
        }
    }

    // MARK: Rows

    /// The event's values, and a section to delete it where it can be changed.
    open func numberOfSections(in tableView: UITableView) -> Int { allowsEditing ? 2 : 1 }

    /// One row for each value.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? rows.count : 1
    }

    /// A value of the event.
    open func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        guard indexPath.section == 0 else {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Delete Event"
            cell.textLabel?.textColor = .systemRed
            return cell
        }
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.selectionStyle = .none
        cell.textLabel?.text = rows[indexPath.row].title
        cell.detailTextLabel?.text = rows[indexPath.row].text
        cell.detailTextLabel?.numberOfLines = 0
        return cell
    }

    /// Deletes the event where the last row is tapped.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if indexPath.section == 1 { delete() }
    }
}
