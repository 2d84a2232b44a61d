// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What some implementations in Objective-C are in Swift: those that catch or throw exceptions, and
/// initializers that only keep their arguments.
extension SwiftPrinter {
    /// The body of a method or function in Swift; nil for one that is absent.
    func body(of entity: ImportedEntity, _ selector: Selector) -> String? {
        let declaration = Declaration(entity.declaration)
        let written = selector.type.flatMap {
            implementation.methods[$0]?[selector.sign + selector.selector]
        }
        if let written, let thrown = thrown(in: written, declaration) {
            return "_objcThrow(\(thrown))"
        }
        if written == nil, entity.name.lowercased().contains("throw"),
            let only = declaration.parameters.first, declaration.parameters.count == 1,
            only.type.hasPrefix("NSException")
        {
            return "_objcThrow(\(only.name.escaped))"
        }
        return catching(entity, selector, written: written)
    }

    /// What a method throws that does nothing else: itself, or an argument.
    private func thrown(in body: String, _ declaration: Declaration) -> String? {
        guard
            let match = body.wholeMatch(
                of: /\{\s*(?:@throw\s*\(?\s*(\w+)\s*\)?|\[\s*(\w+)\s+raise\s*\])\s*;\s*\}/
            ), let name = (match.1 ?? match.2).map(String.init)
        else { return nil }
        guard name != "self" else { return name }
        return declaration.parameters.first { $0.name == name }.map(\.name.escaped)
    }

    /// The body of a method that catches exceptions.
    private func catching(
        _ entity: ImportedEntity,
        _ selector: Selector,
        written: String?
    ) -> String? {
        let declaration = Declaration(entity.declaration)
        let blocks = declaration.parameters.filter { $0.type.contains("->") }
        // The first block is tried, whatever its name; others may handle what it raises.
        guard let tried = blocks.first.map(Block.init) else { return nil }
        if let written {
            guard written.contains("@try"), written.contains("@catch") else { return nil }
        } else {
            let names = [selector.selector, entity.name] + declaration.parameters.map(\.name)
            let words = names.joined().lowercased()
            guard words.contains("exception") || words.contains("try") && words.contains("catch")
            else { return nil }
        }
        guard tried.parameters.isEmpty else { return nil }
        var lines: [String] = []
        let isValue = !tried.isVoid
        if isValue {
            // What the block gives is the method's result.
            guard tried.result == declaration.result || "\(tried.result)?" == declaration.result,
                declaration.result.hasSuffix("?")
            else { return nil }
            lines.append("var result: \(declaration.result) = nil")
        }
        let call = (isValue ? "result = " : "") + tried.call([])
        lines.append("let thrown = _objcCatch { \(call) }")
        let others = blocks.dropFirst().map(Block.init)
        for block in others where block.catches {
            guard let call = block.call(handling: "thrown") else { continue }
            lines.append("if let thrown { \(call) }")
        }
        for block in others where block.isLast && !block.catches && block.parameters.isEmpty {
            lines.append(block.call([]))
        }
        if let kind = written.flatMap(onlyKind) {
            lines.append("if let thrown, !(thrown is \(kind)) { _objcThrow(thrown) }")
        }
        if declaration.text.contains(" throws") {
            lines.append("if let thrown { throw _objcError(of: thrown) }")
        }
        if isValue {
            lines.append("return result")
        } else {
            guard let result = result(declaration.result) else { return nil }
            lines.append(result)
        }
        return lines.filter { !$0.isEmpty }.joined(separator: "; ")
    }

