// SPDX-License-Identifier: Apache-2.0

package import Foundation
import ObjCRuntime
import Synchronization

/// Writes settings to disk soon after they change, as iOS does; Foundation on Linux waits for
/// `UserDefaults.synchronize()`.
package final class SettingsWriter: Sendable {
    private let changed = Mutex<[ObjectIdentifier: UncheckedTransfer<UserDefaults>]>([:])
    private let schedule: @Sendable (@escaping @Sendable () -> Void) -> Void

    /// Makes a writer; `schedule` runs a function later, once for all changes until then.
    package init(schedule: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void) {
        self.schedule = schedule
    }

    /// Follows the changes of all settings until the program ends.
    package func start() {
        _ = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification,
            object: nil,
            queue: nil
        ) { [self] notification in
            if let defaults = notification.object as? UserDefaults { note(defaults) }
        }
    }

    /// Notes a change of settings.
    package func note(_ defaults: UserDefaults) {
        let settings = UncheckedTransfer(defaults)
        let isFirst = changed.withLock { changed in
            defer { changed[ObjectIdentifier(settings.value)] = settings }
            return changed.isEmpty
        }
        if isFirst { schedule { [self] in write() } }
    }

    /// Writes the settings that have changed since the last time.
    package func write() {
        let settings = changed.withLock { changed in
            defer { changed = [:] }
            return Array(changed.values)
        }
        for defaults in settings { _ = defaults.value.synchronize() }
    }
}
