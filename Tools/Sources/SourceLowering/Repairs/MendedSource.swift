// SPDX-License-Identifier: Apache-2.0

import SwiftParser
package import SwiftSyntax

/// A file as the compiler sees it, with what stands at the places that the compiler names.
package struct MendedSource {
    package let text: String
    package let tree: SourceFileSyntax
    private let starts: [Int]
    /// The path that the compiler reports, where the file names another one than its own.
    package let reportedPath: String?
    /// What is added to a reported line to get the line in the text.
    private let shift: Int

    package init(_ text: String) {
        self.text = text
        tree = Parser.parse(source: text)
        var starts = [0]
        for (index, byte) in text.utf8.enumerated() where byte == UInt8(ascii: "\n") {
            starts.append(index + 1)
        }
        self.starts = starts
        (reportedPath, shift) = Self.directive(text)
    }

    /// Reads `#sourceLocation(file: "path", line: 2)` in a first line.
    package static func directive(_ text: String) -> (path: String?, shift: Int) {
        let head = "#sourceLocation(file: \""
        guard text.hasPrefix(head) else { return (nil, 0) }
        let line = text.prefix { $0 != "\n" }.dropFirst(head.count)
        guard let end = line.firstRange(of: "\", line: ") else { return (nil, 0) }
        guard let number = Int(line[end.upperBound...].prefix { $0.isNumber }) else {
            return (nil, 0)
        }
        let path = line[..<end.lowerBound].filter { $0 != "\\" }
        return (String(path), 2 - number)
    }

    /// The token at a place that the compiler reports.
    package func token(at diagnostic: CompilerDiagnostic) -> TokenSyntax? {
        guard let offset = offset(of: diagnostic) else { return nil }
        guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)) else { return nil }
        // A place behind the last token of a line belongs to that token.
        let isBlank = offset < token.positionAfterSkippingLeadingTrivia.utf8Offset
        return isBlank ? token.previousToken(viewMode: .sourceAccurate) ?? token : token
    }

    /// The innermost call around a place that the compiler reports.
    func call(at diagnostic: CompilerDiagnostic) -> FunctionCallExprSyntax? {
        guard let token = token(at: diagnostic) else { return nil }
        return Syntax(token).ancestors.lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.first
    }

    /// The innermost call around such a place of a member of that name, without arguments; and what it is called on.
    func plainCall(
        of member: String,
        at diagnostic: CompilerDiagnostic
    ) -> (call: FunctionCallExprSyntax, base: ExprSyntax)? {
        guard let token = token(at: diagnostic) else { return nil }
        for place in Syntax(token).ancestors {
            guard let call = place.as(FunctionCallExprSyntax.self),
                let called = call.calledExpression.as(MemberAccessExprSyntax.self),
                called.declName.baseName.text == member
            else { continue }
            guard call.arguments.isEmpty, call.trailingClosure == nil, let base = called.base else {
                return nil
            }
            return (call, base)
        }
        return nil
    }

    /// The byte that a diagnostic names.
    package func offset(of diagnostic: CompilerDiagnostic) -> Int? {
        let line = diagnostic.line + shift - 1
        guard starts.indices.contains(line) else { return nil }
        let offset = starts[line] + diagnostic.column - 1
        return offset <= text.utf8.count ? offset : nil
    }

    /// What stands in the line from a place on that the compiler reports.
    package func rest(of diagnostic: CompilerDiagnostic) -> Substring {
        guard let offset = offset(of: diagnostic) else { return "" }
        let bytes = text.utf8
        return text[bytes.index(bytes.startIndex, offsetBy: offset)...].prefix { !$0.isNewline }
    }

    /// The end of the first import outside of `#if`, where others may be added.
    package var placeOfImports: AbsolutePosition? {
        tree.statements.first { $0.item.is(ImportDeclSyntax.self) }?
            .item.endPositionBeforeTrailingTrivia
    }

    /// Adds an import beside the first one, in each clause of `#if` where the first ones are in
    /// clauses; says whether there is a place for it.
    package func add(importOf module: String, _ edits: inout EditList) -> Bool {
        if imports.contains(module) { return true }
        var places = [placeOfImports].compactMap(\.self)
        if places.isEmpty {
            for item in tree.statements {
                guard let config = item.item.as(IfConfigDeclSyntax.self) else { continue }
                places = config.clauses.compactMap { clause in
                    guard case .statements(let list) = clause.elements else { return nil }
                    return list.first { $0.item.is(ImportDeclSyntax.self) }?
                        .item.endPositionBeforeTrailingTrivia
                }
                if !places.isEmpty { break }
            }
        }
        for place in places { edits.insert("; import \(module)", at: place) }
        return !places.isEmpty
    }

    /// The modules that the file imports.
    package var imports: Set<String> { imports { _ in true } }

    /// The modules that the file's author imports, without those that lowering has put behind the
    /// first one, on its line.
    package var writtenImports: Set<String> {
        let first = firstImport?.positionAfterSkippingLeadingTrivia
        return imports { node in
            node.positionAfterSkippingLeadingTrivia == first
                || node.leadingTrivia.contains(where: \.isNewline)
        }
    }

    private var firstImport: ImportDeclSyntax? {
        tree.statements.lazy.compactMap { $0.item.as(ImportDeclSyntax.self) }.first
    }

    private func imports(where holds: (ImportDeclSyntax) -> Bool) -> Set<String> {
        var names: Set<String> = []
        func read(_ list: CodeBlockItemListSyntax) {
            for item in list {
                if let node = item.item.as(ImportDeclSyntax.self) {
                    if holds(node) { names.insert(node.path.first?.name.text ?? "") }
                } else if let config = item.item.as(IfConfigDeclSyntax.self) {
                    for clause in config.clauses {
                        if case .statements(let inner) = clause.elements { read(inner) }
                    }
                }
            }
        }
        read(tree.statements)
        return names
    }
}
