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
        edits.insert(
            "; final class \(name)_Examples: XCTestCase { func test_quickExamples() { "
                + "let done = (ProcessInfo.processInfo.environment[\"CASEMENT_EXAMPLES_DONE\"] ?? \"\")"
                + ".components(separatedBy: \"\\n\"); for (name, body) in \(name).allTests "
                + "where !done.contains(String(reflecting: \(name).self) + \"/\" + name) { "
                + "\(name)(name: name, testClosure: { test in "
                + "if let spec = test as? \(name) { try body(spec)() } }).run() } } }",
            at: node.memberBlock.rightBrace.endPositionBeforeTrailingTrivia
        )
    }

    /// Whether a file has configurations of Quick's.
    var configuresQuick: Bool {
        own.imports.contains("Quick")
            && own.classes.values.contains { $0.parent == "QuickConfiguration" }
    }

    /// Lets a configuration of Quick's take effect before the program begins: on iOS Quick finds all
    /// such classes by itself.
    func lower(configuration node: ClassDeclSyntax, _ scope: TypeScope) {
        guard scopes.count == 1, node.inheritanceClause.names.first == "QuickConfiguration",
            configuresQuick, !edits.contains(anyOf: [Array("__quick_".utf8)])
        else { return }
        edits.insert(
            "; @section(\".init_array\") @used private let __quick_\(fileTag)_\(listCount): "
                + "@convention(c) @Sendable () -> Void = "
                + "{ Quick.World.sharedWorld.configure { \(scope.name).configure($0) } }",
            at: node.memberBlock.rightBrace.endPositionBeforeTrailingTrivia
        )
        listCount += 1
    }

    /// Shows what configurations are taken in by, which Quick keeps to itself, to a file of a package that
    /// knows Linux.
    func lower(importOfQuick node: ImportDeclSyntax) {
        let testable = "@testable import Quick"
        guard configuresQuick, node.path.code == "Quick",
            !edits.contains(anyOf: [Array(testable.utf8)])
        else { return }
        edits.insert("; " + testable, at: node.endPositionBeforeTrailingTrivia)
    }

    /// Says once more of a class of tests that it may be sent: its superclass is made so by an
    /// extension, and the compiler warns of each class that does not repeat it.
    func lower(sendableTests node: ClassDeclSyntax, _ scope: TypeScope) {
        guard facts.testClasses.contains(scope.fullName), let clause = node.inheritanceClause,
            !node.inheritanceClause.names.contains("Sendable"),
            let last = clause.inheritedTypes.last
        else { return }
        edits.insert(", @unchecked Sendable", at: last.endPositionBeforeTrailingTrivia)
    }

    /// Shows a private class of tests to the list of tests, which is in another file: on iOS the runtime
    /// finds it all the same.
    func lower(privateTests node: ClassDeclSyntax, _ scope: TypeScope) {
        guard scopes.count == 1, facts.testClasses.contains(scope.fullName) else { return }
        let hidden: Set<String> = ["private", "fileprivate"]
        for modifier in node.modifiers where hidden.contains(modifier.name.text) {
            edits.blank(modifier)
        }
    }

    /// Lets the tests of a class that expects failures ask where they record one: the library here
    /// knows of none that are expected.
    ///
    /// Also of one that has another class of tests for its superclass: that one may lie in a file of
    /// which nothing is expected.
    func lower(expectations node: ClassDeclSyntax, _ scope: TypeScope) {
        guard own.imports.contains("XCTest"),
            node.inheritanceClause.names.first == "XCTestCase"
                || facts.testClasses.contains(scope.fullName),
            edits.contains(anyOf: [Array("XCTExpectFailure".utf8)]),
            !edits.contains(anyOf: [Array("_expectsFailure".utf8)])
        else { return }
        let methods = Set(
            node.memberBlock.members.compactMap {
                $0.decl.as(FunctionDeclSyntax.self)?.baseName
            }
        )
        var text = ""
        if methods.isDisjoint(with: ["recordFailure", "record"]) {
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
        append(text, to: node.memberBlock)
    }

    /// Writes declarations in front of a body's closing brace.
    private func append(_ text: String, to block: MemberBlockSyntax) {
        guard !text.isEmpty else { return }
        let brace = block.rightBrace
        let isOnLineOfBrace = !(brace.leadingTrivia.contains { $0.isNewline })
        let needsSeparator = isOnLineOfBrace && !block.members.isEmpty
        edits.insert(
            (needsSeparator ? "; " : "") + text,
            at: brace.positionAfterSkippingLeadingTrivia
        )
    }

    /// Leaves `override` out where a test class says how UI tests repeat in each appearance and
    /// orientation of the app, of which XCTest on Linux knows nothing: Xcode's template for launch tests
    /// asks for it.
    func lower(testSetting node: VariableDeclSyntax) {
        guard
            node.bindings.first?.pattern.trimmedDescription
                == "runsForEachTargetApplicationUIConfiguration",
            let override = node.modifiers.first(where: { $0.name.text == "override" }),
            let scope = scopes.last, facts.testClasses.contains(scope.fullName)
        else { return }
        edits.blank(override)
    }

    /// Gives an override of `record(_:)` a name of its own, and the class one of `recordFailure`,
    /// which all failures go through here.
    func lower(recorder node: FunctionDeclSyntax) {
        guard node.fullName == "record(_:)", let scope = scopes.last, scope.kind == .aClass,
            facts.testClasses.contains(scope.fullName),
            let override = node.modifiers.first(where: { $0.name.text == "override" }),
            node.signature.parameterClause.parameters.first?.type.code == "XCTIssue"
        else { return }
        let name = Forwarder.name(of: "record", of: scope.fullName)
        let isIsolated = scope.isOnMainActor && !node.modifiers.contains("nonisolated")
        let call = "self.\(name)(_i)"
        edits.blank(override)
        edits.replace(node.name, with: name)
        edits.insert(
            "; nonisolated override func recordFailure(withDescription _d: String, inFile _f: String, "
                + "atLine _l: Int, expected _e: Bool) { nonisolated(unsafe) let _i = XCTIssue(_recorded: _d, "
                + "file: _f, line: _l, isExpected: _e); "
                + (isIsolated ? "MainActor.assumeIsolated { \(call) } }" : "\(call) }"),
            at: node.endPositionBeforeTrailingTrivia
        )
    }

    /// `super.record(issue)` in such an override records the failure, unless it is expected.
    func lower(recording node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.is(SuperExprSyntax.self) ?? false,
            member.declName.baseName.text == "record", node.arguments.count == 1,
            node.arguments.first?.label == nil, let left = node.leftParen,
            let scope = scopes.last, facts.testClasses.contains(scope.fullName)
        else { return }
        edits.replace(
            member.positionAfterSkippingLeadingTrivia
                .utf8Offset..<left
                .endPositionBeforeTrailingTrivia.utf8Offset,
            with: "({ (_i: XCTIssue) in let _p = _i._parts; "
                + "if !_expectsFailure(_p.text, isAssertion: _p.isExpected) { super.recordFailure("
                + "withDescription: _p.text, inFile: _p.file, atLine: _p.line, expected: _p.isExpected) } })("
        )
    }

    /// `Helper()` of a class of tests: on iOS a test case is made without a test, too.
    func lower(plainTestCase node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil, let right = node.rightParen,
            let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            name == "XCTestCase" || facts.testClasses.contains(name)
        else { return }
        edits.insert(
            "name: \"\", testClosure: { _ in }",
            at: right.positionAfterSkippingLeadingTrivia
        )
    }
}
