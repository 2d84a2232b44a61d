// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension LoweringVisitor {
    /// `#selector(tap(_:))` becomes `_selector("tap:", false, Enclosing.tap(_:))`.
    func lower(selector node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first, node.arguments.count == 1,
            let left = node.leftParen
        else { return }
        let head = node.pound.positionAfterSkippingLeadingTrivia.utf8Offset
        let expression = strip(argument.expression)
        switch argument.label?.text {
        case nil:
            guard let name = expression.name else { return refuse(node) }
            let (selector, isBase) = selectorName(name, expression.base, at: Syntax(node))
            if isProtocol(expression.base), node.isInPattern {
                // In a pattern the compiler does not find the parameters of a closure.
                return edits.replace(node, with: "Selector(\"\(selector)\")")
            }
            if name.baseName.text == "init", isGenericParameter(expression.base, at: Syntax(node)) {
                // The compiler makes no instance of it by an initializer that is not required.
                return edits.replace(node, with: "Selector(\"\(selector)\")")
            }
            let requirement = optionalRequirement(name, of: expression.base)
            edits.replace(
                head..<left.endPositionBeforeTrailingTrivia.utf8Offset,
                with: (requirement.map { "_objcRequirement(\"\($0)\", " } ?? "")
                    + "_selector(\"\(selector)\", \(isBase), "
            )
            if expression.isCastToMethodOfInstance(of: enclosingName) {
                lower(castOf: expression, in: argument.expression)
            } else {
                lower(base: expression.base, of: expression.reference)
            }
            if requirement != nil { edits.insert(")", at: node.endPositionBeforeTrailingTrivia) }
        case "getter", "setter":
            guard let name = expression.name?.baseName.text.filter({ $0 != "`" }) else {
                return refuse(node)
            }
            let type = ownerName(expression.base)
            let isGetter = argument.label?.text == "getter"
            let known = objCNames(ofProperty: name, type)
            let key = known.key ?? name
            let getter = known.getter ?? key
            let setter = known.setter ?? SelectorName.ofSetter(key)
            let text =
                isGetter
                ? "_selectorGet(\"\(getter)\", { (o: \(type)) in o.\(name) }"
                : "_selectorSet(\"\(setter)\", { (o: \(type), v) in o.\(name) = v }"
            edits.replace(head..<argument.endPositionBeforeTrailingTrivia.utf8Offset, with: text)
        default: refuse(node)
        }
    }

    private func isProtocol(_ base: ExprSyntax?) -> Bool {
        guard let name = base?.code else { return false }
        return facts.protocols.contains(name) && !facts.classes.contains(name)
    }

    /// Whether an expression names a generic parameter of a declaration around.
    private func isGenericParameter(_ base: ExprSyntax?, at node: Syntax) -> Bool {
        guard let name = base?.code else { return false }
        return node.ancestors.contains { around in
            around.genericClauses.0?.parameters.contains { $0.name.text == name } ?? false
        }
    }

    private func refuse(_ node: MacroExpansionExprSyntax) {
        note(
            node,
            "this form of #selector cannot be lowered",
            remedy: "name the method as Type.method(labels:)"
        )
    }

    /// A selector's expression without parentheses and casts.
    struct Named {
        let reference: ExprSyntax
        let base: ExprSyntax?
        let name: DeclReferenceExprSyntax?
        var cast: TypeSyntax?

        /// `tap as (Int) -> Void`, where `tap as (A) -> (Int) -> Void` is the method of the type.
        func isCastToMethodOfInstance(of type: String?) -> Bool {
            guard let function = cast?.as(FunctionTypeSyntax.self), type != nil,
                base == nil || ["self", "self?", "self!"].contains(base?.code)
            else { return false }
            return !function.returnClause.type.is(FunctionTypeSyntax.self)
                || function.parameters.count != 1
                || function.parameters.first?.type.code != type
        }
    }

    private func strip(_ expression: ExprSyntax) -> Named {
        if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first,
            tuple.elements.count == 1
        {
            return strip(only.expression)
        }
        if let sequence = expression.as(SequenceExprSyntax.self),
            let first = sequence.elements.first
        {
            var named = strip(first)
            named.cast = sequence.elements.last?.as(TypeExprSyntax.self)?.type
            return named
        }
        if let cast = expression.as(AsExprSyntax.self) {
            var named = strip(cast.expression)
            named.cast = cast.type
            return named
        }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            return Named(reference: expression, base: member.base, name: member.declName)
        }
        let name = expression.as(DeclReferenceExprSyntax.self)
        return Named(reference: expression, base: nil, name: name)
    }

    /// The type around, as its body can use it.
    var enclosingName: String? { scopes.last { $0.kind != .aProtocol }?.name }

    /// `self.tap as (Int) -> Void` becomes `{ (o: A) in o.tap as (Int) -> Void }`.
    private func lower(castOf named: Named, in whole: ExprSyntax) {
        let object = "{ (o: \(enclosingName ?? "NSObject")) in "
        edits.insert(object, at: whole.positionAfterSkippingLeadingTrivia)
        if let base = named.base {
            edits.replace(base, with: "o")
        } else {
            edits.insert("o.", at: named.reference.positionAfterSkippingLeadingTrivia)
        }
        edits.insert(" }", at: whole.endPositionBeforeTrailingTrivia)
    }

    /// Puts the type in the place of what the method is looked up on.
    private func lower(base: ExprSyntax?, of reference: ExprSyntax) {
        guard let base else {
            guard let enclosing = enclosingName else { return }
            return edits.insert(
                enclosing + ".",
                at: reference.positionAfterSkippingLeadingTrivia
            )
        }
        let ownNames = ["self", "Self", "self?", "self!"]
        if base.is(SuperExprSyntax.self) || ownNames.contains(base.code) {
            guard let enclosing = enclosingName else { return }
            edits.replace(base, with: enclosing)
        } else if isProtocol(base) {
            // A protocol has no methods of its own to be named: the closure is of the same type.
            edits.insert("{ (o: any ", at: base.positionAfterSkippingLeadingTrivia)
            edits.insert(") in o", at: base.endPositionBeforeTrailingTrivia)
            edits.insert(" }", at: reference.endPositionBeforeTrailingTrivia)
        } else if !isTypeName(base) {
            edits.insert("_objcType(of: ", at: base.positionAfterSkippingLeadingTrivia)
            edits.insert(")", at: base.endPositionBeforeTrailingTrivia)
        }
    }

    /// The full name of an optional requirement that a selector names through its protocol.
    private func optionalRequirement(
        _ name: DeclReferenceExprSyntax,
        of base: ExprSyntax?
    ) -> String? {
        guard let protocolName = base?.code, facts.protocols.contains(protocolName),
            !facts.classes.contains(protocolName)
        else { return nil }
        let word = name.baseName.text.filter { $0 != "`" }
        guard let labels = name.argumentNames?.arguments.map(\.name.text) else {
            let found = facts.optionalRequirements.filter {
                $0.hasPrefix(word + "(") && $0.last == ")"
            }
            return found.count == 1 ? found.first : nil
        }
        let fullName = word + "(" + labels.map { $0 + ":" }.joined() + ")"
        return facts.optionalRequirements.contains(fullName) ? fullName : nil
    }

    /// Whether an expression looks like the name of a type.
    private func isTypeName(_ expression: ExprSyntax) -> Bool {
        if let member = expression.as(MemberAccessExprSyntax.self) {
            return member.declName.baseName.text.first?.isUppercase ?? false
        }
        if let special = expression.as(GenericSpecializationExprSyntax.self) {
            return isTypeName(special.expression)
        }
        let text = expression.code
        return text.first { $0 != "_" && $0 != "`" }?.isUppercase ?? false
    }

    private func ownerName(_ base: ExprSyntax?) -> String {
        guard let base, isTypeName(base), base.code != "Self" else {
            return enclosingName ?? "NSObject"
        }
        return base.oneLine
    }

    /// The selector's name, and whether it lacks its colons.
    private func selectorName(
        _ name: DeclReferenceExprSyntax,
        _ base: ExprSyntax?,
        at node: Syntax
    ) -> (String, Bool) {
        let word = name.baseName.text.filter { $0 != "`" }
        let owner = ownerName(base)
        let type = classBounding(owner, at: node) ?? owner
        let candidates = own.methods[type]?[word] ?? methodsOfScope(word, base)
        let given = givenMethods(word, of: type)
        if let labels = name.argumentNames?.arguments.map(\.name.text) {
            let fullName = word + "(" + labels.map { $0 + ":" }.joined() + ")"
            let byRule = SelectorName.of(word, labels: labels)
            let all = (candidates + given).filter { $0.fullName == fullName }
            let known =
                all.first { $0.selector != byRule }?.selector
                ?? requiredSelector(fullName, of: type) ?? byRule
            guard known == byRule else { return (known, false) }
            return (HeaderNames.selector(of: fullName, in: classes(from: type)) ?? known, false)
        }
        let all = candidates.isEmpty ? given : candidates
        let selectors = Set(all.map { requiredSelector($0.fullName, of: type) ?? $0.selector })
        if selectors.count == 1, let only = selectors.first { return (only, false) }
        if selectors.isEmpty, let only = onlySelector(word, of: type) { return (only, false) }
        return (word, true)
    }

    /// The class that a generic parameter of a declaration around is bound to: `UIView` for the `Base` of
    /// `extension Reactive where Base: UIView`.
    private func classBounding(_ name: String, at node: Syntax) -> String? {
        for around in node.ancestors {
            let (clause, requirements) = around.genericClauses
            let bound = clause?.parameters.first { $0.name.text == name }?.inheritedType
            if let bound { return bound.code }
            for line in requirements?.requirements ?? [] {
                guard let line = line.requirement.as(ConformanceRequirementSyntax.self),
                    line.leftType.code == name
                else { continue }
                return line.rightType.code
            }
        }
        return nil
    }

    /// A class of a selector with those above it.
    func classes(from type: String) -> [String] {
        facts.classes(from: String(type.split(separator: ".").last ?? ""))
    }

    /// The selector of the framework's only method of a base name; not for classes of the package, which may have
    /// another one.
    private func onlySelector(_ base: String, of type: String) -> String? {
        let classes = classes(from: type)
        guard classes.allSatisfy({ facts.frameworkClasses.contains($0) || $0 == "NSObject" })
        else { return nil }
        return classes.lazy.compactMap { HeaderNames.selector(ofOnly: base, in: $0) }.first
    }

    /// Methods of the type around, found under its full name.
    private func methodsOfScope(_ word: String, _ base: ExprSyntax?) -> [FileFacts.Method] {
        guard let scope = scopes.last, base.map({ !isTypeName($0) }) ?? true else { return [] }
        return own.methods[scope.fullName]?[word] ?? []
    }
}

extension SyntaxProtocol {
    /// The generic parameters of a declaration, and what it asks of them and of those around.
    fileprivate var genericClauses: (GenericParameterClauseSyntax?, GenericWhereClauseSyntax?) {
        let node = Syntax(self)
        if let node = node.asProtocol((any WithGenericParametersSyntax).self) {
            return (node.genericParameterClause, node.genericWhereClause)
        }
        return (nil, node.as(ExtensionDeclSyntax.self)?.genericWhereClause)
    }

    /// Whether it is part of what a `case` compares with.
    fileprivate var isInPattern: Bool {
        sequence(first: Syntax(self), next: \.parent)
            .prefix { !$0.is(CodeBlockItemSyntax.self) }
            .contains { $0.is(ExpressionPatternSyntax.self) }
    }
}
