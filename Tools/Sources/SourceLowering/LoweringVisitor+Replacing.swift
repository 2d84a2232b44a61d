// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Where a package gives methods other implementations while the program runs, each of its own that a
// selector names asks for one when it begins. The framework's own methods ask, too.
extension LoweringVisitor {
    /// A method begins by asking for its replacement.
    func lower(replaceable node: FunctionDeclSyntax) {
        guard let body = node.body, let scope = scopeOfReplaceable(node), !node.isAsync,
            node.genericParameterClause == nil, node.genericWhereClause == nil,
            MemberList.canBeReplaced(node, in: scope, facts)
        else { return }
        var names: [String] = []
        for parameter in node.signature.parameterClause.parameters {
            let isFunction =
                parameter.type.code.contains("->") && !parameter.type.is(OptionalTypeSyntax.self)
                && !parameter.type.code.contains("@escaping")
            guard parameter.castType != nil, !isFunction, parameter.innerName != "_" else { return }
            names.append(parameter.innerReference)
        }
        let receiver = node.modifiers.isStatic ? "self as AnyObject" : "self"
        ask(
            body.statements,
            after: body.leftBrace,
            "_objcReplaced(\(receiver), \(scope.name).self, \"\(SelectorName.of(node))\", "
                + "[\(names.joined(separator: ", "))])",
            node.resultType
        )
    }

    /// The getter and the setter of a computed property begin by asking for their replacements.
    func lower(replaceable node: VariableDeclSyntax) {
        guard let scope = scopeOfReplaceable(node), !node.modifiers.isStatic,
            let (binding, name) = node.single, MemberList.canBeReplaced(node, in: scope, facts),
            let type = binding.typeAnnotation?.type, let block = binding.accessorBlock
        else { return }
        let names = node.objCNames
        let key = names.key ?? name
        let getter = "_objcReplaced(self, \(scope.name).self, \"\(names.getter ?? key)\", [])"
        switch block.accessors {
        case .getter(let statements): ask(statements, after: block.leftBrace, getter, type)
        case .accessors(let list):
            for accessor in list {
                guard let body = accessor.body, accessor.effectSpecifiers == nil else { continue }
                if accessor.accessorSpecifier.text == "get" {
                    ask(body.statements, after: body.leftBrace, getter, type)
                } else if accessor.accessorSpecifier.text == "set" {
                    let value = accessor.parameters?.name.text ?? "newValue"
                    let setter = names.setter ?? SelectorName.ofSetter(key)
                    ask(
                        body.statements,
                        after: body.leftBrace,
                        "_objcReplaced(self, \(scope.name).self, \"\(setter)\", [\(value)])",
                        nil
                    )
                }
            }
        }
    }

    /// The class or extension of a class that a member stands in directly.
    private func scopeOfReplaceable(_ node: some SyntaxProtocol) -> TypeScope? {
        guard !facts.replaceable.isEmpty, let scope = scopes.last, !scope.isGeneric,
            node.parent?.is(MemberBlockItemSyntax.self) ?? false, !edits.contains(anyOf: [asked])
        else { return nil }
        switch scope.kind {
        case .aClass: return scope
        case .anExtension: return facts.protocols.contains(scope.name) ? nil : scope
        default: return nil
        }
    }

    /// What a file has that was lowered before.
    private var asked: [UInt8] { Array("_objcReplaced(".utf8) }

    private func ask(
        _ statements: CodeBlockItemListSyntax,
        after brace: TokenSyntax,
        _ call: String,
        _ result: TypeSyntax?
    ) {
        if result != nil, statements.count == 1, let only = statements.first {
            // The one expression was the result; behind another statement it has to say so.
            guard case .expr(let expression) = only.item else {
                return insert(call, result, after: brace)
            }
            guard !expression.is(IfExprSyntax.self), !expression.is(SwitchExprSyntax.self) else {
                return
            }
            insert(call, result, after: brace)
            edits.insert("return ", at: expression.positionAfterSkippingLeadingTrivia)
            return
        }
        if result != nil, statements.isEmpty { return }
        insert(call, result, after: brace)
    }

    private func insert(_ call: String, _ result: TypeSyntax?, after brace: TokenSyntax) {
        let implicit = result?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        let type = implicit.map { $0.wrappedType.oneLine + "?" } ?? result?.oneLine ?? "Void"
        guard type != "Self", !type.hasPrefix("some ") else { return }
        edits.insert(
            " if _objcReplaces, let _result: (\(type)) = \(call) { return _result };",
            at: brace.endPositionBeforeTrailingTrivia
        )
    }

    /// `unsafeBitCast(block, to: AnyObject.self)` and its like: blocks, implementations and selectors are no
    /// pointers here.
    func lower(cast node: FunctionCallExprSyntax, _ name: TokenSyntax) {
        let labels = node.arguments.map { $0.label?.text }
        let value = node.arguments.first?.expression.code ?? ""
        guard labels == [nil, "to"],
            ["#selector(", "Selector(", "NSSelectorFromString(", "_selector("].contains(
                where: value.hasPrefix
            ) || ReplacedMethods.casters.contains(where: { edits.contains(anyOf: [$0]) })
        else { return }
        edits.replace(name, with: "_objcBitCast")
    }
}
