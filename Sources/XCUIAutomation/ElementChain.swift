// SPDX-License-Identifier: Apache-2.0

import Foundation

// Sendable is unchecked because predicates never change, and tests use them one after the other.
/// How elements are found: steps from the application on, each of which goes through what the one
/// before it has found.
struct ElementChain: @unchecked Sendable {
    /// Which of several elements is meant.
    enum Choice: Equatable {
        /// There must be one only.
        case only
        case first
        case index(Int)
    }

    enum Step {
        case descendants(XCUIElement.ElementType)
        case children(XCUIElement.ElementType)
        /// Those that pass a test, which has a text.
        case matching(String, (ElementSnapshot) -> Bool)
        /// Those above what passes a test.
        case containing(String, (ElementSnapshot) -> Bool)
        case choice(Choice)
    }

    /// Why nothing was found.
    struct Absence: Error {
        let reason: String
    }

    let application: XCUIApplication
    var steps: [Step] = []

    func adding(_ step: Step) -> ElementChain {
        var chain = self
        chain.steps.append(step)
        return chain
    }

    // MARK: Finding

    /// What each step has found, the application first.
    private func trace(in root: ElementSnapshot) throws -> [(step: Step?, found: [ElementSnapshot])]
    {
        var trace: [(step: Step?, found: [ElementSnapshot])] = [(nil, [root])]
        for (index, step) in steps.enumerated() {
            let input = trace[trace.count - 1].found
            let found = try find(step, in: input, isLast: index == steps.count - 1)
            trace.append((step, found))
        }
        return trace
    }

    private func find(
        _ step: Step,
        in input: [ElementSnapshot],
        isLast: Bool
    ) throws -> [ElementSnapshot] {
        switch step {
        case .descendants(let type):
            var seen: Set<ObjectIdentifier> = []
            return input.flatMap(\.descendants)
                .filter { $0.has(type) && seen.insert(ObjectIdentifier($0)).inserted }
        case .children(let type): return input.flatMap(\.elements).filter { $0.has(type) }
        case .matching(_, let test): return input.filter(test)
        case .containing(_, let test): return input.filter { $0.descendants.contains(where: test) }
        case .choice(.first): return Array(input.prefix(1))
        case .choice(.index(let index)):
            return input.indices.contains(index) ? [input[index]] : []
        case .choice(.only):
            if !isLast, input.count > 1 { throw Absence(reason: severalText(input)) }
            return input
        }
    }

    /// All elements that are found; none where a step before has found none.
    func all(in root: ElementSnapshot) -> [ElementSnapshot] {
        (try? trace(in: root))?.last?.found ?? []
    }

    /// The one element that is meant.
    ///
    /// - Throws: ``Absence`` with the reason in XCTest's words.
    func one(in root: ElementSnapshot) throws -> ElementSnapshot {
        let trace = try trace(in: root)
        let found = trace[trace.count - 1].found
        if found.count == 1 { return found[0] }
        if found.count > 1 { throw Absence(reason: severalText(found)) }
        let place = trace.firstIndex { $0.found.isEmpty } ?? trace.count - 1
        let input = place > 0 ? trace[place - 1].found : []
        // A choice from nothing says less than the step that found nothing.
        let step = trace[place].step.map(text) ?? "Target Application"
        let lines = input.map { "    " + $0.line + "\n" }.joined()
        throw Absence(reason: "No matches found for \(step) from input {(\n\(lines))}")
    }

    private func severalText(_ found: [ElementSnapshot]) -> String {
        let lines = found.map { "    " + $0.line + "\n" }.joined()
        return "Multiple matching elements found for <XCUIElementQuery: \(name)>.\n"
            + "Sparse tree:\n\(lines)"
            + "Possible causes may include localizability or incorrect query."
    }

    // MARK: Text

    private func text(_ step: Step) -> String {
        switch step {
        case .descendants(let type): "Descendants matching type \(type.name)"
        case .children(let type): "Children matching type \(type.name)"
        case .matching(let text, _): "Elements matching predicate '\(text)'"
        case .containing(let text, _): "Elements containing elements matching predicate '\(text)'"
        case .choice(.only): "Element"
        case .choice(.first): "First Match"
        case .choice(.index(let index)): "Element at index \(index)"
        }
    }

    /// What is meant, in a few words.
    var name: String {
        var type = "Application"
        var identifier = ""
        for step in steps {
            switch step {
            case .descendants(let next), .children(let next):
                type = next.name
                identifier = ""
            case .matching(let text, _):
                identifier =
                    text.hasSuffix(" IN identifiers") ? String(text.dropLast(15)) : "'\(text)'"
            case .choice(.index(let index)): identifier = "(Element at index \(index))"
            case .choice, .containing: break
            }
        }
        if steps.isEmpty { return "Target Application '\(application.bundleIdentifier)'" }
        if identifier.isEmpty { return type }
        return identifier.hasPrefix("(") ? "\(type) \(identifier)" : "\(identifier) \(type)"
    }

    /// The steps with what each has found, as XCTest prints them.
    func description(in root: ElementSnapshot) -> String {
        var text = "Query chain:\n →Find: Target Application '\(application.bundleIdentifier)'\n"
        let trace = (try? trace(in: root)) ?? []
        for (depth, entry) in trace.enumerated() {
            let indent = String(repeating: "  ", count: depth)
            if let step = entry.step {
                if case .choice(.only) = step { continue }
                text += "\(indent)↪︎Find: \(self.text(step))\n"
            }
            let lines = entry.found.map { "\(indent)    \($0.line)\n" }.joined()
            text += "\(indent)  Output: {\n\(lines)\(indent)  }\n"
        }
        return text
    }
}
