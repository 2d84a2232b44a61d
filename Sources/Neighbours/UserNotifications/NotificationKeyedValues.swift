// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// What is read and set by name: tests make a response of an archive and set what it is about.
private enum NotificationKeyedValues {
    @section(".init_array") @used private static let keys: @convention(c) @Sendable () -> Void = {
        _objcRegister { m in
            m.property(
                "notification",
                of: UNNotificationResponse.self,
                { $0.notification },
                { $0.notification = $1 }
            )
            m.property(
                "actionIdentifier",
                of: UNNotificationResponse.self,
                { $0.actionIdentifier },
                { $0.actionIdentifier = $1 }
            )
            return UNNotificationResponse.self
        }
        _objcRegister { m in
            m.property(
                "userText",
                of: UNTextInputNotificationResponse.self,
                { $0.userText },
                { $0.userText = $1 }
            )
            return UNTextInputNotificationResponse.self
        }
        _objcRegister { m in
            m.property("date", of: UNNotification.self, { $0.date }, { $0.date = $1 })
            m.property("request", of: UNNotification.self, { $0.request }, { $0.request = $1 })
            return UNNotification.self
        }
        _objcRegister { m in
            m.property(
                "identifier",
                of: UNNotificationRequest.self,
                { $0.identifier },
                { $0.identifier = $1 }
            )
            m.property(
                "content",
                of: UNNotificationRequest.self,
                { $0.content },
                { $0.content = $1 }
            )
            m.property(
                "trigger",
                of: UNNotificationRequest.self,
                { $0.trigger },
                { $0.trigger = $1 }
            )
            return UNNotificationRequest.self
        }
        _objcRegister { m in
            m.property(
                "authorizationStatus",
                of: UNNotificationSettings.self,
                { $0.authorizationStatus },
                { $0.authorizationStatus = $1 }
            )
            return UNNotificationSettings.self
        }
    }
}
