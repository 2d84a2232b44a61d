// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Takes what the compiler says of generated Swift up: adds `override`, implements protocols'
/// requirements, and leaves out by name what needs something that is not here.
package struct Mender {
    /// What the compiler says of one line.
    package struct Problem: Sendable {
        /// From 1.
        package let line: Int
        /// The diagnostic's stable name: `missing_override`.
        package let identifier: String
        package let message: String
        /// The declarations of requirements that are not met.
        package let requirements: [String]

        package init(line: Int, identifier: String, message: String, requirements: [String]) {
            self.line = line
            self.identifier = identifier
            self.message = message
            self.requirements = requirements
        }
    }

    /// What stays.
    package private(set) var lines: [SwiftLine]
    /// What was left out, by name, and why.
    package private(set) var leftOut: [(name: String, reason: String)] = []

    /// The text for the compiler.
    package var text: String { lines.map(\.text).joined(separator: "\n") + "\n" }

    package init(_ lines: [SwiftLine]) { self.lines = lines }

    /// Mends until the compiler takes the text.
    ///
    /// - Returns: Whether it does.
    package mutating func mend(_ check: (String) throws -> [Problem]) rethrows -> Bool {
        for _ in 0..<24 {
            let problems = try check(text)
            if problems.isEmpty { return true }
            guard take(problems) else { return false }
        }
        return false
    }

    /// Changes what problems ask for; false if nothing could be changed.
    mutating func take(_ problems: [Problem]) -> Bool {
        var removed: Set<Int> = []
        var inserted: [Int: [SwiftLine]] = [:]
        var didChange = false
        for problem in problems {
            let index = problem.line - 1
            guard lines.indices.contains(index), !removed.contains(index) else { continue }
            let line = lines[index]
            switch problem.identifier {
            case "missing_override":
                guard !line.text.contains(" override ") else { continue }
                lines[index].text = Self.overriding(line.text)
                didChange = true
                continue
            case "availability_decl_unavailable_rename":
                guard let renamed = Self.renamed(line.text, by: problem.message) else { break }
                lines[index].text = renamed
                didChange = true
                continue
            case "type_does_not_conform" where !problem.requirements.isEmpty:
                let members = problem.requirements.map { requirement in
                    SwiftLine(
                        "    " + Self.implementing(requirement, of: line.name),
                        role: .member,
                        name: "\(line.name).\(requirement)"
                    )
                }
                // Each of a type's protocols may come with the requirements of all.
                var known = Set(lines.map(\.text)).union((inserted[index] ?? []).map(\.text))
                let isAnswered = inserted[index] != nil
                let fresh = members.filter { known.insert($0.text).inserted }
                guard !fresh.isEmpty || isAnswered else { break }
                inserted[index, default: []] += fresh
                didChange = true
                continue
            case "required_initializer_missing":
                let place = lines[...index].lastIndex { $0.role == .opening } ?? index
                let text =
                    "    public required init?(coder: NSCoder) { super.init(coder: coder) }"
                guard
                    !lines[place...].prefix(while: { $0.role != .end })
                        .contains(where: { $0.text.contains("init?(coder: NSCoder)") })
                else { break }
                inserted[place, default: []] = [SwiftLine(text, role: .member, name: line.name)]
                didChange = true
                continue
            default: break
            }
            switch line.role {
            case .member:
                leftOut.append((line.name, problem.message))
                removed.insert(index)
            case .candidate: removed.insert(index)
            case .opening:
                if let shorter = Self.withoutConformance(line.text, named: problem.message) {
                    lines[index].text = shorter
                    leftOut.append((line.name, problem.message))
                    didChange = true
                } else {
                    leftOut.append((line.name, problem.message))
                    let end = lines[index...].firstIndex { $0.role == .end } ?? index
                    removed.formUnion(index...end)
                }
            case .plain where line.text.hasPrefix("@_exported import"): removed.insert(index)
            case .plain, .end: continue
            }
        }
        guard didChange || !removed.isEmpty else { return false }
        lines = lines.indices.flatMap { index -> [SwiftLine] in
            removed.contains(index) ? [] : [lines[index]] + (inserted[index] ?? [])
        }
        return true
    }

    /// A line with the new name that a message tells: `'A' has been renamed to 'B.C'`.
    private static func renamed(_ text: String, by message: String) -> String? {
        guard let match = message.firstMatch(of: /'(\w+)' has been renamed to '([\w.]+)'/) else {
            return nil
        }
        let words = text.ranges(of: String(match.1)).filter { range in
            func isPart(_ character: Character) -> Bool {
                character.isLetter || character.isNumber || character == "_"
            }
            let isBehind =
                range.lowerBound > text.startIndex
                && isPart(text[text.index(before: range.lowerBound)])
            return !isBehind
                && !(range.upperBound < text.endIndex && isPart(text[range.upperBound]))
        }
        guard !words.isEmpty else { return nil }
        // From the end, so that the places of the others stay.
        return words.reversed().reduce(into: text) { $0.replaceSubrange($1, with: match.2) }
    }

    private static func overriding(_ text: String) -> String {
        for word in ["open ", "public "] {
            guard let range = text.firstRange(of: word) else { continue }
            return text[..<range.lowerBound] + word + "override " + text[range.upperBound...]
        }
        return text
    }

    /// A requirement's declaration as a member that tells that it is absent.
    static func implementing(_ requirement: String, of type: String) -> String {
        var text = requirement.replacing(/\b(?:UIKit\w+|Foundation|ObjectiveC|Swift)\./, with: "")
            .trimmingCharacters(in: .whitespaces)
        for word in ["@MainActor ", "@objc ", "mutating "] {
            text = text.replacingOccurrences(of: word, with: "")
        }
        // The compiler prints it at the end of a type.
        if text.count(where: { $0 == "}" }) > text.count(where: { $0 == "{" }) {
            text.removeLast()
        }
        let isSettable = text.contains("set }") || text.hasSuffix("set")
        if let brace = text.firstIndex(of: "{") { text = String(text[..<brace]) }
        text = text.trimmingCharacters(in: .whitespaces)
        let name = text.prefix { $0 != "(" && $0 != ":" }.split(separator: " ").last ?? ""
        let absent = "_objcAbsentMethod(\"\(type).\(name)\")"
        if text.contains("var ") {
            let plain = text.hasPrefix("static ") ? text : "open " + text
            return isSettable
                ? "\(plain) { get { \(absent) } set { \(absent) as Void } }"
                : "\(plain) { \(absent) }"
        }
        if text.hasPrefix("init") {
            return "public required \(text) { _objcAbsentTrap(\"\(type).\(name)\") }"
        }
        return "open \(text) { \(absent)\(Declaration(text).isVoid ? " as Void" : "") }"
    }

    /// A type's first line without the type that a message names in quotes, other than itself.
    private static func withoutConformance(_ text: String, named message: String) -> String? {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let head = text[..<colon]
        var bases = text[text.index(after: colon)...].replacingOccurrences(of: " {", with: "")
            .split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        let quoted = message.split(separator: "'").enumerated().filter { $0.offset % 2 == 1 }
            .map { String($0.element) }
        guard
            let index = bases.lastIndex(where: { quoted.contains($0) }),
            index > 0 || text.contains("protocol ")
        else { return nil }
        bases.remove(at: index)
        return bases.isEmpty ? "\(head){" : "\(head): \(bases.joined(separator: ", ")) {"
    }
}
