// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

extension NSCoder {
    /// An object that was kept under a key; nil where there is none.
    ///
    /// A coder of a test's own is asked by the plain function, which is the one that it overrides.
    ///
    /// `classes` are those beside texts, numbers, data, lists and dictionaries.
    func object(_ key: String, of classes: [AnyClass] = []) -> Any? {
        guard self is NSKeyedUnarchiver else { return decodeObject(forKey: key) }
        return containsValue(forKey: key) ? decodeAny(forKey: key, classes) : nil
    }

    /// A text; empty where there is none.
    func text(_ key: String) -> String { object(key) as? String ?? "" }

    /// A number; nil where there is none.
    func number(_ key: String) -> NSNumber? { object(key) as? NSNumber }

    /// A list of texts; empty where there is none.
    func texts(_ key: String) -> [String] { object(key) as? [String] ?? [] }

    /// What a program wants to know again; empty where there is none.
    func dictionary(_ key: String) -> [AnyHashable: Any] {
        object(key, of: [NSDate.self, NSURL.self, NSNull.self]) as? [AnyHashable: Any] ?? [:]
    }

    /// Keeps a text.
    func keep(_ text: String?, _ key: String) { encode(text as NSString?, forKey: key) }

    /// Keeps a whole number.
    func keep(_ number: some BinaryInteger, _ key: String) {
        encode(NSNumber(value: Int64(truncatingIfNeeded: number)), forKey: key)
    }
}
