// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Hears of notifications that come while the app is in front, and of answers.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol,
    _UNUserNotificationCenterDelegateProbes
{
    // @optional

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
