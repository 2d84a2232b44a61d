// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NotificationCenter {
    /// The notifications of a name, and of one object if it is given, from now on.
    public func notifications(
        named name: Notification.Name,
        object: AnyObject? = nil
    ) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    // Sendable is unchecked because a weak reference is a variable; it is set once, by `init`.
    /// The notifications of one name, as they are posted; the sequence never ends by itself.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        /// What the sequence yields.
        public typealias Element = Notification

        private let center: NotificationCenter
        private let name: Notification.Name
        private weak var object: AnyObject?
        private let hasObject: Bool

        init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
            self.center = center
            self.name = name
            self.object = object
            hasObject = object != nil
        }

        /// Begins to observe.
        public func makeAsyncIterator() -> Iterator {
            // Nothing is posted by an object that is gone.
            if hasObject, object == nil { return Iterator(PostedNotifications()) }
            let queue = PostedNotifications()
            queue.observe(center, name, object)
            return Iterator(queue)
        }

        /// Waits for one notification after the other, until its task is cancelled.
        public final class Iterator: AsyncIteratorProtocol {
            /// What the iterator yields.
            public typealias Element = Notification

            private let queue: PostedNotifications

            init(_ queue: PostedNotifications) { self.queue = queue }

            deinit { queue.end() }

            /// The next notification; nil once the task is cancelled.
            public func next() async -> Notification? { await queue.next() }

            /// The next notification, on the actor that asks for it; nil once the task is cancelled.
            public func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await queue.next(on: actor)
            }
        }
    }
}
