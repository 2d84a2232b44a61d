// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

extension UIView: CustomizedByMethods {
    /// Notes that a key-value observable property of a subclass was set: on a prototype for its
    /// instances, on another view directly.
    nonisolated func noteChange(of key: String) {
        guard hasListedProperty(key) else { return }
        note(.property(key)) {
            let value = self.value(forKey: key)
            return { target in (target as? UIView)?.setValue(value, forKey: key) }
        }
    }

    /// A method of a subclass that sets something, as `@objc dynamic` ones do, was called.
    nonisolated package func noteCall(
        of method: String,
        _ play: @escaping (AnyObject) -> Void
    ) {
        note(.property(method)) { play }
    }

    nonisolated package func noteValue(_ value: Any?, forKey key: String) {
        note(.property(key)) {
            { target in (target as? UIView)?.setValue(value, forKey: key) }
        }
    }

    nonisolated package var isBarePrototype: Bool { appearanceMarks.isBare }

    nonisolated private func note(
        _ property: AppearanceMarks.Other,
        _ play: () -> (AnyObject) -> Void
    ) {
        appearanceMarks.note(property)
        guard appearanceMarks.isPrototype else { return }
        // Unsafe because assumeIsolated stops unless this is the main thread already, as proxies
        // are the main actor's, whatever else is set elsewhere.
        nonisolated(unsafe) let (view, play) = (self, play())
        MainActor.assumeIsolated {
            AppearanceCenter.record(
                AppearanceRecord(property: .other(property), play: play),
                of: view
            )
        }
    }
}
