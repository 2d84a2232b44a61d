// SPDX-License-Identifier: Apache-2.0

import FormatPredicates
import Foundation

/// A store in memory.
// Sendable is unchecked as the superclass's is.
final class MemoryStore: RowStore, @unchecked Sendable {
    private struct Record {
        let id: NSManagedObjectID
        var row: StoredRow
        var lists: [String: [NSManagedObjectID]] = [:]
    }

    private var tables: [String: [Int64: Record]] = [:]
    private var last: [String: Int64] = [:]
    private var backup: [String: [Int64: Record]]?

    override var type: String { NSInMemoryStoreType }

    override func open() throws {
        metadata = [
            NSStoreTypeKey: NSInMemoryStoreType, NSStoreUUIDKey: identifier ?? "",
            NSStoreModelVersionHashesKey: model?.hashes(ofConfiguration: nil) ?? [:],
        ]
    }

    private func table(of entity: NSEntityDescription) -> String { entity.root.name ?? "" }

    private func record(of id: NSManagedObjectID) -> Record? {
        tables[table(of: id.entity)]?[id.number]
    }

    override func rows(
        of entities: [NSEntityDescription],
        matching predicate: FormatPredicates.NSPredicate?
    ) throws -> [(NSManagedObjectID, StoredRow)] {
        guard let first = entities.first else { return [] }
        let names = Set(entities.map { $0.name ?? "" })
        let records = tables[table(of: first)] ?? [:]
        return records.values.filter { names.contains($0.id.entity.name ?? "") }
            .sorted { $0.id.number < $1.id.number }.map { ($0.id, $0.row) }
    }

    override func row(of id: NSManagedObjectID) throws -> StoredRow? { record(of: id)?.row }

    override func destinations(
        of relationship: NSRelationshipDescription,
        from id: NSManagedObjectID
    ) throws -> [NSManagedObjectID] {
        record(of: id)?.lists[relationship.name] ?? []
    }

    override func allocateNumber(for entity: NSEntityDescription) throws -> Int64 {
        let name = table(of: entity)
        last[name, default: 0] += 1
        return last[name] ?? 0
    }

    override func begin() throws { backup = tables }

    override func end() throws { backup = nil }

    override func cancel() {
        if let backup { tables = backup }
        backup = nil
    }

    override func write(_ change: StoreChange, version: Int64) throws {
        let known = record(of: change.id)
        var values = known?.row.values ?? [:]
        for (key, property) in change.id.entity.propertiesByName
        where !property.isTransient && !(change.values[key] is IDList) {
            guard change.kind == .insert || change.keys.contains(key) else { continue }
            values[key] = change.values[key]
        }
        var record = known ?? Record(id: change.id, row: StoredRow([:], version: 0))
        record.row = StoredRow(values, version: version)
        tables[table(of: change.id.entity), default: [:]][change.id.number] = record
    }

    override func write(
        _ list: [NSManagedObjectID],
        of relationship: NSRelationshipDescription,
        from id: NSManagedObjectID
    ) throws {
        tables[table(of: id.entity)]?[id.number]?.lists[relationship.name] = list
    }

    override func remove(_ id: NSManagedObjectID) throws {
        tables[table(of: id.entity)]?[id.number] = nil
    }

    override func row(
        with values: [String: Any],
        of entity: NSEntityDescription,
        except id: NSManagedObjectID
    ) throws -> NSManagedObjectID? {
        tables[table(of: entity)]?.values.first { record in
            record.id != id && values.allSatisfy { areAlike(record.row.values[$0.key], $0.value) }
        }?.id
    }
}
