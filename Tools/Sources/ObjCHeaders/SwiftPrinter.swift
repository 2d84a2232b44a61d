// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Writes the Swift that stands for headers in Objective-C.
///
/// Declarations are the compiler's own import of them; bodies tell that the implementation is
/// absent, save those that are known: constants, enumerations, and properties that the compiler
/// would synthesize.
package struct SwiftPrinter: Sendable {
    let entities: [ImportedEntity]
    let implementation: Implementation
    /// Whole numbers by the names of constants in C.
    let numbers: [String: Int]
    /// Literals in Swift by the names of macros.
    let macros: [String: String]
    let framework: FrameworkTypes
    /// The modules to import.
    let imports: [String]
    /// The names of the classes that stand here.
    let classes: Set<String>
    /// Superclasses of the classes that stand here.
    let parents: [String: String]

    package init(
        _ entities: [ImportedEntity],
        implementation: Implementation,
        numbers: [String: Int],
        macros: [String: String],
        framework: FrameworkTypes,
        imports: [String]
    ) {
        self.entities = entities
        self.implementation = implementation
        self.numbers = numbers
        self.macros = macros
        self.framework = framework
        self.imports = imports
        let own = entities.filter { $0.kind == "class" }
        classes = Set(own.map(\.name))
        parents = own.reduce(into: [:]) { $0[$1.name] = $1.inherits.first }
    }

    /// All lines, in the order of the headers.
    package func lines() -> [SwiftLine] {
        var result = [
            SwiftLine("// Made by casement from headers in Objective-C; changes here are lost.")
        ]
        result += imports.map { SwiftLine("@_exported import \($0)") }
        let extensions = Dictionary(
            grouping: entities.filter { $0.kind.hasPrefix("ext") && classes.contains($0.name) },
            by: \.name
        )
        for entity in entities where entity.usr.hasPrefix("c:") || entity.kind.hasPrefix("ext") {
            guard !entity.isUnavailable else { continue }
            result += types(within: entity)
            switch entity.kind {
            case "class":
                let more = (extensions[entity.name] ?? []).flatMap(\.members)
                result += self.class(entity, categories: more)
            case "protocol": result += self.protocol(entity)
            case "enum": result += self.enum(entity)
            case "struct": result += self.struct(entity)
            case let kind where kind.hasPrefix("extension"):
                // A class's categories stand in its body, where subclasses can override them.
                if !classes.contains(entity.name) { result += self.extension(entity) }
            default: result += member(entity, of: nil)
            }
        }
        return result
    }

    /// Types that `NS_SWIFT_NAME` puts into another one.
    private func types(within entity: ImportedEntity) -> [SwiftLine] {
        // The members of a class that stands here are told twice.
        guard !entity.kind.hasPrefix("ext") || !classes.contains(entity.name) else { return [] }
        return entity.members.flatMap { member -> [SwiftLine] in
            guard ["enum", "struct", "class"].contains(member.kind), member.usr.hasPrefix("c:"),
                !member.isUnavailable
            else { return [] }
            var inner = member
            inner.name = "\(entity.name).\(member.name.simple)"
            switch member.kind {
            case "enum": return self.enum(inner)
            case "struct": return self.struct(inner)
            default: return nested(inner, self.class(member, categories: []))
            }
        }
    }

    // MARK: Values

    private func `enum`(_ entity: ImportedEntity) -> [SwiftLine] {
        let raw = rawType(of: entity)
        var lines = [
            SwiftLine(
                "public enum \(entity.name.simple)\(raw.map { ": " + $0 + ", Sendable" } ?? "") {",
                role: .opening,
                name: entity.name
            )
        ]
        for member in entity.members where member.usr.hasPrefix("c:") && !member.isUnavailable {
            if member.kind == "enumelement" {
                lines.append(
                    SwiftLine("    \(member.declaration)", role: .member, name: member.name)
                )
            } else if member.kind.hasPrefix("var"), let value = number(of: member) {
                // Another name of a value.
                lines.append(
                    SwiftLine(
                        "    public static var \(member.name.escaped): \(entity.name.simple) "
                            + "{ \(entity.name.simple)(rawValue: \(value))! }",
                        role: .member,
                        name: member.name
                    )
                )
            }
        }
        return nested(entity, lines + [SwiftLine("}", role: .end)])
    }

    private func rawType(of entity: ImportedEntity) -> String? {
        guard let colon = entity.declaration.firstIndex(of: ":") else { return nil }
        let rest = entity.declaration[entity.declaration.index(after: colon)...]
        return rest.split(separator: ",").first.map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private func number(of entity: ImportedEntity) -> Int? {
        entity.usr.split(separator: "@").last.flatMap { numbers[String($0)] }
    }

    private func `struct`(_ entity: ImportedEntity) -> [SwiftLine] {
        let name = entity.name.simple
        var lines: [SwiftLine]
        let raw = rawValue(of: entity)
        if entity.declaration.contains("OptionSet") {
            lines = [
                SwiftLine(
                    "public struct \(name): OptionSet, Hashable, Sendable {",
                    role: .opening,
                    name: name
                ),
                SwiftLine("    public let rawValue: \(raw ?? "UInt")"),
                SwiftLine(
                    "    public init(rawValue: \(raw ?? "UInt")) { self.rawValue = rawValue }"
                ),
            ]
        } else if entity.declaration.contains("RawRepresentable") {
            lines = [
                SwiftLine(
                    "public struct \(name): Hashable, RawRepresentable, Sendable {",
                    role: .opening,
                    name: name
                ),
                SwiftLine("    public var rawValue: \(raw ?? "String")"),
                SwiftLine(
                    "    public init(rawValue: \(raw ?? "String")) { self.rawValue = rawValue }"
                ),
            ]
            let isOpen = entity.members.contains { $0.name == "init(_:)" }
            if isOpen || entity.usr.hasPrefix("c:@E@") {
                lines.append(
                    SwiftLine(
                        "    public init(_ rawValue: \(raw ?? "String")) "
                            + "{ self.rawValue = rawValue }"
                    )
                )
            }
        } else {
            return plainStruct(entity)
        }
        for member in entity.members
        where member.kind == "var.static" && member.usr.hasPrefix("c:") && !member.isUnavailable {
            lines += constant(member, in: name)
        }
        return nested(entity, lines + [SwiftLine("}", role: .end)])
    }

    private func rawValue(of entity: ImportedEntity) -> String? {
        for member in entity.members where member.name == "init(rawValue:)" {
            guard let colon = member.declaration.lastIndex(of: ":") else { continue }
            return member.declaration[member.declaration.index(after: colon)...]
                .trimmingCharacters(in: CharacterSet(charactersIn: " )?"))
        }
        return nil
    }

    private func plainStruct(_ entity: ImportedEntity) -> [SwiftLine] {
        let name = entity.name.simple
        let fields = entity.members.filter { $0.kind == "var.instance" }
        var lines = [SwiftLine("public struct \(name) {", role: .opening, name: name)]
        for field in fields {
            let type = Declaration(field.declaration).type
            lines.append(
                SwiftLine(
                    "    public var \(field.name.escaped): \(type) = \(Zero.field(type))",
                    role: .member,
                    name: "\(name).\(field.name)"
                )
            )
        }
        lines.append(SwiftLine("    public init() {}"))
        if !fields.isEmpty {
            let parameters = fields.map {
                "\($0.name.escaped): \(Declaration($0.declaration).type)"
            }
            let assignments = fields.map { "self.\($0.name) = \($0.name.escaped)" }
            lines.append(
                SwiftLine(
                    "    public init(\(parameters.joined(separator: ", "))) "
                        + "{ \(assignments.joined(separator: "; ")) }",
                    role: .member,
                    name: "\(name).init"
                )
            )
        }
        return nested(entity, lines + [SwiftLine("}", role: .end)])
    }

    /// A type within another stands in an extension of that.
    private func nested(_ entity: ImportedEntity, _ lines: [SwiftLine]) -> [SwiftLine] {
        guard let dot = entity.name.lastIndex(of: ".") else { return lines }
        return [SwiftLine("extension \(entity.name[..<dot]) {")] + lines + [SwiftLine("}")]
    }

    /// A constant within a type or for all.
    func constant(_ entity: ImportedEntity, in type: String?) -> [SwiftLine] {
        let declaration = Declaration(entity.declaration)
        // An array of C's without a length has no type in Swift.
        guard declaration.type != "_" else { return [] }
        let kind = type == nil ? "var" : "static var"
        let symbol = entity.usr.split(separator: "@").last.map(String.init) ?? entity.name
        var value: String?
        if let literal = implementation.constants[symbol] ?? macros[symbol] {
            value = literals(declaration.type, literal)
        } else if let number = numbers[symbol], !Zero.fractions.contains(declaration.type) {
            value = literals(declaration.type, "\(number)")
        }
        let body = value ?? "_objcAbsentMethod(\"\(symbol)\")"
        return [
            SwiftLine(
                "\(type == nil ? "" : "    ")public \(kind) \(entity.name.escaped): "
                    + "\(declaration.type) { \(body) }",
                role: .member,
                name: type.map { "\($0).\(entity.name)" } ?? entity.name
            )
        ]
    }

    private func literals(_ type: String, _ literal: String) -> String {
        let plain = type.trimmingCharacters(in: CharacterSet(charactersIn: "!?"))
        if plain == "ObjCBool" { return "ObjCBool(\(literal))" }
        let isKnown = plain == "String" || plain == "Bool" || Zero.numbers.contains(plain)
        return isKnown ? literal : "\(plain)(rawValue: \(literal))"
    }

    // MARK: Protocols and categories

    private func `protocol`(_ entity: ImportedEntity) -> [SwiftLine] {
        let head = entity.declaration.withoutAttributes
        var lines = [
            SwiftLine(
                "\(entity.declaration.attributes)@objc public \(head) {",
                role: .opening,
                name: entity.name
            )
        ]
        for member in entity.members
        where !member.isUnavailable && !Declaration(member.declaration).isAsync {
            var text = Declaration.tidy(member.declaration)
            if member.kind.hasPrefix("var"), !text.contains("{") { text += " { get set }" }
            text = text.replacingOccurrences(of: "weak ", with: "")
                .replacingOccurrences(of: "class ", with: "static ")
            // What the importer gives methods of classes as well, protocols of Swift may not have.
            text = text.replacing(/\ = (?:nil|\[\]|\[:\]|\.init\(\))(?=[,)])/, with: "")
            let attribute = Selector(member.usr).attribute
            let isOptional = text.contains("optional ")
            lines.append(
                SwiftLine(
                    "    \(isOptional ? attribute : "")\(text)",
                    role: .member,
                    name: "\(entity.name).\(member.name)"
                )
            )
        }
        return nested(entity, lines + [SwiftLine("}", role: .end)])
    }

    private func `extension`(_ entity: ImportedEntity) -> [SwiftLine] {
        let own = entities.first { $0.name == entity.name && !$0.kind.hasPrefix("ext") }
        let known = Set(own?.members.map(\.usr) ?? [])
        let members = entity.members.filter { !$0.isUnavailable && !known.contains($0.usr) }
            .flatMap { member($0, of: entity.name, isExtension: true) }
        guard !members.isEmpty else { return [] }
        return [SwiftLine("extension \(entity.name) {", role: .opening, name: entity.name)]
            + members + [SwiftLine("}", role: .end)]
    }
}
