// SPDX-License-Identifier: Apache-2.0

import FormatPredicates
import Foundation
import ObjCRuntime
import Testing

@testable import CoreData

@Suite("Managed object contexts")
struct ContextTests {
    /// The notifications of a name that a context posts.
    // Sendable is unchecked because the test posts all of them on its own thread.
    final class Log: @unchecked Sendable {
        private(set) var infos: [[AnyHashable: Any]] = []
        private var token: (any NSObjectProtocol)?

        init(_ name: Notification.Name, of context: NSManagedObjectContext) {
            token = NotificationCenter.default.addObserver(
                forName: name,
                object: context,
                queue: nil
            ) { [self] in note($0.userInfo ?? [:]) }
        }

        private func note(_ info: [AnyHashable: Any]) { infos.append(info) }

        func objects(_ key: String, _ index: Int = 0) -> Set<NSManagedObject> {
            infos.indices.contains(index) ? infos[index][key] as? Set<NSManagedObject> ?? [] : []
        }

        func end() { token.map { NotificationCenter.default.removeObserver($0) } }
    }

    @Test func changesAreNotifiedAtTheEndOfAnEvent() throws {
        let shop = try Shop()
        let log = Log(.NSManagedObjectContextObjectsDidChange, of: shop.context)
        defer { log.end() }
        let person = shop.person("Ada")
        #expect(log.infos.isEmpty)
        shop.context.processPendingChanges()
        #expect(log.objects(NSInsertedObjectsKey) == [person])
        person.name = "Bea"
        #expect(person.changedValuesForCurrentEvent()["name"] as? String == "Ada")
        shop.context.processPendingChanges()
        #expect(log.objects(NSUpdatedObjectsKey, 1) == [person])
        shop.context.delete(person)
        shop.context.processPendingChanges()
        #expect(log.objects(NSDeletedObjectsKey, 2) == [person])
        #expect(!shop.context.hasChanges)
    }

    @Test func savingIsNotifiedBeforeAndAfter() throws {
        let shop = try Shop()
        let old = shop.person("Old")
        let gone = shop.person("Gone")
        try shop.context.save()
        let will = Log(.NSManagedObjectContextWillSave, of: shop.context)
        let did = Log(.NSManagedObjectContextDidSave, of: shop.context)
        defer {
            will.end()
            did.end()
        }
        let new = shop.person("New")
        old.age = 31
        shop.context.delete(gone)
        try shop.context.save()
        #expect(will.infos.count == 1 && did.infos.count == 1)
        #expect(did.objects(NSInsertedObjectsKey) == [new])
        #expect(did.objects(NSUpdatedObjectsKey) == [old])
        #expect(did.objects(NSDeletedObjectsKey) == [gone])
        try shop.context.save()
        #expect(did.infos.count == 1)
    }

    @Test func rollbackGivesUpAllChanges() throws {
        let shop = try Shop()
        let (kept, gone) = (shop.person("Kept"), shop.person("Gone"))
        try shop.context.save()
        kept.name = "Changed"
        shop.context.delete(gone)
        let new = shop.person("New")
        shop.context.rollback()
        #expect(kept.name == "Kept" && !gone.isDeleted && !shop.context.hasChanges)
        #expect(new.managedObjectContext == nil)
        #expect(try shop.names(NSFetchRequest(entityName: "Person")).sorted() == ["Gone", "Kept"])
    }

    @Test func undoTakesAnEventBackAndRedoMakesItAgain() throws {
        let shop = try Shop()
        let undoManager = UndoManager()
        undoManager.groupsByEvent = false
        shop.context.undoManager = undoManager
        let person = shop.person("Ada")
        try shop.context.save()
        undoManager.removeAllActions()
        undoManager.beginUndoGrouping()
        person.name = "Bea"
        shop.context.processPendingChanges()
        undoManager.endUndoGrouping()
        undoManager.beginUndoGrouping()
        let order = shop.order(1, of: person)
        shop.context.processPendingChanges()
        undoManager.endUndoGrouping()
        shop.context.undo()
        #expect(person.orders.isEmpty && !order.isInserted)
        #expect(shop.context.insertedObjects.isEmpty)
        shop.context.undo()
        #expect(person.name == "Ada" && !person.hasChanges)
        shop.context.redo()
        #expect(person.name == "Bea")
        shop.context.redo()
        #expect(person.orders == [order] && order.isInserted)
    }

    @Test func achildSavesToItsParent() throws {
        let shop = try Shop()
        let ada = shop.person("Ada")
        try shop.context.save()
        let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        child.parent = shop.context
        let copy = try #require(try child.existingObject(with: ada.objectID) as? Person)
        copy.name = "Bea"
        let order = Order(context: child)
        order.buyer = copy
        order.number = 7
        #expect(ada.name == "Ada" && !shop.context.hasChanges)
        try child.save()
        #expect(ada.name == "Bea" && ada.isUpdated)
        #expect(ada.orders.map(\.number) == [7])
        #expect(shop.context.insertedObjects.count == 1)
        #expect(order.objectID.isTemporaryID)
        try shop.context.save()
        let found = try child.fetch(NSFetchRequest<Order>(entityName: "Order"))
        #expect(found == [order] && !order.objectID.isTemporaryID)
        child.delete(order)
        try child.save()
        #expect(ada.orders.isEmpty)
        #expect(shop.context.deletedObjects.count == 1)
        try shop.context.save()
        #expect(try shop.otherContext().count(for: NSFetchRequest<Order>(entityName: "Order")) == 0)
    }

