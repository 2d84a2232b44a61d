// SPDX-License-Identifier: Apache-2.0

/// The description of an interface on the bus: calls are checked against it, and introspection is
/// written from it.
package struct BusInterface: Sendable {
    package struct Method: Sendable {
        package let takes: String
        package let gives: String
    }

    package let name: String
    package let methods: [String: Method]
    /// The properties with their types.
    package let properties: [String: String]
    /// The properties that can be set.
    package let settable: Set<String>

    /// Reads a description: methods as `Name: takes > gives`, properties as `Name: type`, where an
    /// exclamation mark says that it can be set.
    init(_ name: String, methods: String, properties: String = "") {
        self.name = name
        func lines(_ text: String) -> [(Substring, Substring)] {
            text.split(separator: "\n").compactMap { line in
                let parts = line.split(separator: ":", maxSplits: 1)
                return parts.count == 2 ? (parts[0], parts[1]) : nil
            }
        }
        func trimmed(_ text: Substring) -> String {
            String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
        self.methods = Dictionary(
            uniqueKeysWithValues: lines(methods).map { name, types in
                let sides = types.split(separator: ">", omittingEmptySubsequences: false)
                let gives = sides.count > 1 ? trimmed(sides[1]) : ""
                return (trimmed(name), Method(takes: trimmed(sides[0]), gives: gives))
            }
        )
        var settable: Set<String> = []
        self.properties = Dictionary(
            uniqueKeysWithValues: lines(properties).map { name, type in
                if type.hasSuffix("!") { settable.insert(trimmed(name)) }
                return (trimmed(name), trimmed(type.filter { $0 != "!" }[...]))
            }
        )
        self.settable = settable
    }

    /// The elements of introspection data.
    package var markup: String {
        func arguments(_ signature: String, _ direction: String) -> String {
            Self.types(in: signature)
                .map { "<arg type=\"\($0)\" direction=\"\(direction)\"/>" }.joined()
        }
        let methods = methods.sorted { $0.key < $1.key }
            .map { name, method in
                "<method name=\"\(name)\">" + arguments(method.takes, "in")
                    + arguments(method.gives, "out") + "</method>"
            }
        let properties = properties.sorted { $0.key < $1.key }
            .map { name, type in
                let access = settable.contains(name) ? "readwrite" : "read"
                return "<property name=\"\(name)\" type=\"\(type)\" access=\"\(access)\"/>"
            }
        return "<interface name=\"\(name)\">" + (methods + properties).joined() + "</interface>"
    }

    /// The single types of a signature.
    package static func types(in signature: String) -> [String] {
        var result: [String] = []
        var type = ""
        var depth = 0
        for character in signature {
            type.append(character)
            switch character {
            case "(", "{": depth += 1
            case ")", "}": depth -= 1
            default: break
            }
            if depth == 0, character != "a" {
                result.append(type)
                type = ""
            }
        }
        return result
    }
}
