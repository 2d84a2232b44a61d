// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

extension UIView {
    /// A property of a subclass that tells of its changes, as `@objc dynamic` ones do, was set: of
    /// a prototype for its instances, of another view by hand.
    nonisolated func noteChange(of key: String) {
        guard hasListedProperty(key) else { return }
        let property = AppearanceMarks.Other.property(key)
        appearanceMarks.note(property)
        guard appearanceMarks.isPrototype else { return }
        // Proxies are the main actor's, whatever else is set elsewhere.
        // Unsafe because assumeIsolated stops unless this is the main thread already.
        nonisolated(unsafe) let view = self
        MainActor.assumeIsolated {
            let value = view.value(forKey: key)
            AppearanceCenter.record(
                AppearanceRecord(property: .other(property)) { target in
                    (target as? UIView)?.setValue(value, forKey: key)
                },
                of: view
            )
        }
    }
}
