// SPDX-License-Identifier: Apache-2.0

/// The names that Objective-C's headers give members of the framework's classes, where they differ from those that
/// Swift's rule gives: `dismissViewControllerAnimated:completion:`.
enum HeaderNames {
    private struct Name {
        let text: String
        /// Whether no other method of the class has the base name.
        let isAlone: Bool
    }

    private static let names: [String: [String: Name]] = {
        var result: [String: [String: Name]] = [:]
        for line in generated.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            guard words.count == 3 else { continue }
            let isAlone = words[2].hasPrefix("=")
            let name = Name(text: String(words[2].dropFirst(isAlone ? 1 : 0)), isAlone: isAlone)
            result[words[0], default: [:]][words[1]] = name
            guard isAlone, let end = words[1].firstIndex(of: "(") else { continue }
            result[words[0], default: [:]][words[1][..<end] + "("] = name
        }
        return result
    }()

    /// The selector of a method by its full name, `dismiss(animated:completion:)`, found in the first of the
    /// classes that has it, each of which the one before inherits from.
    static func selector(of fullName: String, in classes: [String]) -> String? {
        classes.lazy.compactMap { names[$0]?[fullName]?.text }.first
    }

    /// The selector of the only method of a class that has a base name.
    static func selector(ofOnly base: String, in aClass: String) -> String? {
        names[aClass]?[base + "("]?.text
    }

    /// The selector of a property's getter.
    static func getter(of property: String, in classes: [String]) -> String? {
        guard let name = selector(of: property, in: classes) else { return nil }
        // `hidden` is read by `isHidden`.
        let hasPrefix = property.hasPrefix("is") && !name.hasPrefix("is")
        return hasPrefix ? "is" + name.capitalizedFirst : name
    }

    /// The selector of a property's setter.
    static func setter(of property: String, in classes: [String]) -> String? {
        selector(of: property, in: classes).map(SelectorName.ofSetter)
    }
}
