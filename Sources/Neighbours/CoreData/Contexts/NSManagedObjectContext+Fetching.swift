// SPDX-License-Identifier: Apache-2.0

import FormatPredicates
import Foundation
import ObjCRuntime

extension NSManagedObjectContext {
    /// The objects that pass a request's test, in its order and within its limits.
    private func found(
        _ request: any FetchDescribing,
        isLimited: Bool = true
    ) throws -> [(id: NSManagedObjectID, row: StoredRow?)] {
        guard let source else {
            modelTrap(
                "NSManagedObjectContext.fetch(_:): the context has no persistent store coordinator; set "
                    + "one, or a parent"
            )
        }
        adoptPermanentIDs()
        endEvent()
        let entity = try entity(of: request)
        let includesChanges =
            request.includesPendingChanges && request.resultType != .dictionaryResultType
        let entities = request.includesSubentities ? entity.family : [entity]
        var candidates: [(id: NSManagedObjectID, row: StoredRow?)] = try source.rows(
            of: entities,
            matching: request.predicate,
            in: request.affectedStores
        ).map { ($0, $1) }
        if includesChanges {
            let gone = Set(deleted.objects.map(\.identity))
            candidates.removeAll { gone.contains($0.id) }
            let known = Set(candidates.map(\.id))
            func isAsked(_ object: NSManagedObject) -> Bool {
                entities.contains { $0 === object.kind } && !known.contains(object.identity)
            }
            let stores = request.affectedStores
            candidates += updated.objects.filter { object in
                isAsked(object)
                    && stores?.contains { $0 === object.identity.persistentStore } ?? true
            }.map { ($0.identity, nil) }
            candidates += inserted.objects.filter(isAsked).map { ($0.identity, nil) }
        }
        candidates = filtered(candidates, by: request.predicate, includesChanges)
        sort(&candidates, by: request.sortDescriptors ?? [], includesChanges)
        guard isLimited else { return candidates }
        candidates = Array(candidates.dropFirst(request.fetchOffset))
        return request.fetchLimit > 0 ? Array(candidates.prefix(request.fetchLimit)) : candidates
    }

    private func entity(of request: any FetchDescribing) throws -> NSEntityDescription {
        if let entity = request.entityReference {
            // A description of another model stands for this model's of the same name.
            guard let model, entity.owner !== model else { return entity }
            return model.entitiesByName[entity.name ?? ""] ?? entity
        }
        guard let name = request.entityName else {
            modelTrap("executeFetchRequest:error: A fetch request must have an entity.")
        }
        guard let entity = model?.entitiesByName[name] else {
            modelTrap(
                "NSFetchRequest could not locate an NSEntityDescription for entity name '\(name)'"
            )
        }
        return entity
    }

    private func filtered(
        _ candidates: [(id: NSManagedObjectID, row: StoredRow?)],
        by predicate: FormatPredicates.NSPredicate?,
        _ includesChanges: Bool
    ) -> [(id: NSManagedObjectID, row: StoredRow?)] {
        guard let predicate else { return candidates }
        // A function may ask whatever objects have.
        let needsObjects = predicate.predicateFormat.contains("BLOCK")
        return candidates.filter { id, row in
            needsObjects
                ? predicate.evaluate(with: object(with: id, filledBy: row))
                : predicate.evaluate(
                    with: RowView(id, row, in: self, usesChanges: includesChanges)
                )
        }
    }

