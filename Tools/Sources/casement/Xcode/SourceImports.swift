// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The modules that source imports, read off its lines.
enum SourceImports {
    static func modules(of sources: [URL]) -> Set<String> {
        sources.reduce(into: []) { all, file in
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { return }
            all.formUnion(modules(in: text))
        }
    }

    static func modules(in text: String) -> Set<String> {
        let kinds: Set<Substring> = [
            "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
        ]
        let access: Set<Substring> = [
            "public", "internal", "package", "private", "fileprivate", "@testable",
            "@_exported", "@preconcurrency", "@_implementationOnly",
        ]
        var found: Set<String> = []
        for line in text.split(whereSeparator: \.isNewline) where line.contains("import ") {
            for statement in line.split(separator: ";") {
                var words = statement.split(whereSeparator: \.isWhitespace)[...]
                while let first = words.first, access.contains(first) { words.removeFirst() }
                guard words.first == "import" else { continue }
                words.removeFirst()
                if let first = words.first, kinds.contains(first) { words.removeFirst() }
                let name = words.first?.prefix { $0.isLetter || $0.isNumber || $0 == "_" } ?? ""
                if !name.isEmpty { found.insert(String(name)) }
            }
        }
        return found
    }
}
