// SPDX-License-Identifier: Apache-2.0

// A property answers to messages of its getter's and setter's name: `title`, `isOn`, `setTitle:`.
extension Registry {
    /// Whether a property answers to this selector.
    func hasAccessor(_ name: String, _ target: AnyObject) -> Bool {
        let properties = table(of: type(of: target)).properties
        guard !properties.isEmpty else { return false }
        return properties[name] != nil || setterKeys(name).contains { properties[$0] != nil }
    }

    /// Reads or writes the property that this selector belongs to.
    func sendAccessor(_ name: String, to target: AnyObject, _ arguments: [Any?]) -> Reply {
        let properties = table(of: type(of: target)).properties
        guard !properties.isEmpty else { return .notUnderstood }
        if let property = properties[name] { return .value(property.read(target)) }
        for key in setterKeys(name) {
            guard let property = properties[key] else { continue }
            _ = property.write(target, arguments.first ?? nil)
            return .value(nil)
        }
        return .notUnderstood
    }

    /// The keys that a setter's name may stand for: `setIsOn:` for isOn, `setURL:` for URL or uRL.
    private func setterKeys(_ name: String) -> [String] {
        guard name.hasPrefix("set"), name.hasSuffix(":") else { return [] }
        let capitalised = name.dropFirst(3).dropLast()
        guard let first = capitalised.first else { return [] }
        return [first.lowercased() + capitalised.dropFirst(), String(capitalised)]
    }
}
