// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UserDefaults: _KeyValueCodingAndObserving {
    /// Calls the observer's `observeValue` when a setting changes.
    ///
    /// The observer is not retained; one that is gone is not called.
    public func addObserver(
        _ observer: NSObject,
        forKeyPath keyPath: String,
        options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let receiver = WeakReference(object: observer)
        let observation = SettingObservation(keyPath, of: self, options: options) {
            defaults,
            change in
            (receiver.object as? NSObject)?.observeValue(
                forKeyPath: keyPath,
                of: defaults,
                change: change,
                context: context
            )
        }
        SettingObservers.shared.add(
            SettingObservers.Entry(
                defaults: ObjectIdentifier(self),
                observer: ObjectIdentifier(observer),
                context: context,
                observation: observation
            )
        )
        observation.start()
    }

    /// Ends the latest observation by that observer, path and context; traps when there is none.
    public func removeObserver(
        _ observer: NSObject,
        forKeyPath keyPath: String,
        context: UnsafeMutableRawPointer?
    ) {
        let entry = SettingObservers.shared.removeLast { entry in
            entry.defaults == ObjectIdentifier(self) && entry.observer == ObjectIdentifier(observer)
                && entry.observation.keyPath == keyPath
                && (context == nil || context == entry.context)
        }
        guard let entry else {
            Diagnostics.trap(
                .rangeException,
                "Cannot remove an observer \(Diagnostics.name(of: observer)) for the key path "
                    + "\"\(keyPath)\" from \(Diagnostics.name(of: self)) because it is not "
                    + "registered as an observer."
            )
        }
        entry.observation.stop()
    }

    /// Ends the latest observation by that observer and path; traps when there is none.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        removeObserver(observer, forKeyPath: keyPath, context: nil)
    }
}

extension UserDefaults {
    /// Starts an observation for `observe(_:options:changeHandler:)`.
    public func _startObservation(
        of key: String,
        options: NSKeyValueObservingOptions,
        read: @escaping (AnyObject) -> Any?,
        handler: @escaping (AnyObject, [NSKeyValueChangeKey: Any]) -> Void
    ) -> NSKeyValueObservation {
        let observation = SettingObservation(
            key,
            of: self,
            options: options,
            read: read,
            deliver: handler
        )
        observation.start()
        return NSKeyValueObservation { observation.stop() }
    }
}

/// The observations that `addObserver` made on user defaults.
private final class SettingObservers: Sendable {
    struct Entry {
        let defaults: ObjectIdentifier
        let observer: ObjectIdentifier
        let context: UnsafeMutableRawPointer?
        let observation: SettingObservation
    }

    static let shared = SettingObservers()
    private let lock = StateLock()
    // Unsafe because the lock guards it.
    private nonisolated(unsafe) var entries: [Entry] = []

    func add(_ entry: Entry) { lock.withLock { entries.append(entry) } }

    /// Takes out the latest entry that matches.
    func removeLast(where matches: (Entry) -> Bool) -> Entry? {
        lock.withLock {
            entries.lastIndex(where: matches).map { entries.remove(at: $0) }
        }
    }
}
