// SPDX-License-Identifier: Apache-2.0

import EventKit
import EventKitUI
import Foundation
import ObjCRuntime
import Testing
import UIKit
import UIKitTesting

/// The tests share the database of the program, so that they run in turn.
@MainActor
@Suite("Controllers of events", .serialized)
struct EventControllerTests {
    private final class Editing: NSObject, EKEventEditViewDelegate {
        var actions: [EKEventEditViewAction] = []
        var calendar: EKCalendar?

        func eventEditViewController(
            _ controller: EKEventEditViewController,
            didCompleteWith action: EKEventEditViewAction
        ) {
            actions.append(action)
            controller.dismiss(animated: false)
        }

        func eventEditViewControllerDefaultCalendar(
            forNewEvents controller: EKEventEditViewController
        ) -> EKCalendar {
            calendar ?? EKCalendar(for: .event, eventStore: EKEventStore())
        }
    }

    private final class Viewing: NSObject, EKEventViewDelegate {
        var actions: [EKEventViewAction] = []

        func eventViewController(
            _ controller: EKEventViewController,
            didCompleteWith action: EKEventViewAction
        ) {
            actions.append(action)
        }
    }

    private final class Choosing: NSObject, EKCalendarChooserDelegate {
        var calls: [String] = []
        func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {
            calls.append("changed")
        }
        func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {
            calls.append("finished")
        }
    }

    private let app: TestApp
    private let page = UIViewController()
    private let store = EKEventStore()
    private let editing = Editing()

    init() throws {
        app = try TestApp(device: "iPhone 14")
        app.drawsFrames = false
        EventDatabase.shared = EventDatabase(information: [
            "NSCalendarsFullAccessUsageDescription": "x"
        ])
        store.requestFullAccessToEvents { _, _ in }
        editing.calendar = store.defaultCalendarForNewEvents
        app.show(page)
    }

    private func date(_ day: Int, hour: Int = 9) -> Date {
        Calendar.current.date(from: DateComponents(year: 2024, month: 1, day: day, hour: hour))
            ?? .distantPast
    }

    private func makeEvent(_ title: String) throws -> EKEvent {
        let event = EKEvent(eventStore: store)
        event.title = title
        event.startDate = date(3)
        event.endDate = date(3, hour: 10)
        event.calendar = store.defaultCalendarForNewEvents
        try store.save(event, span: .thisEvent)
        return event
    }

    private func present(_ event: EKEvent?) -> EKEventEditViewController {
        let controller = EKEventEditViewController()
        controller.eventStore = store
        controller.event = event
        controller.editViewDelegate = editing
        page.present(controller, animated: false)
        app.settle()
        return controller
    }

    private func events() -> [EKEvent] {
        store.events(
            matching: store.predicateForEvents(
                withStart: date(1),
                end: date(31),
                calendars: nil
            )
        )
    }

