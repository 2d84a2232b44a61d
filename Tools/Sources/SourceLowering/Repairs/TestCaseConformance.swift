// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension MendedSource {
    /// Writes conformances of XCTest's test case behind the import of XCTest; says whether there is one.
    package func addConformances(_ protocols: Set<String>, _ edits: inout EditList) -> Bool {
        let finder = ImportFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        guard let node = finder.found else { return false }
        let texts = protocols.sorted().map { "; extension XCTestCase: \($0) {}" }
        edits.insert(texts.joined(), at: node.endPositionBeforeTrailingTrivia)
        return true
    }
}

/// Finds the first import of XCTest.
private final class ImportFinder: SyntaxVisitor {
    private(set) var found: ImportDeclSyntax?

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if found == nil, node.importKindSpecifier == nil, node.path.first?.name.text == "XCTest" {
            found = node
        }
        return .skipChildren
    }

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        found == nil ? .visitChildren : .skipChildren
    }

    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
