// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension LoweringVisitor {
    /// Leaves out what needs a framework that is not here, in files that import one without
    /// asking; the rest of the package compiles if it does not need that.
    func lowerAbsentImports() {
        guard !own.absentImports.isDisjoint(with: facts.absentModules) else { return }
        let absent = AbsentImports(in: tree)
        var titles: [String] = []
        for node in absent.items
        where !TopLevelItem(node, without: own.absentImports).references.isDisjoint(
            with: facts.missingNames
        ) {
            edits.blank(node)
            leftOut.insert(node.id)
            let title = TopLevelItem.title(of: node) ?? "a statement"
            if !titles.contains(title) { titles.append(title) }
        }
        for (index, found) in absent.found.enumerated()
        where facts.absentModules.contains(found.module) {
            // What such a module brings: SwiftUI, WebKit and their like have UIKit with them.
            let access = found.node.modifiers.access.map { $0 + " " } ?? ""
            edits.replace(found.node, with: access + "import UIKit")
            guard index == 0, !titles.isEmpty else { continue }
            let shown = titles.prefix(6).joined(separator: ", ")
            note(
                found.node,
                "'\(found.module)' is a module of iOS that Casement does not have: left out "
                    + (titles.count > 6 ? "\(titles.count) declarations, \(shown) …" : shown),
                remedy: "#if canImport(\(found.module)) around it says so without a warning"
            )
        }
    }

    /// A test for what nothing can be is false, and what it leads to is left out.
    func lower(test node: IfExprSyntax) -> Bool {
        guard AbsentCast.isTest(node, for: own.absentImports.intersection(facts.absentModules))
        else { return false }
        edits.replace(node.conditions, with: "false")
        if !node.body.statements.isEmpty { edits.blank(node.body.statements) }
        return true
    }

    /// `View.init` where `View` is an associated type: on iOS any class can be asked for `init()`.
    func lower(initialiser node: MemberAccessExprSyntax) {
        guard node.isInitialiserOfAName, let base = node.base?.code,
            facts.associatedTypes.contains(base)
        else { return }
        edits.replace(node, with: "{ _objcNew(\(base).self) }")
    }

    /// `View()` and `View(frame: …)` where `View` is a generic parameter: on iOS any class can be
    /// asked for these, in Swift alone those that say `required`.
    func lower(instanceOfParameter node: FunctionCallExprSyntax) {
        let label = node.arguments.first?.label?.text
        guard node.trailingClosure == nil, let left = node.leftParen,
            node.arguments.isEmpty || (node.arguments.count == 1 && label == "frame"),
            let name = node.nameOfMadeType, name.first?.isUppercase ?? false,
            !facts.frameworkClasses.contains(name),
            let constraint = GenericConstraints.names(of: name, around: Syntax(node)),
            constraint.contains(where: {
                facts.frameworkClasses.contains($0) || facts.objectClasses.contains($0)
            })
        else { return }
        edits.replace(node.calledExpression, with: "_objcNew")
        let separator = node.arguments.isEmpty ? "" : ", "
        edits.insert("\(name).self" + separator, at: left.endPositionBeforeTrailingTrivia)
    }
}

extension FunctionCallExprSyntax {
    /// `Name` in `Name(…)` and `Name.init(…)`.
    fileprivate var nameOfMadeType: String? {
        if let name = calledExpression.as(DeclReferenceExprSyntax.self) {
            return name.argumentNames == nil ? name.baseName.text : nil
        }
        guard let member = calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "init", member.declName.argumentNames == nil
        else { return nil }
        return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}

extension MemberAccessExprSyntax {
    /// Whether it is `Name.init`, taken as a function.
    var isInitialiserOfAName: Bool {
        declName.baseName.text == "init" && declName.argumentNames == nil
            && base?.is(DeclReferenceExprSyntax.self) == true
            && parent?.is(FunctionCallExprSyntax.self) != true
    }
}
