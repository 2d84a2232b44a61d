// SPDX-License-Identifier: Apache-2.0

/// A value for a cast to a container of hashable values: on iOS the lists and dictionaries inside it
/// are objects, which are hashable; here they are containers of any values, which are not, and are
/// made anew.
///
/// `x as? [String: AnyHashable]` is lowered to this.
public func _objcHashable(_ value: Any?) -> Any? {
    guard let value else { return nil }
    return hashable(value) ?? value
}

/// Nil where something inside cannot be hashed.
private func hashable(_ value: Any) -> AnyHashable? {
    if let value = value as? AnyHashable { return value }
    if let dictionary = value as? [AnyHashable: Any] {
        var result: [AnyHashable: AnyHashable] = [:]
        for (key, value) in dictionary {
            guard let value = hashable(value) else { return nil }
            result[key] = value
        }
        // The keys of most are texts, and so is then their type.
        if let named = result as? [String: AnyHashable] { return named }
        return result
    }
    guard let list = value as? [Any] else { return nil }
    let values = list.compactMap(hashable)
    return values.count == list.count ? values : nil
}
