// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension LoweringVisitor {
    private static let testHooks: Set<String> = [
        "setUp", "tearDown", "setUpWithError", "tearDownWithError", "invokeTest",
    ]

    /// Gives overrides of XCTestCase's hooks on the main actor a name of their own, and the class a
    /// forwarder of the hook's name.
    ///
    /// On iOS the hooks come from Objective-C, and the class's actor counts. XCTest runs them on the
    /// main thread on Linux, too, but there they are Swift and on no actor. The user's body stays
    /// what it is, a method on the actor.
    func lower(isolationOf node: FunctionDeclSyntax) {
        guard Self.testHooks.contains(node.name.text), let scope = scopes.last,
            scope.kind == .aClass,
            facts.testClasses.contains(scope.fullName)
                || (own.imports.contains("XCTest")
                    && !facts.objectClasses.contains(scope.fullName)),
            node.signature.effectSpecifiers?.asyncSpecifier == nil,
            let override = node.modifiers.first(where: { $0.name.text == "override" }),
            !node.modifiers.contains("nonisolated"),
            scope.isOnMainActor || node.attributes.named("MainActor") != nil,
            let body = node.body, !body.statements.isEmpty
        else { return }
        let name = Forwarder.name(of: node.name.text, of: scope.fullName)
        let kind = node.modifiers.first { ["class", "static"].contains($0.name.text) }
        let access = node.modifiers.access.map { $0 + " " } ?? ""
        let marks = node.signature.effectSpecifiers?.throwsClause == nil ? "" : "try "
        edits.blank(override)
        edits.replace(node.name, with: name)
        edits.insert(
            "; \(access)nonisolated override \(kind.map { $0.name.text + " " } ?? "")"
                + "func \(node.name.text)() \(marks.isEmpty ? "" : "throws ")"
                + "{ \(marks)MainActor.assumeIsolated { \(marks)self.\(name)() } }",
            at: node.endPositionBeforeTrailingTrivia
        )
    }
}
