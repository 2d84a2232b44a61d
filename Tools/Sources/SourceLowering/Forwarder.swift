// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The declaration in a class body that stands in for a member of an extension.
///
/// A member of an extension can neither override nor be overridden on Linux. So it gets another
/// name there, and the class body a member of its own name that calls it.
enum Forwarder {
    /// What the renamed member's name begins with.
    static let prefix = "__ext_"

    /// Members of every object, by full name: they belong to no actor, and neither do their overrides,
    /// whatever the class's own actor is.
    static let membersOfEveryObject: Set<String> = [
        "description", "debugDescription", "hash", "superclass", "isEqual(_:)", "copy()",
        "mutableCopy()", "isKind(of:)", "isMember(of:)", "responds(to:)", "conforms(to:)",
        "forwardingTarget(for:)", "doesNotRecognizeSelector(_:)", "value(forKey:)",
        "value(forKeyPath:)", "value(forUndefinedKey:)", "setValue(_:forKey:)",
        "setValue(_:forKeyPath:)", "setValue(_:forUndefinedKey:)", "setNilValueForKey(_:)",
        "dictionaryWithValues(forKeys:)", "setValuesForKeys(_:)", "willChangeValue(forKey:)",
        "didChangeValue(forKey:)", "observeValue(forKeyPath:of:change:context:)",
    ]

    /// The renamed member's name; the class is in it, since subclasses may do the same to theirs.
    static func name(of member: String, in type: ExtensionDeclSyntax) -> String {
        name(of: member, of: type.extendedType.code)
    }

    /// The same for a member of the type of that name.
    static func name(of member: String, of type: String) -> String {
        let owner = type.map { $0.isLetter || $0.isNumber ? $0 : "_" }
        return prefix + String(owner) + "__" + member
    }

    static func of(_ node: FunctionDeclSyntax, in type: ExtensionDeclSyntax) -> String? {
        guard type.genericWhereClause == nil, !node.baseName.hasPrefix(prefix),
            node.name.tokenKind != .binaryOperator(node.name.text),
            !FormatterMethods.all.contains(node.fullName)
        else { return nil }
        guard let parts = Signature(node) else { return nil }
        let head = head(node.attributes, node.modifiers, type.modifiers)
        return "\(head)func \(node.name.text)\(parts.generics)(\(parts.parameters))\(parts.tail) "
            + "{ \(parts.marks)\(name(of: node.baseName, in: type))(\(parts.arguments)) }"
    }

    static func of(_ node: VariableDeclSyntax, in type: ExtensionDeclSyntax) -> String? {
        guard type.genericWhereClause == nil, let (binding, name) = node.single,
            !name.hasPrefix(prefix), !binding.hasEffects,
            let annotation = binding.typeAnnotation
        else { return nil }
        let head = head(node.attributes, node.modifiers, type.modifiers)
        let inner = Self.name(of: name, in: type)
        if let observer = binding.onlyObserver {
            let word = observer.accessorSpecifier.text
            let value = word == "didSet" ? "oldValue" : "newValue"
            return "\(head)var \(name)\(annotation.oneLine) { \(word) { \(inner)(\(value)) } }"
        }
        guard binding.isComputed else { return nil }
        let setter = binding.isSettable ? " set { \(inner) = newValue }" : ""
        return "\(head)var \(name)\(annotation.oneLine) { get { \(inner) }\(setter) }"
    }

    /// The attributes and modifiers of a declaration; `outer`: the modifiers of its extension.
    static func head(
        _ attributes: AttributeListSyntax,
        _ modifiers: DeclModifierListSyntax,
        _ outer: DeclModifierListSyntax?
    ) -> String {
        var words: [String] = []
        for element in attributes {
            guard let attribute = element.as(AttributeSyntax.self),
                !ObjCAttributes.all.contains(attribute.name)
            else { continue }
            words.append(attribute.oneLine)
        }
        if modifiers.access == nil, let access = outer?.access { words.append(access) }
        words += modifiers.map(\.oneLine).filter { !["dynamic", "optional"].contains($0) }
        return words.map { $0 + " " }.joined()
    }

    /// The pieces of a function's declaration, and of a call of it with the same arguments.
    struct Signature {
        let generics: String
        /// Without the brackets.
        let parameters: String
        /// What stands behind the brackets: effects, the result, conditions.
        let tail: String
        /// What stands in front of a call.
        let marks: String
        let arguments: String

        /// Nil where no call can hand the arguments on.
        init?(_ node: FunctionDeclSyntax) {
            let items = node.signature.parameterClause.parameters
            guard !items.contains(where: { $0.ellipsis != nil }) else { return nil }
            generics = node.genericParameterClause?.oneLine ?? ""
            parameters = items.enumerated().map { index, item in
                let value = item.defaultValue.map { " " + $0.oneLine } ?? ""
                return "\(item.firstName.text) _p\(index): \(item.type.oneLine)\(value)"
            }.joined(separator: ", ")
            arguments = items.enumerated().map { index, item in
                let reference = item.type.code.hasPrefix("inout ") ? "&" : ""
                return item.argumentLabel + reference + "_p\(index)"
            }.joined(separator: ", ")
            let effects = node.signature.effectSpecifiers.map { " " + $0.oneLine } ?? ""
            let result = node.signature.returnClause.map { " " + $0.oneLine } ?? ""
            let condition = node.genericWhereClause.map { " " + $0.oneLine } ?? ""
            tail = effects + result + condition
            marks = (node.isThrowing ? "try " : "") + (node.isAsync ? "await " : "")
        }
    }
}
