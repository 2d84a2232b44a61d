// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The observed values of Foundation's objects.
///
/// Foundation's setters on Linux notify nobody. What may change such values (a setter, the start of an
/// operation, a setting's notification) has the values compared with those that they had before.
// Sendable is unchecked because a lock guards the list.
package final class ObservedValues: @unchecked Sendable {
    /// Classes whose objects change each other.
    package enum Family: Sendable {
        case progress, operations, settings, single

        init(of object: AnyObject) {
            switch object {
            case is Progress: self = .progress
            case is Operation, is OperationQueue: self = .operations
            case is UserDefaults: self = .settings
            default: self = .single
            }
        }
    }

    /// The values of all Foundation objects, in a program the same for its own copy of this module and for
    /// that of the framework's library.
    package static let shared: ObservedValues = {
        let made = Unmanaged.passRetained(ObservedValues()).toOpaque()
        let present = share(made)
        if present != made { Unmanaged<ObservedValues>.fromOpaque(made).release() }
        return Unmanaged<ObservedValues>.fromOpaque(present).takeUnretainedValue()
    }()

    /// Operations that have begun, before Foundation says so.
    let begun = BegunOperations()

    private let lock = NSLock()
    private var watches: [ObservedValue] = []
    private var settingsToken: (any NSObjectProtocol)?

    /// Whether any value is observed.
    package var areThere: Bool { lock.withLock { !watches.isEmpty } }

    /// Observes a value of an object.
    ///
    /// `read`: reads the value; `changed`: receives the value from before a change.
    package func add(
        _ key: String,
        of object: AnyObject,
        read: @escaping (AnyObject) -> Any?,
        changed: @escaping (Any?) -> Void
    ) -> ObservedValue {
        prepare(object)
        let value = ObservedValue(key, of: object, read: read, changed: changed)
        lock.withLock { watches.append(value) }
        return value
    }

    /// Ends the observation of a value.
    package func remove(_ value: ObservedValue) {
        lock.withLock { watches.removeAll { $0 === value } }
    }

    /// Compares the values of a family with what they were, and tells of those that changed.
    ///
    /// `object`, `key`: a value that was set, of which is told even where it is the same.
    package func compare(
        _ family: Family,
        setting key: String? = nil,
        of object: AnyObject? = nil
    ) {
        guard areThere else { return }
        let watches = lock.withLock {
            self.watches.filter {
                $0.family == family && (family != .single || $0.object === object)
            }
        }
        for watch in watches {
            watch.compare(isSet: key != nil && watch.key == key && watch.object === object)
        }
    }

    /// Tells of a change of a key that an object announces itself.
    package func announce(_ key: String, of object: AnyObject) {
        guard areThere else { return }
        let family = Family(of: object)
        // A setting posts a notification of its own.
        compare(family, setting: family == .settings ? nil : key, of: object)
    }

    @_silgen_name("share_observed_values")
    private static func share(_ made: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer

    private func prepare(_ object: AnyObject) {
        switch object {
        case let object as Progress: object.announcesChanges()
        case let object as Operation: object.announcesChanges()
        case let object as OperationQueue: object.announcesChanges()
        case is UserDefaults: watchSettings()
        default: break
        }
    }

    /// Each change of a setting posts a notification, whichever instance makes it.
    private func watchSettings() {
        lock.withLock {
            guard settingsToken == nil else { return }
            settingsToken = NotificationCenter.default.addObserver(
                forName: UserDefaults.didChangeNotification,
                object: nil,
                queue: nil
            ) { [weak self] _ in self?.compare(.settings) }
        }
    }
}

/// One observed value of one object.
// Sendable is unchecked because a lock guards the value, and both functions are called on the threads that
// change it.
package final class ObservedValue: @unchecked Sendable {
    let key: String
    let family: ObservedValues.Family
    private(set) weak var object: AnyObject?
    private let read: (AnyObject) -> Any?
    private let changed: (Any?) -> Void
    private let lock = NSLock()
    private var value: Any?

    init(
        _ key: String,
        of object: AnyObject,
        read: @escaping (AnyObject) -> Any?,
        changed: @escaping (Any?) -> Void
    ) {
        self.key = key
        self.object = object
        self.read = read
        self.changed = changed
        family = ObservedValues.Family(of: object)
        value = read(object)
    }

    func compare(isSet: Bool) {
        guard let object else { return }
        let present = read(object)
        let old = lock.withLock {
            defer { value = present }
            return value
        }
        if isSet || !Self.areEqual(old, present) { changed(old) }
    }

    private static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        return NSArray(object: first).isEqual(NSArray(object: second))
    }
}
