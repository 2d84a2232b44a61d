// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The Swift that Xcode makes of a target's Core Data models: the classes of entities that ask for it, and
/// the properties of those that ask for these alone.
struct ModelClasses {
    /// An entity of a model.
    struct Entity: Equatable {
        let name: String
        let className: String
        let parent: String?
        /// What is made: `class`, `category`, or nothing.
        let generated: String?
        var properties: [Property] = []
    }

    /// An attribute or a relationship.
    struct Property: Equatable {
        let name: String
        let isRelationship: Bool
        let values: [String: String]

        fileprivate var isToMany: Bool { isRelationship && values["toMany"] == "YES" }
        fileprivate var isOrdered: Bool { values["ordered"] == "YES" }
    }

    private let entities: [Entity]

    /// Reads the current version of a model.
    init?(of model: URL) {
        guard let file = Self.contents(of: model), let text = try? Files.text(file) else {
            return nil
        }
        entities = Self.entities(in: text)
    }

    /// Where the file lies in the made package.
    static func path(of target: XcodeTarget) -> String {
        "Sources/\(target.module)/CasementModelClasses.swift"
    }

    /// The file's text for a target; nil where its models ask for no classes.
    static func source(of target: XcodeTarget) -> String? {
        guard !target.sources.isEmpty else { return nil }
        let models = target.resources.map(\.source).filter {
            ["xcdatamodeld", "xcdatamodel"].contains($0.pathExtension)
        }
        let parts = models.compactMap { ModelClasses(of: $0)?.text }
        guard !parts.isEmpty else { return nil }
        return """
            // Made by casement of the models of \(target.name); changes here are lost.
            import CoreData
            import Foundation

            \(parts.joined(separator: "\n"))
            """
    }

    /// The file with the entities of the current version.
    private static func contents(of model: URL) -> URL? {
        if model.pathExtension == "xcdatamodel" { return model.appendingPathComponent("contents") }
        let manager = FileManager.default
        let names = (try? manager.contentsOfDirectory(atPath: model.path)) ?? []
        let versions = names.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
        let list = model.appendingPathComponent(".xccurrentversion")
        let current =
            (try? Data(contentsOf: list)).flatMap {
                try? PropertyListSerialization.propertyList(from: $0, format: nil)
            } as? [String: Any]
        let name = current?["_XCCurrentVersionName"] as? String
        let version = versions.first { $0 == name } ?? versions.first
        return version.map { model.appendingPathComponent("\($0)/contents") }
    }

