// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// An override may take more than what it overrides, and give something narrower. Calls that know its
// class see its own types, for which the member that finds the nearest override has no place.
extension Ladder {
    /// The types of a function's parameters and of its result, to compare with those of another.
    static func types(_ node: FunctionDeclSyntax) -> String {
        let parameters = node.signature.parameterClause.parameters.map { plain($0.type) }
        let result = node.resultType.map { plain($0) } ?? "Void"
        return "(\(parameters.joined(separator: ","))) -> \(result)"
    }

    /// A type without what may be written otherwise for the same one.
    private static func plain(_ type: TypeSyntax) -> String {
        if let type = type.as(AttributedTypeSyntax.self) { return plain(type.baseType) }
        if let type = type.as(FunctionTypeSyntax.self) {
            let parameters = type.parameters.map { plain($0.type) }.joined(separator: ",")
            let result = plain(type.returnClause.type)
            return "(\(parameters)) -> \(result == "()" ? "Void" : result)"
        }
        if let type = type.as(TupleTypeSyntax.self), type.elements.count == 1,
            let only = type.elements.first
        {
            return plain(only.type)
        }
        if let type = type.as(OptionalTypeSyntax.self) { return plain(type.wrappedType) + "?" }
        if let type = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return plain(type.wrappedType) + "?"
        }
        return type.code.filter { !$0.isWhitespace }
    }

    /// What turns the result of a certain class's function into one of `Self`.
    static func cast(_ node: FunctionDeclSyntax) -> String {
        switch node.resultType?.code {
        case "Self": " as! Self"
        case "Self?", "Self!": " as! Self?"
        default: ""
        }
    }

    /// A declaration with an override's own types for calls that know its class; nil for a function
    /// that cannot be handed on.
    ///
    /// `classes`: those below it that override the function, too.
    static func front(
        _ node: FunctionDeclSyntax,
        in type: String,
        _ outer: DeclModifierListSyntax?,
        _ classes: [String]
    ) -> String? {
        guard let parts = Forwarder.Signature(node) else { return nil }
        let modifiers = node.modifiers.filter { $0.name.text != "override" }
        let head = Forwarder.head(node.attributes, modifiers, outer)
        let key = key(node) ?? node.fullName
        let own = "\(parts.marks)\(name(of: key, in: type))(\(parts.arguments))"
        let overrides = cases(node, key, classes, parts.arguments, parts.marks)
        let body =
            classes.isEmpty
            ? own : "\(choice(classes, above: "nil")) \(overrides)default: return \(own) }"
        return "@_nonoverride \(head)func \(node.name.text)\(parts.generics)(\(parts.parameters))"
            + "\(parts.tail) { \(body) }"
    }
}
