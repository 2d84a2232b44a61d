// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension LoweringVisitor {
    private static let testHooks: Set<String> = [
        "setUp", "tearDown", "setUpWithError", "tearDownWithError", "invokeTest",
    ]

    /// Overrides of XCTestCase's hooks in a class on the main actor run there.
    ///
    /// On iOS the hooks come from Objective-C, and the class's actor counts. XCTest runs them on the
    /// main thread on Linux, too, but there they are Swift and on no actor.
    func lower(isolationOf node: FunctionDeclSyntax) {
        guard own.imports.contains("XCTest"), Self.testHooks.contains(node.name.text),
            node.signature.effectSpecifiers?.asyncSpecifier == nil,
            node.modifiers.contains(where: { $0.name.text == "override" }),
            !node.modifiers.contains(where: {
                ["class", "static", "nonisolated"].contains($0.name.text)
            }),
            let scope = scopes.last, scope.kind == .aClass, scope.isOnMainActor,
            let body = node.body, !body.statements.isEmpty,
            body.statements.first?.code.contains("MainActor.assumeIsolated") == false
        else { return }
        let throwing = node.signature.effectSpecifiers?.throwsClause == nil ? "" : "try "
        edits.insert(
            " \(throwing)MainActor.assumeIsolated { () -> Void in",
            at: body.leftBrace.endPositionBeforeTrailingTrivia
        )
        edits.insert("} ", at: body.rightBrace.positionAfterSkippingLeadingTrivia)
    }
}
