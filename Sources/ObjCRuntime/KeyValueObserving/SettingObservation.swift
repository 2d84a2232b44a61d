// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One registration by `addObserver` or `observe` on user defaults: a setting, and the receiver of its
/// changes.
///
/// Every change of a setting posts `UserDefaults.didChangeNotification`, whichever instance makes it;
/// the observation then compares the setting with what it was. Changes are delivered on the thread
/// that makes them.
// Sendable is unchecked because a lock guards the setting and the token, and the value for the receiver
// is used by the thread that changes the setting.
final class SettingObservation: @unchecked Sendable {
    typealias Change = [NSKeyValueChangeKey: Any]

    let keyPath: String
    private let options: NSKeyValueObservingOptions
    private weak var defaults: UserDefaults?
    /// Reads the value for the receiver; a typed key path where the caller had one.
    private let read: (UserDefaults) -> Any?
    private let deliver: (UserDefaults, Change) -> Void
    private let lock = StateLock()
    private var stored: Any?
    private var value: Any?
    private var token: (any NSObjectProtocol)?

    init(
        _ keyPath: String,
        of defaults: UserDefaults,
        options: NSKeyValueObservingOptions,
        read: ((UserDefaults) -> Any?)? = nil,
        deliver: @escaping (UserDefaults, Change) -> Void
    ) {
        self.keyPath = keyPath
        self.defaults = defaults
        self.options = options
        self.read = read ?? { $0.value(forKeyPath: keyPath) }
        self.deliver = deliver
    }

    /// Begins listening.
    func start() {
        guard let defaults else { return }
        stored = defaults.value(forKeyPath: keyPath)
        value = read(defaults)
        token = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification,
            object: nil,
            queue: nil
        ) { [weak self] _ in self?.compare() }
        guard options.contains(.initial) else { return }
        var change = Self.setting
        if options.contains(.new) { change[.newKey] = value ?? NSNull() }
        deliver(defaults, change)
    }

    /// Ends listening; safe to call twice.
    func stop() {
        let token = lock.withLock {
            defer { self.token = nil }
            return self.token
        }
        if let token { NotificationCenter.default.removeObserver(token) }
    }

    deinit { stop() }

    private static var setting: Change {
        [.kindKey: NSNumber(value: NSKeyValueChange.setting.rawValue)]
    }

    private func compare() {
        guard let defaults else { return }
        let present = defaults.value(forKeyPath: keyPath)
        let isChanged = lock.withLock {
            defer { stored = present }
            return token != nil && !Self.areEqual(stored, present)
        }
        guard isChanged else { return }
        let (old, new) = (value, read(defaults))
        value = new
        var change = Self.setting
        if options.contains(.old) { change[.oldKey] = old ?? NSNull() }
        if options.contains(.prior) {
            var prior = change
            prior[.notificationIsPriorKey] = NSNumber(value: true)
            deliver(defaults, prior)
        }
        if options.contains(.new) { change[.newKey] = new ?? NSNull() }
        deliver(defaults, change)
    }

    /// Compares two property lists.
    private static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        return NSArray(object: first).isEqual(NSArray(object: second))
    }
}
