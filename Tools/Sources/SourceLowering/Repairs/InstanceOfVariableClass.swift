// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `viewClass.init(frame: f)`, where a variable holds the class, and `View()` of a generic parameter.
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
        let type = base.code + (Self.isName(ofType: base) ? ".self" : "")
        edits.replace(call, with: "_objcNew(\(type)\(arguments))")
        return true
    }

    /// Whether an expression names a type, as a generic parameter does, and is no variable.
    private static func isName(ofType node: some ExprSyntaxProtocol) -> Bool {
        let reference =
            node.as(DeclReferenceExprSyntax.self)
            ?? node.as(MemberAccessExprSyntax.self)?.declName
        return reference?.baseName.text.first?.isUppercase ?? false
    }
}
