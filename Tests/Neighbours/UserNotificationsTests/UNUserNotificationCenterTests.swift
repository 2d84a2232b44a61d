// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting
import UserNotifications

// The centre calls it on the main thread.
private final class Listener: NSObject, UNUserNotificationCenterDelegate, @unchecked Sendable {
    var presented: [String] = []
    var answers: [String] = []

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler:
            @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        presented.append(notification.request.identifier)
        completionHandler([.banner, .badge])
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        answers.append(response.actionIdentifier)
        completionHandler()
    }
}

@MainActor
@Suite(.serialized)
struct UNUserNotificationCenterTests {
    private let center = UNUserNotificationCenter.current()
    private let listener = Listener()

    init() {
        center.removeAllPendingNotificationRequests()
        center.removeAllDeliveredNotifications()
        center.delegate = listener
    }

    private func request(
        _ name: String,
        after seconds: Double,
        repeats: Bool = false
    ) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = "Late wake up call"
        content.body = "The early bird catches the worm."
        content.categoryIdentifier = "alarm"
        return UNNotificationRequest(
            identifier: name,
            content: content,
            trigger: UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: repeats)
        )
    }

    @Test func anErrorHasItsDomainAsAnObject() {
        let error = UNError(.notificationsNotAllowed) as NSError
        #expect(error.domain == UNErrorDomain)
        #expect(error.code == 1)
    }

    @Test func aRequestKeepsWhatTheContentSaidThen() {
        let content = UNMutableNotificationContent()
        content.title = "before"
        let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
        content.title = "after"
        #expect(request.content.title == "before")
    }

    @Test func itComesWhenTheClockSaysSo() async throws {
        let app = try TestApp()
        _ = try await center.requestAuthorization(options: [.alert, .badge])
        try await center.add(request("a", after: 5))
        app.advance(by: 4.9)
        #expect(listener.presented.isEmpty)
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["a"])
        app.advance(by: 0.2)
        #expect(listener.presented == ["a"])
        #expect(await center.pendingNotificationRequests().isEmpty)
        #expect(await center.deliveredNotifications().map(\.request.identifier) == ["a"])
    }

    @Test func oneThatIsForgottenNeverComes() async throws {
        let app = try TestApp()
        _ = try await center.requestAuthorization(options: [.alert])
        try await center.add(request("a", after: 5))
        try await center.add(request("b", after: 5))
        center.removePendingNotificationRequests(withIdentifiers: ["a"])
        app.advance(by: 6)
        #expect(listener.presented == ["b"])
    }

    @Test func oneOfTheSameNameTakesItsPlace() async throws {
        let app = try TestApp()
        _ = try await center.requestAuthorization(options: [.alert])
        try await center.add(request("a", after: 5))
        try await center.add(request("a", after: 10))
        app.advance(by: 7)
        #expect(listener.presented.isEmpty)
        app.advance(by: 4)
        #expect(listener.presented == ["a"])
    }

    @Test func aCalendarsTriggerComesAtItsNextTime() throws {
        var noon = DateComponents()
        noon.hour = 12
        let trigger = UNCalendarNotificationTrigger(dateMatching: noon, repeats: true)
        let date = try #require(trigger.nextTriggerDate())
        #expect(date > Date() && date.timeIntervalSinceNow <= 90_000)
        #expect(Calendar.current.component(.hour, from: date) == 12)
    }

    @Test func categoriesOfTheSameNameAndButtonsAreEqual() async {
        let category = UNNotificationCategory(
            identifier: "alarm",
            actions: [UNNotificationAction(identifier: "show", title: "Tell me more…")],
            intentIdentifiers: []
        )
        center.setNotificationCategories([category])
        #expect(await center.notificationCategories() == [category])
    }
}
