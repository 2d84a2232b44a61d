// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NotificationCenter {
    /// The notifications of one name.
    public struct Publisher: Combine.Publisher {
        /// The notification.
        public typealias Output = Notification
        /// The stream never fails.
        public typealias Failure = Never

        /// Where they are posted.
        public let center: NotificationCenter
        /// Their name.
        public let name: Notification.Name
        /// Who posts them; nil for anyone.
        public let object: AnyObject?

        /// Makes the publisher.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Notification, S.Failure == Never {
            let (center, name, object) = (center, name, object)
            let conduit = ObservedConduit<Notification>(subscriber, "NotificationCenter Observer") {
                conduit in
                let token = center.addObserver(forName: name, object: object, queue: nil) {
                    conduit.send($0)
                }
                return AnyCancellable { center.removeObserver(token) }
            }
            subscriber.receive(subscription: conduit)
        }
    }

    /// The notifications of one name as a stream.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}

/// A subscription that watches something until it is cancelled; what nobody asked for is lost.
final class ObservedConduit<Output>: Subscription, NamedStage {
    private let watch = Guarded<AnyCancellable?>(nil)
    private let conduit: Conduit<Output, Never>

    init<S: Subscriber>(
        _ subscriber: S,
        _ name: String,
        watch begin: (Conduit<Output, Never>) -> AnyCancellable
    ) where S.Input == Output, S.Failure == Never {
        let watch = watch
        conduit = Conduit(subscriber, named: name) { _ in watch.swap(nil)?.cancel() }
        _ = watch.swap(begin(conduit))
    }

    var description: String { conduit.description }

    /// Gives a value with the first demand.
    func give(_ value: Output) { conduit.give(value) }

    func request(_ demand: Subscribers.Demand) { conduit.request(demand) }

    func cancel() { conduit.cancel() }
}
