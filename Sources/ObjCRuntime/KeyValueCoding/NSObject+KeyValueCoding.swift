// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSObject {
    /// Whether the class lists a property of that key, which can be set.
    package final func hasListedProperty(_ key: String) -> Bool {
        Registry.shared.property(key, of: self).map { !$0.isReadOnly } ?? false
    }

    func codedValue(forKey key: String) -> Any? {
        if case .value(let value) = KeyValueCoding.read(key, of: self) { return value }
        return value(forUndefinedKey: key)
    }

    func setCodedValue(_ value: Any?, forKey key: String) {
        let isObserved = extras?.observing.observes(key) ?? false
        guard isObserved, Self.automaticallyNotifiesObservers(forKey: key) else {
            return setUnannounced(value, forKey: key)
        }
        // The property's own announcements, where it has any, fall silent meanwhile: one change
        // is told once.
        willChangeValue(forKey: key)
        extras?.observing.silence(key)
        setUnannounced(value, forKey: key)
        extras?.observing.endSilence(key)
        didChangeValue(forKey: key)
    }

    func setUnannounced(_ value: Any?, forKey key: String) {
        if !KeyValueCoding.write(value, key, of: self) { setValue(value, forUndefinedKey: key) }
    }

    func trapNil(forKey key: String) -> Never {
        Diagnostics.trap(
            .invalidArgumentException,
            "[\(Diagnostics.name(of: self)) setNilValueForKey]: could not set nil as the value "
                + "for the key \(key)."
        )
    }

    func codedValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
    }

    func setCodedValues(_ values: [String: Any]) {
        for (key, value) in values.sorted(by: { $0.key < $1.key }) {
            setValue(value is NSNull ? nil : value, forKey: key)
        }
    }

    func validateCodedValue(
        _ value: AutoreleasingUnsafeMutablePointer<AnyObject?>,
        forKey key: String
    ) throws {
        let name = "validate" + KeyValueCoding.capitalised(key) + ":error:"
        guard let method = Registry.shared.method(name, of: self) else { return }
        _ = try method(self, [value])
    }
}
