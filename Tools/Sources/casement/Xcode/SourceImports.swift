// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The modules that source imports, read off its lines.
struct SourceImports: Equatable {
    /// Those that source imports whatever the build offers.
    var modules: Set<String> = []
    /// Those that it imports only where they can be: `#if canImport(M)` around `import M`.
    var optional: Set<String> = []

    init(of sources: [URL]) {
        for file in sources {
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            read(text)
        }
        optional.subtract(modules)
    }

    init(in text: String) {
        read(text)
        optional.subtract(modules)
    }

    private mutating func read(_ text: String) {
        var conditions: [Substring] = []
        let kinds: Set<Substring> = [
            "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
        ]
        let access: Set<Substring> = [
            "public", "internal", "package", "private", "fileprivate", "@testable",
            "@_exported", "@preconcurrency", "@_implementationOnly",
        ]
        for line in text.split(whereSeparator: \.isNewline) {
            if line.contains("#") { Self.follow(line, &conditions) }
            guard line.contains("import ") else { continue }
            for statement in line.split(separator: ";") {
                var words = statement.split(whereSeparator: \.isWhitespace)[...]
                while let first = words.first, access.contains(first) { words.removeFirst() }
                guard words.first == "import" else { continue }
                words.removeFirst()
                if let first = words.first, kinds.contains(first) { words.removeFirst() }
                let name = words.first?.prefix { $0.isLetter || $0.isNumber || $0 == "_" } ?? ""
                if name.isEmpty { continue }
                if conditions.contains(where: { Self.asks($0, name) }) {
                    optional.insert(String(name))
                } else {
                    modules.insert(String(name))
                }
            }
        }
    }

    /// Takes note of a condition that begins, changes or ends.
    private static func follow(_ line: Substring, _ conditions: inout [Substring]) {
        let directive = line.drop(while: \.isWhitespace)
        if directive.hasPrefix("#if") {
            conditions.append(directive)
        } else if directive.hasPrefix("#endif") {
            _ = conditions.popLast()
        } else if directive.hasPrefix("#else") {
            _ = conditions.popLast()
            conditions.append(directive)
        }
    }

    /// Whether a condition asks for a module.
    private static func asks(_ condition: Substring, _ module: Substring) -> Bool {
        let words = condition.filter { !$0.isWhitespace }
        return words.contains("canImport(\(module))") && !words.contains("!canImport(\(module))")
    }
}
