// SPDX-License-Identifier: Apache-2.0

package import Foundation
import ObjCRuntime

/// A table whose keys have a text, such as pictures by states: a list of the keys' texts and one of the values.
extension Dictionary: ArchivedValue where Key: Codable, Value: ArchivedValue {
    package var archived: Foundation.NSObject? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        var rows: [(key: String, value: Foundation.NSObject)] = []
        for (key, value) in self {
            guard let data = try? encoder.encode(key), let object = value.archived else { continue }
            rows.append((String(decoding: data, as: UTF8.self), object))
        }
        // The same table gives the same archive.
        rows.sort { $0.key < $1.key }
        return [rows.map { $0.key as NSString } as NSArray, rows.map(\.value) as NSArray] as NSArray
    }

    package static func unarchived(_ object: Any?) -> [Key: Value]? {
        guard let lists = object as? [Any], lists.count == 2, let keys = lists[0] as? [Any],
            let values = lists[1] as? [Any], keys.count == values.count
        else { return nil }
        var table: [Key: Value] = [:]
        for (key, value) in zip(keys, values) {
            guard let text = String.unarchived(key), let value = Value.unarchived(value),
                let key = try? JSONDecoder().decode(Key.self, from: Data(text.utf8))
            else { continue }
            table[key] = value
        }
        return table
    }

    package static var archivedClasses: [AnyClass] { Value.archivedClasses }

    /// Writes the table unless it is empty.
    package func write(to coder: NSCoder, _ key: String) {
        if !isEmpty { coder.encode(archived, forKey: key) }
    }
}
