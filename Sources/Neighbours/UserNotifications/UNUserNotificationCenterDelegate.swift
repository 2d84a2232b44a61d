// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Hears of notifications that come while the app is in front, and of answers.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol,
    _UNUserNotificationCenterDelegateProbes
{
    /// A notification comes; what the handler gets is shown.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler:
            @escaping (UNNotificationPresentationOptions) -> Void
    )

    /// Somebody answered one.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    )

    /// Somebody wants the app's own settings.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        openSettingsFor notification: UNNotification?
    )
}

extension UNUserNotificationCenterDelegate {
    /// Says that there is no such method.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler:
            @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        _objcDefault(
            self,
            "userNotificationCenter(_:willPresent:withCompletionHandler:)",
            center,
            notification,
            completionHandler
        )
    }

    /// Says that there is no such method.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        _objcDefault(
            self,
            "userNotificationCenter(_:didReceive:withCompletionHandler:)",
            center,
            response,
            completionHandler
        )
    }

    /// Says that there is no such method.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        openSettingsFor notification: UNNotification?
    ) {
        _objcDefault(
            self,
            "userNotificationCenter(_:openSettingsFor:)",
            center,
            notification as Any
        )
    }
}

/// The probes of `UNUserNotificationCenterDelegate`: its optional methods by name.
public protocol _UNUserNotificationCenterDelegateProbes: AnyObject {}

extension _UNUserNotificationCenterDelegateProbes {
    /// The methods, which have one base name, as a value.
    public var userNotificationCenter: _UNUserNotificationCenterMethods? {
        (self as? any UNUserNotificationCenterDelegate).map {
            _UNUserNotificationCenterMethods(target: $0)
        }
    }
}

/// The methods of a delegate as a value.
public struct _UNUserNotificationCenterMethods {
    let target: any UNUserNotificationCenterDelegate

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler:
            @escaping (UNNotificationPresentationOptions) -> Void
    ) -> Void? {
        _objcOptional(target, "userNotificationCenter(_:willPresent:withCompletionHandler:)") {
            target.userNotificationCenter(
                center,
                willPresent: notification,
                withCompletionHandler: completionHandler
            )
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) -> Void? {
        _objcOptional(target, "userNotificationCenter(_:didReceive:withCompletionHandler:)") {
            target.userNotificationCenter(
                center,
                didReceive: response,
                withCompletionHandler: completionHandler
            )
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ center: UNUserNotificationCenter,
        openSettingsFor notification: UNNotification?
    ) -> Void? {
        _objcOptional(target, "userNotificationCenter(_:openSettingsFor:)") {
            target.userNotificationCenter(center, openSettingsFor: notification)
        }
    }
}
