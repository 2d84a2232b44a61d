// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Instances of classes that are known only when running: on iOS any class of objects can be asked
// for what Objective-C's classes have, Swift alone lets only those be asked that say `required`.
extension LoweringVisitor {
    /// The initialisers that can be asked for, by their labels.
    private static let dynamicInitialisers: Set<[String?]> = [
        [], ["frame"], ["nibName", "bundle"],
    ]

    /// `View()`, `View(frame: …)`, `Page(nibName: …, bundle: …)` where that is a generic parameter;
    /// `viewClass.init()` of a variable, `Self()` and `self.init()` of what stands for a class.
    func lower(instanceOfParameter node: FunctionCallExprSyntax) {
        lower(segueOfVariable: node)
        guard node.trailingClosure == nil, let left = node.leftParen,
            Self.dynamicInitialisers.contains(node.arguments.map { $0.label?.text }),
            let aClass = parameter(madeBy: node) ?? heldClass(madeBy: node)
                ?? ownClass(madeBy: node)
        else { return }
        edits.replace(node.calledExpression, with: "_objcNew")
        let separator = node.arguments.isEmpty ? "" : ", "
        edits.insert(aClass + separator, at: left.endPositionBeforeTrailingTrivia)
    }

    /// A generic parameter that is a class; it hides a class of that name.
    private func parameter(madeBy node: FunctionCallExprSyntax) -> String? {
        guard let name = node.nameOfMadeType, name.first?.isUppercase ?? false,
            let constraint = GenericConstraints.names(of: name, around: Syntax(node)),
            constraint.contains(where: facts.isClass)
        else { return nil }
        return name + ".self"
    }

    /// A variable that holds a class: `viewClass.init()`, `self.viewClass.init()`.
    private func heldClass(madeBy node: FunctionCallExprSyntax) -> String? {
        guard let base = node.baseOfInit, let name = base.lastName,
            name.first?.isLowercase ?? false, name != "self", name != "super",
            // The compiler's word mends calls in optional chains.
            !base.isInOptionalChain,
            let type = own.metatypes[name]
        else { return nil }
        let constraint = GenericConstraints.names(of: type, around: Syntax(node)) ?? [type]
        return constraint.contains(where: facts.isClass) ? base.code : nil
    }

    /// The class that an extension is of: `Self()`, `Self.init()`, `type(of: self).init()`, and in
    /// members of the type `self.init()`.
    private func ownClass(madeBy node: FunctionCallExprSyntax) -> String? {
        let text: String
        if node.nameOfMadeType == "Self" {
            text = "Self.self"
        } else if let base = node.baseOfInit?.code, base == "type(of: self)" {
            text = base
        } else if node.baseOfInit?.code == "self", isInMemberOfType(Syntax(node)) {
            text = "self"
        } else {
            return nil
        }
        guard let place = enclosingExtension(of: Syntax(node)) else { return nil }
        let name = place.extendedType.code
        let constraint = (place.genericWhereClause?.requirements ?? [])
            .compactMap { $0.requirement.as(ConformanceRequirementSyntax.self) }
            .filter { $0.leftType.code == "Self" }
            .flatMap { $0.rightType.code.split(separator: "&").map { $0.filter { $0 != " " } } }
        guard
            ([name] + constraint.map { String($0) })
                .contains(where: { facts.isClass($0) || facts.classProtocols.contains($0) })
        else { return nil }
        return text
    }

    /// The extension that a place is in, without a type in between.
    private func enclosingExtension(of node: Syntax) -> ExtensionDeclSyntax? {
        var current = node.parent
        while let place = current {
            if let found = place.as(ExtensionDeclSyntax.self) { return found }
            if place.asProtocol((any DeclGroupSyntax).self) != nil { return nil }
            current = place.parent
        }
        return nil
    }

    private func isInMemberOfType(_ node: Syntax) -> Bool {
        var current = node.parent
        while let place = current {
            if let function = place.as(FunctionDeclSyntax.self) { return function.isOfType }
            if let variable = place.as(VariableDeclSyntax.self), variable.modifiers.isStatic {
                return true
            }
            if place.is(InitializerDeclSyntax.self)
                || place.asProtocol((any DeclGroupSyntax).self) != nil
            {
                return false
            }
            current = place.parent
        }
        return false
    }
}

extension FunctionDeclSyntax {
    /// Whether it is the type's, not an instance's.
    fileprivate var isOfType: Bool { modifiers.isStatic }
}

extension ExprSyntax {
    /// `c` in `c` and `a.b.c`.
    fileprivate var lastName: String? {
        if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
        return self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }
}

extension FunctionCallExprSyntax {
    /// `Name` in `Name(…)` and `Name.init(…)`.
    fileprivate var nameOfMadeType: String? {
        if let name = calledExpression.as(DeclReferenceExprSyntax.self) {
            return name.argumentNames == nil ? name.baseName.text : nil
        }
        guard let member = calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "init", member.declName.argumentNames == nil
        else { return nil }
        return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    /// What stands before `.init`.
    fileprivate var baseOfInit: ExprSyntax? {
        guard let member = calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "init", member.declName.argumentNames == nil
        else { return nil }
        return member.base
    }
}
