// SPDX-License-Identifier: Apache-2.0

import EventKit
import Foundation
import UIKit

/// The fields of an event.
@MainActor
final class EventEditorController: UITableViewController, EKCalendarChooserDelegate {
    private enum Row: CaseIterable {
        case title
        case location
        case allDay
        case start
        case end
        case repeats
        case alert
        case calendar
        case url
        case notes
        case delete
    }

    private let store: EKEventStore
    private let canDelete: Bool
    private let titleField = UITextField()
    private let locationField = UITextField()
    private let urlField = UITextField()
    private let notesField = UITextField()
    private let allDaySwitch = UISwitch()
    private let startPicker = UIDatePicker()
    private let endPicker = UIDatePicker()

    private(set) var draft: EventDraft
    var onCancel: (() -> Void)?
    var onSave: ((EventDraft) -> Void)?
    var onDelete: (() -> Void)?

    init(draft: EventDraft, store: EKEventStore, isNew: Bool) {
        self.draft = draft
        self.store = store
        canDelete = !isNew
        super.init(style: .grouped)
        title = isNew ? "New Event" : "Edit Event"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.onCancel?() }
        )
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .save,
            primaryAction: UIAction { [weak self] _ in self?.save() }
        )
        prepare(titleField, "Title", draft.title)
        prepare(locationField, "Location", draft.location)
        prepare(urlField, "URL", draft.url)
        prepare(notesField, "Notes", draft.notes)
        allDaySwitch.isOn = draft.isAllDay
        allDaySwitch.addAction(
            UIAction { [weak self] _ in self?.allDayChanged() },
            for: .valueChanged
        )
        startPicker.accessibilityIdentifier = "Starts"
        endPicker.accessibilityIdentifier = "Ends"
        startPicker.addAction(
            UIAction { [weak self] _ in self?.startChanged() },
            for: .valueChanged
        )
        endPicker.addAction(UIAction { [weak self] _ in self?.endChanged() }, for: .valueChanged)
        for picker in [startPicker, endPicker] {
            picker.preferredDatePickerStyle = .compact
            picker.datePickerMode = draft.isAllDay ? .date : .dateAndTime
        }
        startPicker.date = draft.start
        endPicker.date = draft.end
        updateSaving()
    }

    private func prepare(_ field: UITextField, _ name: String, _ text: String) {
        field.placeholder = name
        field.accessibilityIdentifier = name
        field.text = text
    }

    // MARK: Changes

    private func allDayChanged() {
        draft.isAllDay = allDaySwitch.isOn
        for picker in [startPicker, endPicker] {
            picker.datePickerMode = draft.isAllDay ? .date : .dateAndTime
        }
    }

    private func startChanged() {
        draft.move(to: startPicker.date)
        endPicker.date = draft.end
        updateSaving()
    }

    private func endChanged() {
        draft.end = endPicker.date
        updateSaving()
    }

    private func updateSaving() {
        navigationItem.rightBarButtonItem?.isEnabled = draft.isValid
    }

    private func save() {
        draft.title = titleField.text ?? ""
        draft.location = locationField.text ?? ""
        draft.url = urlField.text ?? ""
        draft.notes = notesField.text ?? ""
        onSave?(draft)
    }

    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {
        draft.calendar = calendarChooser.selectedCalendars.first ?? draft.calendar
        tableView.reloadData()
        navigationController?.popViewController(animated: true)
    }

    // MARK: Rows

    private var rows: [Row] { Row.allCases.filter { $0 != .delete || canDelete } }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        switch rows[indexPath.row] {
        case .title: fieldCell(titleField)
        case .location: fieldCell(locationField)
        case .url: fieldCell(urlField)
        case .notes: fieldCell(notesField)
        case .allDay: cell("All-day", accessory: allDaySwitch)
        case .start: cell("Starts", accessory: startPicker)
        case .end: cell("Ends", accessory: endPicker)
        case .repeats: cell("Repeat", draft.repeats?.title ?? "Custom")
        case .alert: cell("Alert", draft.alert?.title ?? "Custom")
        case .calendar: cell("Calendar", draft.calendar?.title ?? "None")
        case .delete: cell("Delete Event", color: .systemRed)
        }
    }

    private func fieldCell(_ field: UITextField) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        field.frame = cell.contentView.bounds.insetBy(dx: 16, dy: 0)
        field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.contentView.addSubview(field)
        return cell
    }

    private func cell(_ title: String, accessory: UIView) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = title
        cell.selectionStyle = .none
        accessory.sizeToFit()
        cell.accessoryView = accessory
        return cell
    }

    private func cell(
        _ title: String,
        _ value: String = "",
        color: UIColor = .label
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = title
        cell.textLabel?.textColor = color
        cell.detailTextLabel?.text = value
        cell.accessoryType = value.isEmpty ? .none : .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch rows[indexPath.row] {
        case .repeats:
            let all = EventRepeat.allCases
            choose("Repeat", all.map { $0.title }, draft.repeats.flatMap { all.firstIndex(of: $0) })
            {
                $0.repeats = all[$1]
            }
        case .alert:
            let all = EventAlert.allCases
            choose("Alert", all.map { $0.title }, draft.alert.flatMap { all.firstIndex(of: $0) }) {
                $0.alert = all[$1]
            }
        case .calendar:
            let chooser = EKCalendarChooser(
                selectionStyle: .single,
                displayStyle: .writableCalendarsOnly,
                eventStore: store
            )
            chooser.selectedCalendars = Set(draft.calendar.map { [$0] } ?? [])
            chooser.delegate = self
            navigationController?.pushViewController(chooser, animated: true)
        case .delete: onDelete?()
        case .title, .location, .allDay, .start, .end, .url, .notes: break
        }
    }

    private func choose(
        _ title: String,
        _ options: [String],
        _ chosen: Int?,
        _ change: @escaping @MainActor (inout EventDraft, Int) -> Void
    ) {
        let list = OptionListController(title: title, options: options, chosen: chosen) {
            [weak self] index in
            guard let self else { return }
            change(&draft, index)
            tableView.reloadData()
        }
        navigationController?.pushViewController(list, animated: true)
    }
}
