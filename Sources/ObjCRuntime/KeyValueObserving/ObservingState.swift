// SPDX-License-Identifier: Apache-2.0

/// The observers of an object by key.
///
/// As on iOS, a key is observed and changed on one thread at a time; the tables have a lock of
/// their own nevertheless, so that objects used on several threads never corrupt them.
final class ObservingState: @unchecked Sendable {
    private let lock = StateLock()
    private var hooks: [String: [Hook]] = [:]
    private var silenced: [String: Int] = [:]
    /// The observations that `addObserver` made on this object, the latest last.
    private var observations: [KeyPathObservation] = []

    /// Whether a change of `key` has anybody to go to.
    func observes(_ key: String) -> Bool { lock.withLock { hooks[key] != nil } }

    /// The hooks to tell of a change of `key`; none while the key is silenced.
    func hooks(for key: String) -> [Hook] {
        lock.withLock { silenced[key] == nil ? hooks[key] ?? [] : [] }
    }

    func add(_ hook: Hook) { lock.withLock { hooks[hook.key, default: []].append(hook) } }

    func remove(_ hook: Hook) {
        lock.withLock {
            hooks[hook.key]?.removeAll { $0 === hook }
            if hooks[hook.key]?.isEmpty == true { hooks[hook.key] = nil }
        }
    }

    func add(_ observation: KeyPathObservation) {
        lock.withLock { observations.append(observation) }
    }

    /// Takes out the latest observation that matches.
    func removeLast(where matches: (KeyPathObservation) -> Bool) -> KeyPathObservation? {
        lock.withLock {
            guard let index = observations.lastIndex(where: matches) else { return nil }
            return observations.remove(at: index)
        }
    }

    /// Suppresses notifications of `key` until the matching `endSilence`.
    func silence(_ key: String) { lock.withLock { silenced[key, default: 0] += 1 } }

    func endSilence(_ key: String) {
        lock.withLock {
            guard let depth = silenced[key] else { return }
            silenced[key] = depth > 1 ? depth - 1 : nil
        }
    }
}
