// SPDX-License-Identifier: Apache-2.0

import Foundation

/// `object[key]` of any object is lowered to this: the value of a dictionary, or the element of a list.
///
/// Nil for a key that a dictionary lacks. Traps for an index beyond a list, and for objects that are neither.
public func _objcSubscript(_ object: AnyObject, _ key: Any) -> Any! {
    if let dictionary = object as? NSDictionary { return dictionary.object(forKey: key) }
    if let list = object as? [Any], let index = key as? Int {
        guard list.indices.contains(index) else {
            preconditionFailure(
                "-[NSArray objectAtIndexedSubscript:]: index \(index) beyond bounds [0 .. \(list.count)]"
            )
        }
        return list[index]
    }
    preconditionFailure("\(type(of: object)) has no value for \(key)")
}
