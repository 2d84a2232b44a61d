// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

/// Notifications of the application as messages with types.
@MainActor
struct ApplicationMessageTests {
    @Test func anObserverOfMessagesHearsNotifications() {
        let center = NotificationCenter()
        var count = 0
        let token = center.addObserver(of: UIApplication.shared, for: .willEnterForeground) { _ in
            count += 1
        }
        center.post(
            name: UIApplication.willEnterForegroundNotification,
            object: UIApplication.shared
        )
        #expect(count == 1)
        center.post(name: UIApplication.didBecomeActiveNotification, object: UIApplication.shared)
        #expect(count == 1)
        center.removeObserver(token)
        center.post(
            name: UIApplication.willEnterForegroundNotification,
            object: UIApplication.shared
        )
        #expect(count == 1)
    }

    @Test func anObserverOfNotificationsHearsMessages() {
        let center = NotificationCenter()
        var names: [Notification.Name] = []
        let token = center.addObserver(forName: nil, object: nil, queue: nil) { note in
            let name = note.name
            MainActor.assumeIsolated { names.append(name) }
        }
        center.post(UIApplication.DidBecomeActiveMessage(), subject: UIApplication.shared)
        #expect(names == [UIApplication.didBecomeActiveNotification])
        center.removeObserver(token)
    }
}
