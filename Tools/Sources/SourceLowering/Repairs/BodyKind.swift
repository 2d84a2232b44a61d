// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// What the body around a list of statements gives back.
struct BodyKind {
    /// Whether it gives nothing back, as far as the text tells.
    let isVoid: Bool
    /// Whether the list is the body itself and not a block in it; so is what nothing may leave, a `defer`.
    let isDirect: Bool

    init(around list: CodeBlockItemListSyntax) {
        var depth = 0
        var isVoid = false
        var isDeferred = false
        search: for node in Syntax(list).ancestors {
            depth += 1
            if node.is(DeferStmtSyntax.self) { isDeferred = true }
            if let function = node.as(FunctionDeclSyntax.self) {
                isVoid = function.resultType == nil
                break search
            }
            if let closure = node.as(ClosureExprSyntax.self) {
                isVoid = Self.isVoid(closure)
                break search
            }
            if let accessor = node.as(AccessorDeclSyntax.self) {
                isVoid = ["set", "willSet", "didSet"].contains(accessor.accessorSpecifier.text)
                break search
            }
            if node.is(DeinitializerDeclSyntax.self) {
                isVoid = true
                break search
            }
            if node.is(InitializerDeclSyntax.self) || node.is(AccessorBlockSyntax.self) {
                break search
            }
        }
        self.isVoid = isVoid
        // A closure holds its statements itself, the others in a block.
        let parent = list.parent
        isDirect =
            isDeferred || parent?.is(ClosureExprSyntax.self) == true
            || parent?.parent?.is(FunctionDeclSyntax.self) == true
            || parent?.parent?.is(AccessorDeclSyntax.self) == true
            || parent?.parent?.is(DeinitializerDeclSyntax.self) == true
    }

    private static func isVoid(_ closure: ClosureExprSyntax) -> Bool {
        if let result = closure.signature?.returnClause?.type {
            return ["Void", "()"].contains(result.code)
        }
        return !ReturnFinder.returnsValue(closure)
    }
}

/// Looks for `return` with a value in a closure, not in what stands inside of it.
private final class ReturnFinder: SyntaxVisitor {
    private var isFound = false

    static func returnsValue(_ closure: ClosureExprSyntax) -> Bool {
        let finder = ReturnFinder(viewMode: .sourceAccurate)
        finder.walk(closure.statements)
        return finder.isFound
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if node.expression != nil { isFound = true }
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
