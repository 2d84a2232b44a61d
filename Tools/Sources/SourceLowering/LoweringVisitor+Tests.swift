// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension LoweringVisitor {
    /// Gives a spec of Quick's a test case of its own that runs its examples.
    ///
    /// Here the list of tests is made from the source, which knows no spec's examples; Quick lists
    /// them as `allTests`. Failures are the example's own, which the runner counts in the place of
    /// this test; after a crash it names the examples that have run.
    func lower(spec node: ClassDeclSyntax, _ scope: TypeScope) {
        guard scopes.count == 1, facts.specs.contains(scope.fullName),
            !edits.contains(anyOf: [Array("_quickExamples".utf8)])
        else { return }
        let name = scope.name
        let access = node.modifiers.contains("private") ? "private " : ""
        edits.insert(
            "; \(access)final class \(name)_Examples: XCTestCase { func test_quickExamples() { "
                + "let done = (ProcessInfo.processInfo.environment[\"CASEMENT_EXAMPLES_DONE\"] ?? \"\")"
                + ".components(separatedBy: \"\\n\"); for (name, body) in \(name).allTests "
                + "where !done.contains(String(reflecting: \(name).self) + \"/\" + name) { "
                + "\(name)(name: name, testClosure: { test in "
                + "if let spec = test as? \(name) { try body(spec)() } }).run() } } }",
            at: node.memberBlock.rightBrace.endPositionBeforeTrailingTrivia
        )
    }

    /// Lets the tests of a class that expects failures ask where they record one: the library here
    /// knows of none that are expected.
    func lower(expectations node: ClassDeclSyntax) {
        guard own.imports.contains("XCTest"), node.inheritanceClause.names.first == "XCTestCase",
            edits.contains(anyOf: [Array("XCTExpectFailure".utf8)]),
            !edits.contains(anyOf: [Array("_expectsFailure".utf8)])
        else { return }
        let methods = Set(
            node.memberBlock.members.compactMap {
                $0.decl.as(FunctionDeclSyntax.self)?.baseName
            }
        )
        var text = ""
        if !methods.contains("recordFailure") {
            text +=
                "nonisolated override func recordFailure(withDescription _d: String, "
                + "inFile _f: String, atLine _l: Int, expected _e: Bool) { "
                + "if !_expectsFailure(_d, isAssertion: _e) { super.recordFailure("
                + "withDescription: _d, inFile: _f, atLine: _l, expected: _e) } }; "
        }
        if !methods.contains("invokeTest") {
            text +=
                "nonisolated override func invokeTest() "
                + "{ super.invokeTest(); _endExpectedFailures(of: self) }; "
        }
        let brace = node.memberBlock.rightBrace
        let isOnLineOfBrace = !(brace.leadingTrivia.contains { $0.isNewline })
        let needsSeparator = isOnLineOfBrace && !node.memberBlock.members.isEmpty
        edits.insert(
            (needsSeparator ? "; " : "") + text,
            at: brace.positionAfterSkippingLeadingTrivia
        )
    }

    /// `done: expectation.fulfill`: here the method has a file and a line, which are left out only
    /// where it is called.
    func lower(fulfilment node: MemberAccessExprSyntax) {
        guard node.declName.baseName.text == "fulfill", node.declName.argumentNames == nil,
            let base = node.base, own.imports.contains("XCTest") || needsTests,
            node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id,
            node.parent?.is(OptionalChainingExprSyntax.self) != true
        else { return }
        edits.insert("{ ", at: base.positionAfterSkippingLeadingTrivia)
        edits.insert("() }", at: node.endPositionBeforeTrailingTrivia)
    }
}
