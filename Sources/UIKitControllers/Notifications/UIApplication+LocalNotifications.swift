// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKitCore

extension UIApplication {
    /// Asks for kinds of notifications, which are granted; the delegate is told so.
    public func registerUserNotificationSettings(
        _ notificationSettings: UIUserNotificationSettings
    ) {
        LocalNotifications.shared.settings = notificationSettings
        delegate?.application?(self, didRegister: notificationSettings)
    }

    /// The kinds of notifications that were granted; none before the application asked.
    public var currentUserNotificationSettings: UIUserNotificationSettings? {
        LocalNotifications.shared.settings
    }

    /// Schedules a copy of a local notification; one whose time is past comes at once.
    public func scheduleLocalNotification(_ notification: UILocalNotification) {
        LocalNotifications.shared.schedule(notification)
    }

    /// Presents a local notification now, whatever its date is.
    public func presentLocalNotificationNow(_ notification: UILocalNotification) {
        LocalNotifications.shared.present(notification)
    }

    /// Takes a scheduled local notification back, or one that says the same.
    public func cancelLocalNotification(_ notification: UILocalNotification) {
        LocalNotifications.shared.cancel(notification)
    }

    /// Takes all scheduled local notifications back.
    public func cancelAllLocalNotifications() { LocalNotifications.shared.cancelAll() }

    /// The local notifications that are to come.
    ///
    /// Setting it schedules others in their place.
    public var scheduledLocalNotifications: [UILocalNotification]? {
        get { LocalNotifications.shared.scheduled }
        set {
            LocalNotifications.shared.cancelAll()
            for notification in newValue ?? [] { scheduleLocalNotification(notification) }
        }
    }

    /// Asks for remote notifications; the delegate hears that there are none.
    public func registerForRemoteNotifications(matching types: UIRemoteNotificationType) {
        registerForRemoteNotifications()
    }

    /// The kinds of remote notifications that come; none.
    public func enabledRemoteNotificationTypes() -> UIRemoteNotificationType { [] }

    /// Asks to be called in the background from time to time, which only applications for calls over
    /// the network could.
    ///
    /// - Returns: false: nothing calls.
    public func setKeepAliveTimeout(
        _ timeout: TimeInterval,
        handler keepAliveHandler: (() -> Void)? = nil
    ) -> Bool {
        false
    }

    /// Takes the handler of `setKeepAliveTimeout(_:handler:)` back.
    public func clearKeepAliveTimeout() {}
}
