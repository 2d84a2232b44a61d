// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSArray {
    /// The values of a key of all elements; `NSNull` for nil.
    public func value(forKey key: String) -> Any? { KeyValueCoding.value(of: self, forKey: key) }

    /// The values at a path, or what a collection operator (`@sum.price`) makes of the elements.
    public func value(forKeyPath keyPath: String) -> Any? {
        KeyValueCoding.value(of: self, forKeyPath: keyPath)
    }

    /// Sets a key on all elements that have keys.
    public func setValue(_ value: Any?, forKey key: String) {
        for case let object as NSObject in self { object.setValue(value, forKey: key) }
    }
}

extension NSSet {
    /// The set of the values of a key of all elements.
    public func value(forKey key: String) -> Any? { KeyValueCoding.value(of: self, forKey: key) }

    /// The values at a path, or what a collection operator makes of the elements.
    public func value(forKeyPath keyPath: String) -> Any? {
        KeyValueCoding.value(of: self, forKeyPath: keyPath)
    }
}

extension NSDictionary {
    // Foundation has one of its own, which callers mean.
    /// The entry of a key.
    @_disfavoredOverload
    public func value(forKey key: String) -> Any? { KeyValueCoding.value(of: self, forKey: key) }

    /// The value at a path that starts with one of this dictionary's keys.
    public func value(forKeyPath keyPath: String) -> Any? {
        KeyValueCoding.value(of: self, forKeyPath: keyPath)
    }
}

extension NSMutableDictionary {
    /// Sets the entry of a key; nil takes it away.
    public func setValue(_ value: Any?, forKey key: String) { self[key as NSString] = value }
}

extension UserDefaults {
    /// The value of a setting.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Sets a setting; nil takes it away.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// The value at a path whose first part is a setting.
    public func value(forKeyPath keyPath: String) -> Any? {
        let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return object(forKey: keyPath) }
        return (object(forKey: parts[0]) as? NSDictionary)?.value(forKeyPath: parts[1])
    }
}
