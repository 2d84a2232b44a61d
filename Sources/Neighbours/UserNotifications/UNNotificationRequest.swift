// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// A notification that is to come.
open class UNNotificationRequest: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// What it is found by; one of the same name takes its place.
    open internal(set) var identifier: String
    /// What it will say.
    open internal(set) var content: UNNotificationContent
    /// When it comes; nil for at once.
    open internal(set) var trigger: UNNotificationTrigger?

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

    /// Yes.
    open class var supportsSecureCoding: Bool { true }

    /// Writes all values.
    open func encode(with coder: NSCoder) {
        coder.keep(identifier, "identifier")
        coder.encode(content, forKey: "content")
        coder.encode(trigger, forKey: "trigger")
    }

    /// Reads what `encode(with:)` wrote; what is absent is empty.
    public required init?(coder: NSCoder) {
        identifier = coder.text("identifier")
        content =
            coder.object("content", of: [UNNotificationContent.self]) as? UNNotificationContent
            ?? UNNotificationContent()
        trigger =
            coder.object("trigger", of: UNNotificationTrigger.kinds) as? UNNotificationTrigger
        super.init()
    }
}

// Sendable is unchecked because nothing changes after `init`.
/// A notification that has come.
open class UNNotification: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// When it came.
    open internal(set) var date: Date
    /// What asked for it.
    open internal(set) var request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
        super.init()
    }

    /// The same object: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Yes.
    open class var supportsSecureCoding: Bool { true }

    /// Writes all values.
    open func encode(with coder: NSCoder) {
        coder.encode(date as NSDate, forKey: "date")
        coder.encode(request, forKey: "request")
    }

    /// Reads what `encode(with:)` wrote; what is absent is empty.
    public required init?(coder: NSCoder) {
        date = coder.object("date", of: [NSDate.self]) as? Date ?? .distantPast
        request =
            coder.object("request", of: [UNNotificationRequest.self]) as? UNNotificationRequest
            ?? UNNotificationRequest(
                identifier: "",
                content: UNNotificationContent(),
                trigger: nil
            )
        super.init()
    }
}

// Sendable is unchecked because nothing changes after `init`.
/// What a person did with a notification.
open class UNNotificationResponse: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The notification.
    open internal(set) var notification: UNNotification
    /// The action, or one of the two that every notification has.
    open internal(set) var actionIdentifier: String

    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
        super.init()
    }

    /// The same object: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Yes.
    open class var supportsSecureCoding: Bool { true }

    /// Writes all values.
    open func encode(with coder: NSCoder) {
        coder.encode(notification, forKey: "notification")
        coder.keep(actionIdentifier, "actionIdentifier")
    }

    /// Reads what `encode(with:)` wrote; what is absent is empty.
    public required init?(coder: NSCoder) {
        let kept = coder.object("notification", of: [UNNotification.self]) as? UNNotification
        guard let notification = kept ?? UNNotification(coder: coder) else { return nil }
        self.notification = notification
        actionIdentifier = coder.text("actionIdentifier")
        super.init()
    }
}

// Sendable is unchecked because nothing changes after `init`.
/// An answer in words.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    /// What was written.
    open internal(set) var userText: String

    init(notification: UNNotification, actionIdentifier: String, userText: String) {
        self.userText = userText
        super.init(notification: notification, actionIdentifier: actionIdentifier)
    }

    /// Writes all values.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.keep(userText, "userText")
    }

    /// Reads what `encode(with:)` wrote; what is absent is empty.
    public required init?(coder: NSCoder) {
        userText = coder.text("userText")
        super.init(coder: coder)
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
