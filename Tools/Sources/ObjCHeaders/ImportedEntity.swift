// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A declaration of a header as the compiler imports it.
package struct ImportedEntity: Sendable {
    /// The kind of declaration, as `class` or `function.method.instance`.
    package let kind: String
    /// Its Swift name, with labels.
    package var name: String
    /// Its name across languages: `c:objc(cs)View(im)layout`.
    package let usr: String
    /// Its declaration in Swift; of a type, the part before the members.
    package private(set) var declaration: String
    /// What it inherits from and conforms to, or overrides.
    package let inherits: [String]
    package let isUnavailable: Bool
    package private(set) var members: [ImportedEntity]

    /// Reads the answer to a request for a module's documentation.
    package static func all(in answer: SourceKitValue) -> [ImportedEntity] {
        let source = Array((answer["key.sourcetext"]?.text ?? "").utf8)
        return (answer["key.entities"]?.list ?? []).compactMap { ImportedEntity($0, source) }
    }

    private init?(_ value: SourceKitValue, _ source: [UInt8]) {
        guard let kind = value["key.kind"]?.text, let offset = value["key.offset"]?.number,
            let length = value["key.length"]?.number, offset + length <= source.count
        else { return nil }
        let prefix = "source.lang.swift.decl."
        guard kind.hasPrefix(prefix) else { return nil }
        self.kind = String(kind.dropFirst(prefix.count))
        usr = value["key.usr"]?.text ?? ""
        inherits =
            (value["key.inherits"]?.list ?? []).compactMap { $0["key.name"]?.text }
            + (value["key.conforms"]?.list ?? []).compactMap { $0["key.name"]?.text }
        isUnavailable = value["key.is_unavailable"]?.number == 1
        members = (value["key.entities"]?.list ?? []).compactMap { ImportedEntity($0, source) }
            .filter { !["var.local", "generic_type_param"].contains($0.kind) }
        let text = String(decoding: source[offset..<(offset + length)], as: UTF8.self)
        let types = ["class", "struct", "enum", "protocol"]
        let isType = types.contains(self.kind) || self.kind.hasPrefix("extension")
        declaration = isType ? Self.head(text) : text
        let given = value["key.name"]?.text ?? ""
        // An extension has no name of its own: it is called by what it extends.
        name =
            self.kind.hasPrefix("extension")
            ? declaration.split { " :<".contains($0) }.dropFirst().first.map(String.init) ?? ""
            : given
    }

    private var isMethod: Bool {
        kind.hasPrefix("function.method") || kind == "function.constructor"
    }

    /// Takes the throwing forms of methods from other answers for the same headers.
    ///
    /// The importer knows two forms of a method with a pointer to an error, and prints either of
    /// them, from run to run.
    mutating func settle(_ known: [String: String], isLast: Bool) {
        if isMethod, declaration.contains("UnsafeMutablePointer<NSError?>") {
            declaration = known[usr] ?? (isLast ? Self.throwing(declaration) : declaration)
        }
        for index in members.indices { members[index].settle(known, isLast: isLast) }
    }

    /// The throwing forms by symbol.
    var throwing: [String: String] {
        var all =
            isMethod && declaration.contains(" throws") && !declaration.contains(" async")
            ? [usr: declaration] : [:]
        for member in members { all.merge(member.throwing) { first, _ in first } }
        return all
    }

    /// Whether a method has a pointer to an error where it might throw.
    var isUnsettled: Bool {
        isMethod && Self.throwing(declaration) != declaration
            || members.contains(where: \.isUnsettled)
    }

    /// A method with a pointer to an error, as one that throws.
    static func throwing(_ text: String) -> String {
        let pointer =
            /(, ?\w+|\((?:withError|error|_))(?: \w+)?: UnsafeMutablePointer<NSError\?>[?!]\)/
        guard let match = text.firstMatch(of: pointer) else { return text }
        let opening = match.1.hasPrefix("(") ? "(" : ""
        let head = text[..<match.range.lowerBound] + opening + ") throws"
        let result = text[match.range.upperBound...].trimmingCharacters(in: .whitespaces)
        if text.contains("init?(") || text.contains("init!(") {
            return head.replacingOccurrences(of: "init?(", with: "init(")
                .replacingOccurrences(of: "init!(", with: "init(")
        }
        if result == "-> Bool" { return String(head) }
        guard result.hasSuffix("?") || result.hasSuffix("!") else { return text }
        return head + " " + result.dropLast()
    }

    private static func head(_ text: String) -> String {
        (text.firstIndex(of: "{").map { String(text[..<$0]) } ?? text)
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
