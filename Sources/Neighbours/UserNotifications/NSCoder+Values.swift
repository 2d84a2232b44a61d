// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSCoder {
    /// An object that was kept under a key; nil where there is none.
    ///
    /// A coder of a test's own is asked by the plain function, which is the one that it overrides.
    func object(_ key: String, of classes: [AnyClass]) -> Any? {
        guard let reader = self as? NSKeyedUnarchiver else { return decodeObject(forKey: key) }
        guard reader.containsValue(forKey: key) else { return nil }
        return reader.decodeObject(of: classes, forKey: key)
    }

    /// A text; empty where there is none.
    func text(_ key: String) -> String { object(key, of: [NSString.self]) as? String ?? "" }

    /// A number; nil where there is none.
    func number(_ key: String) -> NSNumber? { object(key, of: [NSNumber.self]) as? NSNumber }

    /// A list of texts; empty where there is none.
    func texts(_ key: String) -> [String] {
        object(key, of: [NSArray.self, NSString.self]) as? [String] ?? []
    }

    /// What a program wants to know again; empty where there is none.
    func dictionary(_ key: String) -> [AnyHashable: Any] {
        let classes: [AnyClass] = [
            NSDictionary.self, NSArray.self, NSString.self, NSNumber.self, NSData.self, NSDate.self,
            NSURL.self, NSNull.self,
        ]
        return object(key, of: classes) as? [AnyHashable: Any] ?? [:]
    }

    /// Keeps a text.
    func keep(_ text: String?, _ key: String) { encode(text as NSString?, forKey: key) }

    /// Keeps a whole number.
    func keep(_ number: some BinaryInteger, _ key: String) {
        encode(NSNumber(value: Int64(truncatingIfNeeded: number)), forKey: key)
    }
}
