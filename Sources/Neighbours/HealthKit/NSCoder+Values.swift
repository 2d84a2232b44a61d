// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

extension NSCoder {
    /// The archived text of a key.
    func string(_ key: String) -> String? {
        decodeObject(of: NSString.self, forKey: key) as String?
    }

    /// The archived date of a key.
    func date(_ key: String) -> Date? {
        decodeObject(of: NSDate.self, forKey: key) as Date?
    }

    /// The archived objects of a key.
    func list<Item: NSObject>(_ key: String) -> [Item]? where Item: NSSecureCoding {
        guard containsValue(forKey: key) else { return nil }
        let list = decodeObject(of: [NSArray.self, Item.self], forKey: key) as? NSArray
        return list?.compactMap { $0 as? Item }
    }

    /// Writes metadata: texts, numbers, dates and quantities.
    func encode(metadata: [String: Any]?, forKey key: String) {
        guard let metadata else { return }
        let dictionary = NSMutableDictionary()
        for (name, value) in metadata {
            let object: Foundation.NSObject? =
                switch value {
                case let text as String: text as NSString
                case let date as Date: date as NSDate
                case let number as Bool: NSNumber(value: number)
                case let number as Int: NSNumber(value: number)
                case let number as Double: NSNumber(value: number)
                case let object as Foundation.NSObject: object
                default: nil
                }
            if let object { dictionary[name as NSString] = object }
        }
        encode(dictionary, forKey: key)
    }

    /// The archived metadata of a key.
    func metadata(_ key: String) -> [String: Any]? {
        guard containsValue(forKey: key) else { return nil }
        let classes: [AnyClass] = [
            NSDictionary.self, NSString.self, NSNumber.self, NSDate.self, HKQuantity.self,
        ]
        return decodeObject(of: classes, forKey: key) as? [String: Any]
    }
}
