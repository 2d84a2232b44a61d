// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Brings a database from one version of a model to another, by an inferred mapping: what has the same name,
/// or the name that the new version says it had, is the same.
enum Migration {
    /// How the tables are laid out, as the file says; nil for files that Casement did not write.
    static func layout(in database: Database) throws -> Layout? {
        guard let row = try? database.query("SELECT Z_CONTENT FROM Z_MODELCACHE").first,
            case .bytes(let data) = row[0],
            let entities = try? PropertyListDecoder().decode(
                [String: Layout.Entity].self,
                from: data
            )
        else { return nil }
        return Layout(entities)
    }

    /// The numbers of the entities.
    static func numbers(in database: Database) throws -> [String: Int] {
        let rows = (try? database.query("SELECT Z_NAME, Z_ENT FROM Z_PRIMARYKEY")) ?? []
        return rows.reduce(into: [:]) { all, row in
            if case .text(let name) = row[0], let number = row[1].number { all[name] = Int(number) }
        }
    }

    /// Whether a database has all tables and columns of a layout.
    static func fits(_ layout: Layout, _ database: Database) throws -> Bool {
        func columns(of table: String) throws -> Set<String> {
            Set(
                try database.query("PRAGMA table_info(\"\(table)\")").compactMap { row in
                    if case .text(let name) = row[1] { name } else { nil }
                }
            )
        }
        for (table, wanted) in layout.tables {
            guard try columns(of: table).isSuperset(of: wanted.keys) else { return false }
        }
        for (table, wanted) in layout.joins {
            guard try columns(of: table).isSuperset(of: wanted) else { return false }
        }
        let known = try numbers(in: database)
        return layout.entities.allSatisfy { known[$0.key] == $0.value.number }
    }

    /// Writes the numbers of the entities, and how the tables are laid out.
    static func writeEntities(
        of layout: Layout,
        last: [String: Int64],
        to database: Database
    ) throws {
        try database.query("DELETE FROM Z_PRIMARYKEY")
        for (name, entity) in layout.entities {
            let parent = entity.parent.flatMap { layout.entities[$0]?.number } ?? 0
            try database.query(
                "INSERT INTO Z_PRIMARYKEY VALUES (?, ?, ?, ?)",
                [
                    .whole(Int64(entity.number)), .text(name), .whole(Int64(parent)),
                    .whole(last[entity.table] ?? 0),
                ]
            )
        }
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        try database.query("DELETE FROM Z_MODELCACHE")
        try database.query(
            "INSERT INTO Z_MODELCACHE VALUES (?)",
            [.bytes(try encoder.encode(layout.entities))]
        )
    }

    /// Rewrites all tables; the caller's transaction is around it.
    static func run(
        _ database: Database,
        from old: Layout,
        to entities: [NSEntityDescription]
    ) throws -> Layout {
        let new = Layout(of: entities)
        try check(old, entities)
        database.forgetStatements()
        let prefix = "OLD_"
        for table in Set(old.tables.keys).union(old.joins.keys) {
            try database.query("ALTER TABLE \"\(table)\" RENAME TO \"\(prefix)\(table)\"")
        }
        let indexes = try database.query(
            "SELECT name FROM sqlite_master WHERE type='index' AND sql IS NOT NULL"
        )
        for row in indexes {
            if case .text(let name) = row[0] { try database.query("DROP INDEX \"\(name)\"") }
        }
        for statement in new.statements { try database.query(statement) }
        var last: [String: Int64] = [:]
        for entity in entities {
            guard let target = new.entities[entity.name ?? ""],
                let source = source(of: entity, in: old)
            else { continue }
            try copyRows(of: entity, from: source, prefix, to: target, database)
            let most = try database.query("SELECT MAX(Z_PK) FROM \"\(target.table)\"").first?[0]
                .number
            last[target.table] = max(last[target.table] ?? 0, most ?? 0)
        }
        for entity in entities {
            guard let target = new.entities[entity.name ?? ""],
                let source = source(of: entity, in: old)
            else { continue }
            try copyJoins(of: entity, from: source, prefix, to: target, database)
        }
        for table in Set(old.tables.keys).union(old.joins.keys) {
            try database.query("DROP TABLE \"\(prefix)\(table)\"")
        }
        try writeEntities(of: new, last: last, to: database)
        database.forgetStatements()
        return new
    }

