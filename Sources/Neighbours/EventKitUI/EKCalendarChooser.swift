// SPDX-License-Identifier: Apache-2.0

public import EventKit
public import Foundation
public import UIKit

/// How many calendars can be chosen.
public enum EKCalendarChooserSelectionStyle: Int, Sendable {
    /// One.
    case single = 0
    /// Several.
    case multiple = 1
}

/// Which calendars are shown.
public enum EKCalendarChooserDisplayStyle: Int, Sendable {
    /// All.
    case allCalendars = 0
    /// Those that can be changed.
    case writableCalendarsOnly = 1
}

/// Lets a person choose calendars.
///
/// It belongs into a navigation controller, whose bar has its buttons.
/// - Source: developer.apple.com/documentation/eventkitui/ekcalendarchooser
@preconcurrency @MainActor
open class EKCalendarChooser: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private final let displayStyle: EKCalendarChooserDisplayStyle
    private final let entityType: EKEntityType
    private final let store: EKEventStore
    private final let table = UITableView(frame: .zero, style: .grouped)
    private final var calendars: [EKCalendar] = []
    private final var identifiers: Set<String> = []

    /// A list of a store's calendars for events.
    public convenience init(
        selectionStyle style: EKCalendarChooserSelectionStyle,
        displayStyle: EKCalendarChooserDisplayStyle,
        eventStore: EKEventStore
    ) {
        self.init(
            selectionStyle: style,
            displayStyle: displayStyle,
            entityType: .event,
            eventStore: eventStore
        )
    }

    /// A list of a store's calendars for events or reminders.
    public init(
        selectionStyle style: EKCalendarChooserSelectionStyle,
        displayStyle: EKCalendarChooserDisplayStyle,
        entityType: EKEntityType,
        eventStore: EKEventStore
    ) {
        selectionStyle = style
        self.displayStyle = displayStyle
        self.entityType = entityType
        store = eventStore
        super.init(nibName: nil, bundle: nil)
        title = "Calendars"
    }

    /// Nil: the controller is not archived.
    public required init?(coder: NSCoder) { nil }

    /// How many calendars can be chosen.
    open private(set) var selectionStyle: EKCalendarChooserSelectionStyle

    /// Receives the choice.
    open weak var delegate: (any EKCalendarChooserDelegate)?

    /// Whether there is a button that ends the choice.
    open var showsDoneButton = false { didSet { fillBar() } }

    /// Whether there is a button that gives the choice up.
    open var showsCancelButton = false { didSet { fillBar() } }

    /// The calendars that are chosen.
    open var selectedCalendars: Set<EKCalendar> {
        get {
            Set(all.filter { identifiers.contains($0.calendarIdentifier) })
        }
        set {
            identifiers = Set(newValue.map { $0.calendarIdentifier })
            if isViewLoaded { table.reloadData() }
        }
    }

    private final var all: [EKCalendar] {
        EventDatabase.shared.byPerson { store.calendars(for: entityType) }
    }

    // MARK: View

    /// Shows the calendars.
    open override func viewDidLoad() {
        super.viewDidLoad()
        calendars = all.filter {
            displayStyle == .allCalendars || $0.allowsContentModifications
        }
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.delegate = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "calendar")
        view.addSubview(table)
        fillBar()
    }

    private final func fillBar() {
        navigationItem.rightBarButtonItem =
            showsDoneButton
            ? UIBarButtonItem(
                systemItem: .done,
                primaryAction: UIAction { [weak self] _ in
                    guard let self else { return }
                    delegate?.calendarChooserDidFinish?(self)
                }
            ) : nil
        navigationItem.leftBarButtonItem =
            showsCancelButton
            ? UIBarButtonItem(
                systemItem: .cancel,
                primaryAction: UIAction { [weak self] _ in
                    guard let self else { return }
                    delegate?.calendarChooserDidCancel?(self)
                }
            ) : nil
    }

    // MARK: Rows

    /// One row for each calendar.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        calendars.count
    }

    /// A calendar with its colour, and a mark if it is chosen.
    open func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "calendar", for: indexPath)
        let calendar = calendars[indexPath.row]
        cell.textLabel?.text = calendar.title
        cell.imageView?.image = UIImage(systemName: "circle.fill")
        cell.imageView?.tintColor = calendar.cgColor.map { UIColor(cgColor: $0) }
        let isChosen = identifiers.contains(calendar.calendarIdentifier)
        cell.accessoryType = isChosen ? .checkmark : .none
        return cell
    }

    /// Chooses a calendar, or takes the choice back where several can be chosen.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let identifier = calendars[indexPath.row].calendarIdentifier
        if selectionStyle == .single {
            identifiers = [identifier]
        } else if identifiers.remove(identifier) == nil {
            identifiers.insert(identifier)
        }
        tableView.reloadData()
        delegate?.calendarChooserSelectionDidChange?(self)
    }
}
