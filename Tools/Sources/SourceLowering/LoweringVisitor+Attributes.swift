// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension LoweringVisitor {
    /// Takes away what only a compiler with an Objective-C runtime understands.
    func lower(attribute node: AttributeSyntax) {
        if ObjCAttributes.all.contains(node.name) {
            edits.blank(node)
        } else if isOfTests, node.name == "main" || ObjCAttributes.entryPoints.contains(node.name) {
            // A bundle of tests has the app's delegate compiled into it: the program's entry point is the runner's.
            edits.blank(node)
        } else if ObjCAttributes.entryPoints.contains(node.name) {
            edits.replace(node, with: "@main")
        } else if node.name == "convention", isForObjectiveC(node) {
            edits.blank(node)
        } else if isObsolete(node) {
            edits.insert(" @_disfavoredOverload", at: node.endPositionBeforeTrailingTrivia)
        }
    }

    /// Whether a member is obsolete on iOS, where the framework has come to have one of its name since.
    ///
    /// For the compiler here both are there, and the framework's goes before it.
    private func isObsolete(_ node: AttributeSyntax) -> Bool {
        guard node.name == "available", let list = node.parent?.as(AttributeListSyntax.self),
            list.parent.map({ member in
                member.is(FunctionDeclSyntax.self) || member.is(VariableDeclSyntax.self)
                    || member.is(InitializerDeclSyntax.self) || member.is(SubscriptDeclSyntax.self)
            }) == true,
            list.named("_disfavoredOverload") == nil,
            let words = node.arguments?.code.split(whereSeparator: { ", :".contains($0) })
        else { return false }
        return words.first == "iOS" && words.contains("obsoleted")
    }

    /// Whether a calling convention is that of blocks, or of C for a function that no function in C can
    /// be here: the body of a method, which takes objects and a selector, and a callback with types of
    /// iOS's frameworks.
    private func isForObjectiveC(_ node: AttributeSyntax) -> Bool {
        switch node.arguments?.code {
        case "block": true
        case "c":
            node.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType
                .tokens(viewMode: .sourceAccurate).contains { Self.isOfFramework($0.text) } ?? false
        default: false
        }
    }

    /// Whether a type's name is one of Objective-C's or of iOS's frameworks, which have no form in C
    /// here.
    private static func isOfFramework(_ name: String) -> Bool {
        if ["Selector", "AnyObject", "AnyClass", "Any", "Protocol", "IMP"].contains(name) {
            return true
        }
        let prefixes = ["CG", "UI", "NS", "CF", "CT", "CA", "CI", "Sec"]
        return prefixes.contains { prefix in
            name.hasPrefix(prefix)
                && (name.dropFirst(prefix.count).first?.isUppercase ?? false)
        }
    }
}