    /// The entities in a model's XML, which has no text but in attributes.
    private static func entities(in text: String) -> [Entity] {
        var found: [Entity] = []
        for match in text.matches(of: /<(entity|attribute|relationship)\s([^<>]*)>/) {
            var values: [String: String] = [:]
            for pair in match.2.matches(of: /([A-Za-z]+)="([^"]*)"/) {
                values[String(pair.1)] = XMLText.plain(pair.2)
            }
            let name = values["name"] ?? ""
            guard match.1 == "entity" else {
                guard let last = found.indices.last else { continue }
                let isRelationship = match.1 == "relationship"
                found[last].properties.append(
                    Property(name: name, isRelationship: isRelationship, values: values)
                )
                continue
            }
            let given = values["representedClassName"] ?? "NSManagedObject"
            let entity = Entity(
                name: name,
                // The module before the point is the target's own.
                className: given.split(separator: ".").last.map(String.init) ?? name,
                parent: values["parentEntity"],
                generated: values["codeGenerationType"]
            )
            found.append(entity)
        }
        return found
    }

    // MARK: Swift

    /// The declarations of all entities; nil for none.
    var text: String? {
        let parts = entities.compactMap(text)
        return parts.isEmpty ? nil : parts.joined(separator: "\n")
    }

    private func className(of entity: String?) -> String {
        let found = entities.first { $0.name == entity }
        return found?.className ?? "NSManagedObject"
    }

    private func text(of entity: Entity) -> String? {
        guard let kind = entity.generated, entity.className != "NSManagedObject" else { return nil }
        let type = entity.className
        var lines: [String] = []
        if kind == "class" {
            let parent = className(of: entity.parent)
            lines += ["@objc(\(type))", "public class \(type): \(parent) {}", ""]
        }
        lines += [
            "extension \(type) {",
            "    @nonobjc public class func fetchRequest() -> NSFetchRequest<\(type)> {",
            "        NSFetchRequest<\(type)>(entityName: \"\(entity.name)\")", "    }",
        ]
        for property in entity.properties {
            lines.append("    @NSManaged public var `\(property.name)`: \(self.type(of: property))")
        }
        lines.append("}")
        for property in entity.properties where property.isToMany {
            lines += [""] + accessors(of: property, in: type)
        }
        lines += ["", "extension \(type): Identifiable {}"]
        return lines.joined(separator: "\n") + "\n"
    }

    private func type(of property: Property) -> String {
        if property.isRelationship {
            guard property.isToMany else {
                return className(of: property.values["destinationEntity"]) + "?"
            }
            return property.isOrdered ? "NSOrderedSet?" : "NSSet?"
        }
        let isScalar = property.values["usesScalarValueType"] == "YES"
        switch property.values["attributeType"] ?? "" {
        case "Integer 16": return isScalar ? "Int16" : "NSNumber?"
        case "Integer 32": return isScalar ? "Int32" : "NSNumber?"
        case "Integer 64": return isScalar ? "Int64" : "NSNumber?"
        case "Double": return isScalar ? "Double" : "NSNumber?"
        case "Float": return isScalar ? "Float" : "NSNumber?"
        case "Boolean": return isScalar ? "Bool" : "NSNumber?"
        case "Decimal": return "NSDecimalNumber?"
        case "String": return "String?"
        case "Date": return "Date?"
        case "Binary", "Binary Data": return "Data?"
        case "UUID": return "UUID?"
        case "URI": return "URL?"
        case "Composite": return "[String: Any]?"
        default: return (property.values["customClassName"] ?? "NSObject") + "?"
        }
    }

    private func accessors(of property: Property, in type: String) -> [String] {
        let name = property.name
        let capital = name.prefix(1).uppercased() + name.dropFirst()
        let other = className(of: property.values["destinationEntity"])
        let set = property.isOrdered ? "NSOrderedSet" : "NSSet"
        var list: [(String, String)] = []
        if property.isOrdered {
            list += [
                (
                    "insertObject:in\(capital)AtIndex:",
                    "insertInto\(capital)(_ value: \(other), at idx: Int)"
                ),
                ("removeObjectFrom\(capital)AtIndex:", "removeFrom\(capital)(at idx: Int)"),
                (
                    "insert\(capital):atIndexes:",
                    "insertInto\(capital)(_ values: [\(other)], at indexes: NSIndexSet)"
                ),
                ("remove\(capital)AtIndexes:", "removeFrom\(capital)(at indexes: NSIndexSet)"),
                (
                    "replaceObjectIn\(capital)AtIndex:withObject:",
                    "replace\(capital)(at idx: Int, with value: \(other))"
                ),
                (
                    "replace\(capital)AtIndexes:with\(capital):",
                    "replace\(capital)(at indexes: NSIndexSet, with values: [\(other)])"
                ),
            ]
        }
        list += [
            ("add\(capital)Object:", "addTo\(capital)(_ value: \(other))"),
            ("remove\(capital)Object:", "removeFrom\(capital)(_ value: \(other))"),
            ("add\(capital):", "addTo\(capital)(_ values: \(set))"),
            ("remove\(capital):", "removeFrom\(capital)(_ values: \(set))"),
        ]
        return ["extension \(type) {"]
            + list.flatMap { ["    @objc(\($0))", "    @NSManaged public func \($1)"] } + ["}"]
    }
}
