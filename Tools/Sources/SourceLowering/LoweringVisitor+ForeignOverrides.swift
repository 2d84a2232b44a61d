// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Overrides in extensions of another package's classes. On iOS each is a method that a category gives
// the class. Here the runtime replaces what the class inherits by it.
extension LoweringVisitor {
    /// Lowers what an extension overrides, and writes the list that gives it to the runtime.
    ///
    /// What this cannot do is said where it stands.
    func lower(foreignOverrides members: [DeclSyntax], of node: ExtensionDeclSyntax) {
        let type = node.extendedType.code
        var entries: [String] = []
        for member in members {
            if let function = member.as(FunctionDeclSyntax.self),
                FormatterMethods.all.contains(function.fullName)
            {
                continue
            }
            if let function = member.as(FunctionDeclSyntax.self),
                let entry = entry(function, of: type, in: node)
            {
                entries.append(entry)
                rename(function.name, function.modifiers, of: function.fullName, in: type)
                mark(
                    callsOfSuperIn: Syntax(function.body),
                    to: function.baseName,
                    of: type,
                    asMethod: SelectorName.of(function)
                )
            } else if let variable = member.as(VariableDeclSyntax.self),
                let (binding, name) = variable.single,
                let entry = entry(variable, binding, name, of: type, in: node)
            {
                entries.append(entry)
                rename(binding.pattern, variable.modifiers, of: name, in: type)
                mark(
                    callsOfSuperIn: Syntax(binding.accessorBlock),
                    to: name,
                    of: type,
                    asMethod: nil
                )
            } else {
                refuseOverride(member)
            }
        }
        guard !entries.isEmpty else { return }
        let text = registration(
            by: "_objcRegisterOverrides",
            entries.map { $0 + "; " }.joined(),
            of: type
        )
        let brace = node.memberBlock.rightBrace
        let isOnLineOfBrace = !(brace.leadingTrivia.contains { $0.isNewline })
        // A list of members on that line begins with a separator of its own.
        edits.insert(
            isOnLineOfBrace ? "; " + text + " " : text + "; ",
            at: brace.positionAfterSkippingLeadingTrivia
        )
    }

    /// Whether an extension can have a list: a generic class has no static storage.
    private func isOfPlainClass(_ node: ExtensionDeclSyntax) -> Bool {
        node.genericWhereClause == nil && !(scopes.last?.isGeneric ?? false)
    }

    /// The runtime's entry for a method; nil where it cannot be called with the arguments of a message.
    private func entry(
        _ node: FunctionDeclSyntax,
        of type: String,
        in owner: ExtensionDeclSyntax
    ) -> String? {
        guard isOfPlainClass(owner), !node.modifiers.isStatic, !node.isAsync,
            !node.isThrowing, node.genericParameterClause == nil
        else { return nil }
        var arguments: [String] = []
        for (index, parameter) in node.signature.parameterClause.parameters.enumerated() {
            guard let cast = parameter.castType else { return nil }
            arguments.append(parameter.argumentLabel + "_arg(a, \(index)) as (\(cast))")
        }
        let name = Forwarder.name(of: node.baseName, of: type)
        return "m.method(\"\(SelectorName.of(node))\") { o, a in "
            + "unsafeDowncast(o, to: \(type).self).\(name)(\(arguments.joined(separator: ", "))) }"
    }

    /// The entries for a computed property's getter and setter; nil for another property.
    private func entry(
        _ node: VariableDeclSyntax,
        _ binding: PatternBindingSyntax,
        _ property: String,
        of type: String,
        in owner: ExtensionDeclSyntax
    ) -> String? {
        guard isOfPlainClass(owner), !node.modifiers.isStatic, binding.isComputed,
            !binding.hasEffects, let annotation = binding.typeAnnotation
        else { return nil }
        let key = node.attributes.named("objc")?.objCName ?? property
        let name = Forwarder.name(of: property, of: type)
        let object = "unsafeDowncast(o, to: \(type).self).\(name)"
        let getter = "m.method(\"\(key)\") { o, _ in \(object) }"
        guard binding.isSettable else { return getter }
        return getter + "; m.method(\"\(SelectorName.ofSetter(key))\") { o, a in "
            + "\(object) = _arg(a, 0) as (\(annotation.type.oneLine)) }"
    }

    /// A call of `super`'s member of the same name says so, since it would find the replacement again.
    private func mark(
        callsOfSuperIn body: Syntax?,
        to name: String,
        of type: String,
        asMethod selector: String?
    ) {
        guard let body else { return }
        let finder = SuperCallFinder(name: name)
        finder.walk(body)
        for found in finder.found {
            let selector = selector ?? (found.isAssignment ? SelectorName.ofSetter(name) : name)
            edits.insert(
                "_objcSuper(self, \(type).self, \"\(selector)\", { ",
                at: found.node.positionAfterSkippingLeadingTrivia
            )
            edits.insert(" })", at: found.node.endPositionBeforeTrailingTrivia)
        }
    }

    private func refuseOverride(_ node: DeclSyntax) {
        note(
            node,
            "a member of an extension of a class of another package cannot override on Linux",
            remedy: "override it in a subclass's own body"
        )
    }
}

/// Finds the calls, readings and assignments of `super`'s member of a name.
private final class SuperCallFinder: SyntaxVisitor {
    struct Found {
        let node: ExprSyntax
        var isAssignment = false
    }

    private let name: String
    private(set) var found: [Found] = []

    init(name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.base?.is(SuperExprSyntax.self) ?? false,
            node.declName.baseName.text.filter({ $0 != "`" }) == name
        else { return .visitChildren }
        if let call = node.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.id == node.id
        {
            found.append(Found(node: ExprSyntax(call)))
        } else if let sequence = node.parent?.parent?.as(SequenceExprSyntax.self),
            sequence.elements.first?.id == node.id,
            sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
        {
            found.append(Found(node: ExprSyntax(sequence), isAssignment: true))
        } else {
            found.append(Found(node: ExprSyntax(node)))
        }
        return .visitChildren
    }
}
