// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// What a dictionary says of items.
struct SecretQuery {
    /// The attributes, the secret among them, as a property list has them.
    private(set) var values: [String: Any] = [:]
    /// What is to be returned, and how much.
    private var orders: [String: Any] = [:]

    init(_ dictionary: CFDictionary) {
        for (key, value) in dictionary {
            guard let name = key as? String ?? (key as? NSString).map(String.init) else { continue }
            if name.hasPrefix("r_") || name.hasPrefix("m_") || name.hasPrefix("u_") {
                orders[name] = value
            } else if let control = value as? SecAccessControl {
                values[name] = control.text
            } else if let plain = Self.plain(value), name != "nleg" {
                values[name] = plain
            }
        }
    }

    /// A value as property lists have it; nil for what they cannot hold.
    private static func plain(_ value: Any) -> Any? {
        switch value {
        case let text as String: text
        case let text as NSString: String(text)
        case let data as Data: data
        case let data as NSData: Data(data)
        case let date as Date: date
        case let flag as Bool: flag
        case let number as NSNumber: number
        default: nil
        }
    }

    var kind: String? { values["class"] as? String }
    var wantsAll: Bool {
        let limit = orders["m_Limit"]
        if let count = limit as? Int { return count > 1 }
        return (limit as? String ?? (limit as? NSString).map(String.init)) == "m_LimitAll"
    }
    var wantsData: Bool { wants("r_Data") }
    var wantsAttributes: Bool { wants("r_Attributes") }
    var wantsName: Bool { wants("r_PersistentRef") }

    private func wants(_ key: String) -> Bool {
        (orders[key] as? Bool) ?? (orders[key] as? NSNumber)?.boolValue ?? false
    }

    /// Whether an item is told twice when it can be read.
    var isProtectedTwice: Bool { values["accc"] != nil && values["pdmn"] != nil }

    /// The attributes that tell items of a class apart.
    static func key(of kind: String) -> [String] {
        kind == "genp"
            ? ["acct", "svce", "agrp", "sync"]
            : ["acct", "sdmn", "srvr", "ptcl", "atyp", "port", "path", "agrp", "sync"]
    }

    /// Whether an item is one that is looked for.
    func matches(_ item: [String: Any]) -> Bool {
        values.allSatisfy { key, value in
            switch key {
            case "v_Data": true
            case "v_PersistentRef": item["name"] as? Data == value as? Data
            case "sync" where value as? String == "syna": true
            default: Self.isEqual(item[key], value)
            }
        }
    }

    static func isEqual(_ one: Any?, _ other: Any?) -> Bool {
        switch (one, other) {
        case (nil, nil): true
        case (let one as String, let other as String): one == other
        case (let one as Data, let other as Data): one == other
        case (let one as Date, let other as Date): one == other
        // An account may be told as text or as its bytes.
        case (let one as Data, let other as String): one == Data(other.utf8)
        case (let one as String, let other as Data): Data(one.utf8) == other
        case (let one as NSNumber, let other as NSNumber): one == other
        default: false
        }
    }
}
