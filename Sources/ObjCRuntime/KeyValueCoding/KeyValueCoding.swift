// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Key-value coding on any value: our objects, listed plain objects, Foundation's collections.
package enum KeyValueCoding {
    /// The value of a key: an object's property, a dictionary's entry, the values of an array's or
    /// set's elements (`NSNull` for nil).
    package static func value(of target: Any, forKey key: String) -> Any? {
        if let object = target as? NSObject { return object.value(forKey: key) }
        switch target {
        case let dictionary as [String: Any]: return dictionary[key]
        case let dictionary as NSDictionary: return dictionary.object(forKey: key as NSString)
        case let set as NSSet:
            let values = set.allObjects.compactMap { value(of: $0, forKey: key) }
            return NSSet(array: values)
        case let list as NSOrderedSet: return list.array.map { element($0, key) }
        case let list as NSArray: return list.map { element($0, key) }
        default: break
        }
        let object = target as AnyObject
        if case .value(let value) = read(key, of: object) { return value }
        if let defaults = target as? UserDefaults { return defaults.object(forKey: key) }
        trapUndefined(key, of: object, "valueForUndefinedKey")
    }

    /// The value of a key; nil where an object of Foundation's does not have it.
    static func knownValue(of target: AnyObject, forKey key: String) -> Any? {
        if let object = target as? NSObject { return object.value(forKey: key) }
        if case .value(let value) = read(key, of: target) { return value }
        return (target as? UserDefaults)?.object(forKey: key)
    }

    /// The value at the end of a path from any object.
    static func path(_ path: String, of target: Foundation.NSObject) -> Any? {
        (target as? NSObject)?.value(forKeyPath: path) ?? value(of: target, forKeyPath: path)
    }

    private static func element(_ target: Any, _ key: String) -> Any {
        value(of: target, forKey: key) ?? NSNull()
    }

    /// The value at the end of a path of keys; nil where a step is nil.
    ///
    /// An object on the way reads the rest itself, since some know paths that are no keys, as layers
    /// do with `transform.rotation.x`.
    package static func value(of target: Any, forKeyPath path: String) -> Any? {
        guard !path.isEmpty else { return value(of: target, forKey: path) }
        var current: Any? = target
        var rest = path[...]
        var isFirst = true
        while let target = current, !rest.isEmpty {
            if !isFirst, let object = target as? NSObject {
                return object.value(forKeyPath: String(rest))
            }
            isFirst = false
            let key = rest.prefix { $0 != "." }
            rest = rest.dropFirst(key.count + 1)
            if key.hasPrefix("@"), let operation = CollectionOperator(rawValue: String(key)) {
                return operation.apply(to: target, keyPath: String(rest))
            }
            current = value(of: target, forKey: String(key))
        }
        return current
    }

    /// Sets the last key of a path on what the rest leads to; nothing happens where that is nil.
    ///
    /// An object on the way takes the rest itself, as in reading.
    static func setValue(_ value: Any?, of target: NSObject, forKeyPath path: String) {
        guard let dot = path.firstIndex(of: ".") else {
            return target.setValue(value, forKey: path)
        }
        guard let owner = target.value(forKey: String(path[..<dot])) else { return }
        set(value, of: owner, forKeyPath: String(path[path.index(after: dot)...]))
    }

    static func set(_ value: Any?, of owner: Any, forKeyPath path: String) {
        if let owner = owner as? NSObject { return owner.setValue(value, forKeyPath: path) }
        if let dot = path.firstIndex(of: ".") {
            guard let next = self.value(of: owner, forKey: String(path[..<dot])) else { return }
            return set(value, of: next, forKeyPath: String(path[path.index(after: dot)...]))
        }
        if let owner = owner as? NSMutableDictionary {
            owner[path as NSString] = value
            return
        }
        let object = owner as AnyObject
        guard write(value, path, of: object) else {
            trapUndefined(path, of: object, "setValue:forUndefinedKey")
        }
    }

    /// The mutable array at the end of a path.
    static func mutableArray(of target: NSObject, forKeyPath path: String) -> NSMutableArray {
        guard let (rest, key) = split(path) else { return target.mutableArrayValue(forKey: path) }
        guard let owner = target.value(forKeyPath: rest) as? NSObject else {
            return NSMutableArray()
        }
        return owner.mutableArrayValue(forKey: key)
    }

    /// A path without its last key, and that key; nil for a single key.
    private static func split(_ path: String) -> (rest: String, key: String)? {
        guard let dot = path.lastIndex(of: ".") else { return nil }
        return (String(path[..<dot]), String(path[path.index(after: dot)...]))
    }

    /// Ends the program: a class has no such key.
    static func trapUndefined(_ key: String, of object: AnyObject, _ method: String) -> Never {
        Diagnostics.trap(
            .undefinedKeyException,
            "[\(Diagnostics.name(of: object)) \(method):]: this class is not key value "
                + "coding-compliant for the key \(key)."
        )
    }
}
