// SPDX-License-Identifier: Apache-2.0

import Foundation

extension SwiftPrinter {
    /// The lines of a function, a property or a constant; `type` is the one that it belongs to.
    func member(
        _ entity: ImportedEntity,
        of type: String?,
        isExtension: Bool = false
    ) -> [SwiftLine] {
        guard !entity.isUnavailable, entity.usr.hasPrefix("c:") else { return [] }
        switch entity.kind {
        case "var.global": return constant(entity, in: nil)
        case "var.static": return constant(entity, in: type ?? "")
        case "typealias":
            return [
                SwiftLine(
                    "public \(Declaration.tidy(entity.declaration))",
                    role: .member,
                    name: entity.name
                )
            ]
        case let kind where kind.hasPrefix("var"):
            return property(entity, of: type, isExtension: isExtension)
        case let kind where kind.hasPrefix("function"):
            return function(entity, of: type, isExtension: isExtension)
        default: return []
        }
    }

    private func function(
        _ entity: ImportedEntity,
        of type: String?,
        isExtension: Bool
    ) -> [SwiftLine] {
        let declaration = Declaration(entity.declaration)
        let selector = Selector(entity.usr)
        let indent = type == nil ? "" : "    "
        let name = type.map { "\($0).\(entity.name)" } ?? entity.name
        if entity.kind == "function.constructor" {
            // An extension's initialisers are convenience ones.
            let text = Declaration.tidy(entity.declaration)
                .replacingOccurrences(of: "convenience ", with: "")
            return [
                SwiftLine(
                    "\(indent)public convenience \(text) { _objcAbsentTrap(\"\(selector.name)\") }",
                    role: .member,
                    name: name
                )
            ]
        }
        let access = type == nil || isExtension ? "public" : "open"
        let attribute = attribute(selector, of: type, declaration)
        let discardable = declaration.isVoid ? "" : "@discardableResult "
        let body =
            body(of: entity, selector)
            ?? "_objcAbsentMethod(\"\(selector.name)\")\(declaration.isVoid ? " as Void" : "")"
        if entity.kind == "function.subscript" {
            let accessors = declaration.isReadOnly ? "\(body)" : "get { \(body) } set { \(body) }"
            return [
                SwiftLine(
                    "\(indent)\(access) \(declaration.withoutAccessors) { \(accessors) }",
                    role: .member,
                    name: name
                )
            ]
        }
        return [
            SwiftLine(
                "\(indent)\(attribute)\(discardable)\(access) \(declaration.withoutAccessors) "
                    + "{ \(body) }",
                role: .member,
                name: name
            )
        ]
    }

    /// The name in Objective-C, which members of generic classes and asynchronous ones lack.
    private func attribute(
        _ selector: Selector,
        of type: String?,
        _ declaration: Declaration
    ) -> String {
        let owner = entities.first { $0.kind == "class" && $0.name == type }
        let isGeneric = owner?.declaration.contains("<") ?? false
        return type == nil || declaration.isAsync || isGeneric ? "" : selector.attribute
    }

    private func property(
        _ entity: ImportedEntity,
        of type: String?,
        isExtension: Bool
    ) -> [SwiftLine] {
        let declaration = Declaration(entity.declaration)
        let selector = Selector(entity.usr)
        let owner = type ?? ""
        let isClass = entity.kind == "var.class" || entity.declaration.contains("class var ")
        let name = entity.name.escaped
        let access = isExtension ? "public" : "open"
        let attribute = attribute(selector, of: type, declaration)
        let isKept = declaration.isReadOnly && keptProperties(of: owner).contains(entity.name)
        let text =
            "\(attribute)\(access) \(isKept ? "internal(set) " : "")\(isClass ? "class " : "")"
            + "var \(name): "
        let full = "\(owner).\(entity.name)"
        let isStored =
            !isClass && !isExtension && (!declaration.isReadOnly || isKept)
            && implementation.synthesizes(
                selector.selector,
                getter: entity.name,
                of: owner
            )
        func line(_ text: String) -> [SwiftLine] {
            [SwiftLine("    " + text, role: .member, name: full)]
        }
        guard isStored else {
            let absent = "_objcAbsentMethod(\"\(full)\")"
            let accessors =
                declaration.isReadOnly ? absent : "get { \(absent) } set { \(absent) as Void }"
            return line("\(text)\(declaration.type) { \(accessors) }")
        }
        if entity.declaration.contains("weak "), declaration.type.hasSuffix("?") {
            return line("\(attribute)\(access) weak var \(name): \(declaration.type)")
        }
        if let zero = Zero.of(declaration.type) {
            return line("\(text)\(declaration.type) = \(zero)")
        }
        let store = "_casement_\(entity.name)"
        return line(
            "\(text)\(declaration.type) "
                + "{ get { \(store) ?? _objcUnset(\"\(full)\") } "
                + "set { \(store) = newValue } }; private var \(store): (\(declaration.type))?"
        )
    }
}
