// SPDX-License-Identifier: Apache-2.0

/// The rules of a picture's `<style>` elements.
///
/// Selectors are types, `*`, classes, identifiers, attributes, their descendants and children; rules
/// with others, and what begins with `@`, are passed over.
struct SVGStyleSheet {
    private var rules: [Rule] = []
    /// How often rules may still be compared with elements.
    private var comparisons = SVGLimits.comparisons

    private struct Rule {
        let selector: Selector
        let declarations: [Declaration]
    }

    /// A property that is set to a value.
    struct Declaration {
        let name: String
        let value: String
        let isImportant: Bool
    }

    /// Reads a style sheet; what is broken in it is passed over.
    init(_ text: String) {
        var rest = Self.withoutComments(text)[...]
        while let brace = rest.firstIndex(of: "{") {
            var head = rest[..<brace]
            // Rules of one line, such as @import, end before the next selector.
            if let end = head.lastIndex(of: ";") { head = head[head.index(after: end)...] }
            rest = rest[rest.index(after: brace)...]
            if head.trimmed.hasPrefix("@") {
                rest = Self.afterBlock(rest)
                continue
            }
            let end = rest.firstIndex(of: "}") ?? rest.endIndex
            let declarations = Self.declarations(rest[..<end])
            for part in head.split(separator: ",") {
                guard rules.count < SVGLimits.rules, let selector = Selector(part) else { continue }
                rules.append(Rule(selector: selector, declarations: declarations))
            }
            rest = end < rest.endIndex ? rest[rest.index(after: end)...] : ""
        }
        // Later rules win over earlier ones that are as specific; sorting keeps their order.
        let order = rules.indices.sorted {
            (rules[$0].selector.weight, $0) < (rules[$1].selector.weight, $1)
        }
        rules = order.map { rules[$0] }
    }

    /// All properties of style of an element: its attributes, then rules, then its `style`.
    mutating func properties(
        of element: SVGElement,
        inside outer: [SVGElement]
    ) -> [String: String] {
        var result = element.allAttributes
        var important: [String: String] = [:]
        func set(_ declarations: [Declaration]) {
            for declaration in declarations {
                result[declaration.name] = declaration.value
                if declaration.isImportant { important[declaration.name] = declaration.value }
            }
        }
        for rule in rules
        where rule.selector.matches(element, inside: outer, within: &comparisons) {
            set(rule.declarations)
        }
        if let style = element["style"] {
            set(Self.declarations(Self.withoutComments(style)[...]))
        }
        result.merge(important) { $1 }
        return result
    }

    // MARK: Reading

    private static func withoutComments(_ text: String) -> String {
        guard text.contains("/*") else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstRange(of: "/*") {
            result += rest[..<start.lowerBound] + " "
            rest = rest[start.upperBound...]
            rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
        }
        return result + rest
    }

    /// What follows a block whose brace was passed.
    private static func afterBlock(_ text: Substring) -> Substring {
        var depth = 1
        for index in text.indices {
            if text[index] == "{" { depth += 1 }
            if text[index] == "}" { depth -= 1 }
            if depth == 0 { return text[text.index(after: index)...] }
        }
        return ""
    }

    /// The declarations of a block; semicolons in quotes and parentheses do not end them.
    static func declarations(_ text: Substring) -> [Declaration] {
        var result: [Declaration] = []
        var start = text.startIndex
        var quote: Character?
        var depth = 0
        func add(_ end: Substring.Index) {
            let part = text[start..<end]
            guard let colon = part.firstIndex(of: ":") else { return }
            let name = part[..<colon].trimmed
            var value = part[part.index(after: colon)...].trimmed
            var isImportant = false
            if let mark = value.lastIndex(of: "!"),
                value[mark...].dropFirst().trimmed == "important"
            {
                value = value[..<mark].trimmed
                isImportant = true
            }
            guard !name.isEmpty, !value.isEmpty else { return }
            result.append(Declaration(name: name, value: value, isImportant: isImportant))
        }
        for index in text.indices {
            let character = text[index]
            if let open = quote {
                if character == open { quote = nil }
                continue
            }
            switch character {
            case "\"", "'": quote = character
            case "(": depth += 1
            case ")": depth -= 1
            case ";" where depth <= 0:
                add(index)
                start = text.index(after: index)
            default: break
            }
        }
        add(text.endIndex)
        return result
    }
}

