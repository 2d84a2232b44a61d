// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSCoder {
    /// The archived text of a key.
    func string(_ key: String) -> String? {
        decodeObject(of: NSString.self, forKey: key) as String?
    }

    /// The archived bytes of a key.
    func data(_ key: String) -> Data? {
        decodeObject(of: NSData.self, forKey: key).map { Data(referencing: $0) }
    }

    /// The archived texts of a key.
    func strings(_ key: String) -> [String]? {
        guard containsValue(forKey: key) else { return nil }
        let list = decodeObject(of: [NSArray.self, NSString.self], forKey: key) as? NSArray
        return list?.compactMap { $0 as? String }
    }

    /// The archived objects of a key; nil where there are none.
    func list<Item: NSObject>(_ key: String) -> [Item]? where Item: NSSecureCoding {
        guard containsValue(forKey: key) else { return nil }
        let list = decodeObject(of: [NSArray.self, Item.self], forKey: key) as? NSArray
        return list?.compactMap { $0 as? Item }
    }
}
