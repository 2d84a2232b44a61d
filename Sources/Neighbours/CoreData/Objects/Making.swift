// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// Makes objects of classes that are known only when running.
///
/// Swift can call only `init()` of such a class; what the object is made of waits here meanwhile, so that
/// the initializer that the class may override gets it.
enum Making {
    /// What an object is being made of.
    final class Request {
        let entity: NSEntityDescription
        let context: NSManagedObjectContext?
        /// The identifier of an object that is in the store already; nil for a new object.
        let id: NSManagedObjectID?
        let owner: NSManagedObjectContext?

        init(
            _ entity: NSEntityDescription,
            insertInto context: NSManagedObjectContext?,
            id: NSManagedObjectID?,
            owner: NSManagedObjectContext?
        ) {
            self.entity = entity
            self.context = context
            self.id = id
            self.owner = owner
        }
    }

    private static let key = "org.casement.CoreData.making"

    /// What is being made on this thread.
    static var pending: Request? {
        Thread.current.threadDictionary[key] as? Request
    }

    /// The identifier and the context of the object that is being made, where it is in the store already.
    ///
    /// Only the first initializer gets it: it might make others.
    static func take(
        for entity: NSEntityDescription
    ) -> (id: NSManagedObjectID, context: NSManagedObjectContext?)? {
        guard let request = pending, request.entity === entity else { return nil }
        Thread.current.threadDictionary.removeObject(forKey: key)
        return request.id.map { ($0, request.owner) }
    }

    fileprivate static func make(_ request: Request) -> NSManagedObject {
        let table = Thread.current.threadDictionary
        let before = table[key]
        table[key] = request
        defer { table[key] = before }
        return makeByOwnInit(request.entity.objectClass)
    }
}

extension NSManagedObject {
    /// Makes an object of the entity's class.
    static func make(
        _ entity: NSEntityDescription,
        insertInto context: NSManagedObjectContext?
    ) -> NSManagedObject {
        Making.make(.init(entity, insertInto: context, id: nil, owner: nil))
    }

    /// Makes a fault: an object whose values were not read yet.
    static func makeFault(
        _ id: NSManagedObjectID,
        in context: NSManagedObjectContext
    ) -> NSManagedObject {
        Making.make(.init(id.entity, insertInto: nil, id: id, owner: context))
    }

    static func entity(in context: NSManagedObjectContext?) -> NSEntityDescription {
        guard let entity = LoadedModels.entity(of: self, in: context) else {
            modelTrap(
                "\(_objcClassName(self)): An NSManagedObject of this class must have a valid "
                    + "NSEntityDescription; no model that was loaded has an entity of the class"
            )
        }
        return entity
    }
}

/// The models that coordinators use, to find the entity of a class in.
enum LoadedModels {
    private static let lock = NSLock()
    // Guarded by `lock`.
    nonisolated(unsafe) private static var models: [WeakModel] = []

    private struct WeakModel {
        weak var model: NSManagedObjectModel?
    }

    static func add(_ model: NSManagedObjectModel) {
        lock.withLock {
            models.removeAll { $0.model == nil || $0.model === model }
            models.append(WeakModel(model: model))
        }
    }

    /// The entity whose objects are of a class: in the context's model, else in the latest one.
    static func entity(
        of type: NSManagedObject.Type,
        in context: NSManagedObjectContext?
    ) -> NSEntityDescription? {
        if let model = context?.model, let found = entity(of: type, in: model) { return found }
        let known = lock.withLock { models.compactMap(\.model) }
        return known.reversed().lazy.compactMap { entity(of: type, in: $0) }.first
    }

    private static func entity(
        of type: NSManagedObject.Type,
        in model: NSManagedObjectModel
    ) -> NSEntityDescription? {
        let fitting = model.entities.filter { $0.objectClass == type }
        // A class may stand for an entity and those that inherit from it.
        if fitting.count > 1 {
            let name = _typeName(type, qualified: false)
            return fitting.first { $0.name == name }
                ?? fitting.first { $0.superentity?.objectClass != type }
        }
        return fitting.first
    }
}
