// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// A notification that is to come.
open class UNNotificationRequest: NSObject, NSCopying, @unchecked Sendable {
    /// What it is found by; one of the same name takes its place.
    open private(set) var identifier: String
    /// What it will say.
    open private(set) var content: UNNotificationContent
    /// When it comes; nil for at once.
    open private(set) var trigger: UNNotificationTrigger?

    /// A request with what the content says now.
    public init(
        identifier: String,
        content: UNNotificationContent,
        trigger: UNNotificationTrigger?
    ) {
        self.identifier = identifier
        self.content = UNNotificationContent(content.values)
        self.trigger = trigger
        super.init()
    }

    /// The same object: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

// Sendable is unchecked because nothing changes after `init`.
/// A notification that has come.
open class UNNotification: NSObject, NSCopying, @unchecked Sendable {
    /// When it came.
    open private(set) var date: Date
    /// What asked for it.
    open private(set) var request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
        super.init()
    }

    /// The same object: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

// Sendable is unchecked because nothing changes after `init`.
/// What a person did with a notification.
open class UNNotificationResponse: NSObject, NSCopying, @unchecked Sendable {
    /// The notification.
    open private(set) var notification: UNNotification
    /// The action, or one of the two that every notification has.
    open private(set) var actionIdentifier: String

    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
        super.init()
    }

    /// The same object: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

// Sendable is unchecked because nothing changes after `init`.
/// An answer in words.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    /// What was written.
    open private(set) var userText: String

    init(notification: UNNotification, actionIdentifier: String, userText: String) {
        self.userText = userText
        super.init(notification: notification, actionIdentifier: actionIdentifier)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The notification was opened.
public let UNNotificationDefaultActionIdentifier =
    "com.apple.UNNotificationDefaultActionIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The notification was thrown away.
public let UNNotificationDismissActionIdentifier =
    "com.apple.UNNotificationDismissActionIdentifier"
