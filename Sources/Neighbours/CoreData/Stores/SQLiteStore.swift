// SPDX-License-Identifier: Apache-2.0

import FormatPredicates
import Foundation
import ObjCRuntime

/// A store in a database of SQLite's.
// Sendable is unchecked as the superclass's is.
final class SQLiteStore: RowStore, @unchecked Sendable {
    private var database: Database?
    private var layout = Layout([:])
    /// The entities by the numbers that rows have for them.
    private var byNumber: [Int64: NSEntityDescription] = [:]

    override var type: String { NSSQLiteStoreType }

    private func opened() throws -> Database {
        guard let database else {
            throw cocoaError(.persistentStoreOperation, "the store is closed")
        }
        return database
    }

    // MARK: Opening

    override func open() throws {
        let path = url?.path == "/dev/null" || url == nil ? ":memory:" : url?.path ?? ""
        let isNew = path == ":memory:" || !FileManager.default.fileExists(atPath: path)
        let made = try Database(path, isReadOnly: isReadOnly && !isNew)
        database = made
        do {
            if path != ":memory:", !isReadOnly {
                let mode = (options?[NSSQLitePragmasOption] as? [String: Any])?["journal_mode"]
                try made.query(
                    "PRAGMA journal_mode=\(mode as? String == "DELETE" ? "DELETE" : "WAL")"
                )
            }
            let names = try made.query("SELECT name FROM sqlite_master WHERE type='table'")
            if names.isEmpty {
                try create(made)
            } else {
                try read(made)
            }
        } catch {
            close()
            throw error
        }
        for entity in entities {
            if let number = layout.entities[entity.name ?? ""]?.number {
                byNumber[Int64(number)] = entity
            }
        }
    }

    override func close() {
        database?.close()
        database = nil
    }

    private func create(_ database: Database) throws {
        layout = Layout(of: entities)
        try database.query("BEGIN IMMEDIATE")
        try database.query(
            "CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB)"
        )
        try database.query(
            "CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, "
                + "Z_MAX INTEGER)"
        )
        try database.query("CREATE TABLE Z_MODELCACHE (Z_CONTENT BLOB)")
        for statement in layout.statements { try database.query(statement) }
        try Migration.writeEntities(of: layout, last: [:], to: database)
        metadata = [NSStoreTypeKey: NSSQLiteStoreType, NSStoreUUIDKey: identifier ?? ""]
        noteModel()
        try database.query(
            "INSERT INTO Z_METADATA VALUES (1, ?, ?)",
            [.text(identifier ?? ""), .bytes(try Self.list(of: metadata))]
        )
        try database.query("COMMIT")
    }

    private func noteModel() {
        let name = configurationName == "PF_DEFAULT_CONFIGURATION_NAME" ? nil : configurationName
        metadata[NSStoreModelVersionHashesKey] = model?.hashes(ofConfiguration: name) ?? [:]
        metadata[NSStoreModelVersionIdentifiersKey] =
            model?.versionIdentifiers.compactMap { $0 as? String }.sorted() ?? []
        metadata[NSPersistenceFrameworkVersionKey] = 1
    }

    private func read(_ database: Database) throws {
        let found = try Self.metadata(in: database)
        metadata = found.metadata
        identifier = found.identifier
        let name = configurationName == "PF_DEFAULT_CONFIGURATION_NAME" ? nil : configurationName
        let old = try Migration.layout(in: database)
        let numbers = try Migration.numbers(in: database)
        layout = Layout(of: entities, numbers: numbers)
        let isSame =
            model?.isConfiguration(withName: name, compatibleWithStoreMetadata: metadata) ?? false
        if isSame, try Migration.fits(layout, database) { return }
        // Files of Apple's systems have hashes of another kind; their tables say what they hold.
        if old == nil, try Migration.fits(layout, database) { return }
        guard !isReadOnly, Self.isOn(options?[NSMigratePersistentStoresAutomaticallyOption]) else {
            throw cocoaError(
                .persistentStoreIncompatibleVersionHash,
                "The model used to open the store is incompatible with the one used to create the store",
                ["metadata": metadata ?? [:]]
            )
        }
        guard let old else {
            throw cocoaError(
                .migrationMissingSourceModel,
                "Can't find model for source store: the file does not say how its tables are laid out"
            )
        }
        guard Self.isOn(options?[NSInferMappingModelAutomaticallyOption]) else {
            throw cocoaError(
                .migrationMissingMappingModel,
                "Can't find mapping model for migration; only inferred ones are built"
            )
        }
        try migrate(database, from: old, numbers)
    }

