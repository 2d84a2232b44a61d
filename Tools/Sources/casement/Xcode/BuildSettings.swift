// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The build settings of a target: its own over its project's.
struct BuildSettings {
    private(set) var values: [String: String] = [:]

    /// Puts settings over those that are there; `$(inherited)` stands for what was.
    mutating func add(_ settings: [String: Any]) {
        for (key, value) in settings {
            let text = (value as? [String])?.joined(separator: " ") ?? "\(value)"
            let old = values[key] ?? ""
            values[key] = text.replacingOccurrences(of: "$(inherited)", with: old)
                .trimmingCharacters(in: .whitespaces)
        }
    }

    /// Puts the settings of an `.xcconfig` file over those that are there.
    mutating func add(configuration text: String) {
        var settings: [String: Any] = [:]
        for line in text.split(separator: "\n") {
            let plain = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
            let parts = plain.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, !plain.hasPrefix("#") else { continue }
            let key = parts[0].trimmingCharacters(in: .whitespaces)
            settings[key] = parts[1].trimmingCharacters(in: .whitespaces)
        }
        add(settings)
    }

    /// A setting with its variables replaced; nil if it is not set or empty.
    subscript(key: String) -> String? {
        guard let value = values[key] else { return nil }
        let text = expand(value)
        return text.isEmpty ? nil : text
    }

    func isOn(_ key: String) -> Bool { self[key]?.uppercased() == "YES" }

    /// Replaces `$(NAME)`, `${NAME}` and `$(NAME:operation)`; unknown names become nothing.
    func expand(_ text: String, depth: Int = 0) -> String {
        guard text.contains("$"), depth < 16 else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "$") {
            result += rest[..<start]
            let opening = rest.index(after: start)
            guard opening < rest.endIndex, "({".contains(rest[opening]),
                let end = rest[opening...].firstIndex(of: rest[opening] == "(" ? ")" : "}")
            else {
                result += "$"
                rest = rest[opening...]
                continue
            }
            let name = rest[rest.index(after: opening)..<end]
            let parts = name.split(separator: ":").map(String.init)
            var value = expand(parts.first.flatMap { values[$0] } ?? "", depth: depth + 1)
            for operation in parts.dropFirst() { value = Self.apply(operation, to: value) }
            result += value
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func apply(_ operation: String, to value: String) -> String {
        switch operation {
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        case "c99extidentifier", "identifier": moduleName(value)
        case "rfc1034identifier":
            String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
        default: value
        }
    }

    /// A product's name as a module's: letters, digits and underscores.
    static func moduleName(_ name: String) -> String {
        var text = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        if text.first?.isNumber ?? false { text = "_" + text.dropFirst() }
        return text
    }
}
