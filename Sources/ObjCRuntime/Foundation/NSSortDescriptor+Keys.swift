// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The association that holds a descriptor's key.
private var keyOfKey: UnsafeRawPointer {
    unsafeBitCast(NSSortDescriptor.self as AnyClass, to: UnsafeRawPointer.self)
}

// Foundation on Linux sorts by Swift's key paths alone; these are the initializers with a key.
extension NSSortDescriptor {
    /// Sorts by the values for a key path, in the order of `compare:`; nil sorts the objects themselves.
    public convenience init(key: String?, ascending: Bool) {
        self.init(key: key, ascending: ascending) { SortOrder.compare($0, $1) }
    }

    /// Sorts by the values for a key path, in an order of one's own.
    ///
    /// An object without a value counts as `NSNull`, which goes before all others unless the block
    /// says otherwise.
    public convenience init(
        key: String?,
        ascending: Bool,
        comparator cmptr: @escaping (Any, Any) -> ComparisonResult
    ) {
        let path = key ?? "self"
        self.init(
            keyPath: \Foundation.NSObject.[valueForSorting: path],
            ascending: ascending,
            comparator: { cmptr($0, $1) }
        )
        objc_setAssociatedObject(self, keyOfKey, key, .OBJC_ASSOCIATION_RETAIN)
    }

    /// Sorts by the values for a key path, each of which is sent a selector with another;
    /// the comparisons of strings and numbers are known by their names.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        self.init(key: key, ascending: ascending) { SortOrder.compare($0, $1, by: selector) }
    }

    /// Sorts by the values for one of Swift's key paths, whose name is `_key`.
    public convenience init<Root, Value>(
        keyPath: KeyPath<Root, Value>,
        _key: String,
        ascending: Bool
    ) {
        self.init(keyPath: keyPath, _key: _key, ascending: ascending) { SortOrder.compare($0, $1) }
    }

    /// Sorts by the values for one of Swift's key paths, whose name is `_key`, in an order of one's own.
    public convenience init<Root, Value>(
        keyPath: KeyPath<Root, Value>,
        _key: String,
        ascending: Bool,
        comparator cmptr: @escaping (Any, Any) -> ComparisonResult
    ) {
        self.init(keyPath: keyPath, ascending: ascending) {
            cmptr(Coercion.boxed($0) ?? NSNull(), Coercion.boxed($1) ?? NSNull())
        }
        objc_setAssociatedObject(self, keyOfKey, _key, .OBJC_ASSOCIATION_RETAIN)
    }

    /// The key path by whose values objects are sorted; nil for the objects themselves.
    public var key: String? { objc_getAssociatedObject(self, keyOfKey) as? String }
}

extension Foundation.NSObject {
    /// The value for a key path, or `NSNull`.
    fileprivate subscript(valueForSorting path: String) -> Any {
        path == "self" ? self : KeyValueCoding.value(of: self, forKeyPath: path) ?? NSNull()
    }
}

/// The order of the values of sort descriptors.
private enum SortOrder {
    static func compare(_ one: Any, _ other: Any, by selector: Selector? = nil) -> ComparisonResult
    {
        switch (one is NSNull, other is NSNull) {
        case (true, true): return .orderedSame
        case (true, false): return .orderedAscending
        case (false, true): return .orderedDescending
        case (false, false): break
        }
        if let one = one as? String, let other = other as? String {
            return compare(one, other, selector?.name)
        }
        if let one = one as? NSNumber, let other = other as? NSNumber { return one.compare(other) }
        if let one = one as? Date, let other = other as? Date { return one.compare(other) }
        if let one = one as? IndexPath, let other = other as? IndexPath {
            return one.compare(other)
        }
        let name = selector ?? Selector("compare:")
        if case .value(let result) = name.send(to: one as AnyObject, [other]) {
            if let result = result as? ComparisonResult { return result }
            if let number = result as? NSNumber {
                return ComparisonResult(rawValue: number.intValue) ?? .orderedSame
            }
        }
        Diagnostics.trap(
            .invalidArgumentException,
            "NSSortDescriptor: \(type(of: one)) does not answer \(name), by which it is sorted; give"
                + " the descriptor a comparator"
        )
    }

    private static func compare(
        _ one: String,
        _ other: String,
        _ selector: String?
    ) -> ComparisonResult {
        switch selector {
        case "caseInsensitiveCompare:": one.caseInsensitiveCompare(other)
        case "localizedCompare:": one.localizedCompare(other)
        case "localizedCaseInsensitiveCompare:": one.localizedCaseInsensitiveCompare(other)
        case "localizedStandardCompare:": one.localizedStandardCompare(other)
        default: one.compare(other)
        }
    }
}
