// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `self.init(cgColor: c)` where `self` is a class, in an extension of one of the framework's classes.
///
/// The initializer is the framework's: Objective-C's are looked up when the program runs. The class
/// that is extended is asked, and the result is checked: a subclass of it ends the program there.
struct InstanceOfSelf: Repair {
    let identifiers: Set<String> = ["dynamic_construct_class"]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        guard !diagnostic.isAboutInitializerOfPackage, let token = source.token(at: diagnostic)
        else { return false }
        let around = Syntax(token).ancestors
        guard
            let extended = around.lazy.compactMap({ $0.as(ExtensionDeclSyntax.self) }).first?
                .extendedType.trimmedDescription
        else { return false }
        let nodes = around.prefix { !$0.is(CodeBlockItemSyntax.self) }
        if let call = nodes.lazy.compactMap({ $0.as(FunctionCallExprSyntax.self) })
            .first(where: { Self.isInitializer($0.calledExpression) })
        {
            // UIKit has the function.
            guard source.add(importOf: "UIKit", &edits) else { return false }
            edits.replace(call.calledExpression, with: "_objcSelf(\(extended)")
            edits.insert(", Self.self)", at: call.endPositionBeforeTrailingTrivia)
            return true
        }
        // The initializer as a function: `.map(self.init(cgColor:))`.
        guard
            let member = nodes.lazy.compactMap({ $0.as(MemberAccessExprSyntax.self) })
                .first(where: { Self.isInitializer(ExprSyntax($0)) }),
            let labels = member.declName.argumentNames?.arguments.map(\.name.text),
            source.add(importOf: "UIKit", &edits)
        else { return false }
        let arguments = labels.enumerated().map { index, label in
            (label == "_" ? "" : "\(label): ") + "$\(index)"
        }
        let call = "\(extended)(\(arguments.joined(separator: ", ")))"
        edits.replace(member, with: "{ _objcSelf(\(call), Self.self) }")
        return true
    }

    /// Whether an expression is `Self`, `Self.init` or `self.init`.
    private static func isInitializer(_ node: ExprSyntax) -> Bool {
        if let member = node.as(MemberAccessExprSyntax.self) {
            let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
            return member.declName.baseName.text == "init" && ["self", "Self"].contains(base)
        }
        return node.as(DeclReferenceExprSyntax.self)?.baseName.text == "Self"
    }
}
