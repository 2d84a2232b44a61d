// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension LoweringVisitor {
    /// Classes of Foundation's that are no objects on Linux.
    private static let plainClasses = ["NotificationCenter", "FileManager", "ProcessInfo"]

    /// `extension NSObject: P {}` is of Foundation's class, from which the runtime's inherits: on iOS
    /// what Foundation makes conforms, too.
    ///
    /// Its classes that are no objects here conform by themselves.
    func lower(conformanceOfObjects node: ExtensionDeclSyntax) {
        let names = node.inheritanceClause.names
        guard node.extendedType.code == "NSObject", node.memberBlock.members.isEmpty,
            node.genericWhereClause == nil, !names.isEmpty,
            facts.classProtocols.isDisjoint(with: names)
        else { return }
        edits.replace(node.extendedType, with: "Foundation.NSObject")
        guard let clause = node.inheritanceClause else { return }
        let others = Self.plainClasses.map { "; extension Foundation.\($0)\(clause.oneLine) {}" }
        edits.insert(others.joined(), at: node.endPositionBeforeTrailingTrivia)
    }

    /// A protocol that every object adopts without members, and that requires `init()`.
    ///
    /// Objective-C's initializers meet that, Swift's would have to be `required`. Here the protocol makes
    /// its instances.
    func lower(protocolOfObjects node: ProtocolDeclSyntax) {
        guard facts.objectConformances.contains(node.name.text), scopes.count == 1 else { return }
        let required = node.memberBlock.members.compactMap { member in
            member.decl.as(InitializerDeclSyntax.self)
        }
        guard
            let plain = required.first(where: {
                $0.signature.parameterClause.parameters.isEmpty && $0.optionalMark == nil
            })
        else { return }
        // The requirement has another name, since the root class would meet one of `init()` itself.
        edits.replace(plain.signature.parameterClause, with: "(_made: ())")
        inherit("_ObjCMade", node)
        let word = node.modifiers.access
        let access = word.map { ($0 == "private" ? "fileprivate" : $0) + " " } ?? ""
        let head = "extension \(node.name.text)"
        var parts = ["\(head) { \(access)init() { self.init(_made: ()) } }"]
        let made = "{ self.init(_objcMade: { _objcMake(Self.self) }) }"
        parts.append("\(head) where Self: Foundation.NSObject { \(access)init(_made: ()) \(made) }")
        for name in facts.makers[node.name.text] ?? [] {
            // Classes that are no objects here have an `init()` of their own.
            parts.append("\(head) where Self: \(name) { \(access)init(_made: ()) { self.init() } }")
        }
        edits.insert("; " + parts.joined(separator: "; "), at: node.endPositionBeforeTrailingTrivia)
    }

    /// An Objective-C protocol is for classes; one with optional requirements gets their defaults
    /// and probes after its closing brace, as Docs/subsystems/optional-requirements.md says.
    func lower(protocol node: ProtocolDeclSyntax) {
        guard node.attributes.named("objc") != nil else { return }
        // What needs a framework that is not here gets neither a default nor a probe.
        let members = Array(node.memberBlock.members).filter { !leftOut.contains($0.id) }
        let optional = members.compactMap { member in
            member.decl.as(FunctionDeclSyntax.self).flatMap {
                $0.modifiers.contains("optional") ? $0 : nil
            }
        }
        // Swift refuses it in protocols, but for Objective-C's.
        for member in members {
            let modifiers = member.decl.as(VariableDeclSyntax.self)?.modifiers
            if let weak = modifiers?.first(where: { $0.name.text == "weak" }) { edits.blank(weak) }
        }
        let isNested = scopes.count > 1
        let properties = members.compactMap { member in
            member.decl.as(VariableDeclSyntax.self).flatMap {
                $0.modifiers.contains("optional") ? lower(optional: $0, isNested) : nil
            }
        }
        if !properties.isEmpty {
            let text = OptionalProbes.text(of: properties, in: node)
            edits.insert("; " + text, at: node.endPositionBeforeTrailingTrivia)
        }
        if isNested, !optional.isEmpty {
            note(
                node,
                "optional requirements of a nested protocol cannot be lowered",
                remedy: "move the protocol out of its type"
            )
        }
        let probes = OptionalProbes(node, optional)
        let hasProbes = !optional.isEmpty && !isNested
        if hasProbes {
            inherit(probes.name, node)
        } else if Set(node.inheritanceClause.names).isDisjoint(with: ["AnyObject", "class"]) {
            inherit("AnyObject", node)
        }
        guard hasProbes else { return }
        edits.insert("; " + probes.text, at: node.endPositionBeforeTrailingTrivia)
    }

    /// An optional property is one whose value is optional; its name and type are given.
    private func lower(
        optional node: VariableDeclSyntax,
        _ isNested: Bool
    ) -> OptionalProbes.Property? {
        guard !isNested, let (binding, name) = node.single,
            let type = binding.typeAnnotation?.type
        else {
            note(
                node,
                "an optional property of a nested protocol is a plain requirement on Linux",
                remedy: "move the protocol out of its type"
            )
            return nil
        }
        if let accessors = binding.accessorBlock { edits.replace(accessors, with: "{ get }") }
        let isOptional =
            type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        let isStatic = node.modifiers.isStatic
        if isOptional {
            return OptionalProbes.Property(name: name, type: type.oneLine, isStatic: isStatic)
        }
        edits.insert("(", at: type.positionAfterSkippingLeadingTrivia)
        edits.insert(")?", at: type.endPositionBeforeTrailingTrivia)
        return OptionalProbes.Property(
            name: name,
            type: "(\(type.oneLine))?",
            isStatic: isStatic
        )
    }

    private func inherit(_ name: String, _ node: ProtocolDeclSyntax) {
        if let clause = node.inheritanceClause, clause.inheritedTypes.first?.type.code == "class" {
            // It must stay in front.
            edits.insert(", \(name)", at: clause.inheritedTypes.endPositionBeforeTrailingTrivia)
        } else if let clause = node.inheritanceClause {
            edits.insert(" \(name),", at: clause.colon.endPositionBeforeTrailingTrivia)
        } else {
            edits.insert(": \(name)", at: node.name.endPositionBeforeTrailingTrivia)
        }
    }
}
