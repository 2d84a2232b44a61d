// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension LoweringVisitor {
    /// Lets a test method on the main actor be called from anywhere: its body claims the actor.
    ///
    /// Here the list of tests holds plain functions, and an isolated one is no such function. The
    /// library calls tests on the main thread, so the claim holds.
    func lower(test node: FunctionDeclSyntax) {
        guard own.imports.contains("XCTest"), node.baseName.hasPrefix("test"),
            node.signature.parameterClause.parameters.isEmpty,
            node.signature.effectSpecifiers?.asyncSpecifier == nil,
            !node.modifiers.contains("static"), !node.modifiers.contains("nonisolated"),
            let body = node.body
        else { return }
        if let attribute = node.attributes.named("MainActor") {
            edits.blank(attribute)
        } else if isInClassOnMainActor(node) {
            edits.insert("nonisolated ", at: node.funcKeyword.positionAfterSkippingLeadingTrivia)
        } else {
            return
        }
        let throwing = node.signature.effectSpecifiers?.throwsClause != nil
        edits.insert(
            (throwing ? " try" : "") + " MainActor.assumeIsolated { ()"
                + (throwing ? " throws" : "") + " -> Void in",
            at: body.leftBrace.endPositionBeforeTrailingTrivia
        )
        edits.insert("}; ", at: body.rightBrace.positionAfterSkippingLeadingTrivia)
    }

    private func isInClassOnMainActor(_ node: FunctionDeclSyntax) -> Bool {
        node.parent?.as(MemberBlockItemSyntax.self)?.parent?.parent?.parent?
            .as(ClassDeclSyntax.self)?.attributes.named("MainActor") != nil
    }
}