    private func sort(
        _ candidates: inout [(id: NSManagedObjectID, row: StoredRow?)],
        by descriptors: [NSSortDescriptor],
        _ includesChanges: Bool
    ) {
        guard !descriptors.isEmpty, candidates.count > 1 else { return }
        // A descriptor with one of Swift's key paths asks objects.
        let needsObjects = descriptors.contains { $0.key == nil }
        let subjects = candidates.map { id, row -> NSObject in
            needsObjects
                ? object(with: id, filledBy: row)
                : RowView(id, row, in: self, usesChanges: includesChanges)
        }
        let order = candidates.indices.sorted { one, other in
            for descriptor in descriptors {
                switch descriptor.compare(subjects[one], to: subjects[other]) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return one < other
        }
        candidates = order.map { candidates[$0] }
    }

    private func object(
        with id: NSManagedObjectID,
        filledBy row: StoredRow?
    ) -> NSManagedObject {
        let object = object(with: id)
        if object.state.isFault, let row { object.state.row = row }
        return object
    }

    // MARK: Results

    func results(of request: any FetchDescribing) throws -> [Any] {
        if request.resultType == .countResultType {
            return [NSNumber(value: try counted(request))]
        }
        if request.resultType == .dictionaryResultType { return try dictionaries(of: request) }
        let found = try found(request)
        if request.resultType == .managedObjectIDResultType { return found.map(\.id) }
        return found.map { id, row in
            let object = object(with: id, filledBy: row)
            if request.shouldRefreshRefetchedObjects, !object.isFault {
                refreshed(object, mergeChanges: true)
            }
            if !request.returnsObjectsAsFaults { object.fireFault() }
            return object
        }
    }

    func counted(_ request: any FetchDescribing) throws -> Int {
        if request.resultType == .dictionaryResultType {
            return try dictionaries(of: request).count
        }
        return try found(request).count
    }

    private func dictionaries(of request: any FetchDescribing) throws -> [NSDictionary] {
        let entity = try entity(of: request)
        let columns = ResultColumn.columns(request.propertiesToFetch, of: entity)
        let grouping = request.propertiesToGroupBy.map { ResultColumn.columns($0, of: entity) }
        let isWhole = grouping != nil || columns.contains(where: \.isAggregate)
        let isDistinct = request.returnsDistinctResults
        let found = try found(request, isLimited: !isWhole && !isDistinct)
        let views = found.map { RowView($0.id, $0.row, in: self, usesChanges: false) }
        var rows: [NSDictionary]
        if isWhole {
            var order: [[AnyHashable]] = []
            var groups: [[AnyHashable]: [RowView]] = [:]
            for view in views {
                let key = (grouping ?? []).map { column in
                    column.value(of: view) as? AnyHashable ?? AnyHashable("")
                }
                if groups[key] == nil { order.append(key) }
                groups[key, default: []].append(view)
            }
            if grouping == nil, order.isEmpty {
                order = [[]]
                groups[[]] = []
            }
            rows = order.map { key in
                ResultColumn.dictionary(columns, ofGroup: groups[key] ?? [])
            }
            if let test = request.havingPredicate {
                let kept = zip(rows, order).filter { row, key in
                    test.evaluate(with: HavingRow(row, groups[key] ?? []))
                }
                rows = kept.map(\.0)
            }
        } else {
            rows = views.map { ResultColumn.dictionary(columns, of: $0) }
        }
        if isDistinct {
            var seen: Set<NSDictionary> = []
            rows = rows.filter { seen.insert($0).inserted }
        }
        guard isWhole || isDistinct else { return rows }
        rows = Array(rows.dropFirst(request.fetchOffset))
        return request.fetchLimit > 0 ? Array(rows.prefix(request.fetchLimit)) : rows
    }
}

/// A result with the objects that it is made of, for the test of whole results.
private final class HavingRow: NSObject {
    private let row: NSDictionary
    private let members: [RowView]

    init(_ row: NSDictionary, _ members: [RowView]) {
        self.row = row
        self.members = members
    }

    override func value(forKey key: String) -> Any? {
        row.object(forKey: key) ?? members.map { $0.value(forKey: key) ?? NSNull() }
    }
}

/// A column of results that are dictionaries.
struct ResultColumn {
    let name: String
    private let path: String?
    private let expression: FormatPredicates.NSExpression?
    private let type: NSAttributeType

    /// The columns that a request names; all attributes if it names none.
    static func columns(_ properties: [Any]?, of entity: NSEntityDescription) -> [ResultColumn] {
        guard let properties else {
            return entity.attributesByName.values.filter { !$0.isTransient }
                .sorted { $0.name < $1.name }.map { ResultColumn($0.name) }
        }
        return properties.compactMap { property in
            if let name = property as? String { return ResultColumn(name) }
            if let computed = property as? NSExpressionDescription {
                return ResultColumn(computed)
            }
            return (property as? NSPropertyDescription).map { ResultColumn($0.name) }
        }
    }

    private init(_ path: String) {
        name = path
        self.path = path
        expression = nil
        type = .undefinedAttributeType
    }

    private init(_ computed: NSExpressionDescription) {
        name = computed.name
        path = nil
        expression = computed.expression
        type = computed.expressionResultType
    }

    /// Whether the value is made of several objects.
    var isAggregate: Bool {
        guard let expression, expression.expressionType == .function else { return false }
        return ["sum:", "count:", "min:", "max:", "average:"].contains(expression.function)
    }

    func value(of view: RowView) -> Any? {
        if let path { return plain(view.value(forKeyPath: path)) }
        return expression.flatMap { plain(result($0.expressionValue(with: view, context: nil))) }
    }

    private func value(ofGroup group: [RowView]) -> Any? {
        guard isAggregate, let expression else { return group.first.flatMap { value(of: $0) } }
        return plain(result(expression.expressionValue(with: group, context: nil)))
    }

    /// Views become the identifiers of their objects.
    private func plain(_ value: Any?) -> Any? {
        if let view = value as? RowView { return view.id }
        return value
    }

    private func result(_ value: Any?) -> Any? {
        guard let value else { return nil }
        if type == .dateAttributeType, let number = AttributeValue.number(value) {
            return Date(timeIntervalSinceReferenceDate: number.doubleValue)
        }
        if type == .integer16AttributeType || type == .integer32AttributeType
            || type == .integer64AttributeType, let number = AttributeValue.number(value)
        {
            return NSNumber(value: number.int64Value)
        }
        return AttributeValue.number(value) ?? value
    }

    static func dictionary(_ columns: [ResultColumn], of view: RowView) -> NSDictionary {
        made(columns) { $0.value(of: view) }
    }

    static func dictionary(_ columns: [ResultColumn], ofGroup group: [RowView]) -> NSDictionary {
        made(columns) { $0.value(ofGroup: group) }
    }

    private static func made(
        _ columns: [ResultColumn],
        _ value: (ResultColumn) -> Any?
    ) -> NSDictionary {
        let result = NSMutableDictionary()
        for column in columns {
            if let value = value(column) {
                result.setObject(value, forKey: NSString(string: column.name))
            }
        }
        return NSDictionary(dictionary: result as? [AnyHashable: Any] ?? [:])
    }
}