    private func migrate(_ database: Database, from old: Layout, _ numbers: [String: Int]) throws {
        try database.query("BEGIN IMMEDIATE")
        do {
            layout = try Migration.run(database, from: old, to: entities)
            noteModel()
            try writeMetadata(database)
            try database.query("COMMIT")
        } catch {
            database.forgetStatements()
            _ = try? database.query("ROLLBACK")
            throw error
        }
    }

    // MARK: Metadata

    private static func list(of metadata: [String: Any]?) throws -> Data {
        try PropertyListSerialization.data(
            fromPropertyList: metadata ?? [:],
            format: .binary,
            options: 0
        )
    }

    private static func metadata(
        in database: Database
    ) throws -> (metadata: [String: Any], identifier: String) {
        guard let row = try? database.query("SELECT Z_UUID, Z_PLIST FROM Z_METADATA").first,
            case .text(let identifier) = row[0], case .bytes(let data) = row[1],
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
            var metadata = list as? [String: Any]
        else {
            throw cocoaError(
                .fileReadCorruptFile,
                "The file is a database, but none of Core Data's",
                [NSFilePathErrorKey: database.path]
            )
        }
        metadata[NSStoreUUIDKey] = identifier
        metadata[NSStoreTypeKey] = NSSQLiteStoreType
        return (metadata, identifier)
    }

