// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime
import Testing

@testable import FoundationAdditions

/// Notifications that are waited for in turn.
struct NotificationSequenceTests {
    private let center = NotificationCenter()
    private let name = Notification.Name("lamp")

    private func post(_ number: Int, from object: AnyObject? = nil) {
        center.post(name: name, object: object, userInfo: ["n": number])
    }

    @Test func postedOnesComeInOrder() async {
        let iterator = center.notifications(named: name).makeAsyncIterator()
        post(1)
        center.post(name: Notification.Name("other"), object: nil)
        post(2)
        #expect(await iterator.next()?.userInfo?["n"] as? Int == 1)
        #expect(await iterator.next()?.userInfo?["n"] as? Int == 2)
    }

    @Test func onlyThoseOfAnObjectCome() async {
        let (one, other) = (NSObject(), NSObject())
        let iterator = center.notifications(named: name, object: one).makeAsyncIterator()
        post(1, from: other)
        post(2, from: one)
        #expect(await iterator.next()?.userInfo?["n"] as? Int == 2)
    }

    @Test func aTaskThatWaitsGetsTheNext() async {
        let iterator = center.notifications(named: name).makeAsyncIterator()
        let (center, name) = (center, name)
        let posting = Task { center.post(name: name, object: nil, userInfo: ["n": 7]) }
        #expect(await iterator.next()?.userInfo?["n"] as? Int == 7)
        await posting.value
    }

    @Test func aCancelledTaskGetsNone() async {
        let sequence = center.notifications(named: name)
        let task = Task {
            var count = 0
            for await _ in sequence { count += 1 }
            return count
        }
        task.cancel()
        #expect(await task.value == 0)
    }

    @Test func aMapYieldsValues() async {
        let numbers = center.notifications(named: name).compactMap { $0.userInfo?["n"] as? Int }
        var iterator = numbers.makeAsyncIterator()
        post(3)
        #expect(await iterator.next() == 3)
    }

    @Test func anIteratorThatIsGoneListensNoLonger() {
        weak var queue: PostedNotifications?
        do {
            let made = PostedNotifications()
            queue = made
            made.observe(center, name, nil)
            _ = NotificationCenter.Notifications.Iterator(made)
        }
        post(1)
        #expect(queue == nil)
    }

    @Test func whatOnlyABlockOwnsMayEndObservationsWhenItGoes() {
        final class Owner: Sendable {
            deinit { NotificationCenter.default.removeObserver(self) }
        }
        let name = Notification.Name("whatOnlyABlockOwns")
        weak var seen: Owner?
        var token: (any NSObjectProtocol)?
        do {
            let owner = Owner()
            seen = owner
            token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                _ in _ = owner
            }
        }
        #expect(seen != nil)
        if let token { NotificationCenter.default.removeObserver(token) }
        #expect(seen == nil)
    }

    @Test func aRemovedBlockIsLetGoHoweverItIsRemoved() {
        let center = NotificationCenter.default
        let name = Notification.Name("NotificationSequenceTests.removed")
        final class Owned: Sendable {}
        weak var owned: Owned?
        func observe() -> any NSObjectProtocol {
            let made = Owned()
            owned = made
            return center.addObserver(forName: name, object: nil, queue: nil) { _ in
                withExtendedLifetime(made) {}
            }
        }
        let first = observe()
        center.removeObserver(first, name: Notification.Name("another"), object: nil)
        #expect(owned != nil)
        center.removeObserver(first, name: name, object: nil)
        #expect(owned == nil)
        center.removeObserver(observe())
        #expect(owned == nil)
    }
}
