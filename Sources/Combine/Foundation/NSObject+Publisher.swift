// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

extension ObjCRuntime.NSObject {
    /// The values of an observed property.
    public struct KeyValueObservingPublisher<Subject: Foundation.NSObject, Value>: Publisher {
        /// The value.
        public typealias Output = Value
        /// The stream never fails.
        public typealias Failure = Never

        /// The object.
        public let object: Subject
        /// The property.
        public let keyPath: KeyPath<Subject, Value>
        /// Which changes are told.
        public let options: NSKeyValueObservingOptions
        /// Observes the property without its present value.
        fileprivate let observe: (@escaping (Subject) -> Void) -> NSKeyValueObservation

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Value, S.Failure == Never {
            let own = self
            let conduit = ObservedConduit<Value>(subscriber, "KVOSubscription") { conduit in
                let observation = own.observe { conduit.send($0[keyPath: own.keyPath]) }
                return AnyCancellable { observation.invalidate() }
            }
            if options.contains(.initial) { conduit.give(object[keyPath: keyPath]) }
            subscriber.receive(subscription: conduit)
        }
    }
}

extension _KeyValueCodingAndObserving where Self: Foundation.NSObject {
    /// The values of an observed property or setting, the present one first.
    ///
    /// `_key`: the path in words, which lowered source adds.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>,
        _key: String? = nil,
        options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> ObjCRuntime.NSObject.KeyValueObservingPublisher<Self, Value> {
        ObjCRuntime.NSObject.KeyValueObservingPublisher(
            object: self,
            keyPath: keyPath,
            options: options
        ) { [self] send in
            observe(keyPath, _key: _key, options: options.subtracting(.initial)) { object, _ in
                send(object)
            }
        }
    }
}
