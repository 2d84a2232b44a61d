// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Statements that only tell something to what is not here, and take nothing from it.
///
/// `FirebaseApp.configure()`, `Messaging.messaging().delegate = self`: the rest can go on without.
enum AbsentStatement {
    /// The statement that begins with a name; nil if what it gives is used.
    static func around(_ name: Syntax) -> CodeBlockItemSyntax? {
        var current = name.parent
        while let node = current, !node.is(CodeBlockItemSyntax.self) { current = node.parent }
        guard let item = current?.as(CodeBlockItemSyntax.self),
            case .expr(let expression) = item.item, isTold(expression),
            let first = first(of: expression), first.id == name.id, !isResult(item)
        else { return nil }
        return item
    }

    /// Whether an expression is a call or an assignment.
    private static func isTold(_ node: ExprSyntax) -> Bool {
        if let node = node.as(TryExprSyntax.self) { return isTold(node.expression) }
        if let node = node.as(AwaitExprSyntax.self) { return isTold(node.expression) }
        if let node = node.as(SequenceExprSyntax.self) {
            return node.elements.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
        }
        return node.is(FunctionCallExprSyntax.self)
    }

    /// The name that an expression begins with; the member where it begins with `self`.
    private static func first(of node: ExprSyntax) -> Syntax? {
        switch node.as(ExprSyntaxEnum.self) {
        case .tryExpr(let node): return first(of: node.expression)
        case .awaitExpr(let node): return first(of: node.expression)
        case .sequenceExpr(let node): return node.elements.first.flatMap { first(of: $0) }
        case .functionCallExpr(let node): return first(of: node.calledExpression)
        case .subscriptCallExpr(let node): return first(of: node.calledExpression)
        case .optionalChainingExpr(let node): return first(of: node.expression)
        case .forceUnwrapExpr(let node): return first(of: node.expression)
        case .declReferenceExpr: return Syntax(node)
        case .memberAccessExpr(let node):
            guard let base = node.base else { return nil }
            let isSelf = base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
            return isSelf ? Syntax(node.declName) : first(of: base)
        default: return nil
        }
    }

    /// Whether a statement alone in its block may be the block's result.
    private static func isResult(_ item: CodeBlockItemSyntax) -> Bool {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else {
            return false
        }
        guard let block = list.parent?.as(CodeBlockSyntax.self) else { return true }
        let result = block.parent?.as(FunctionDeclSyntax.self)?.signature.returnClause?.type.code
        return result.map { !["Void", "()"].contains($0) }
            ?? (block.parent?.is(AccessorDeclSyntax.self) ?? false)
    }
}
