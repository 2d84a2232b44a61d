// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The imports of modules that are not here, or in part, iOS's and others that cannot be had, in those
/// parts of a file that a phone compiles.
struct AbsentImports {
    /// An import without `#if canImport(…)` of its own module around it, or with it around nothing but
    /// imports and nowhere else, so that the rest of the file takes the module for granted; one of a
    /// module that is here in part, in any case.
    struct Found {
        let module: String
        let node: ImportDeclSyntax
        /// The condition around it that asks for the module though the rest of the file does not.
        var condition: ExprSyntax?
    }

    private(set) var found: [Found] = []
    /// The outermost declarations, those in clauses that are compiled too.
    private(set) var items: [CodeBlockItemSyntax] = []

    /// Modules that cannot be had, beside iOS's.
    private let leftOut: Set<String>
    private let tree: SourceFileSyntax

    init(in tree: SourceFileSyntax, leftOut: Set<String> = []) {
        self.leftOut = leftOut
        self.tree = tree
        read(tree.statements, Clause())
    }

    /// Modules that no phone has: what is behind a question for one is for another system.
    private static let ofOtherSystems: Set<String> = [
        "AppKit", "Cocoa", "WatchKit", "TVUIKit", "TVMLKit", "TVServices", "IOKit", "Carbon",
    ]

    private func isAbsent(_ module: String) -> Bool {
        IOSModules.names.contains(module) || leftOut.contains(module)
    }

    /// What is known of the clause of `#if` that a list stands in.
    private struct Clause {
        var isCompiled = true
        /// The same on a phone, which has every module.
        var isCompiledOnPhone = true
        /// The modules that conditions around it ask for.
        var asked: Set<String> = []
        /// The condition, where there are only imports behind it.
        var condition: ExprSyntax?
    }

    private mutating func read(_ list: CodeBlockItemListSyntax, _ clause: Clause) {
        for item in list {
            if let node = item.item.as(ImportDeclSyntax.self) {
                guard clause.isCompiledOnPhone, let module = node.path.first?.name.text,
                    isAbsent(module) && !clause.asked.contains(module)
                        || PartialModules.names.contains(module)
                else { continue }
                found.append(Found(module: module, node: node, condition: clause.condition))
            } else if let config = item.item.as(IfConfigDeclSyntax.self) {
                read(config, clause)
            } else if clause.isCompiled {
                items.append(item)
            }
        }
    }

    private mutating func read(_ config: IfConfigDeclSyntax, _ outer: Clause) {
        var next = outer
        for clause in config.clauses {
            guard case .statements(let list) = clause.elements else { continue }
            var inner = next
            if let condition = clause.condition {
                let answer = PlatformCondition.value(of: condition)
                let onPhone = PlatformCondition.value(of: condition, onPhone: true)
                inner.isCompiled = next.isCompiled && answer != false
                inner.isCompiledOnPhone = next.isCompiledOnPhone && onPhone != false
                if isForImportsOnly(config, condition, list) {
                    inner.condition = condition
                } else {
                    inner.condition = nil
                    inner.asked.formUnion(PlatformCondition.modules(in: Syntax(condition)))
                }
                if answer == true { next.isCompiled = false }
                if onPhone == true { next.isCompiledOnPhone = false }
            }
            read(list, inner)
        }
    }

    /// Whether a condition asks for one absent module of iOS's, around imports only, and the file asks
    /// for it nowhere else.
    private func isForImportsOnly(
        _ config: IfConfigDeclSyntax,
        _ condition: ExprSyntax,
        _ list: CodeBlockItemListSyntax
    ) -> Bool {
        guard config.clauses.count == 1, let call = condition.as(FunctionCallExprSyntax.self),
            call.calledExpression.code == "canImport",
            let module = call.arguments.first?.expression.code, isAbsent(module),
            !Self.ofOtherSystems.contains(module),
            list.allSatisfy({ $0.item.is(ImportDeclSyntax.self) }),
            list.contains(where: {
                $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == module
            })
        else { return false }
        let question = "canImport(\(module))"
        let text = tree.description
        guard let first = text.firstRange(of: question) else { return false }
        return text[first.upperBound...].firstRange(of: question) == nil
    }
}
