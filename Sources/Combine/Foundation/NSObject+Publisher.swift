// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

extension ObjCRuntime.NSObject {
    /// The values of an observed property.
    public struct KeyValueObservingPublisher<Subject: ObjCRuntime.NSObject, Value>: Publisher {
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
        fileprivate let key: String?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Value, S.Failure == Never {
            let own = self
            let conduit = ObservedConduit<Value>(subscriber, "KVOSubscription") { conduit in
                let observation = own.object.observe(
                    own.keyPath,
                    _key: own.key,
                    options: own.options.subtracting(.initial)
                ) { object, _ in
                    conduit.send(object[keyPath: own.keyPath])
                }
                return AnyCancellable { observation.invalidate() }
            }
            if options.contains(.initial) { conduit.give(object[keyPath: keyPath]) }
            subscriber.receive(subscription: conduit)
        }
    }
}

extension _KeyValueCodingAndObserving where Self: ObjCRuntime.NSObject {
    /// The values of an observed property, the present one first.
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
            options: options,
            key: _key
        )
    }
}
