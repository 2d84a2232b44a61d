// SPDX-License-Identifier: Apache-2.0

import Foundation

// The search for a key's accessors, in Objective-C's order as far as Swift's names allow.
extension KeyValueCoding {
    /// Reads a key: property `key` or `isKey`, then methods `getKey`, `key`, `isKey`.
    static func read(_ key: String, of object: AnyObject) -> Reply {
        let table = Registry.shared.table(of: type(of: object))
        if let property = table.properties[key] { return .value(property.read(object)) }
        guard !key.isEmpty else { return .notUnderstood }
        let capitalised = capitalised(key)
        if let property = table.properties["is" + capitalised] {
            return .value(property.read(object))
        }
        for name in ["get" + capitalised, key, "is" + capitalised] {
            guard let method = table.methods[name] else { continue }
            return .value((try? method.call(object, [])).flatMap { Coercion.boxed($0) })
        }
        guard let object = object as? Foundation.NSObject else { return .notUnderstood }
        switch key {
        case "self": return .value(object)
        case "description": return .value(object.description)
        case "hash": return .value(object.hash)
        default: return .notUnderstood
        }
    }

    /// Writes a key: property `key` or `isKey`, then method `setKey:`.
    ///
    /// False when there is none.
    static func write(_ value: Any?, _ key: String, of object: AnyObject) -> Bool {
        let table = Registry.shared.table(of: type(of: object))
        let property = table.properties[key] ?? table.properties["is" + capitalised(key)]
        if let property, let isDone = write(value, key, of: object, property) { return isDone }
        guard let method = table.methods["set" + capitalised(key) + ":"] else { return false }
        _ = try? method.call(object, [value is NSNull ? nil : value])
        return true
    }

    /// Nil when the property has no setter.
    private static func write(
        _ value: Any?,
        _ key: String,
        of object: AnyObject,
        _ property: Property
    ) -> Bool? {
        switch property.write(object, value) {
        case .done: return true
        case .readOnly: return nil
        case .nilRefused:
            guard let object = object as? NSObject else { return false }
            object.setNilValueForKey(key)
            return true
        case .typeRefused(let type):
            Diagnostics.trap(
                .invalidArgumentException,
                "[\(Diagnostics.name(of: object)) setValue:forKey:]: the key \(key) takes "
                    + "\(type), not \(value.map { "\(Swift.type(of: $0))" } ?? "nil")"
            )
        }
    }

    /// A key with its first letter large.
    static func capitalised(_ key: String) -> String {
        key.prefix(1).uppercased() + key.dropFirst()
    }
}
