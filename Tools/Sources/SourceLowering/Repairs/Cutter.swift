// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Leaves out of one file what does not compile, as little as can be.
///
/// The smallest list of statements around an error ends where the error is: in a test with a
/// failure of that test, elsewhere with the end of the program, so that what needs it says why. An
/// error that this does not cure, since it lies around the statements, takes the statements around
/// them, then the member, then the type, then the file.
package struct Cutter {
    /// What stands in every text that takes the place of something.
    static let mark = "left out: "

    fileprivate let source: MendedSource
    private let imports: Set<String>
    private var edits: EditList
    private var targets: Set<Range<Int>> = []
    private var isWholeFile = false
    /// What was left out in this round.
    package private(set) var cuts: [Cut] = []

    package init(_ source: MendedSource) {
        self.source = source
        imports = source.imports
        edits = EditList(source.text)
    }

    /// The text without what was left out.
    package var text: String {
        isWholeFile ? String(source.text.filter { $0.isNewline }) : edits.applied()
    }

    /// Leaves out what an error lies in.
    package mutating func cut(_ error: CompilerDiagnostic) {
        guard var node = source.token(at: error).map({ Syntax($0) }) else {
            return cutFile(error)
        }
        if cutHead(error, node) || cutEnd(error, node) { return }
        while true {
            if let item = node.as(CodeBlockItemSyntax.self) {
                if cut(item, error) { return }
            } else if let member = node.as(MemberBlockItemSyntax.self) {
                return cut(member: member, error)
            }
            guard let parent = node.parent else { break }
            node = parent
        }
        cutFile(error)
    }

    /// Leaves the whole file out.
    package mutating func cutFile(_ error: CompilerDiagnostic) {
        isWholeFile = true
        record(0..<source.text.utf8.count, error, name: "the whole file", isGone: true)
    }

    private mutating func record(
        _ range: Range<Int>,
        _ error: CompilerDiagnostic,
        name: String,
        isGone: Bool
    ) {
        guard targets.insert(range).inserted else { return }
        cuts.append(
            Cut(
                path: error.path,
                line: error.line,
                column: error.column,
                name: name,
                reason: error.message,
                isGone: isGone
            )
        )
    }

    // MARK: Statements

    private mutating func cut(_ item: CodeBlockItemSyntax, _ error: CompilerDiagnostic) -> Bool {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return false }
        if item.isOutsideOfBodies {
            if case .decl = item.item {
                blank(item, error)
                return true
            }
        }
        if list.isListOfMembers {
            edits.blank(item)
            return true
        }
        if cutBehindVersion(item, list, error) { return true }
        let isCut = list.contains { $0.code.contains(Self.mark) && $0.isStandIn }
        guard !isCut, let last = list.last else { return false }
        let range =
            item.positionAfterSkippingLeadingTrivia
            .utf8Offset..<last.endPositionBeforeTrailingTrivia.utf8Offset
        edits.replace(range, with: standIn(in: list, error))
        record(range, error, name: Syntax(item).declarationName, isGone: false)
        return true
    }

    /// A condition behind a question for the version of iOS goes, and what it leads to: on a device
    /// of an older version the program never comes there.
    private mutating func cutBehindVersion(
        _ item: CodeBlockItemSyntax,
        _ list: CodeBlockItemListSyntax,
        _ error: CompilerDiagnostic
    ) -> Bool {
        guard let token = source.token(at: error) else { return false }
        let nodes = sequence(first: Syntax(token), next: \.parent)
        guard let element = nodes.first(where: { $0.is(ConditionElementSyntax.self) }),
            let conditions = element.parent?.as(ConditionElementListSyntax.self),
            let index = conditions.firstIndex(where: { $0.id == element.id }),
            let before = conditions[..<index].last,
            conditions[..<index].contains(where: \.asksForVersion),
            let statement = conditions.parent,
            nodes.contains(where: { $0.id == item.id })
        else { return false }
        let name = Syntax(item).declarationName
        let start = before.condition.endPositionBeforeTrailingTrivia.utf8Offset
        let end = conditions.endPositionBeforeTrailingTrivia.utf8Offset
        if let test = statement.as(IfExprSyntax.self) {
            guard !targets.contains(start..<end) else { return true }
            edits.replace(start..<end, with: "")
            if test.body.statements.isEmpty {
                let place = test.body.leftBrace.endPositionBeforeTrailingTrivia
                edits.insert(" " + standIn(in: test.body.statements, error) + " ", at: place)
            } else {
                edits.replace(test.body.statements, with: standIn(in: test.body.statements, error))
            }
            record(start..<end, error, name: name, isGone: false)
            return true
        }
        guard let test = statement.as(GuardStmtSyntax.self), test.id == item.item.id,
            let last = list.last
        else { return false }
        guard !targets.contains(start..<end) else { return true }
        edits.replace(start..<end, with: "")
        let rest =
            item.endPositionBeforeTrailingTrivia
            .utf8Offset..<last.endPositionBeforeTrailingTrivia.utf8Offset
        let text = "; " + standIn(in: list, error)
        if rest.isEmpty {
            edits.insert(text, at: item.endPositionBeforeTrailingTrivia)
        } else {
            edits.replace(rest, with: text)
        }
        record(start..<end, error, name: name, isGone: false)
        return true
    }

    /// Ends the program at the closing brace of a body that the compiler finds incomplete: without a
    /// value to return, or an object that is not made to its end.
    private mutating func cutEnd(_ error: CompilerDiagnostic, _ node: Syntax) -> Bool {
        guard let block = node.parent?.as(CodeBlockSyntax.self),
            block.rightBrace.id == node.as(TokenSyntax.self)?.id,
            !block.statements.contains(where: { $0.code.contains(Self.mark) })
        else { return false }
        let name = node.declarationName
        if error.identifier.hasPrefix("missing_return") {
            let start = block.rightBrace.positionAfterSkippingLeadingTrivia
            let isAlone = block.rightBrace.leadingTrivia.contains { $0.isNewline }
            let mark = isAlone || block.statements.isEmpty ? "" : "; "
            edits.insert(mark + "Swift.fatalError(\(literal(error))) ", at: start)
            record(start.utf8Offset..<start.utf8Offset, error, name: name, isGone: false)
            return true
        }
        guard block.parent?.is(InitializerDeclSyntax.self) == true,
            let first = block.statements.first, let last = block.statements.last
        else { return false }
        let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
        let range = start..<last.endPositionBeforeTrailingTrivia.utf8Offset
        edits.replace(range, with: "Swift.fatalError(\(literal(error)))")
        record(range, error, name: name, isGone: false)
        return true
    }

    /// The reason of a cut as a literal of Swift.
    private func literal(_ error: CompilerDiagnostic) -> String {
        let text = Self.mark + "\(error.fileName):\(error.line) does not compile: \(error.message)"
        return "\""
            + text.flatMap { character -> [Character] in
                switch character {
                case "\\", "\"": ["\\", character]
                case "\n": [" "]
                default: [character]
                }
            } + "\""
    }

    /// The statement that takes the place of those that do not compile.
    private func standIn(in list: CodeBlockItemListSyntax, _ error: CompilerDiagnostic) -> String {
        let literal = literal(error)
        let body = BodyKind(around: list)
        guard body.isVoid, let failure = failure(literal, around: Syntax(list)) else {
            return "Swift.fatalError(\(literal))"
        }
        return failure + (body.isDirect ? "" : "; return")
    }

    /// The statement that fails a test; nil where nothing is known of tests.
    private func failure(_ literal: String, around node: Syntax) -> String? {
        let isOfTesting = node.ancestors.contains {
            $0.as(FunctionDeclSyntax.self)?.attributes.named("Test") != nil
        }
        if imports.contains("Testing"), isOfTesting || !imports.contains("XCTest") {
            return "Testing.Issue.record(\(literal))"
        }
        return imports.contains("XCTest") ? "XCTFail(\(literal))" : nil
    }

    // MARK: Declarations

    private mutating func cut(member: MemberBlockItemSyntax, _ error: CompilerDiagnostic) {
        let range = member.trimmedRange.utf8Range
        if let function = member.decl.as(FunctionDeclSyntax.self),
            let test = failingTest(function, error)
        {
            guard !targets.contains(range) else { return }
            edits.replace(range, with: test)
            record(range, error, name: Syntax(member).declarationName, isGone: false)
            return
        }
        blank(member, error)
    }

    private mutating func blank(_ node: some SyntaxProtocol, _ error: CompilerDiagnostic) {
        let range = node.trimmedRange.utf8Range
        if !targets.contains(range) { edits.blank(node) }
        record(range, error, name: Syntax(node).declarationName, isGone: true)
    }

    /// A test in the place of one whose declaration does not compile.
    private func failingTest(
        _ function: FunctionDeclSyntax,
        _ error: CompilerDiagnostic
    ) -> String? {
        let isOfTesting = function.attributes.named("Test") != nil
        let isOfXCTest =
            imports.contains("XCTest") && function.baseName.hasPrefix("test")
            && function.signature.parameterClause.parameters.isEmpty
            && !function.modifiers.contains("private")
        guard isOfTesting || isOfXCTest, !function.code.contains(Self.mark),
            let body = function.body
        else { return nil }
        let statement = standIn(in: body.statements, error)
        return (isOfTesting ? "@Test " : "") + "func \(function.name.text)() { \(statement) }"
    }

    /// Leaves out a part of a declaration's head: an override of nothing, a conformance.
    private mutating func cutHead(_ error: CompilerDiagnostic, _ node: Syntax) -> Bool {
        guard let declaration = node.nearestDeclaration else { return false }
        if error.identifier.contains("override"), let modifiers = declaration.modifiers,
            let word = modifiers.first(where: { $0.name.text == "override" }),
            !node.isInBody(of: declaration)
        {
            edits.blank(word)
            record(
                word.trimmedRange.utf8Range,
                error,
                name: "override of " + declaration.declarationName,
                isGone: true
            )
            return true
        }
        guard let group = declaration.asProtocol((any DeclGroupSyntax).self),
            let clause = group.inheritanceClause
        else { return false }
        guard let entry = entry(of: clause, error, node, declaration) else { return false }
        let range = clause.trimmedRange.utf8Range
        // One entry of a clause in each round: the commas stay right.
        guard !targets.contains(range) else { return true }
        let name = declaration.declarationName + ": " + entry.type.code
        if clause.inheritedTypes.count == 1 {
            edits.blank(clause)
        } else {
            let kept = clause.inheritedTypes.filter { $0.id != entry.id }.map(\.type.code)
            edits.replace(range, with: ": " + kept.joined(separator: ", "))
        }
        record(range, error, name: name, isGone: true)
        return true
    }

    /// The entry of an inheritance clause that an error is about.
    private func entry(
        of clause: InheritanceClauseSyntax,
        _ error: CompilerDiagnostic,
        _ node: Syntax,
        _ declaration: Syntax
    ) -> InheritedTypeSyntax? {
        if error.identifier.contains("conform"), let name = error.quoted.last,
            !node.isInBody(of: declaration)
        {
            let last = name.split(separator: ".").last.map(String.init) ?? name
            return clause.inheritedTypes.first {
                $0.type.code.split(separator: ".").last.map(String.init) == last
            }
        }
        guard let own = node.ancestors.compactMap({ $0.as(InheritedTypeSyntax.self) }).first,
            own.parent?.parent?.id == clause.id
        else { return nil }
        // The first may be a class, without which the rest makes no sense.
        let isClass = declaration.is(ClassDeclSyntax.self)
        return isClass && own.id == clause.inheritedTypes.first?.id ? nil : own
    }
}

extension Cutter {
    /// Whether an error lies in a declaration and not in statements of a body, which may be in order
    /// once the declaration is gone.
    package func liesInDeclaration(_ error: CompilerDiagnostic) -> Bool {
        guard !error.identifier.hasPrefix("missing_return"),
            let token = source.token(at: error)
        else { return false }
        for node in sequence(first: Syntax(token), next: \.parent) {
            if node.is(MemberBlockItemSyntax.self) { return true }
            if let item = node.as(CodeBlockItemSyntax.self) { return item.isOutsideOfBodies }
        }
        return false
    }
}

extension ConditionElementSyntax {
    /// Whether it asks whether the device's iOS is at least of some version.
    fileprivate var asksForVersion: Bool {
        condition.is(AvailabilityConditionSyntax.self)
            || condition.as(FunctionCallExprSyntax.self)?.calledExpression.code == "_iOS"
    }
}
