// SPDX-License-Identifier: Apache-2.0

import FormatPredicates
import Foundation
import ObjCRuntime

// Requests that change the store without the context's objects.
extension NSManagedObjectContext {
    func carriedOut(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        switch request {
        case let request as NSBatchDeleteRequest: return try deleted(by: request)
        case let request as NSBatchUpdateRequest: return try updated(by: request)
        case let request as NSBatchInsertRequest: return try inserted(by: request)
        case let request as any AsynchronousFetching: return request.start(in: self)
        case let request as any FetchDescribing: return FetchResult(try results(of: request))
        default:
            throw cocoaError(
                .persistentStoreUnsupportedRequestType,
                "\(type(of: request)) is no request that stores know"
            )
        }
    }

    /// A context of its own, on the stores.
    private func scratch() throws -> NSManagedObjectContext {
        guard let coordinator = persistentStoreCoordinator else {
            modelTrap("NSManagedObjectContext.execute(_:): the context has no coordinator")
        }
        guard coordinator.persistentStores.contains(where: { $0.type == NSSQLiteStoreType }) else {
            throw cocoaError(
                .persistentStoreUnsupportedRequestType,
                "Unknown command type: stores in memory know no batch requests"
            )
        }
        let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        context.mergePolicy =
            mergePolicy is NSMergePolicy && (mergePolicy as? NSMergePolicy) !== NSMergePolicy.error
            ? mergePolicy : NSMergePolicy.mergeByPropertyObjectTrump
        return context
    }

    private func objects(
        of request: any FetchDescribing,
        in scratch: NSManagedObjectContext
    ) throws -> [NSManagedObject] {
        let copy = request.retyped((any NSFetchRequestResult).self)
        copy.resultType = .managedObjectResultType
        return try scratch.fetch(copy).compactMap { $0 as? NSManagedObject }
    }

    private func deleted(by request: NSBatchDeleteRequest) throws -> NSBatchDeleteResult {
        let scratch = try scratch()
        let found = try objects(of: request.fetchRequest, in: scratch)
        let ids = found.map(\.objectID)
        for object in found { scratch.delete(object) }
        try scratch.saveWithoutChecks()
        switch request.resultType {
        case .resultTypeStatusOnly:
            return NSBatchDeleteResult(NSNumber(value: true), request.resultType)
        case .resultTypeObjectIDs: return NSBatchDeleteResult(ids, request.resultType)
        case .resultTypeCount:
            return NSBatchDeleteResult(NSNumber(value: ids.count), request.resultType)
        }
    }

    private func updated(by request: NSBatchUpdateRequest) throws -> NSBatchUpdateResult {
        let scratch = try scratch()
        let fetch = NSFetchRequest<any NSFetchRequestResult>(entityName: request.entityName)
        fetch.predicate = request.predicate
        fetch.includesSubentities = request.includesSubentities
        let found = try objects(of: fetch, in: scratch)
        for object in found {
            for (key, value) in request.propertiesToUpdate ?? [:] {
                let name = key as? String ?? (key.base as? NSPropertyDescription)?.name ?? ""
                let computed = (value as? FormatPredicates.NSExpression).map {
                    $0.expressionValue(with: object, context: nil)
                }
                object.setManaged(computed ?? value, forKey: name)
            }
        }
        try scratch.saveWithoutChecks()
        switch request.resultType {
        case .statusOnlyResultType:
            return NSBatchUpdateResult(NSNumber(value: true), request.resultType)
        case .updatedObjectIDsResultType:
            return NSBatchUpdateResult(found.map(\.objectID), request.resultType)
        case .updatedObjectsCountResultType:
            return NSBatchUpdateResult(NSNumber(value: found.count), request.resultType)
        }
    }

    private func inserted(by request: NSBatchInsertRequest) throws -> NSBatchInsertResult {
        let scratch = try scratch()
        guard
            let entity = NSEntityDescription.entity(
                forEntityName: request.entityName,
                in: scratch
            )
        else {
            modelTrap("NSBatchInsertRequest: the model has no entity '\(request.entityName)'")
        }
        var made: [NSManagedObject] = []
        func add(_ values: [String: Any]) {
            let object = NSManagedObject.make(entity, insertInto: scratch)
            for (key, value) in values where entity.attributesByName[key] != nil {
                object.setManaged(value, forKey: key)
            }
            made.append(object)
        }
        for values in request.objectsToInsert ?? [] { add(values) }
        if let handler = request.dictionaryHandler {
            while true {
                let values = NSMutableDictionary()
                if handler(values) { break }
                add(values as? [String: Any] ?? [:])
            }
        }
        if let handler = request.managedObjectHandler {
            while true {
                let object = NSManagedObject.make(entity, insertInto: nil)
                if handler(object) { break }
                scratch.insert(object)
                made.append(object)
            }
        }
        try scratch.saveWithoutChecks()
        let kept = made.filter { $0.managedObjectContext != nil }
        switch request.resultType {
        case .statusOnly: return NSBatchInsertResult(NSNumber(value: true), request.resultType)
        case .objectIDs: return NSBatchInsertResult(kept.map(\.objectID), request.resultType)
        case .count: return NSBatchInsertResult(NSNumber(value: made.count), request.resultType)
        }
    }
}

/// The results of a request that a context was asked to carry out.
final class FetchResult: NSPersistentStoreResult {
    let results: [Any]

    init(_ results: [Any]) {
        self.results = results
        super.init()
    }
}
