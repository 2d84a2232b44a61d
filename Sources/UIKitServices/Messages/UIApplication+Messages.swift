// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKitBasics

// Source: Foundation's documentation of `NotificationCenter.MainActorMessage`.
extension UIApplication {
    /// The application has become active.
    public struct DidBecomeActiveMessage: NotificationCenter.MainActorMessage {
        /// What the message is about.
        public typealias Subject = UIApplication

        /// The notification's name.
        public static var name: Notification.Name { UIApplication.didBecomeActiveNotification }

        /// Makes the message.
        public init() {}

        /// The message that a notification of its name is.
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }

    /// The application is about to become inactive.
    public struct WillResignActiveMessage: NotificationCenter.MainActorMessage {
        /// What the message is about.
        public typealias Subject = UIApplication

        /// The notification's name.
        public static var name: Notification.Name { UIApplication.willResignActiveNotification }

        /// Makes the message.
        public init() {}

        /// The message that a notification of its name is.
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }

    /// The application has gone into the background.
    public struct DidEnterBackgroundMessage: NotificationCenter.MainActorMessage {
        /// What the message is about.
        public typealias Subject = UIApplication

        /// The notification's name.
        public static var name: Notification.Name { UIApplication.didEnterBackgroundNotification }

        /// Makes the message.
        public init() {}

        /// The message that a notification of its name is.
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }

    /// The application is about to leave the background.
    public struct WillEnterForegroundMessage: NotificationCenter.MainActorMessage {
        /// What the message is about.
        public typealias Subject = UIApplication

        /// The notification's name.
        public static var name: Notification.Name { UIApplication.willEnterForegroundNotification }

        /// Makes the message.
        public init() {}

        /// The message that a notification of its name is.
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }

    /// The application is about to end.
    public struct WillTerminateMessage: NotificationCenter.MainActorMessage {
        /// What the message is about.
        public typealias Subject = UIApplication

        /// The notification's name.
        public static var name: Notification.Name { UIApplication.willTerminateNotification }

        /// Makes the message.
        public init() {}

        /// The message that a notification of its name is.
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }

    /// Memory is short.
    public struct DidReceiveMemoryWarningMessage: NotificationCenter.MainActorMessage {
        /// What the message is about.
        public typealias Subject = UIApplication

        /// The notification's name.
        public static var name: Notification.Name {
            UIApplication.didReceiveMemoryWarningNotification
        }

        /// Makes the message.
        public init() {}

        /// The message that a notification of its name is.
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
    /// The application has become active.
    public static var didBecomeActive: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
    /// The application is about to become inactive.
    public static var willResignActive: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
    /// The application has gone into the background.
    public static var didEnterBackground: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
    /// The application is about to leave the background.
    public static var willEnterForeground: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
    /// The application is about to end.
    public static var willTerminate: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where
    Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage>
{
    /// Memory is short.
    public static var didReceiveMemoryWarning: Self { .init() }
}