    @Test(arguments: kinds) func anotherSavingIsAConflictThatPoliciesResolve(_ kind: String) throws
    {
        func result(_ policy: Any) throws -> (name: String?, age: Int16?) {
            let shop = try Shop(kind)
            let person = shop.person("Ada", age: 30)
            try shop.context.save()
            let other = shop.otherContext()
            let same = try #require(try other.existingObject(with: person.objectID) as? Person)
            _ = same.name
            person.name = "Store"
            person.age = 31
            try shop.context.save()
            other.mergePolicy = policy
            same.name = "Object"
            try other.save()
            let last = shop.otherContext()
            let read = try last.existingObject(with: person.objectID) as? Person
            return (read?.name, read?.age)
        }
        let error = try #require(throws: NSError.self) { try result(NSErrorMergePolicy) }
        #expect(error.code == NSManagedObjectMergeError)
        let conflicts = error.userInfo["conflictList"] as? [NSMergeConflict]
        #expect(conflicts?.first?.persistedSnapshot?["name"] as? String == "Store")
        #expect(conflicts?.first?.cachedSnapshot?["name"] as? String == "Ada")
        #expect(try result(NSMergeByPropertyObjectTrumpMergePolicy) == ("Object", 31))
        #expect(try result(NSMergePolicy.mergeByPropertyStoreTrump) == ("Store", 31))
        #expect(try result(NSOverwriteMergePolicy) == ("Object", 30))
        #expect(try result(NSRollbackMergePolicy) == ("Store", 31))
    }

    @Test(arguments: kinds) func avalueThatOnlyOneMayHaveIsAConflict(_ kind: String) throws {
        let shop = try Shop(kind)
        let first = shop.person("Ada", age: 40)
        first.email = "a@b.example"
        try shop.context.save()
        let second = shop.person("Bea")
        second.email = "a@b.example"
        let error = try #require(throws: NSError.self) { try shop.context.save() }
        #expect(error.code == 133021)
        shop.context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
        try shop.context.save()
        let other = shop.otherContext()
        let all = try other.fetch(NSFetchRequest<Person>(entityName: "Person"))
        #expect(all.map(\.name) == ["Bea"])
        #expect(first.name == "Bea")
    }

    @Test func theChangesOfAnotherContextAreMerged() throws {
        let shop = try Shop()
        let (ada, gone) = (shop.person("Ada"), shop.person("Gone"))
        try shop.context.save()
        let other = shop.otherContext()
        let copy = try #require(try other.existingObject(with: ada.objectID) as? Person)
        let lost = try other.existingObject(with: gone.objectID)
        copy.age = 50
        ada.name = "Bea"
        shop.context.delete(gone)
        let new = shop.person("New")
        let saved = Log(.NSManagedObjectContextDidSave, of: shop.context)
        let log = Log(.NSManagedObjectContextObjectsDidChange, of: other)
        defer {
            saved.end()
            log.end()
        }
        try shop.context.save()
        #expect(copy.name == "Ada")
        other.mergeChanges(
            fromContextDidSave: Notification(
                name: .NSManagedObjectContextDidSave,
                object: shop.context,
                userInfo: saved.infos[0]
            )
        )
        #expect(copy.name == "Bea" && copy.age == 50)
        #expect(
            log.objects(NSInsertedObjectsKey, log.infos.count - 1).map(\.objectID) == [new.objectID]
        )
        #expect(log.objects(NSDeletedObjectsKey, log.infos.count - 1) == [lost])
    }

    @Test func blocksRunOnTheContextsQueue() async throws {
        let shop = try Shop()
        let context = shop.context
        let name = try await context.perform { () throws -> String? in
            let person = Person(context: context)
            person.name = "Ada"
            try context.save()
            return try NSFetchRequest<Person>(entityName: "Person").execute().first?.name
        }
        #expect(name == "Ada")
        let count = try context.performAndWait {
            try context.performAndWait {
                try context.count(for: NSFetchRequest<Person>(entityName: "Person"))
            }
        }
        #expect(count == 1)
    }

    @Test func changesThatOthersSaveArriveByThemselves() async throws {
        let shop = try Shop()
        let person = shop.person("Ada")
        try shop.context.save()
        let id = person.objectID
        let other = shop.otherContext()
        other.automaticallyMergesChangesFromParent = true
        let copy = try #require(try other.existingObject(with: id) as? Person)
        #expect(copy.name == "Ada")
        person.name = "Bea"
        try shop.context.save()
        await other.perform {}
        #expect(copy.name == "Bea")
    }

    @Test func resetForgetsAllObjects() throws {
        let shop = try Shop()
        let person = shop.person("Ada")
        shop.context.reset()
        #expect(person.managedObjectContext == nil && !shop.context.hasChanges)
        #expect(shop.context.registeredObjects.isEmpty)
    }

    @Test func objectsThatNobodyHoldsAreLetGo() throws {
        let shop = try Shop()
        try autoreleasepool {
            _ = shop.person("Ada")
            #expect(shop.context.registeredObjects.count == 1)
            try shop.context.save()
        }
        #expect(shop.context.registeredObjects.isEmpty)
    }
}
