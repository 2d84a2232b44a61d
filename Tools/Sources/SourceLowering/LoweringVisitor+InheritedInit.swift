// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension LoweringVisitor {
    /// The argument by which the framework's initialiser without parameters is told from those here.
    static let markerOfInheritedInit = "_none: ()"

    /// `Badge()` and `self.init()`, where `init()` is inherited and an initialiser here has a value for
    /// each parameter.
    func lower(inheritedInit node: FunctionCallExprSyntax) {
        guard !facts.plainlyMade.isEmpty, node.arguments.isEmpty, node.trailingClosure == nil,
            node.additionalTrailingClosures.isEmpty, let left = node.leftParen,
            let name = nameOfPlainlyMade(node), facts.plainlyMade.contains(name)
        else { return }
        edits.insert(Self.markerOfInheritedInit, at: left.endPositionBeforeTrailingTrivia)
    }

    /// The class that a call makes an instance of.
    private func nameOfPlainlyMade(_ node: FunctionCallExprSyntax) -> String? {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else {
            return node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        }
        guard member.declName.baseName.text == "init", member.declName.argumentNames == nil else {
            return node.calledExpression.code
        }
        guard let base = member.base else { return annotatedClass(of: node) }
        if base.code == "self" {
            return isInInitialiser(Syntax(node)) ? scopes.last?.fullName : nil
        }
        return base.code
    }

    /// `Badge` in `let badge: Badge = .init()`.
    private func annotatedClass(of node: FunctionCallExprSyntax) -> String? {
        let binding = node.parent?.parent?.as(PatternBindingSyntax.self)
        guard let type = binding?.typeAnnotation?.type else { return nil }
        return
            (type.as(OptionalTypeSyntax.self)?.wrappedType
            ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? type).code
    }

    private func isInInitialiser(_ node: Syntax) -> Bool {
        var current = node.parent
        while let place = current {
            if place.is(InitializerDeclSyntax.self) { return true }
            if place.is(FunctionDeclSyntax.self)
                || place.asProtocol((any DeclGroupSyntax).self) != nil
            {
                return false
            }
            current = place.parent
        }
        return false
    }

    /// `let make: () -> UIView = UIView.init` becomes a closure: no initialiser here has that type.
    func lower(initialiserWithoutParameters node: MemberAccessExprSyntax) {
        guard node.isInitialiserOfAName, let base = node.base?.code,
            facts.isClass(base), facts.descendsFromView(base),
            let clause = node.parent?.as(InitializerClauseSyntax.self),
            let type = clause.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
                ?? clause.parent?.as(FunctionParameterSyntax.self)?.type,
            type.functionType?.parameters.isEmpty ?? false
        else { return }
        let argument = facts.plainlyMade.contains(base) ? Self.markerOfInheritedInit : ""
        edits.replace(node, with: "{ \(base)(\(argument)) }")
    }

    /// `Property(default: UIView.init)`: the parameter's type says which initialiser is meant, and one
    /// without parameters is among them on iOS.
    func lower(initialiserAsArgument node: MemberAccessExprSyntax) {
        guard node.isInitialiserOfAName, let base = node.base?.code,
            facts.plainClasses.contains(base)
                || facts.frameworkClasses.contains(base) && facts.descendsFromView(base),
            let argument = node.parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.code != "_objcInit"
        else { return }
        edits.insert(
            "_objcInit(of: \(base).self, or: ",
            at: node.positionAfterSkippingLeadingTrivia
        )
        edits.insert(")", at: node.endPositionBeforeTrailingTrivia)
    }

    /// The entry for a class's own `init()`, by which an instance is made of a class that is known only
    /// when running; nil where there is none, or none that a message could call.
    func entryOfInit(_ node: ClassDeclSyntax, _ scope: TypeScope) -> String? {
        guard facts.selfMade.contains(scope.fullName), !node.attributes.isUnavailable else {
            return nil
        }
        for member in node.memberBlock.members {
            guard let own = member.decl.as(InitializerDeclSyntax.self),
                own.signature.parameterClause.parameters.isEmpty
            else { continue }
            let effects = own.signature.effectSpecifiers
            guard effects?.asyncSpecifier == nil, effects?.throwsClause == nil,
                !own.attributes.isUnavailable, own.genericParameterClause == nil
            else { return nil }
        }
        return "m.classMethod(\"new\") { a in _ = a; return \(scope.name)() }"
    }
}

extension TypeSyntax {
    /// The type of functions that it is, without attributes, parentheses and question marks.
    fileprivate var functionType: FunctionTypeSyntax? {
        if let type = self.as(FunctionTypeSyntax.self) { return type }
        if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.functionType }
        if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.functionType }
        guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 else {
            return nil
        }
        return tuple.elements.first?.type.functionType
    }
}