    /// The class of what a body catches; nil where it catches all, or several.
    private func onlyKind(caughtIn body: String) -> String? {
        let kinds = body.matches(of: /@catch\s*\(\s*(\w+)\s*\*/).map { String($0.1) }
        guard kinds.count == body.matches(of: /@catch\b/).count, let kind = kinds.first,
            kinds.count == 1, kind == "NSException" || classes.contains(kind)
        else { return nil }
        return kind
    }

    /// What a method gives that catches exceptions: whether it caught none, or what it caught.
    private func result(_ type: String) -> String? {
        switch type {
        case "", "Void", "()": return "_ = thrown"
        case "Bool": return "return thrown == nil"
        default:
            guard type.hasSuffix("?") || type.hasSuffix("!") else { return nil }
            let name = String(type.dropLast())
            switch name {
            case "Any", "AnyObject": return "return thrown"
            case "Error", "any Error", "NSError": return "return thrown.map { _objcError(of: $0) }"
            case _ where name == "NSException" || classes.contains(name):
                return "return thrown as? \(name)"
            default: return "_ = thrown; return nil"
            }
        }
    }

    /// A parameter that is a block.
    private struct Block {
        let name: String
        private let label: String
        private let isOptional: Bool
        let parameters: [String]
        let result: String

        init(_ parameter: Declaration.Parameter) {
            name = parameter.name.escaped
            label = parameter.label.lowercased()
            var type = parameter.type.replacingOccurrences(of: "@escaping ", with: "")
            isOptional = type.hasSuffix("?") || type.hasSuffix("!")
            if isOptional, type.hasPrefix("(") {
                type = String(type.dropFirst().dropLast(2))
            }
            let arrow = type.range(of: " -> ", options: .backwards)
            result = arrow.map { String(type[$0.upperBound...]) } ?? ""
            let list = arrow.map { type[..<$0.lowerBound] } ?? ""
            let inner = list.drop { $0 == "(" }.prefix { $0 != ")" }
            parameters = inner.split(separator: ",").map {
                String($0.split(separator: ":").last ?? "").trimmingCharacters(in: .whitespaces)
            }
        }

        var isVoid: Bool { ["", "Void", "()"].contains(result) }

        var isLast: Bool { (label + name.lowercased()).contains("finally") }

        var catches: Bool {
            let words = label + " " + name.lowercased()
            return ["catch", "error", "exception", "failure"].contains { words.contains($0) }
        }

        func call(_ arguments: [String]) -> String {
            "\(name)\(isOptional ? "?" : "")(\(arguments.joined(separator: ", ")))"
        }

        /// A call with what was thrown; nil for a parameter of another kind.
        func call(handling thrown: String) -> String? {
            guard let first = parameters.first else { return call([]) }
            guard parameters.count == 1 else { return nil }
            switch first.prefix(while: { $0 != "?" && $0 != "!" }) {
            case "NSException": return "if let e = \(thrown) as? NSException { \(call(["e"])) }"
            case "Any", "AnyObject": return call([thrown])
            case "Error", "any Error", "NSError":
                return call(["_objcError(of: \(thrown)) as NSError"])
            default: return nil
            }
        }
    }

    // MARK: Initializers

    /// The properties that an initializer sets, with the parameters that it takes them from; nil for one
    /// that does more than keep its arguments.
    func kept(by initializer: ImportedEntity) -> [(property: String, parameter: String)]? {
        let selector = Selector(initializer.usr)
        guard let type = selector.type,
            let body = implementation.methods[type]?["-" + selector.selector]
        else { return nil }
        var rest =
            body
            .replacing(/\bself\s*=\s*\[\s*super\s+init\s*\]\s*;/, with: "")
            .replacing(
                /\bif\s*\(\s*self\s*==\s*nil\s*\)\s*\{?\s*return\s+(?:nil|self)\s*;\s*\}?/,
                with: ""
            )
            .replacing(
                /\bif\s*\(\s*!\s*self\s*\)\s*\{?\s*return\s+(?:nil|self)\s*;\s*\}?/,
                with: ""
            )
            .replacing(
                /\bif\s*\(\s*\(?\s*self\s*(?:!=\s*nil|=\s*\[\s*super\s+init\s*\])?\s*\)?\s*\)/,
                with: ""
            )
            .replacing(/\breturn\s+self\s*;/, with: "")
        let names = Set(Declaration(initializer.declaration).parameters.map(\.name))
        let properties =
            entities.first { $0.kind == "class" && $0.name == type }?.members
            .filter { $0.kind.hasPrefix("var") }.map(\.name) ?? []
        var all: [(property: String, parameter: String)] = []
        let assignment =
            /(?:self\s*\.\s*|_)(\w+)\s*=\s*(?:\[\s*(\w+)\s+(?:copy|retain)\s*\]|(\w+))\s*;/
        for match in rest.matches(of: assignment) {
            guard let value = (match.2 ?? match.3).map(String.init), names.contains(value),
                properties.contains(String(match.1))
            else { return nil }
            all.append((String(match.1), value))
        }
        rest.replace(assignment, with: "")
        let isPlain = rest.allSatisfy { $0.isWhitespace || $0 == "{" || $0 == "}" }
        return isPlain && !all.isEmpty ? all : nil
    }

    /// The properties of a class that may only be read and that its initializers set.
    func keptProperties(of type: String) -> Set<String> {
        let members = entities.first { $0.kind == "class" && $0.name == type }?.members ?? []
        return members.filter { $0.kind == "function.constructor" }
            .reduce(into: []) { all, entity in
                all.formUnion((kept(by: entity) ?? []).map(\.property))
            }
    }
}
