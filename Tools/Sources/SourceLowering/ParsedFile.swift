// SPDX-License-Identifier: Apache-2.0

import SwiftParser
import SwiftSyntax

/// A file as it was read: parsed once for its facts and for its lowering.
public struct ParsedFile: Sendable {
    let source: String
    let tree: SourceFileSyntax
    /// What the file declares.
    package let facts: FileFacts

    /// Parses a text of a package that has to do without some modules.
    public init(_ source: String, leftOut: Set<String> = []) {
        self.source = source
        tree = Parser.parse(source: source)
        var facts = FactCollector.facts(of: tree, leftOut: leftOut)
        facts.namesNoncopyable = EditList(source).contains(anyOf: [Array("~Copyable".utf8)])
        self.facts = facts
    }

    /// Whether the parser holds something against the text.
    package var hasError: Bool { tree.hasError }
}
