// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// How a member that a target's extension gives a foreign class finds overrides of other targets.
///
/// The class of such an override lists the renamed member as a function under a name that the member
/// knows, and the member asks the object's class for it before it climbs the ladder of its own target.
/// Classes of other targets lie below those of its own, so what they list goes first.
enum DistantRung {
    /// The name under which an override of a class's member is listed.
    static func name(of key: String, of root: String) -> String { "__dyn_\(root).\(key)" }

    /// A function as something to hand on: its type, and how it is called.
    private struct Shape {
        let parameters: String
        let result: String
        let isThrowing: Bool

        init?(_ node: FunctionDeclSyntax) {
            let items = node.signature.parameterClause.parameters
            result = node.signature.returnClause?.type.oneLine ?? "Void"
            isThrowing = node.isThrowing
            guard !node.isAsync, node.genericParameterClause == nil, result != "Self",
                !result.hasPrefix("some "),
                !items.contains(where: {
                    $0.ellipsis != nil || $0.type.code.contains("@autoclosure")
                        || $0.type.code.hasPrefix("some ")
                })
            else { return nil }
            parameters = items.map(\.type.oneLine).joined(separator: ", ")
        }

        var type: String { "(\(parameters))\(isThrowing ? " throws" : "") -> \(result)" }
    }

    /// A statement that calls an override of another target and returns; nil where none can be
    /// handed on.
    static func search(_ node: FunctionDeclSyntax, of root: String) -> String? {
        guard let shape = Shape(node), let signature = Forwarder.Signature(node) else { return nil }
        // A call of a function value has no labels.
        let arguments = node.signature.parameterClause.parameters.enumerated().map { index, item in
            (item.type.code.hasPrefix("inout ") ? "&" : "") + "_p\(index)"
        }
        return search(shape.type, name(of: Ladder.key(node) ?? node.fullName, of: root))
            + "return \(signature.marks)_f(\(arguments.joined(separator: ", "))) }; "
    }

    /// The statements that ask an override of another target for a property, and set it there.
    static func search(
        _ key: String,
        of root: String,
        type: String
    ) -> (get: String, set: String) {
        let name = name(of: key, of: root)
        return (
            search("() -> \(type)", name) + "return _f() }; ",
            search("(\(type)) -> Void", name + "=") + "_f(newValue); return }; "
        )
    }

    private static func search(_ type: String, _ name: String) -> String {
        // The listed function has the main actor's type, and is called on the caller's actor.
        "if let _d: @MainActor \(type) = _objcMember(self, \"\(name)\") { "
            + "let _f = unsafeBitCast(_d, to: (\(type)).self); "
    }

    /// The entries of a class's list for an overriding function.
    static func entries(
        _ node: FunctionDeclSyntax,
        in type: String,
        of root: String
    ) -> [String] {
        guard let shape = Shape(node) else { return [] }
        let key = Ladder.key(node) ?? node.fullName
        let member = Ladder.name(of: key, in: type)
        let items = node.signature.parameterClause.parameters
        let arguments = items.indices.enumerated().map { index, place in
            items[place].argumentLabel
                + (items[place].type.code.hasPrefix("inout ") ? "&" : "") + "$\(index)"
        }
        let call =
            (shape.isThrowing ? "try " : "") + Ladder.receiver(key, type, of: "o")
            + ".\(member)(\(arguments.joined(separator: ", ")))"
        return [
            entry(name(of: key, of: root), shape.type, call)
        ]
    }

    /// The entries of a class's list for an overriding property.
    static func entries(
        _ node: VariableDeclSyntax,
        in type: String,
        of root: String
    ) -> [String] {
        guard let (binding, _) = node.single, let annotation = binding.typeAnnotation,
            let key = Ladder.key(node)
        else { return [] }
        let value = annotation.type.oneLine
        let member =
            Ladder.receiver(key, type, of: "o") + "." + Ladder.name(of: key, in: type)
        let name = name(of: key, of: root)
        let getter = entry(name, "() -> \(value)", member)
        guard binding.isSettable else { return [getter] }
        return [getter, entry(name + "=", "(\(value)) -> Void", member + " = $0")]
    }

    private static func entry(_ name: String, _ type: String, _ body: String) -> String {
        let kind = name.contains("." + Ladder.classMark) ? "classMember" : "property"
        return "m.\(kind)(\"\(name)\", { o in { \(body) } as @MainActor \(type) })"
    }
}
