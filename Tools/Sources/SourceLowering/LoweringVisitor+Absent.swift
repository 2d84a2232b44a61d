// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension LoweringVisitor {
    /// Leaves out what needs a framework that is not here, or a name that one lacks which is here in
    /// part, in files that import one without asking; the rest of the package compiles if it does
    /// not need that.
    func lowerAbsentImports() {
        let absentModules = own.absentImports.intersection(facts.absentModules)
        let partialModules = own.absentImports.intersection(facts.partialModules)
        guard !absentModules.isEmpty || !partialModules.isEmpty else {
            return lowerLeftOutTypes()
        }
        let absent = AbsentImports(in: tree, leftOut: facts.leftOut)
        let isPartial = absentModules.isEmpty
        if isPartial, !needs(namesOf: partialModules, in: absent.items) {
            return lowerLeftOutTypes()
        }
        // Whatever else is unknown in a file that imports nothing absent is the compiler's to say.
        let missing =
            isPartial
            ? facts.goneNames.union(
                facts.missingNames.filter { PartialModules.isName($0, of: partialModules) }
            ) : facts.missingNames
        var titles: [String] = []
        var shortened: [String] = []
        var silenced: [String] = []
        var lacking: Set<String> = []
        for node in absent.items {
            let item = TopLevelItem(node, without: own.absentImports)
                .knowing(facts.parameters)
            let title = TopLevelItem.title(of: node) ?? "a statement"
            let names = item.references.union(item.inner).intersection(missing)
            lacking.formUnion(names)
            if !item.references.isDisjoint(with: missing) {
                edits.blank(node)
                leftOut.insert(node.id)
                if !titles.contains(title) { titles.append(title) }
            } else if !item.inner.isDisjoint(with: missing) {
                let needed = isPartial ? [lackingNames(names, partialModules)] : []
                let cuts = shorten(
                    node,
                    needing: missing,
                    modules: needed + absentModules.sorted()
                )
                titles += cuts.members.map { title + "." + $0 }.filter { !titles.contains($0) }
                if cuts.hasEnds, !shortened.contains(title) { shortened.append(title) }
                if cuts.hasSilences, !silenced.contains(title) { silenced.append(title) }
            }
        }
        let said = [
            ("left out ", titles), ("the program ends where it is needed in ", shortened),
            ("what it is told does nothing in ", silenced),
        ]
        .filter { !$0.1.isEmpty }.map { $0.0 + shown($0.1) }.joined(separator: "; ")
        var answered: Set<SyntaxIdentifier> = []
        for found in absent.found where absentModules.contains(found.module) {
            // What such a module brings: SwiftUI, MapKit and their like have UIKit with them.
            let access = found.node.modifiers.access.map { $0 + " " } ?? ""
            let more = PartialModules.brought[found.module].map { "; \(access)import \($0)" } ?? ""
            edits.replace(found.node, with: access + "import UIKit" + more)
            // What is imported beside it is for the whole file.
            if let condition = found.condition, !answered.contains(condition.id) {
                answered.insert(condition.id)
                edits.replace(condition, with: "true")
            }
        }
        guard !said.isEmpty else { return }
        if let found = absent.found.first(where: { absentModules.contains($0.module) }) {
            note(
                found.node,
                "'\(found.module)' is a module "
                    + (facts.leftOut.contains(found.module)
                        ? "that cannot be had here: " : "of iOS that Casement does not have: ")
                    + said,
                remedy: "#if canImport(\(found.module)) around it says so without a warning"
            )
        } else if let found = absent.found.first(where: { partialModules.contains($0.module) }) {
            note(
                found.node,
                "'\(found.module)' is here without \(shown(lacking.sorted())): \(said)",
                remedy:
                    "do without, or do not come there; Docs/subsystems/media.md says what is here"
            )
        }
    }

    /// Whether declarations need a name that a module lacks which is here in part, or a function that was
    /// left out elsewhere.
    private func needs(namesOf modules: Set<String>, in items: [CodeBlockItemSyntax]) -> Bool {
        let names = facts.goneNames.subtracting(facts.leftOutTypes).union(
            facts.missingNames.filter { PartialModules.isName($0, of: modules) }
        )
        return items.contains { node in
            let item = TopLevelItem(node, without: own.absentImports).knowing(facts.parameters)
            return !item.references.union(item.inner).isDisjoint(with: names)
        }
    }

    /// Some names that a module which is here in part lacks, with the module.
    private func lackingNames(_ names: Set<String>, _ modules: Set<String>) -> String {
        let own = names.filter { PartialModules.isName($0, of: modules) }
        let first = (own.isEmpty ? names : own).sorted().prefix(3).joined(separator: ", ")
        return first + " of " + modules.sorted().joined(separator: ", ")
    }

    /// In a file that imports nothing absent: ends the program where a body needs one of the
    /// package's types that were left out, and leaves out what cannot be without one.
    private func lowerLeftOutTypes() {
        let names = facts.leftOutTypes
        guard !names.isEmpty else { return }
        for node in AbsentImports(in: tree, leftOut: facts.leftOut).items {
            let item = TopLevelItem(node, without: [], leftOut: names)
                .knowing(facts.parameters)
            let title = TopLevelItem.title(of: node) ?? "a statement"
            let frameworks = facts.absentImports.joined(separator: ", ")
            if let name = item.references.intersection(names).min() {
                edits.blank(node)
                leftOut.insert(node.id)
                note(
                    node,
                    "\(title) is left out with \(name), which needs \(frameworks)",
                    remedy: "#if canImport(…) around both says so without a warning"
                )
            } else if let name = item.inner.intersection(names).min() {
                let cuts = shorten(node, needing: names, modules: facts.absentImports)
                for member in cuts.members {
                    note(
                        node,
                        "\(title).\(member) is left out with \(name), which needs \(frameworks)",
                        remedy: "#if canImport(…) around both says so without a warning"
                    )
                }
                if cuts.hasSilences {
                    note(
                        node,
                        "what \(name) is told in \(title) does nothing: "
                            + "it was left out with \(frameworks)",
                        remedy: "#if canImport(…) around it says so without a warning"
                    )
                }
                guard cuts.hasEnds else { continue }
                note(
                    node,
                    "the program ends in \(title) where \(name) is needed, "
                        + "which was left out with \(frameworks)",
                    remedy: "#if canImport(…) around it says so without a warning"
                )
            }
        }
    }

    private func shown(_ titles: [String]) -> String {
        let first = titles.prefix(6).joined(separator: ", ")
        return titles.count > 6 ? "\(titles.count) declarations, \(first) …" : first
    }

    /// What became of a declaration that needs what is not here.
    private struct Cuts {
        var members: [String] = []
        /// Whether the program ends anywhere in it.
        var hasEnds = false
        /// Whether statements in it do nothing.
        var hasSilences = false
    }

    /// Ends the program, by name, where a body needs what is not here, and leaves out members whose
    /// types do, and statements that only tell it something; the rest stays.
    private func shorten(
        _ node: CodeBlockItemSyntax,
        needing names: Set<String>,
        modules: [String]
    ) -> Cuts {
        var cuts = Cuts()
        let absent = modules.joined(separator: ", ")
        for cut in TopLevelItem.cuts(
            of: node,
            needing: names,
            without: own.absentImports,
            leftOut: facts.leftOutTypes
        ) {
            if case .inherited(let type) = cut {
                blank(type)
                continue
            }
            if case .statement(let item) = cut {
                cuts.hasSilences = true
                edits.insert(
                    "_objcAbsentCall(\"\(absent)\") ",
                    at: item.positionAfterSkippingLeadingTrivia
                )
                edits.blank(item.item)
                leftOut.insert(item.id)
                continue
            }
            guard case .body(let block) = cut else {
                edits.blank(cut.node)
                leftOut.insert(cut.node.id)
                let item = cut.node.as(MemberBlockItemSyntax.self)
                let name = item?.decl.nameOfMember ?? ""
                cuts.members.append(name)
                if !name.isEmpty { absentMembers[name] = absent }
                continue
            }
            cuts.hasEnds = true
            // A test fails by itself, and those after it run.
            let isTest = own.imports.contains("XCTest") && TopLevelItem.isTestBody(block)
            edits.insert(
                isTest
                    ? " XCTFail(\"needs \(absent), which Casement does not have\") "
                    : " _objcAbsent(\"\(absent)\") ",
                at: block.leftBrace.endPositionBeforeTrailingTrivia
            )
            edits.blank(block.statements)
            for statement in block.statements { leftOut.insert(statement.id) }
        }
        return cuts
    }

    /// Leaves out what a class inherits, with the comma before it.
    private func blank(_ type: InheritedTypeSyntax) {
        let list = type.parent?.as(InheritedTypeListSyntax.self)
        let before = list?.prefix { $0.id != type.id }.last
        if let comma = before?.trailingComma { edits.blank(comma) }
        edits.blank(type.type)
    }

    /// The types that were left out, in a file that imports nothing absent.
    private var leftOutElsewhere: Set<String> {
        own.absentImports.isDisjoint(with: facts.absentModules.union(facts.partialModules))
            ? facts.leftOutTypes : []
    }

    /// A test for what nothing can be is false, and what it leads to is left out.
    func lower(test node: IfExprSyntax) -> Bool {
        let modules = own.absentImports.intersection(facts.absentModules)
        guard AbsentCast.isTest(node.conditions, for: modules, leftOut: leftOutElsewhere)
        else { return false }
        edits.replace(node.conditions, with: "false")
        if !node.body.statements.isEmpty { edits.blank(node.body.statements) }
        return true
    }

    /// `x is T`, where `T` was left out, is false.
    func lower(absentTest node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        for index in AbsentCast.tests(in: node, for: leftOutElsewhere) {
            let start = elements[index - 2].positionAfterSkippingLeadingTrivia
            let end = elements[index].endPositionBeforeTrailingTrivia
            edits.replace(start.utf8Offset..<end.utf8Offset, with: "false")
        }
    }

    /// Behind `guard let x = y as? T else { … }`, where `T` was left out, the program never comes.
    func lower(guardIn list: CodeBlockItemListSyntax) {
        guard let found = AbsentCast.guardian(in: list, for: leftOutElsewhere) else { return }
        edits.replace(found.statement.conditions, with: "false")
        edits.insert(
            "; _objcAbsent(\"\(facts.absentImports.joined(separator: ", "))\")",
            at: found.statement.endPositionBeforeTrailingTrivia
        )
        for item in list.drop(while: { $0.id != found.item.id }).dropFirst() {
            edits.blank(item)
            leftOut.insert(item.id)
        }
    }

    /// `View.init` where `View` is an associated type: on iOS any class can be asked for `init()`.
    func lower(initialiser node: MemberAccessExprSyntax) {
        guard node.isInitialiserOfAName, let base = node.base?.code,
            facts.associatedTypes.contains(base)
        else { return }
        edits.replace(node, with: "{ _objcNew(\(base).self) }")
    }

    /// `aClass.init(identifier: …, source: …, destination: …)` where `aClass` is a variable.
    func lower(segueOfVariable node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "init", let left = node.leftParen,
            let name = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
            name.first?.isLowercase ?? false, name != "self",
            node.arguments.map({ $0.label?.text }) == ["identifier", "source", "destination"]
        else { return }
        edits.replace(member, with: "_objcNew")
        edits.insert("\(name), ", at: left.endPositionBeforeTrailingTrivia)
    }
}

extension DeclSyntax {
    /// What a function or a property is called.
    fileprivate var nameOfMember: String? {
        self.as(FunctionDeclSyntax.self)?.baseName ?? self.as(VariableDeclSyntax.self)?.single?.name
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
