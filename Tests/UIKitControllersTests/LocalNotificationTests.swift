// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing
import UIKit
import UIKitTesting

@MainActor
private final class Delegate: NSObject, UIApplicationDelegate {
    var received: [String] = []
    var actions: [String] = []
    var types: UIUserNotificationType?

    func application(
        _ application: UIApplication,
        didRegister notificationSettings: UIUserNotificationSettings
    ) {
        types = notificationSettings.types
    }

    func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
        received.append(notification.alertBody ?? "")
    }

    func application(
        _ application: UIApplication,
        handleActionWithIdentifier identifier: String?,
        for notification: UILocalNotification,
        completionHandler: @escaping () -> Void
    ) {
        actions.append(identifier ?? "")
        completionHandler()
    }
}

/// Notifications that the application schedules itself, by the interface before UserNotifications.
@MainActor
@Suite(.serialized)
struct LocalNotificationTests {
    private let delegate = Delegate()

    private func start() throws -> (TestApp, UIApplication) {
        let app = try TestApp(device: "iPhone 15")
        app.show(UIViewController())
        let application = UIApplication.shared
        application.cancelAllLocalNotifications()
        application.delegate = delegate
        return (app, application)
    }

    private func notification(_ body: String, after seconds: Double) -> UILocalNotification {
        let notification = UILocalNotification()
        notification.alertBody = body
        notification.fireDate = Date(timeIntervalSinceNow: seconds)
        return notification
    }

    @Test func theSettingsAreGrantedAndTold() throws {
        let (_, application) = try start()
        application.registerUserNotificationSettings(
            UIUserNotificationSettings(types: [.alert, .badge], categories: nil)
        )
        #expect(delegate.types == [.alert, .badge])
        #expect(application.currentUserNotificationSettings?.types == [.alert, .badge])
    }

    @Test func oneComesAtItsTimeAndSetsTheBadge() throws {
        let (app, application) = try start()
        application.registerUserNotificationSettings(
            UIUserNotificationSettings(types: [.alert, .badge], categories: nil)
        )
        application.applicationIconBadgeNumber = 0
        let notification = notification("tea", after: 60)
        notification.applicationIconBadgeNumber = 3
        application.scheduleLocalNotification(notification)
        notification.alertBody = "changed after scheduling"
        #expect(application.scheduledLocalNotifications?.map(\.alertBody) == ["tea"])
        app.advance(by: 50)
        #expect(delegate.received.isEmpty)
        app.advance(by: 11)
        #expect(delegate.received == ["tea"])
        #expect(application.applicationIconBadgeNumber == 3)
        #expect(application.scheduledLocalNotifications?.isEmpty == true)
    }

    @Test func oneOfThePastComesAtOnceAndCancelledOnesDoNot() throws {
        let (app, application) = try start()
        application.scheduleLocalNotification(notification("late", after: -5))
        #expect(delegate.received == ["late"])
        let first = notification("first", after: 10)
        let second = notification("second", after: 20)
        application.scheduleLocalNotification(first)
        application.scheduleLocalNotification(second)
        application.cancelLocalNotification(first)
        app.advance(by: 30)
        #expect(delegate.received == ["late", "second"])
        application.scheduledLocalNotifications = [notification("third", after: 10)]
        application.cancelAllLocalNotifications()
        app.advance(by: 30)
        #expect(delegate.received == ["late", "second"])
        application.presentLocalNotificationNow(first)
        #expect(delegate.received == ["late", "second", "first"])
    }

    @Test func repetitionsComeUntilTheyAreCancelled() throws {
        let (app, application) = try start()
        let notification = notification("minute", after: 10)
        notification.repeatInterval = .minute
        application.scheduleLocalNotification(notification)
        app.advance(by: 11)
        app.advance(by: 60)
        app.advance(by: 60)
        #expect(delegate.received == ["minute", "minute", "minute"])
        #expect(application.scheduledLocalNotifications?.count == 1)
        application.cancelLocalNotification(notification)
        app.advance(by: 60)
        #expect(delegate.received.count == 3)
    }

    @Test func notificationsAndActionsAreArchived() throws {
        let notification = notification("tea", after: 60)
        notification.userInfo = ["key": "value"]
        notification.repeatInterval = .day
        notification.timeZone = TimeZone(identifier: "Europe/Berlin")
        notification.hasAction = false
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: notification,
            requiringSecureCoding: false
        )
        let decoded =
            try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UILocalNotification
        let copy = try #require(decoded)
        #expect(copy.alertBody == "tea")
        #expect(copy.fireDate == notification.fireDate)
        #expect(copy.userInfo?["key"] as? String == "value")
        #expect(copy.repeatInterval == .day)
        #expect(copy.timeZone?.identifier == "Europe/Berlin")
        #expect(!copy.hasAction)
        let action = UIMutableUserNotificationAction()
        action.identifier = "reply"
        action.behavior = .textInput
        action.isDestructive = true
        let actionData = try NSKeyedArchiver.archivedData(
            withRootObject: action,
            requiringSecureCoding: false
        )
        let read = try #require(
            try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(actionData)
                as? UIUserNotificationAction
        )
        #expect(read.identifier == "reply")
        #expect(read.behavior == .textInput)
        #expect(read.isDestructive)
        #expect(read.isAuthenticationRequired)
        let fixed = try #require(action.copy() as? UIUserNotificationAction)
        #expect(!(fixed is UIMutableUserNotificationAction))
        #expect(fixed.mutableCopy() is UIMutableUserNotificationAction)
    }
}