    static func metadata(at url: URL) throws -> [String: Any] {
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw cocoaError(
                .fileReadNoSuchFile,
                "there is no store",
                [NSFilePathErrorKey: url.path]
            )
        }
        return try metadata(in: try Database(url.path, isReadOnly: true)).metadata
    }

    override func saveMetadata() throws { try writeMetadata(try opened()) }

    private func writeMetadata(_ database: Database) throws {
        try database.query(
            "UPDATE Z_METADATA SET Z_UUID=?, Z_PLIST=?",
            [.text(identifier ?? ""), .bytes(try Self.list(of: metadata))]
        )
    }

    // MARK: Reading

    private func place(of entity: NSEntityDescription) throws -> Layout.Entity {
        guard let place = layout.entities[entity.name ?? ""] else {
            throw cocoaError(
                .persistentStoreIncompatibleSchema,
                "the store has no table for the entity \(entity.name ?? "")"
            )
        }
        return place
    }

    override func rows(
        of entities: [NSEntityDescription],
        matching predicate: FormatPredicates.NSPredicate?
    ) throws -> [(NSManagedObjectID, StoredRow)] {
        guard let first = entities.first else { return [] }
        let place = try place(of: first)
        let columns = layout.tables[place.table]?.keys.sorted() ?? []
        let numbers = entities.compactMap { layout.entities[$0.name ?? ""]?.number }
        var sql =
            "SELECT Z_PK, Z_ENT, Z_OPT" + columns.map { ", \"\($0)\"" }.joined()
            + " FROM \"\(place.table)\" WHERE Z_ENT IN (\(numbers.map(String.init).joined(separator: ",")))"
        var values: [ColumnValue] = []
        if let condition = predicate.flatMap({ SQLCondition($0, of: first, place) }) {
            sql += " AND (\(condition.sql))"
            values = condition.values
        }
        return try opened().query(sql + " ORDER BY Z_PK", values).compactMap { row in
            try made(of: row, columns)
        }
    }

    private func made(
        of row: [ColumnValue],
        _ columns: [String]
    ) throws -> (NSManagedObjectID, StoredRow)? {
        guard let number = row[0].number, let kind = row[1].number,
            let entity = byNumber[kind], let place = layout.entities[entity.name ?? ""]
        else { return nil }
        let byColumn = Dictionary(zip(columns, row.dropFirst(3))) { $1 }
        var values: [String: Any] = [:]
        for (name, column) in place.columns {
            guard let value = byColumn[column] else { continue }
            if let attribute = entity.attributesByName[name] {
                values[name] = ColumnCoding.decode(value, attribute)
            } else if let relationship = entity.relationshipsByName[name],
                let target = value.number, let destination = relationship.destinationEntity
            {
                values[name] = try id(target, of: destination)
            }
        }
        let id = NSManagedObjectID(number, of: entity, in: self)
        return (id, StoredRow(values, version: row[2].number ?? 1))
    }

    /// The identifier of a row whose entity may be one of several.
    private func id(_ number: Int64, of entity: NSEntityDescription) throws -> NSManagedObjectID {
        guard !entity.subentities.isEmpty else {
            return NSManagedObjectID(number, of: entity, in: self)
        }
        let table = try place(of: entity).table
        let row = try opened().query(
            "SELECT Z_ENT FROM \"\(table)\" WHERE Z_PK=?",
            [.whole(number)]
        )
        let kind = row.first?[0].number.flatMap { byNumber[$0] }
        return NSManagedObjectID(number, of: kind ?? entity, in: self)
    }

    override func row(of id: NSManagedObjectID) throws -> StoredRow? {
        let place = try place(of: id.entity)
        let columns = layout.tables[place.table]?.keys.sorted() ?? []
        let sql =
            "SELECT Z_PK, Z_ENT, Z_OPT" + columns.map { ", \"\($0)\"" }.joined()
            + " FROM \"\(place.table)\" WHERE Z_PK=?"
        guard let row = try opened().query(sql, [.whole(id.number)]).first else { return nil }
        return try made(of: row, columns)?.1
    }

    override func destinations(
        of relationship: NSRelationshipDescription,
        from id: NSManagedObjectID
    ) throws -> [NSManagedObjectID] {
        guard let destination = relationship.destinationEntity else { return [] }
        let own = try place(of: id.entity)
        let table = try place(of: destination).table
        let sql: String
        if let join = own.joins[relationship.name] {
            sql =
                "SELECT t.Z_PK, t.Z_ENT FROM \"\(join.table)\" j JOIN \"\(table)\" t ON t.Z_PK="
                + "j.\"\(join.target)\" WHERE j.\"\(join.source)\"=? ORDER BY "
                + (relationship.isOrdered ? "j.\"\(join.order)\"" : "t.Z_PK")
        } else if let inverse = relationship.inverseRelationship,
            let holder = inverse.owner, let place = layout.entities[holder.name ?? ""],
            let column = place.columns[inverse.name]
        {
            let order = place.orders[inverse.name].map { "\"\($0)\", " } ?? ""
            sql =
                "SELECT Z_PK, Z_ENT FROM \"\(place.table)\" WHERE \"\(column)\"=? ORDER BY \(order)Z_PK"
        } else {
            return []
        }
        return try opened().query(sql, [.whole(id.number)]).compactMap { row in
            guard let number = row[0].number, let kind = row[1].number else { return nil }
            return NSManagedObjectID(number, of: byNumber[kind] ?? destination, in: self)
        }
    }

    // MARK: Writing

    override func allocateNumber(for entity: NSEntityDescription) throws -> Int64 {
        let number = Int64(try place(of: entity.root).number)
        let database = try opened()
        try database.query("UPDATE Z_PRIMARYKEY SET Z_MAX=Z_MAX+1 WHERE Z_ENT=?", [.whole(number)])
        let row = try database.query(
            "SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_ENT=?",
            [.whole(number)]
        )
        return row.first?[0].number ?? 1
    }

    override func begin() throws { try opened().query("BEGIN IMMEDIATE") }

    override func end() throws { try opened().query("COMMIT") }

    override func cancel() { _ = try? database?.query("ROLLBACK") }

    override func write(_ change: StoreChange, version: Int64) throws {
        let entity = change.id.entity
        let place = try place(of: entity)
        var names: [String] = []
        var values: [ColumnValue] = []
        for (key, column) in place.columns.sorted(by: { $0.key < $1.key })
        where change.kind == .insert || change.keys.contains(key) {
            guard let property = entity.propertiesByName[key] else { continue }
            names.append(column)
            values.append(try ColumnCoding.encode(change.values[key], property))
        }
        let database = try opened()
        if change.kind == .insert {
            let list = (["Z_PK", "Z_ENT", "Z_OPT"] + names).map { "\"\($0)\"" }
            let marks = Array(repeating: "?", count: list.count)
            try database.query(
                "INSERT OR REPLACE INTO \"\(place.table)\" (\(list.joined(separator: ","))) VALUES "
                    + "(\(marks.joined(separator: ",")))",
                [.whole(change.id.number), .whole(Int64(place.number)), .whole(version)] + values
            )
        } else {
            let list = names.map { ", \"\($0)\"=?" }.joined()
            try database.query(
                "UPDATE \"\(place.table)\" SET Z_OPT=?\(list) WHERE Z_PK=?",
                [.whole(version)] + values + [.whole(change.id.number)]
            )
        }
    }

    override func write(
        _ list: [NSManagedObjectID],
        of relationship: NSRelationshipDescription,
        from id: NSManagedObjectID
    ) throws {
        let database = try opened()
        let place = try place(of: id.entity)
        if let join = place.joins[relationship.name] {
            try writeJoin(list, join, relationship, from: id, database)
            return
        }
        // The rows at the other end lead here; only their order is written from this side.
        guard relationship.isOrdered, let inverse = relationship.inverseRelationship,
            let holder = inverse.owner, let other = layout.entities[holder.name ?? ""],
            let order = other.orders[inverse.name]
        else { return }
        for (index, target) in list.enumerated() {
            try database.query(
                "UPDATE \"\(other.table)\" SET \"\(order)\"=? WHERE Z_PK=?",
                [.whole(Int64(index + 1)), .whole(target.number)]
            )
        }
    }

    private func writeJoin(
        _ list: [NSManagedObjectID],
        _ join: Layout.Join,
        _ relationship: NSRelationshipDescription,
        from id: NSManagedObjectID,
        _ database: Database
    ) throws {
        // The other side's order of what stays is kept.
        let before = try database.query(
            "SELECT \"\(join.target)\" FROM \"\(join.table)\" WHERE \"\(join.source)\"=?",
            [.whole(id.number)]
        ).compactMap { $0[0].number }
        let wanted = Set(list.map(\.number))
        for gone in Set(before).subtracting(wanted) {
            try database.query(
                "DELETE FROM \"\(join.table)\" WHERE \"\(join.source)\"=? AND \"\(join.target)\"=?",
                [.whole(id.number), .whole(gone)]
            )
        }
        let there = Set(before)
        for (index, target) in list.enumerated() {
            let ends: [ColumnValue] = [
                .whole(Int64(index + 1)), .whole(id.number), .whole(target.number),
            ]
            if there.contains(target.number) {
                guard relationship.isOrdered else { continue }
                try database.query(
                    "UPDATE \"\(join.table)\" SET \"\(join.order)\"=? WHERE \"\(join.source)\"=? AND "
                        + "\"\(join.target)\"=?",
                    ends
                )
            } else {
                try database.query(
                    "INSERT INTO \"\(join.table)\" (\"\(join.order)\", \"\(join.source)\", "
                        + "\"\(join.target)\") VALUES (?, ?, ?)",
                    ends
                )
            }
        }
    }

    override func remove(_ id: NSManagedObjectID) throws {
        let database = try opened()
        let place = try place(of: id.entity)
        try database.query("DELETE FROM \"\(place.table)\" WHERE Z_PK=?", [.whole(id.number)])
        for join in place.joins.values {
            try database.query(
                "DELETE FROM \"\(join.table)\" WHERE \"\(join.source)\"=?",
                [.whole(id.number)]
            )
        }
    }

    override func row(
        with values: [String: Any],
        of entity: NSEntityDescription,
        except id: NSManagedObjectID
    ) throws -> NSManagedObjectID? {
        let place = try place(of: entity)
        var conditions: [String] = []
        var bound: [ColumnValue] = []
        for (key, value) in values {
            guard let column = place.columns[key], let property = entity.propertiesByName[key]
            else {
                return nil
            }
            conditions.append("\"\(column)\"=?")
            bound.append(try ColumnCoding.encode(value, property))
        }
        let sql =
            "SELECT Z_PK, Z_ENT FROM \"\(place.table)\" WHERE "
            + conditions.joined(separator: " AND ") + " AND Z_PK<>?"
        guard let row = try opened().query(sql, bound + [.whole(id.number)]).first,
            let number = row[0].number, let kind = row[1].number, let entity = byNumber[kind]
        else { return nil }
        return NSManagedObjectID(number, of: entity, in: self)
    }
}
