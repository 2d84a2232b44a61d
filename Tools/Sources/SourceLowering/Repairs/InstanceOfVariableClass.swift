// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `viewClass.init(frame: f)`, where a variable holds the class, and `View()` of a generic parameter.
///
/// In an optional chain, `viewClass?.init(frame: f)`, the instance is made in a closure for `map`.
///
/// The initializer is the framework's: Objective-C's are inherited and looked up when the program
/// runs.
///
/// An initializer of the package's own must be `required` on iOS, too.
struct InstanceOfVariableClass: Repair {
    let identifiers: Set<String> = ["dynamic_construct_class"]

    /// The labels that the runtime has a function for.
    private static let known: Set<[String]> = [
        [], ["frame"], ["nibName", "bundle"], ["identifier", "source", "destination"],
        ["style", "reuseIdentifier"], ["reuseIdentifier"], ["rootViewController"],
        ["navigationBarClass", "toolbarClass"], ["frame", "style"], ["style"],
        ["frame", "collectionViewLayout"], ["collectionViewLayout"], ["type"],
        ["target", "action"],
    ]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        guard !diagnostic.isAboutInitializerOfPackage, let call = source.call(at: diagnostic),
            call.trailingClosure == nil,
            Self.known.contains(call.arguments.map { $0.label?.text ?? "" })
        else { return false }
        var base: any ExprSyntaxProtocol = call.calledExpression
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "init", let inner = member.base
        {
            base = inner
        }
        // The functions with arguments are the framework's.
        guard call.arguments.isEmpty || source.add(importOf: "UIKit", &edits) else { return false }
        let arguments = call.arguments.isEmpty ? "" : ", " + call.arguments.code
        if let chain = Self.chain(endingIn: base) {
            let rest = Self.isContinued(call) ? "?" : ""
            let made = "_objcNew(_class\(arguments))"
            edits.replace(call, with: "\(chain).map { _class in \(made) }\(rest)")
            return true
        }
        let type = base.code + (Self.isName(ofType: base) ? ".self" : "")
        edits.replace(call, with: "_objcNew(\(type)\(arguments))")
        return true
    }

    /// The optional that holds the class, where the class stands in an optional chain: `a?.b` without the
    /// last question mark; nil outside of a chain.
    private static func chain(endingIn base: any ExprSyntaxProtocol) -> String? {
        if let optional = base.as(OptionalChainingExprSyntax.self) {
            return optional.expression.code
        }
        return base.isInOptionalChain ? "(" + base.code + ")" : nil
    }

    /// Whether the chain goes on behind a call, as in `viewClass?.init().tag`.
    private static func isContinued(_ call: FunctionCallExprSyntax) -> Bool {
        guard let parent = call.parent else { return false }
        return parent.as(MemberAccessExprSyntax.self)?.base?.id == call.id
            || parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == call.id
    }

    /// Whether an expression names a type, as a generic parameter does, and is no variable.
    private static func isName(ofType node: some ExprSyntaxProtocol) -> Bool {
        let reference =
            node.as(DeclReferenceExprSyntax.self)
            ?? node.as(MemberAccessExprSyntax.self)?.declName
        return reference?.baseName.text.first?.isUppercase ?? false
    }
}
