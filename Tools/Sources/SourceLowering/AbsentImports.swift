// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The imports of iOS's modules that are not here, in those parts of a file that are compiled.
struct AbsentImports {
    /// An import without `#if canImport(…)` around it.
    struct Found {
        let module: String
        let node: ImportDeclSyntax
    }

    private(set) var found: [Found] = []
    /// The outermost declarations, those in clauses that are compiled too.
    private(set) var items: [CodeBlockItemSyntax] = []

    init(in tree: SourceFileSyntax) { read(tree.statements, isCompiled: true) }

    private mutating func read(_ list: CodeBlockItemListSyntax, isCompiled: Bool) {
        for item in list {
            if let node = item.item.as(ImportDeclSyntax.self) {
                guard isCompiled, let module = node.path.first?.name.text,
                    IOSModules.names.contains(module)
                else { continue }
                found.append(Found(module: module, node: node))
            } else if let config = item.item.as(IfConfigDeclSyntax.self) {
                read(config, isCompiled: isCompiled)
            } else if isCompiled {
                items.append(item)
            }
        }
    }

    private mutating func read(_ config: IfConfigDeclSyntax, isCompiled: Bool) {
        var isOpen = isCompiled
        for clause in config.clauses {
            guard case .statements(let list) = clause.elements else { continue }
            let answer = clause.condition.map { Self.answer(ExprSyntax($0)) } ?? true
            read(list, isCompiled: isOpen && answer != false)
            if answer == true { isOpen = false }
        }
    }

    /// What a condition comes to on iOS without the modules that are not here; nil if that is a
    /// matter of the build.
    private static func answer(_ condition: ExprSyntax) -> Bool? {
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let inner = tuple.elements.first
        {
            return answer(inner.expression)
        }
        if let node = condition.as(PrefixOperatorExprSyntax.self), node.operator.text == "!" {
            return answer(node.expression).map { !$0 }
        }
        if let call = condition.as(FunctionCallExprSyntax.self) {
            let argument = call.arguments.first?.expression.code ?? ""
            switch call.calledExpression.code {
            case "os": return argument == "iOS"
            case "canImport":
                if Lowerer.sdkModules.contains(argument) || argument == "Foundation" { return true }
                return IOSModules.names.contains(argument) ? false : nil
            default: return nil
            }
        }
        guard let sequence = condition.as(SequenceExprSyntax.self) else {
            if let node = condition.as(BooleanLiteralExprSyntax.self) {
                return node.literal.text == "true"
            }
            return nil
        }
        // `&&` binds more than `||`.
        var sums: [[Bool?]] = [[]]
        for element in sequence.elements {
            if let node = element.as(BinaryOperatorExprSyntax.self) {
                if node.operator.text == "||" { sums.append([]) }
            } else {
                sums[sums.count - 1].append(answer(element))
            }
        }
        let terms = sums.map { factors -> Bool? in
            if factors.contains(false) { return false }
            return factors.contains(nil) ? nil : true
        }
        if terms.contains(true) { return true }
        return terms.contains(nil) ? nil : false
    }
}
