// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension LoweringVisitor {
    /// `a as? NSObject == b as? NSObject`, `value is NSObject`: on iOS numbers, texts and boxes are objects of the
    /// only root class that there is.
    ///
    /// Where the object is only compared, or asked what every object has, the cast is one to Foundation's class, from
    /// which the runtime's inherits.
    func lower(rootObjectCast sign: ExprSyntax, to type: TypeSyntax, in node: SequenceExprSyntax) {
        guard let name = type.firstToken(viewMode: .sourceAccurate),
            ["NSObject", "NSObject?"].contains(type.oneLine), !privateObjects.contains(name.id)
        else { return }
        if let cast = sign.as(UnresolvedAsExprSyntax.self) {
            let elements = Array(node.elements)
            guard cast.questionOrExclamationMark != nil,
                let place = elements.firstIndex(where: { $0.id == sign.id }),
                elements.indices.contains(place + 1),
                RootObjectUses.isPlain(elements[place + 1], facts.runtimeObjectMembers)
            else { return }
        } else if !sign.is(UnresolvedIsExprSyntax.self) {
            return
        }
        edits.replace(name, with: "Foundation.NSObject")
    }
}

/// Looks whether an object stands only where any object of Foundation's may stand.
private final class RootObjectUses: SyntaxVisitor {
    private let name: String
    private let runtimeMembers: Set<String>
    private var isPlain = true

    private init(of name: String, _ runtimeMembers: Set<String>) {
        self.name = name
        self.runtimeMembers = runtimeMembers
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        if node.baseName.text == name, !isMember, !Self.isPlain(ExprSyntax(node), runtimeMembers) {
            isPlain = false
        }
        return .visitChildren
    }

    /// `[object]` of a closure is an object whose uses may be anywhere.
    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == name || node.initializer?.value.code == name { isPlain = false }
        return .skipChildren
    }

    /// Members that every object of Foundation's has.
    private static let members: Set<String> = [
        "classForCoder", "conforms", "copy", "debugDescription", "description", "hash", "hashValue",
        "isEqual", "isKind", "isMember", "mutableCopy", "responds",
    ]

    /// Functions whose parameters take any value, or two of one type.
    private static let takers: Set<String> = [
        "ObjectIdentifier", "String", "XCTAssertEqual", "XCTAssertIdentical", "XCTAssertNil",
        "XCTAssertNotEqual", "XCTAssertNotIdentical", "XCTAssertNotNil", "debugPrint", "dump",
        "expect", "isEqual", "object_getClass", "print",
    ]

    private static let comparisons: Set<String> = ["==", "!=", "===", "!=="]

    /// Whether an expression's object is used so, where the expression stands.
    static func isPlain(_ node: ExprSyntax, _ runtimeMembers: Set<String>) -> Bool {
        guard let parent = node.parent else { return false }
        if parent.is(ForceUnwrapExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
            || parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self)
            || parent.is(TupleExprSyntax.self)
        {
            return isPlain(parent.cast(ExprSyntax.self), runtimeMembers)
        }
        if let member = parent.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.text
            return members.contains(name) && !runtimeMembers.contains(name)
        }
        if let list = parent.as(ExprListSyntax.self) {
            return isPlain(node, in: list, runtimeMembers)
        }
        if let argument = parent.as(LabeledExprSyntax.self) {
            return isPlain(argument, runtimeMembers)
        }
        return isPlain(bindingOf: parent, runtimeMembers)
    }

    /// `object == other`, `object as? UIView`, `value as? NSObject` with the type as the node.
    private static func isPlain(
        _ node: ExprSyntax,
        in list: ExprListSyntax,
        _ runtimeMembers: Set<String>
    ) -> Bool {
        let elements = Array(list)
        guard let place = elements.firstIndex(where: { $0.id == node.id }) else { return false }
        let next = elements.dropFirst(place + 1).first
        if next?.is(UnresolvedAsExprSyntax.self) ?? false
            || next?.is(UnresolvedIsExprSyntax.self) ?? false
        {
            return true
        }
        var before = elements[..<place]
        while let cast = before.last, cast.is(UnresolvedAsExprSyntax.self) {
            before = before.dropLast(2)
        }
        let operators = [before.last, next].compactMap { $0 }
        if operators.isEmpty, let sequence = list.parent?.as(SequenceExprSyntax.self) {
            return isPlain(ExprSyntax(sequence), runtimeMembers)
        }
        let names = operators.map { $0.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "" }
        return !names.contains("??") && names.contains(where: comparisons.contains)
    }

    /// The only value in brackets, an argument, or a part of a text.
    private static func isPlain(
        _ argument: LabeledExprSyntax,
        _ runtimeMembers: Set<String>
    ) -> Bool {
        guard let list = argument.parent?.as(LabeledExprListSyntax.self), let owner = list.parent
        else { return false }
        if let tuple = owner.as(TupleExprSyntax.self) {
            return list.count == 1 && argument.label == nil
                && isPlain(ExprSyntax(tuple), runtimeMembers)
        }
        if owner.is(ExpressionSegmentSyntax.self) { return true }
        guard let call = owner.as(FunctionCallExprSyntax.self) else { return false }
        let callee =
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        return takers.contains(callee ?? "")
    }

    /// `if let object = value as? NSObject`: every use of the name counts.
    private static func isPlain(bindingOf node: Syntax, _ runtimeMembers: Set<String>) -> Bool {
        guard node.is(InitializerClauseSyntax.self), let binding = node.parent else { return false }
        let pattern: PatternSyntax
        var scope: Syntax?
        if let condition = binding.as(OptionalBindingConditionSyntax.self) {
            guard condition.typeAnnotation == nil else { return false }
            pattern = condition.pattern
            let statement = binding.ancestors.first {
                !$0.is(ConditionElementSyntax.self) && !$0.is(ConditionElementListSyntax.self)
            }
            scope = statement.flatMap { $0.is(GuardStmtSyntax.self) ? $0.list : $0 }
        } else if let variable = binding.as(PatternBindingSyntax.self),
            let declaration = variable.parent?.parent?.as(VariableDeclSyntax.self)
        {
            guard variable.typeAnnotation == nil, declaration.bindingSpecifier.text == "let",
                declaration.modifiers.isEmpty
            else { return false }
            pattern = variable.pattern
            scope = Syntax(declaration).list
        } else {
            return false
        }
        guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            name != "self", let scope
        else { return false }
        let uses = RootObjectUses(of: name, runtimeMembers)
        uses.walk(scope)
        return uses.isPlain
    }
}

extension Syntax {
    /// The statements around, of a body; nil in a type or a file.
    fileprivate var list: Syntax? {
        guard let item = parent?.as(CodeBlockItemSyntax.self),
            let list = item.parent?.as(CodeBlockItemListSyntax.self),
            list.parent?.is(SourceFileSyntax.self) != true
        else { return nil }
        return Syntax(list)
    }
}
