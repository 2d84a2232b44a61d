// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where a database has what belongs to a model: the tables and columns, by the rules that Core Data's files
/// follow (a table for each topmost entity, `Z_PK` for the row, `Z_ENT` for the entity, `Z_OPT` for the
/// version).
struct Layout {
    /// A table that joins two for a relationship from many to many.
    struct Join: Codable, Equatable {
        let table: String
        let source: String
        let target: String
        let order: String
    }

    /// What an entity has.
    struct Entity: Codable, Equatable {
        var number: Int
        let table: String
        let parent: String?
        var columns: [String: String] = [:]
        /// The declared types of the columns.
        var types: [String: String] = [:]
        var joins: [String: Join] = [:]
        /// The columns with the places in ordered relationships, by the relationships that lead back.
        var orders: [String: String] = [:]
    }

    var entities: [String: Entity] = [:]

    init(_ entities: [String: Entity]) { self.entities = entities }

    /// The places for a model's entities; `numbers` are those that entities have already.
    init(of all: [NSEntityDescription], numbers: [String: Int] = [:]) {
        var next = (numbers.values.max() ?? 0) + 1
        for entity in all.sorted(by: { ($0.name ?? "") < ($1.name ?? "") }) {
            let name = entity.name ?? ""
            let number: Int
            if let known = numbers[name] {
                number = known
            } else {
                number = next
                next += 1
            }
            entities[name] = Entity(
                number: number,
                table: "Z" + (entity.root.name ?? "").uppercased(),
                parent: entity.superentity?.name
            )
        }
        for root in all where root.superentity == nil { placeColumns(of: root) }
        for entity in all { placeJoins(of: entity) }
    }

    private mutating func placeColumns(of root: NSEntityDescription) {
        var taken: Set<String> = []
        func free(_ wish: String) -> String {
            var name = wish
            var count = 0
            while !taken.insert(name).inserted {
                count += 1
                name = wish + String(count)
            }
            return name
        }
        for entity in root.family {
            for property in entity.ownProperties.sorted(by: { $0.name < $1.name })
            where !property.isTransient {
                let relationship = property as? NSRelationshipDescription
                let type: String
                if let relationship {
                    guard !relationship.isToMany else { continue }
                    type = "INTEGER"
                } else if let attribute = property as? NSAttributeDescription {
                    type = Self.declaredType(attribute.attributeType)
                } else {
                    continue
                }
                let column = free("Z" + property.name.uppercased())
                let back = relationship?.inverseRelationship
                let order =
                    back?.isToMany == true && back?.isOrdered == true
                    ? free("Z_FOK_" + property.name.uppercased()) : nil
                for member in entity.family {
                    let name = member.name ?? ""
                    entities[name]?.columns[property.name] = column
                    entities[name]?.types[column] = type
                    if let order {
                        entities[name]?.orders[property.name] = order
                        entities[name]?.types[order] = "INTEGER"
                    }
                }
            }
        }
    }

    private mutating func placeJoins(of entity: NSEntityDescription) {
        for case let relationship as NSRelationshipDescription in entity.ownProperties
        where relationship.isToMany && !relationship.isTransient {
            let inverse = relationship.inverseRelationship
            guard inverse?.isToMany ?? true else { continue }
            let own = (entity.name ?? "", relationship.name)
            let other = (inverse?.owner?.name ?? "", inverse?.name ?? "")
            // Both sides use the table that is named for the first of them.
            let isFirst = inverse == nil || inverse === relationship || own < other
            let (name, relation) = isFirst ? own : other
            let number = entities[name]?.number ?? 0
            let table = "Z_\(number)\(relation.uppercased())"
            let one = "Z_\(number)SOURCE"
            let two = "Z_\(number)TARGET"
            let order = "Z_FOK_" + relationship.name.uppercased()
            let join = Join(
                table: table,
                source: isFirst ? one : two,
                target: isFirst ? two : one,
                order: inverse === relationship ? "Z_FOK_SELF" : order
            )
            for member in entity.family {
                entities[member.name ?? ""]?.joins[relationship.name] = join
            }
        }
    }

    static func declaredType(_ type: NSAttributeType) -> String {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
            .booleanAttributeType:
            "INTEGER"
        case .doubleAttributeType, .floatAttributeType: "FLOAT"
        case .decimalAttributeType: "DECIMAL"
        case .stringAttributeType, .URIAttributeType: "VARCHAR"
        case .dateAttributeType: "TIMESTAMP"
        default: "BLOB"
        }
    }

    /// The columns of each table with their types.
    var tables: [String: [String: String]] {
        entities.values.reduce(into: [:]) { all, entity in
            all[entity.table, default: [:]].merge(entity.types) { $1 }
        }
    }

    /// The columns of each joining table.
    var joins: [String: Set<String>] {
        entities.values.flatMap(\.joins.values).reduce(into: [:]) { all, join in
            all[join.table, default: []].formUnion([join.source, join.target, join.order])
        }
    }

    /// The statements that make the tables.
    var statements: [String] {
        var made: [String] = []
        for (table, columns) in tables.sorted(by: { $0.key < $1.key }) {
            let list = columns.sorted { $0.key < $1.key }.map { ", \"\($0.key)\" \($0.value)" }
            made.append(
                "CREATE TABLE IF NOT EXISTS \"\(table)\" (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, "
                    + "Z_OPT INTEGER\(list.joined()))"
            )
        }
        for entity in entities.values {
            for column in entity.orders.keys.compactMap({ entity.columns[$0] }) {
                made.append(index(column, of: entity.table))
            }
            for (name, column) in entity.columns
            where entity.types[column] == "INTEGER" && entity.orders[name] == nil {
                made.append(index(column, of: entity.table))
            }
        }
        for (table, columns) in joins.sorted(by: { $0.key < $1.key }) {
            let list = columns.sorted().map { "\"\($0)\" INTEGER" }
            made.append("CREATE TABLE IF NOT EXISTS \"\(table)\" (\(list.joined(separator: ", ")))")
            for column in columns.sorted() where !column.hasPrefix("Z_FOK") {
                made.append(index(column, of: table))
            }
        }
        return Array(Set(made.filter { $0.hasPrefix("CREATE TABLE") })).sorted()
            + Array(Set(made.filter { $0.hasPrefix("CREATE INDEX") })).sorted()
    }

    private func index(_ column: String, of table: String) -> String {
        "CREATE INDEX IF NOT EXISTS \"\(table)_\(column)_INDEX\" ON \"\(table)\" (\"\(column)\")"
    }
}
