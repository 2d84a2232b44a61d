// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// What a condition of `#if` comes to once it is lowered.
///
/// What stands in a clause that never holds says nothing of the package: an extension for AppKit
/// overrides nothing here.
enum PlatformCondition {
    /// Whether it holds; nil where only the compiler knows.
    ///
    /// `onPhone` says whether it does on a phone, which has every module of iOS.
    static func value(of condition: ExprSyntax, onPhone: Bool = false) -> Bool? {
        if let sequence = condition.as(SequenceExprSyntax.self) {
            return value(of: sequence, onPhone)
        }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first.flatMap { value(of: $0.expression, onPhone: onPhone) }
        }
        if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            return value(of: prefix.expression, onPhone: onPhone).map { !$0 }
        }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) {
            return literal.literal.text == "true"
        }
        guard let call = condition.as(FunctionCallExprSyntax.self),
            call.arguments.count == 1, let argument = call.arguments.first?.expression.code
        else { return nil }
        switch call.calledExpression.code {
        case "os": return argument == "iOS"
        case "targetEnvironment": return argument == "simulator"
        case "canImport": return canImport(argument, onPhone)
        case "_runtime": return argument == "_ObjC"
        default: return nil
        }
    }

    /// Those of a row of clauses that are compiled, as far as can be told.
    static func compiled(_ node: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
        var result: [IfConfigClauseSyntax] = []
        for clause in node.clauses {
            let value = clause.condition.map { self.value(of: $0) } ?? true
            if value != false { result.append(clause) }
            if value == true { break }
        }
        return result
    }

    /// The modules that a condition asks for.
    static func modules(in condition: Syntax) -> Set<String> {
        if let call = condition.as(FunctionCallExprSyntax.self) {
            guard call.calledExpression.code == "canImport",
                let module = call.arguments.first?.expression.code
            else { return [] }
            return [module]
        }
        return condition.children(viewMode: .sourceAccurate)
            .reduce(into: []) { $0.formUnion(modules(in: $1)) }
    }

    private static func canImport(_ module: String, _ onPhone: Bool) -> Bool? {
        if Lowerer.sdkModules.contains(module) || module == "Foundation" { return true }
        return IOSModules.names.contains(module) ? onPhone : nil
    }

    /// `a && b || c`, which the parser leaves as a row.
    private static func value(of sequence: SequenceExprSyntax, _ onPhone: Bool) -> Bool? {
        var sums: [[ExprSyntax]] = [[]]
        for element in sequence.elements {
            guard let word = element.as(BinaryOperatorExprSyntax.self)?.operator.text else {
                sums[sums.count - 1].append(element)
                continue
            }
            switch word {
            case "||": sums.append([])
            case "&&": break
            default: return nil
            }
        }
        let terms = sums.map { factors -> Bool? in
            let values = factors.map { value(of: $0, onPhone: onPhone) }
            return values.contains(false) ? false : values.contains(nil) ? nil : true
        }
        return terms.contains(true) ? true : terms.contains(nil) ? nil : false
    }
}
