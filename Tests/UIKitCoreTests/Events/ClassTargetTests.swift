// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

/// Classes as targets and observers: on iOS they are objects.
@MainActor
@Suite(.serialized)
struct ClassTargetTests {
    private final class Engine: NSObject {
        nonisolated(unsafe) static var calls = 0

        @section(".init_array") @used private nonisolated static let methods:
            @convention(c) @Sendable () -> Void = {
                _objcRegister { m in
                    m.classMethod("ping") { _ in calls += 1 }
                    return Engine.self
                }
            }
    }

    @Test func aControlCallsAClass() {
        Engine.calls = 0
        let button = UIButton()
        button.addTarget(Engine.self, action: Selector("ping"), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(Engine.calls == 1)
        button.removeTarget(Engine.self, action: Selector("ping"), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(Engine.calls == 1)
    }

    @Test func aNotificationReachesAClassUntilItIsRemoved() {
        Engine.calls = 0
        let name = Notification.Name("ClassTargetTests")
        NotificationCenter.default.addObserver(
            Engine.self,
            selector: Selector("ping"),
            name: name,
            object: nil
        )
        NotificationCenter.default.post(name: name, object: nil)
        #expect(Engine.calls == 1)
        NotificationCenter.default.removeObserver(Engine.self as AnyObject)
        NotificationCenter.default.post(name: name, object: nil)
        #expect(Engine.calls == 1)
    }
}
