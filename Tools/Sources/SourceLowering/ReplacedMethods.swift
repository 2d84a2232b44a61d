// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// How source gives methods other implementations while the program runs.
enum ReplacedMethods {
    /// The runtime's functions that do so.
    static let functions: Set<String> = [
        "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod",
        "class_addMethod", "RX_ensure_observing",
    ]

    /// What a file calls whose casts may be of blocks, implementations or callbacks.
    static let casters: [[UInt8]] = [
        "@convention(block)", "IMP", "CGPathApply", "CGPathApplierFunction", "imp_", "class_get",
        "method_",
    ].map { Array($0.utf8) }

    /// The name of a method or property that a selector's expression ends with.
    static func name(in expression: ExprSyntax) -> String? {
        if let member = expression.as(MemberAccessExprSyntax.self) {
            return member.declName.baseName.text.filter { $0 != "`" }
        }
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            return name.baseName.text.filter { $0 != "`" }
        }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first.flatMap { name(in: $0.expression) }
        }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            return sequence.elements.first.flatMap { name(in: $0) }
        }
        return expression.as(AsExprSyntax.self).flatMap { name(in: $0.expression) }
    }

    /// A text without interpolations, also in parentheses.
    static func text(of expression: ExprSyntax) -> String? {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first.flatMap { text(of: $0.expression) }
        }
        guard let segments = expression.as(StringLiteralExprSyntax.self)?.segments,
            segments.count == 1
        else { return nil }
        return segments.first?.as(StringSegmentSyntax.self)?.content.text
    }
}
