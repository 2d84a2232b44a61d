// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The declaration in a class body that stands in for a member of an extension.
///
/// A member of an extension can neither override nor be overridden on Linux. So it gets another
/// name there, and the class body a member of its own name that calls it.
enum Forwarder {
    /// What the renamed member's name begins with.
    static let prefix = "__ext_"

    /// The renamed member's name; the class is in it, since subclasses may do the same to theirs.
    static func name(of member: String, in type: ExtensionDeclSyntax) -> String {
        let owner = type.extendedType.code.map {
            $0.isLetter || $0.isNumber ? $0 : "_"
        }
        return prefix + String(owner) + "__" + member
    }

    static func of(_ node: FunctionDeclSyntax, in type: ExtensionDeclSyntax) -> String? {
        guard type.genericWhereClause == nil, !node.baseName.hasPrefix(prefix),
            node.name.tokenKind != .binaryOperator(node.name.text)
        else { return nil }
        let head = head(node.attributes, node.modifiers, type)
        let generics = node.genericParameterClause?.oneLine ?? ""
        var names: [String] = []
        let parameters = node.signature.parameterClause.parameters.enumerated().map { index, item in
            names.append("_p\(index)")
            let value = item.defaultValue.map { " " + $0.oneLine } ?? ""
            let variadic = item.ellipsis == nil ? "" : "..."
            let label = item.firstName.text
            return "\(label) _p\(index): \(item.type.oneLine)\(variadic)\(value)"
        }
        guard !node.signature.parameterClause.parameters.contains(where: { $0.ellipsis != nil })
        else { return nil }
        let arguments = zip(node.signature.parameterClause.parameters, names).map { item, name in
            let reference = item.type.code.hasPrefix("inout ") ? "&" : ""
            return item.argumentLabel + reference + name
        }
        let effects = node.signature.effectSpecifiers.map { " " + $0.oneLine } ?? ""
        let result = node.signature.returnClause.map { " " + $0.oneLine } ?? ""
        let condition = node.genericWhereClause.map { " " + $0.oneLine } ?? ""
        let marks = (node.isThrowing ? "try " : "") + (node.isAsync ? "await " : "")
        return "\(head)func \(node.name.text)\(generics)(\(parameters.joined(separator: ", ")))"
            + "\(effects)\(result)\(condition) "
            + "{ \(marks)\(name(of: node.baseName, in: type))(\(arguments.joined(separator: ", "))) }"
    }

    static func of(_ node: VariableDeclSyntax, in type: ExtensionDeclSyntax) -> String? {
        guard type.genericWhereClause == nil, let (binding, name) = node.single,
            !name.hasPrefix(prefix), binding.isComputed, !binding.hasEffects,
            let annotation = binding.typeAnnotation
        else { return nil }
        let head = head(node.attributes, node.modifiers, type)
        let inner = Self.name(of: name, in: type)
        let setter = binding.isSettable ? " set { \(inner) = newValue }" : ""
        return "\(head)var \(name)\(annotation.oneLine) { get { \(inner) }\(setter) }"
    }

    private static func head(
        _ attributes: AttributeListSyntax,
        _ modifiers: DeclModifierListSyntax,
        _ type: ExtensionDeclSyntax
    ) -> String {
        var words: [String] = []
        for element in attributes {
            guard let attribute = element.as(AttributeSyntax.self),
                !ObjCAttributes.all.contains(attribute.name)
            else { continue }
            words.append(attribute.oneLine)
        }
        if modifiers.access == nil, let access = type.modifiers.access { words.append(access) }
        words += modifiers.map(\.oneLine).filter { !["dynamic", "optional"].contains($0) }
        return words.map { $0 + " " }.joined()
    }
}
