// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The rules of a document's `<style>` elements.
///
/// Read are rules with selectors of names, classes, identifiers and descendants; rules within `@media`
/// and its like are left out.
struct StyleSheet {
    /// An element as selectors see it.
    struct Subject {
        let name: String
        let classes: Set<Substring>
        let identifier: String?
    }

    /// `name.class#identifier`; what is empty fits all.
    private struct Compound {
        var name: Substring?
        var classes: [Substring] = []
        var identifier: Substring?

        func matches(_ subject: Subject) -> Bool {
            if let name, name != subject.name { return false }
            if let identifier, identifier != subject.identifier ?? "" { return false }
            return classes.allSatisfy(subject.classes.contains)
        }
    }

    private struct Rule {
        /// From the outermost to the element itself.
        let selector: [Compound]
        let weight: Int
        let declarations: [(name: String, value: String)]
    }

    private var rules: [Rule] = []

    /// Adds the rules of one `<style>` element.
    mutating func add(_ text: String) {
        let plain = text.replacing(#/\/\*.*?(?:\*\/|$)/#.dotMatchesNewlines(), with: "")
        var rest = plain[...]
        while let open = rest.firstIndex(of: "{") {
            let selectors = rest[..<open].trimmingCharacters(in: .whitespacesAndNewlines)
            let close = Self.end(of: rest, from: open)
            let body = rest[rest.index(after: open)..<close]
            rest = close < rest.endIndex ? rest[rest.index(after: close)...] : ""
            guard !selectors.hasPrefix("@") else { continue }
            let declarations = Self.declarations(body)
            for selector in selectors.split(separator: ",") {
                guard let compounds = Self.compounds(selector) else { continue }
                let weight = compounds.reduce(0) {
                    $0 + ($1.identifier == nil ? 0 : 100) + $1.classes.count * 10
                        + ($1.name == nil ? 0 : 1)
                }
                rules.append(
                    Rule(selector: compounds, weight: weight, declarations: declarations)
                )
            }
        }
    }

    /// The brace that ends a block, or the end of the text.
    private static func end(of text: Substring, from open: Substring.Index) -> Substring.Index {
        var depth = 0
        for index in text.indices[open...] {
            if text[index] == "{" { depth += 1 }
            if text[index] == "}" {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return text.endIndex
    }

    /// `name: value` pairs; the names in small letters.
    static func declarations(_ text: some StringProtocol) -> [(name: String, value: String)] {
        String(text).split(separator: ";").compactMap { part -> (name: String, value: String)? in
            guard let colon = part.firstIndex(of: ":") else { return nil }
            let name = part[..<colon].trimmingCharacters(in: .whitespacesAndNewlines)
            let value = part[part.index(after: colon)...]
                .replacing(#/\s*!important\s*$/#, with: "")
                .trimmingCharacters(in: .whitespacesAndNewlines)
            return (name.lowercased(), value)
        }
    }

    /// nil for selectors that ask for more than names, classes, identifiers and ancestors.
    private static func compounds(_ selector: Substring) -> [Compound]? {
        var found: [Compound] = []
        for part in selector.split(whereSeparator: { $0.isWhitespace || $0 == ">" }) {
            // A link that has not been followed is what all links here are.
            let text = part.hasSuffix(":link") ? part.dropLast(5) : part
            guard let compound = compound(text) else { return nil }
            found.append(compound)
        }
        return found.isEmpty ? nil : found
    }

    private static func compound(_ text: Substring) -> Compound? {
        let pattern = #/(\*|[A-Za-z][A-Za-z0-9]*)?((?:[.#][A-Za-z0-9_\-]+)*)/#
        guard let match = text.wholeMatch(of: pattern) else { return nil }
        var compound = Compound()
        if let name = match.output.1, name != "*" { compound.name = name.lowercased()[...] }
        for part in match.output.2.matches(of: #/[.#][A-Za-z0-9_\-]+/#) {
            let name = part.output.dropFirst()
            if part.output.hasPrefix("#") {
                compound.identifier = name
            } else {
                compound.classes.append(name)
            }
        }
        return compound
    }

    // MARK: Asking

    /// The declarations for the last of some nested elements, the strongest last.
    func declarations(for path: [Subject]) -> [(name: String, value: String)] {
        guard let subject = path.last else { return [] }
        let matching = rules.enumerated().filter { _, rule in
            guard let own = rule.selector.last, own.matches(subject) else { return false }
            return Self.match(rule.selector.dropLast(), in: path.dropLast())
        }
        return matching.sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }
            .flatMap(\.element.declarations)
    }

    /// Whether ancestors are among some elements in their order.
    private static func match(
        _ selector: ArraySlice<Compound>,
        in path: ArraySlice<Subject>
    ) -> Bool {
        var rest = selector
        for subject in path.reversed() {
            guard let next = rest.last else { return true }
            if next.matches(subject) { rest.removeLast() }
        }
        return rest.isEmpty
    }
}