extension SVGStyleSheet {
    /// Chooses elements by what they and those around them are.
    fileprivate struct Selector {
        /// The innermost part first, each with whether the next one is its parent.
        private var parts: [(part: Part, isChild: Bool)] = []
        /// How specific it is: identifiers, then classes, then types.
        private(set) var weight = 0

        /// One element's conditions.
        private struct Part {
            var type: String?
            var id: String?
            var classes: [String] = []
            var attributes: [(name: String, value: String?)] = []
        }

        /// Reads a selector; nil for one with something that is not known.
        init?(_ text: Substring) {
            let spaced = text.split(separator: ">", omittingEmptySubsequences: false)
                .joined(separator: " > ")
            var isChild = false
            for word in spaced.split(whereSeparator: \.isWhitespace) {
                if word == ">" {
                    guard !parts.isEmpty, !isChild else { return nil }
                    isChild = true
                    continue
                }
                guard let part = Self.part(word) else { return nil }
                parts.append((part, isChild))
                isChild = false
                weight += part.id == nil ? 0 : 1 << 20
                weight += (part.classes.count + part.attributes.count) << 10
                weight += part.type == nil ? 0 : 1
            }
            guard !parts.isEmpty, parts.count <= SVGLimits.selectorParts, !isChild else {
                return nil
            }
            // A combinator stands before the inner part; it tells of the way outwards.
            parts.reverse()
        }

        private static func part(_ word: Substring) -> Part? {
            var part = Part()
            var scanner = SVGScanner(word)
            func nextName() -> String? {
                var text = ""
                while let byte = scanner.peek, !".#[:>+~()]=".utf8.contains(byte) {
                    text.unicodeScalars.append(Unicode.Scalar(byte))
                    _ = scanner.next()
                }
                return text.isEmpty ? nil : text
            }
            if let type = nextName(), type != "*" { part.type = type }
            while !scanner.isAtEnd {
                if scanner.skip(".") {
                    guard let name = nextName() else { return nil }
                    part.classes.append(name)
                    // A class of a symbol's layer has colons in it, which files write plainly.
                    while scanner.skip(":") {
                        part.classes[part.classes.count - 1] += ":" + (nextName() ?? "")
                    }
                } else if scanner.skip("#") {
                    guard let name = nextName() else { return nil }
                    part.id = name
                } else if scanner.skip("["), let text = scanner.text(upTo: "]") {
                    let sides = text.split(separator: "=", maxSplits: 1)
                    guard let name = sides.first, name.last.map({ $0.isLetter }) == true else {
                        return nil
                    }
                    let value = sides.count > 1 ? sides[1].filter { $0 != "\"" && $0 != "'" } : nil
                    part.attributes.append((String(name), value))
                } else {
                    return nil
                }
            }
            return part
        }

        func matches(
            _ element: SVGElement,
            inside outer: [SVGElement],
            within limit: inout Int
        ) -> Bool {
            limit -= 1
            guard limit > 0, let first = parts.first, Self.matches(first.part, element) else {
                return false
            }
            return matches(from: 1, outer[...], within: &limit)
        }

        /// Whether the outer parts from one on match the elements around.
        private func matches(
            from index: Int,
            _ outer: ArraySlice<SVGElement>,
            within limit: inout Int
        ) -> Bool {
            guard index < parts.count else { return true }
            var rest = outer
            while let next = rest.popLast(), limit > 0 {
                limit -= 1
                if Self.matches(parts[index].part, next),
                    matches(from: index + 1, rest, within: &limit)
                {
                    return true
                }
                if parts[index - 1].isChild { return false }
            }
            return false
        }

        private static func matches(_ part: Part, _ element: SVGElement) -> Bool {
            if let type = part.type, type != element.name { return false }
            if let id = part.id, id != element.id { return false }
            if !part.classes.isEmpty {
                let classes = element.classes
                guard part.classes.allSatisfy({ classes.contains($0[...]) }) else { return false }
            }
            return part.attributes.allSatisfy { name, value in
                guard let own = element[name] else { return false }
                return value == nil || value == own
            }
        }
    }
}
