// SPDX-License-Identifier: Apache-2.0

// Names for Objective-C that declarations give themselves: other files, and other modules of the package, have to use
// the same.
extension ProjectFacts {
    /// Gathers the names that `@objc(name)` gives.
    mutating func collectGivenNames(_ files: [FileFacts]) {
        for file in files {
            for (type, names) in file.propertyNames {
                propertyNames[type, default: [:]].merge(names) { first, _ in first }
            }
            for (type, methods) in file.methods {
                for (base, list) in methods where list.contains(where: \.hasGivenName) {
                    givenSelectors[type, default: [:]][base] = []
                }
            }
        }
        // A base name alone means one of all that the type has.
        for (type, bases) in givenSelectors {
            for base in bases.keys {
                givenSelectors[type]?[base] = files.flatMap { $0.methods[type]?[base] ?? [] }
            }
        }
    }

    /// A text that is equal for equal names.
    var fingerprintOfGivenNames: [String] {
        var lines: [String] = []
        for (type, names) in propertyNames.sorted(by: { $0.key < $1.key }) {
            lines.append("names of " + type)
            lines += names.sorted { $0.key < $1.key }.map { name, given in
                let parts = [given.key, given.getter, given.setter].map { $0 ?? "-" }
                return ([name] + parts).joined(separator: " ")
            }
        }
        for (type, bases) in givenSelectors.sorted(by: { $0.key < $1.key }) {
            lines.append("selectors of " + type)
            for (base, methods) in bases.sorted(by: { $0.key < $1.key }) {
                lines.append(base)
                lines += methods.map { $0.fullName + " " + $0.selector }
            }
        }
        return lines
    }

    /// The methods of a base name that a type has or inherits, where one of them has a name of its own for
    /// Objective-C; none in other cases.
    func methods(_ base: String, of types: [String]) -> [FileFacts.Method] {
        types.lazy.flatMap { classes(from: type(named: $0)) }
            .compactMap { givenSelectors[$0]?[base] }.first ?? []
    }

    /// The names that a property of a type, or of a class above it, has for Objective-C, if it has some of its own.
    func names(ofProperty name: String, of types: [String]) -> FileFacts.PropertyName? {
        types.lazy.flatMap { classes(from: type(named: $0)) }
            .compactMap { propertyNames[$0]?[name] }.first
    }
}

extension FileFacts.Method {
    /// Whether the selector is not the one that Swift's rule gives.
    fileprivate var hasGivenName: Bool {
        let base = String(fullName.prefix { $0 != "(" })
        let labels = fullName.dropFirst(base.count + 1).dropLast().split(separator: ":")
            .map(String.init)
        return ![false, true].contains { isThrowing in
            selector == SelectorName.of(base, labels: labels, isThrowing: isThrowing)
        }
    }
}
