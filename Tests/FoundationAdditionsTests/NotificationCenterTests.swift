// SPDX-License-Identifier: Apache-2.0

import FoundationAdditions
import ObjCRuntime
import Synchronization
import Testing

/// Notification centres whose class overrides what posts and observes, as tests' do.
struct NotificationCenterTests {
    private final class Recorder: _OverridableNotificationCenter, @unchecked Sendable {
        var words: [String] = []

        override func _objcPost(_ notification: Notification) {
            words.append("post \(notification.name.rawValue)")
            super._objcPost(notification)
        }

        override func _objcPost(
            name: Notification.Name,
            object: Any?,
            userInfo: [AnyHashable: Any]? = nil
        ) {
            words.append("post \(name.rawValue) \(userInfo?.count ?? 0)")
            super._objcPost(name: name, object: object, userInfo: userInfo)
        }

        override func _objcAddObserver(
            _ observer: Any,
            selector: Selector,
            name: Notification.Name?,
            object: Any?
        ) {
            words.append("add \(name?.rawValue ?? "")")
            super._objcAddObserver(observer, selector: selector, name: name, object: object)
        }

        override func _objcRemoveObserver(_ observer: Any) {
            words.append("remove")
            super._objcRemoveObserver(observer)
        }
    }

    private final class Lamp {}

    private let name = Notification.Name("lamp")

    @Test func callsOfACentresOwnFunctionsReachTheOverrides() {
        let recorder = Recorder()
        let center: NotificationCenter = recorder
        let count = Mutex(0)
        let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
            count.withLock { $0 += 1 }
        }
        center.post(Notification(name: name))
        center.post(name: name, object: nil)
        center.post(name: name, object: nil, userInfo: ["a": 1])
        center.removeObserver(token)
        center.post(name: name, object: nil)
        #expect(
            recorder.words == ["post lamp", "post lamp 0", "post lamp 1", "remove", "post lamp 0"]
        )
        #expect(count.withLock(\.self) == 3)
    }

    @Test func observersBySelectorsReachTheOverrides() {
        let recorder = Recorder()
        let center: NotificationCenter = recorder
        let lamp = Lamp()
        center.addObserver(lamp, selector: Selector("turn"), name: name, object: nil)
        center.removeObserver(lamp)
        center.removeObserver(lamp, name: name, object: nil)
        #expect(recorder.words == ["add lamp", "remove"])
    }

    @Test func otherCentresPostAsEver() {
        let center = NotificationCenter()
        let values = Mutex<[Int]>([])
        let token = center.addObserver(forName: name, object: nil, queue: nil) { posted in
            let value = posted.userInfo?["a"] as? Int ?? 0
            values.withLock { $0.append(value) }
        }
        center.post(name: name, object: nil, userInfo: ["a": 1])
        center.post(name: name, object: nil)
        center.post(Notification(name: name, object: nil, userInfo: ["a": 2]))
        center.removeObserver(token)
        #expect(values.withLock(\.self) == [1, 0, 2])
    }
}