    private func tap(_ text: String) throws {
        app.tap(try #require(app.find(UILabel.self, text)))
        app.settle()
    }

    private func enter(_ text: String, _ field: String) throws {
        try #require(app.find(UITextField.self, field)).text = text
    }

    @Test func aNewEventIsSavedWithWhatIsInTheFields() throws {
        let controller = present(nil)
        try enter("Lunch", "Title")
        try enter("Canteen", "Location")
        try enter("https://example.com", "URL")
        let picker = try #require(app.find(UIDatePicker.self, "Starts"))
        picker.date = date(5, hour: 12)
        picker.sendActions(for: .valueChanged)
        try tap("Repeat")
        try tap("Every Week")
        try tap("Alert")
        try tap("15 minutes before")
        try tap("Save")
        #expect(editing.actions == [.saved])
        let event = try #require(controller.event)
        #expect(event.title == "Lunch")
        #expect(event.location == "Canteen")
        #expect(event.url?.host == "example.com")
        #expect(event.startDate == date(5, hour: 12))
        #expect(event.endDate == date(5, hour: 13))
        #expect(event.recurrenceRules?.map { $0.frequency } == [.weekly])
        #expect(event.alarms?.map { $0.relativeOffset } == [-900])
        #expect(event.calendar == editing.calendar)
        #expect(events().map { $0.startDate } == [5, 12, 19, 26].map { date($0, hour: 12) })
    }

    @Test func aPersonMaySaveWithoutAccessOfTheProgram() throws {
        EventDatabase.shared = EventDatabase(information: [:])
        _ = present(nil)
        try enter("Lunch", "Title")
        try tap("Save")
        #expect(editing.actions == [.saved])
        #expect(store.calendars(for: .event).isEmpty)
    }

    @Test func cancellingLeavesTheEventAsItWas() throws {
        let controller = present(try makeEvent("Meeting"))
        try enter("Changed", "Title")
        try tap("Cancel")
        #expect(editing.actions == [.canceled])
        #expect(controller.event?.title == "Meeting")
        controller.cancelEditing()
        #expect(editing.actions.count == 1)
    }

    @Test func anEventThatEndsBeforeItBeginsCannotBeSaved() throws {
        let controller = present(try makeEvent("Meeting"))
        let button = controller.topViewController?.navigationItem.rightBarButtonItem
        #expect(button?.isEnabled == true)
        let picker = try #require(app.find(UIDatePicker.self, "Ends"))
        picker.date = date(2)
        picker.sendActions(for: .valueChanged)
        #expect(button?.isEnabled == false)
        picker.date = date(4)
        picker.sendActions(for: .valueChanged)
        #expect(button?.isEnabled == true)
    }

    @Test func anEventIsDeleted() throws {
        _ = present(try makeEvent("Meeting"))
        let table = try #require(app.find(UITableView.self))
        table.scrollToRow(at: IndexPath(row: 10, section: 0), at: .bottom, animated: false)
        app.settle()
        try tap("Delete Event")
        #expect(editing.actions == [.deleted])
        #expect(events().isEmpty)
    }

    @Test func changesOfASeriesAskWhichEventsAreMeant() throws {
        let event = try makeEvent("Stand-up")
        event.addRecurrenceRule(
            EKRecurrenceRule(recurrenceWith: .daily, interval: 1, end: nil)
        )
        try store.save(event, span: .futureEvents)
        let second = try #require(events().dropFirst().first)
        _ = present(second)
        try enter("Other", "Title")
        try tap("Save")
        #expect(editing.actions.isEmpty)
        try tap("Save for this event only")
        #expect(editing.actions == [.saved])
        #expect(events().prefix(3).map { $0.title } == ["Stand-up", "Other", "Stand-up"])
    }

    @Test func rulesThatTheEditorDoesNotOfferStay() throws {
        let event = try makeEvent("Rent")
        let end = EKRecurrenceEnd(occurrenceCount: 3)
        event.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .monthly, interval: 3, end: end))
        try store.save(event, span: .futureEvents)
        _ = present(event)
        #expect(app.find(UILabel.self, "Custom") != nil)
        try tap("Save")
        try tap("Save for future events")
        #expect(editing.actions == [.saved])
        #expect(event.recurrenceRules?.first?.interval == 3)
        #expect(event.recurrenceRules?.first?.recurrenceEnd?.occurrenceCount == 3)
    }

    @Test func anEventIsShownAndDeleted() throws {
        let controller = EKEventViewController()
        let delegate = Viewing()
        controller.delegate = delegate
        let event = try makeEvent("Meeting")
        event.notes = "Bring cake"
        controller.event = event
        app.show(UINavigationController(rootViewController: controller))
        app.settle()
        #expect(app.find(UILabel.self, "Meeting") != nil)
        #expect(app.find(UILabel.self, "Bring cake") != nil)
        #expect(app.find(UILabel.self, "Delete Event") == nil)
        controller.allowsEditing = true
        app.settle()
        try tap("Delete Event")
        #expect(delegate.actions == [.deleted])
        #expect(events().isEmpty)
    }

    @Test func theViewOfAnEventOpensTheEditor() throws {
        let controller = EKEventViewController()
        controller.allowsEditing = true
        controller.event = try makeEvent("Meeting")
        app.show(UINavigationController(rootViewController: controller))
        app.settle()
        try tap("Edit")
        try enter("Review", "Title")
        try tap("Save")
        #expect(app.find(UILabel.self, "Review") != nil)
        #expect(events().map { $0.title } == ["Review"])
    }

    @Test func calendarsAreChosen() throws {
        let other = EKCalendar(for: .event, eventStore: store)
        other.title = "Family"
        try store.saveCalendar(other, commit: true)
        let delegate = Choosing()
        let chooser = EKCalendarChooser(
            selectionStyle: .multiple,
            displayStyle: .allCalendars,
            eventStore: store
        )
        chooser.delegate = delegate
        chooser.showsDoneButton = true
        let first = try #require(store.defaultCalendarForNewEvents)
        chooser.selectedCalendars = [first]
        app.show(UINavigationController(rootViewController: chooser))
        app.settle()
        try tap("Family")
        #expect(chooser.selectedCalendars == [first, other])
        try tap(first.title)
        #expect(chooser.selectedCalendars == [other])
        try tap("Done")
        #expect(delegate.calls == ["changed", "changed", "finished"])
        let single = EKCalendarChooser(
            selectionStyle: .single,
            displayStyle: .writableCalendarsOnly,
            eventStore: store
        )
        single.selectedCalendars = [first]
        app.show(UINavigationController(rootViewController: single))
        app.settle()
        try tap("Family")
        #expect(single.selectedCalendars == [other])
    }
}
