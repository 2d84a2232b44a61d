// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

@testable import UserNotifications

@Suite("Notifications in archives, and made by tests")
struct ArchiveTests {
    /// A coder whose answers a test chooses, as tests derive it from `NSKeyedArchiver`.
    private final class Answers: _ObjCKeyedArchiver {
        var values: [String: Any] = [:]

        override func decodeObject(forKey key: String) -> Any? { values[key] ?? "" }
        override func decodeInt64(forKey key: String) -> Int64 { 0 }
    }

    private func copy<T: NSObject & NSSecureCoding>(_ value: T) throws -> T {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: value,
            requiringSecureCoding: true
        )
        return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: T.self, from: data))
    }

    private var content: UNMutableNotificationContent {
        let content = UNMutableNotificationContent()
        content.title = "Title"
        content.body = "Body"
        content.badge = 3
        content.sound = .default
        content.userInfo = ["id": 7, "aps": ["alert": "A"]]
        content.categoryIdentifier = "category"
        content.interruptionLevel = .timeSensitive
        content.relevanceScore = 0.25
        return content
    }

    @Test func aRequestComesBackWhole() throws {
        let request = UNNotificationRequest(
            identifier: "r",
            content: content,
            trigger: UNTimeIntervalNotificationTrigger(timeInterval: 90, repeats: true)
        )
        let back = try copy(request)
        #expect(back.identifier == "r" && back.content.title == "Title")
        #expect(back.content.body == "Body" && back.content.badge == 3)
        #expect(back.content.sound == .default && back.content.categoryIdentifier == "category")
        #expect(back.content.userInfo["id"] as? Int == 7)
        #expect((back.content.userInfo["aps"] as? [String: String])?["alert"] == "A")
        #expect(back.content.interruptionLevel == .timeSensitive)
        #expect(back.content.relevanceScore == 0.25 && back.content.subtitle.isEmpty)
        #expect(back.content.targetContentIdentifier == nil)
        let trigger = try #require(back.trigger as? UNTimeIntervalNotificationTrigger)
        #expect(trigger.timeInterval == 90 && trigger.repeats)
    }

    @Test func aResponseComesBackWithItsNotification() throws {
        let trigger = UNCalendarNotificationTrigger(
            dateMatching: DateComponents(hour: 8, minute: 30),
            repeats: false
        )
        let request = UNNotificationRequest(identifier: "r", content: content, trigger: trigger)
        let date = Date(timeIntervalSinceReferenceDate: 1000)
        let response = UNTextInputNotificationResponse(
            notification: UNNotification(date: date, request: request),
            actionIdentifier: "reply",
            userText: "Yes"
        )
        let back = try copy(response)
        #expect(back.actionIdentifier == "reply" && back.userText == "Yes")
        #expect(back.notification.date == date && back.notification.request.identifier == "r")
        let again = back.notification.request.trigger as? UNCalendarNotificationTrigger
        #expect(again?.dateComponents.hour == 8 && again?.dateComponents.minute == 30)
    }

    @Test func categoriesActionsAndSettingsComeBack() throws {
        let category = UNNotificationCategory(
            identifier: "c",
            actions: [
                UNNotificationAction(
                    identifier: "a",
                    title: "A",
                    options: [.foreground],
                    icon: UNNotificationActionIcon(systemImageName: "star")
                ),
                UNTextInputNotificationAction(
                    identifier: "t",
                    title: "T",
                    textInputButtonTitle: "Send",
                    textInputPlaceholder: "Say"
                ),
            ],
            intentIdentifiers: ["i"],
            options: [.customDismissAction]
        )
        let back = try copy(category)
        #expect(back == category && back.intentIdentifiers == ["i"])
        #expect(back.actions[0].icon?.name == "star")
        let words = try #require(back.actions[1] as? UNTextInputNotificationAction)
        #expect(words.textInputButtonTitle == "Send" && words.textInputPlaceholder == "Say")
        let settings = try copy(UNNotificationSettings(status: .authorized, options: [.sound]))
        #expect(settings.authorizationStatus == .authorized && settings.soundSetting == .enabled)
        #expect(settings.badgeSetting == .notSupported)
    }

    @Test func aTestMakesAResponseOfACoderAndSetsItsValuesByName() throws {
        let coder = Answers(requiringSecureCoding: false)
        let response = try #require(UNNotificationResponse(coder: coder))
        #expect(response.actionIdentifier.isEmpty)
        let notification = try #require(UNNotification(coder: coder))
        let request = UNNotificationRequest(identifier: "r", content: content, trigger: nil)
        notification.setValue(request, forKey: "request")
        response.setValue(notification, forKey: "notification")
        response.setValue(UNNotificationDefaultActionIdentifier, forKey: "actionIdentifier")
        #expect(response.notification.request === request)
        #expect(response.actionIdentifier == UNNotificationDefaultActionIdentifier)
        #expect(response.value(forKey: "notification") as? UNNotification === notification)
        let settings = try #require(UNNotificationSettings(coder: coder))
        #expect(settings.authorizationStatus == .notDetermined)
        settings.setValue(UNAuthorizationStatus.denied.rawValue, forKey: "authorizationStatus")
        #expect(settings.authorizationStatus == .denied)
    }

    @Test func aCoderThatKnowsTheKeysIsAsked() throws {
        let coder = Answers(requiringSecureCoding: false)
        let request = UNNotificationRequest(identifier: "r", content: content, trigger: nil)
        coder.values = ["request": request, "date": Date(timeIntervalSinceReferenceDate: 5)]
        let notification = try #require(UNNotification(coder: coder))
        #expect(notification.request === request)
        #expect(notification.date.timeIntervalSinceReferenceDate == 5)
    }
}
