// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The build settings of a target: its own over its project's.
struct BuildSettings {
    private(set) var values: [String: String] = [:]

    /// Puts settings over those that are there; `$(inherited)` stands for what was.
    ///
    /// Settings with a condition, such as `NAME[sdk=iphonesimulator*]`, count where they fit a simulator.
    mutating func add(_ settings: [String: Any]) {
        for (key, value) in settings where !key.contains("[") { set(key, value) }
        for key in settings.keys.sorted() where key.contains("[") {
            guard let value = settings[key], let name = Self.name(key) else { continue }
            set(name, value)
        }
    }

    private mutating func set(_ key: String, _ value: Any) {
        let text = (value as? [String])?.joined(separator: " ") ?? "\(value)"
        let old = values[key] ?? ""
        values[key] = text.replacingOccurrences(of: "$(inherited)", with: old)
            .trimmingCharacters(in: .whitespaces)
    }

    /// The name of a setting without its conditions; nil where they do not fit a debug build for a
    /// simulator.
    private static func name(_ key: String) -> String? {
        let parts = key.split(separator: "[").map { $0.trimmingCharacters(in: .whitespaces) }
        let fit = parts.dropFirst().flatMap { $0.split(separator: ",") }.allSatisfy { condition in
            let sides = condition.trimmingCharacters(in: CharacterSet(charactersIn: "] \t"))
                .split(separator: "=", maxSplits: 1)
            guard sides.count == 2, let value = known[sides[0].lowercased()] else { return true }
            let pattern = sides[1].lowercased()
            guard let star = pattern.firstIndex(of: "*") else { return pattern == value }
            return value.hasPrefix(pattern[..<star])
        }
        return fit ? parts.first : nil
    }

    private static let known = ["sdk": "iphonesimulator", "config": "debug", "arch": "x86_64"]

    /// Puts the settings of an `.xcconfig` file, and of those that it includes, over those that are there.
    mutating func add(configuration file: URL) { add(configuration: file, around: []) }

    private mutating func add(configuration file: URL, around files: [URL]) {
        let file = file.standardizedFileURL
        guard !files.contains(file), let text = try? String(contentsOf: file, encoding: .utf8)
        else { return }
        add(configuration: text) { settings, path in
            let place = URL(
                fileURLWithPath: path,
                relativeTo: file.deletingLastPathComponent()
            )
            settings.add(configuration: place, around: files + [file])
        }
    }

    /// Puts the settings of an `.xcconfig` file's text over those that are there.
    ///
    /// `include`: adds the file of a path, which the text includes.
    mutating func add(
        configuration text: String,
        include: (inout BuildSettings, String) -> Void = { _, _ in }
    ) {
        for line in text.split(whereSeparator: \.isNewline) {
            let plain = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
            if plain.hasPrefix("#") {
                let quoted = line.split(separator: "\"", omittingEmptySubsequences: false)
                guard plain.hasPrefix("#include"), quoted.count == 3 else { continue }
                include(&self, String(quoted[1]))
                continue
            }
            // Conditions hold equals signs, too.
            var depth = 0
            let equals = plain.firstIndex { letter in
                depth += letter == "[" ? 1 : letter == "]" ? -1 : 0
                return letter == "=" && depth == 0
            }
            guard let equals else { continue }
            // Xcode takes no notice of a semicolon at the end.
            let value = plain[plain.index(after: equals)...]
                .trimmingCharacters(in: CharacterSet(charactersIn: "; \t"))
            add([plain[..<equals].trimmingCharacters(in: .whitespaces): value])
        }
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
