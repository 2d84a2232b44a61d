// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitCore

/// The local notifications that an application has scheduled by `UILocalNotification`.
///
/// They come while the program runs, by the clock that animations go by; nothing outside the
/// program keeps them.
@MainActor
final class LocalNotifications {
    static let shared = LocalNotifications()

    /// What the application asked for, which is granted without a question.
    var settings = UIUserNotificationSettings(types: [], categories: nil)

    private final class Entry {
        let notification: UILocalNotification
        /// The nominal time, from which repetitions are counted.
        var date: Date
        var deadline: Deadline?

        init(_ notification: UILocalNotification, _ date: Date) {
            self.notification = notification
            self.date = date
        }
    }

    private var entries: [Entry] = []

    var scheduled: [UILocalNotification] { entries.map(\.notification) }

    // MARK: Scheduling

    func schedule(_ notification: UILocalNotification) {
        guard let notification = notification.copy() as? UILocalNotification else { return }
        guard let date = notification.nominalDate else { return present(notification) }
        let entry = Entry(notification, date)
        let delay = date.timeIntervalSinceNow
        guard delay > 0 || !notification.repeatInterval.isEmpty else {
            return present(notification)
        }
        entries.append(entry)
        wait(for: entry, max(0, delay))
    }

    func cancel(_ notification: UILocalNotification) {
        guard let index = entries.firstIndex(where: { $0.notification.isSame(as: notification) })
        else { return }
        entries.remove(at: index).deadline?.cancel()
    }

    func cancelAll() {
        for entry in entries { entry.deadline?.cancel() }
        entries = []
    }

    private func wait(for entry: Entry, _ delay: TimeInterval) {
        entry.deadline = Deadlines.shared.add(after: delay) { [weak self] in self?.come(entry) }
    }

    private func come(_ entry: Entry) {
        if let next = entry.notification.repetition(after: entry.date) {
            let delay = next.timeIntervalSince(entry.date)
            entry.date = next
            wait(for: entry, delay)
        } else {
            entries.removeAll { $0 === entry }
        }
        present(entry.notification)
    }

    // MARK: Presenting

    /// Tells the delegate of an active application; shows a banner of any other.
    func present(_ notification: UILocalNotification) {
        let application = UIApplication.shared
        if notification.applicationIconBadgeNumber > 0, settings.types.contains(.badge) {
            application.applicationIconBadgeNumber = notification.applicationIconBadgeNumber
        }
        guard application.applicationState != .active else { return open(notification) }
        guard settings.types.contains(.alert), let body = notification.alertBody else { return }
        var content = NotificationBanner.Content()
        content.title = notification.alertTitle ?? ""
        content.body = body
        let category = settings.categories?.first { $0.identifier == notification.category }
        content.actions = (category?.actions(for: .minimal) ?? []).map {
            NotificationBanner.Action(
                title: $0.title ?? "",
                identifier: $0.identifier ?? "",
                isDestructive: $0.isDestructive
            )
        }
        NotificationBanner.show(content) { [weak self] answer in
            switch answer {
            case .opened: self?.open(notification)
            case .dismissed: break
            case .action(let identifier): self?.perform(identifier, notification)
            }
        }
    }

    private func open(_ notification: UILocalNotification) {
        let application = UIApplication.shared
        application.delegate?.application?(application, didReceive: notification)
    }

    private func perform(_ identifier: String, _ notification: UILocalNotification) {
        let application = UIApplication.shared
        let answer: Void? = application.delegate?.application?(
            application,
            handleActionWithIdentifier: identifier,
            for: notification,
            withResponseInfo: [:],
            completionHandler: {}
        )
        guard answer == nil else { return }
        application.delegate?.application?(
            application,
            handleActionWithIdentifier: identifier,
            for: notification,
            completionHandler: {}
        )
    }
}

extension UILocalNotification {
    /// The moment of `fireDate`, which is a time of day where there is a time zone.
    fileprivate var nominalDate: Date? {
        guard let fireDate, let timeZone else { return fireDate }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents(
            [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond],
            from: fireDate
        )
        calendar.timeZone = .current
        return calendar.date(from: parts) ?? fireDate
    }

    /// The next time; nil for a notification that comes once.
    fileprivate func repetition(after date: Date) -> Date? {
        let units: [(NSCalendar.Unit, Calendar.Component, Int)] = [
            (.era, .era, 1), (.year, .year, 1), (.quarter, .month, 3), (.month, .month, 1),
            (.weekOfYear, .day, 7), (.weekOfMonth, .day, 7), (.day, .day, 1),
            (.weekday, .day, 1), (.hour, .hour, 1), (.minute, .minute, 1), (.second, .second, 1),
        ]
        guard let unit = units.first(where: { repeatInterval.contains($0.0) }) else { return nil }
        return (repeatCalendar ?? .current).date(byAdding: unit.1, value: unit.2, to: date)
    }

    /// Whether another notification says the same, as one of an archive does.
    fileprivate func isSame(as other: UILocalNotification) -> Bool {
        fireDate == other.fireDate && timeZone == other.timeZone
            && repeatInterval == other.repeatInterval && alertBody == other.alertBody
            && alertTitle == other.alertTitle && alertAction == other.alertAction
            && soundName == other.soundName && category == other.category
            && applicationIconBadgeNumber == other.applicationIconBadgeNumber
            && NSDictionary(dictionary: userInfo ?? [:]).isEqual(to: other.userInfo ?? [:])
    }
}