    private static func source(of entity: NSEntityDescription, in old: Layout) -> Layout.Entity? {
        if let name = entity.renamingIdentifier, let found = old.entities[name] { return found }
        return old.entities[entity.name ?? ""]
    }

    private static func column(
        of property: NSPropertyDescription,
        in source: Layout.Entity
    ) -> (name: String, column: String)? {
        for name in [property.renamingIdentifier, property.name].compactMap(\.self) {
            if let column = source.columns[name] { return (name, column) }
        }
        return nil
    }

    /// Whether a mapping can be inferred.
    private static func check(_ old: Layout, _ entities: [NSEntityDescription]) throws {
        for entity in entities {
            guard let source = source(of: entity, in: old) else { continue }
            for attribute in entity.attributesByName.values where !attribute.isTransient {
                let found = column(of: attribute, in: source)
                if let found {
                    let type = Layout.declaredType(attribute.attributeType)
                    guard source.types[found.column] == type else {
                        throw failure(
                            "the type of \(entity.name ?? "").\(attribute.name) has changed"
                        )
                    }
                } else if !attribute.isOptional, attribute.defaultValue == nil,
                    !(attribute is NSDerivedAttributeDescription)
                {
                    throw failure(
                        "\(entity.name ?? "").\(attribute.name) is new, not optional, and has no default"
                    )
                }
            }
        }
    }

    private static func failure(_ reason: String) -> NSError {
        cocoaError(
            .inferredMappingModel,
            "Validation error missing attribute values on mandatory destination attribute: "
                + reason
        )
    }

    private static func copyRows(
        of entity: NSEntityDescription,
        from source: Layout.Entity,
        _ prefix: String,
        to target: Layout.Entity,
        _ database: Database
    ) throws {
        var names: [String] = []
        var sources: [String] = []
        var values: [ColumnValue] = []
        for (key, name) in target.columns.sorted(by: { $0.key < $1.key }) {
            guard let property = entity.propertiesByName[key] else { continue }
            if let found = column(of: property, in: source) {
                names.append(name)
                // A value that may be missing no longer becomes the default.
                if let attribute = property as? NSAttributeDescription, !attribute.isOptional,
                    let standard = attribute.defaultValue
                {
                    sources.append("COALESCE(\"\(found.column)\", ?)")
                    values.append(try ColumnCoding.encode(standard, attribute))
                } else {
                    sources.append("\"\(found.column)\"")
                }
                if let order = target.orders[key], let before = source.orders[found.name] {
                    names.append(order)
                    sources.append("\"\(before)\"")
                }
            } else if let attribute = property as? NSAttributeDescription,
                let standard = attribute.defaultValue
            {
                names.append(name)
                sources.append("?")
                values.append(try ColumnCoding.encode(standard, attribute))
            }
        }
        let into = (["Z_PK", "Z_ENT", "Z_OPT"] + names).map { "\"\($0)\"" }.joined(separator: ",")
        let from = (["Z_PK", "\(target.number)", "Z_OPT"] + sources).joined(separator: ",")
        try database.query(
            "INSERT INTO \"\(target.table)\" (\(into)) SELECT \(from) FROM "
                + "\"\(prefix)\(source.table)\" WHERE Z_ENT=\(source.number)",
            values
        )
    }

    private static func copyJoins(
        of entity: NSEntityDescription,
        from source: Layout.Entity,
        _ prefix: String,
        to target: Layout.Entity,
        _ database: Database
    ) throws {
        for (key, join) in target.joins {
            guard let property = entity.relationshipsByName[key] else { continue }
            let names = [property.renamingIdentifier, key].compactMap(\.self)
            guard let old = names.lazy.compactMap({ source.joins[$0] }).first else { continue }
            try database.query(
                "INSERT INTO \"\(join.table)\" (\"\(join.source)\",\"\(join.target)\",\"\(join.order)\") "
                    + "SELECT o.\"\(old.source)\", o.\"\(old.target)\", o.\"\(old.order)\" FROM "
                    + "\"\(prefix)\(old.table)\" o JOIN \"\(target.table)\" t ON t.Z_PK=o.\"\(old.source)\" "
                    + "WHERE t.Z_ENT=\(target.number) AND NOT EXISTS (SELECT 1 FROM \"\(join.table)\" n "
                    + "WHERE n.\"\(join.source)\"=o.\"\(old.source)\" AND "
                    + "n.\"\(join.target)\"=o.\"\(old.target)\")"
            )
        }
    }
}
