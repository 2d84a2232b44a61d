// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import LocaleDefaults

// Key-value coding and observing of the objects of Foundation's own classes, which do not inherit from
// this module's class. Members of a protocol, since that class declares the same ones for overriding.
extension _KeyValueCodingAndObserving where Self: Foundation.NSObject {
    /// The value of a key.
    public func value(forKey key: String) -> Any? { KeyValueCoding.value(of: self, forKey: key) }

    /// The value at the end of a path of keys.
    public func value(forKeyPath keyPath: String) -> Any? {
        KeyValueCoding.value(of: self, forKeyPath: keyPath)
    }

    /// Sets the value of a key.
    public func setValue(_ value: Any?, forKey key: String) {
        KeyValueCoding.set(value, of: self, forKeyPath: key)
    }

    /// Sets the last key of a path on the object that the rest leads to.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        KeyValueCoding.set(value, of: self, forKeyPath: keyPath)
    }

    /// Calls the observer's `observeValue` when the value at the path changes.
    ///
    /// The observer is not retained; one that is gone is not called.
    public func addObserver(
        _ observer: NSObject,
        forKeyPath keyPath: String,
        options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        guard let object = self as? NSObject else {
            return addCodedObserver(
                observer,
                forKeyPath: keyPath,
                options: options,
                context: context
            )
        }
        object.addObserver(observer, forKeyPath: keyPath, options: options, context: context)
    }

    /// Ends the latest observation by that observer, path and context; traps when there is none.
    public func removeObserver(
        _ observer: NSObject,
        forKeyPath keyPath: String,
        context: UnsafeMutableRawPointer?
    ) {
        guard let object = self as? NSObject else {
            return removeCodedObserver(observer, forKeyPath: keyPath, matching: context)
        }
        object.removeObserver(observer, forKeyPath: keyPath, context: context)
    }

    /// Ends the latest observation by that observer and path; traps when there is none.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        guard let object = self as? NSObject else {
            return removeCodedObserver(observer, forKeyPath: keyPath, matching: nil)
        }
        object.removeObserver(observer, forKeyPath: keyPath)
    }

    /// Announces that a key's value is about to change.
    public func willChangeValue(forKey key: String) {
        (self as? NSObject)?.willChangeValue(forKey: key)
    }

    /// Notifies a change of a key's value.
    public func didChangeValue(forKey key: String) {
        switch self {
        case let object as NSObject: object.didChangeValue(forKey: key)
        // Its queue learns by it that it has ended.
        case let operation as Operation: operation.didChangeValue(forKey: key)
        default: ObservedValues.shared.announce(key, of: self)
        }
    }

    /// The paths on which a key's value rests, which need not be known here: all values of Foundation's
    /// objects are compared when one may have changed.
    public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

    /// Whether setting a key by `setValue(_:forKey:)` notifies its observers.
    public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

    /// Announces a change of the value at a key path whose name is `_key`.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>, _key: String) {
        willChangeValue(forKey: _key)
    }

    /// Notifies a change of the value at a key path whose name is `_key`.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>, _key: String) {
        didChangeValue(forKey: _key)
    }
}
