// SPDX-License-Identifier: Apache-2.0

import FormatPredicates
import Foundation
import ObjCRuntime
import Testing

@testable import CoreData

@Suite("Stores")
final class StoreTests {
    private let folder = ShopModel.folder()

    deinit { try? FileManager.default.removeItem(at: folder) }

    private var file: URL { folder.appendingPathComponent("Shop.sqlite") }

    @Test func adatabaseKeepsObjectsForTheNextProgram() throws {
        try autoreleasepool {
            let shop = try Shop(NSSQLiteStoreType, at: file)
            let (ada, bob) = (shop.person("Ada"), shop.person("Bob"))
            ada.friends = NSSet(object: bob)
            let tag = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: shop.context)
            tag.setValue("new", forKey: "word")
            let orders = (Int64(1)...3).map { shop.order($0, of: ada) }
            tag.setValue(NSOrderedSet(array: [orders[2], orders[0], orders[1]]), forKey: "orders")
            try shop.context.save()
            try shop.coordinator.remove(shop.coordinator.persistentStores[0])
        }
        let shop = try Shop(NSSQLiteStoreType, at: file)
        let people = NSFetchRequest<Person>(entityName: "Person")
        people.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        let found = try shop.context.fetch(people)
        #expect(found.map(\.name) == ["Ada", "Bob"])
        #expect(found[0].friends == NSSet(object: found[1]))
        #expect(found[1].friends == NSSet(object: found[0]))
        let tag = try #require(
            try shop.context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Tag")).first
        )
        let orders = tag.value(forKey: "orders") as? NSOrderedSet
        #expect(orders?.array.compactMap { ($0 as? Order)?.number } == [3, 1, 2])
        #expect(
            (orders?.firstObject as? Order)?.value(forKey: "tags") as? NSSet == NSSet(object: tag)
        )
        let next = shop.person("Cyd")
        try shop.context.save()
        #expect(next.objectID.uriRepresentation().lastPathComponent == "p3")
    }

    @Test func afileOfAnotherKindIsAnErrorAndStays() throws {
        let text = Data(String(repeating: "no database ", count: 100).utf8)
        try text.write(to: file)
        let error = try #require(throws: NSError.self) {
            try Shop(NSSQLiteStoreType, at: self.file)
        }
        #expect(error.domain == NSCocoaErrorDomain)
        #expect(error.code == CocoaError.Code.fileReadCorruptFile.rawValue)
        #expect(try Data(contentsOf: file) == text)
        let kept = folder.appendingPathComponent("other.sqlite")
        let database = try Database(kept.path, isReadOnly: false)
        try database.query("CREATE TABLE mine (a)")
        database.close()
        #expect(throws: NSError.self) { try Shop(NSSQLiteStoreType, at: kept) }
        let again = try Database(kept.path, isReadOnly: true)
        #expect(try again.query("SELECT name FROM sqlite_master").count == 1)
    }

    @Test func unknownKindsAreErrors() throws {
        let error = try #require(throws: NSError.self) { try Shop("Nothing") }
        #expect(error.code == NSPersistentStoreInvalidTypeError)
        #expect(throws: NSError.self) { try Shop(NSBinaryStoreType, at: self.file) }
    }

    @Test func metadataAreKept() throws {
        let shop = try Shop(NSSQLiteStoreType, at: file)
        let store = shop.coordinator.persistentStores[0]
        shop.coordinator.setMetadata(["mine": "x"], for: store)
        let read = try NSPersistentStoreCoordinator.metadataForPersistentStore(
            ofType: NSSQLiteStoreType,
            at: file
        )
        #expect(read["mine"] as? String == "x")
        #expect(read[NSStoreTypeKey] as? String == NSSQLiteStoreType)
        #expect(shop.model.isConfiguration(withName: nil, compatibleWithStoreMetadata: read))
        try shop.coordinator.destroyPersistentStore(at: file, ofType: NSSQLiteStoreType)
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    private static let old = """
        <model><entity name="Dog" representedClassName="NSManagedObject">
        <attribute name="name" attributeType="String"/>
        <attribute name="legs" optional="YES" attributeType="Integer 16"/>
        <relationship name="owners" toMany="YES" optional="YES" deletionRule="Nullify" \
        destinationEntity="Owner" inverseName="dogs"/>
        </entity><entity name="Owner" representedClassName="NSManagedObject">
        <attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="dogs" toMany="YES" optional="YES" deletionRule="Nullify" \
        destinationEntity="Dog" inverseName="owners"/>
        </entity></model>
        """

    private func open(
        _ text: String,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSManagedObjectContext {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: try ShopModel.make(text))
        try coordinator.addPersistentStore(
            ofType: NSSQLiteStoreType,
            configurationName: nil,
            at: file,
            options: options
        )
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        return context
    }

    private func writeOld() throws {
        let context = try open(Self.old)
        let dog = NSEntityDescription.insertNewObject(forEntityName: "Dog", into: context)
        dog.setValue("Rex", forKey: "name")
        let owner = NSEntityDescription.insertNewObject(forEntityName: "Owner", into: context)
        owner.setValue("Ann", forKey: "name")
        dog.setValue(NSSet(object: owner), forKey: "owners")
        try context.save()
        let coordinator = context.persistentStoreCoordinator
        try coordinator.map { try $0.remove($0.persistentStores[0]) }
    }

    private let automatic: [AnyHashable: Any] = [
        NSMigratePersistentStoresAutomaticallyOption: true,
        NSInferMappingModelAutomaticallyOption: true,
    ]

    @Test func anotherVersionIsMigrated() throws {
        try writeOld()
        let new = Self.old.replacingOccurrences(of: "\"Dog\"", with: "\"Hound\"")
            .replacingOccurrences(
                of: "<entity name=\"Hound\"",
                with: "<entity name=\"Hound\" elementID=\"Dog\""
            )
            .replacingOccurrences(
                of: "<attribute name=\"legs\" optional=\"YES\" attributeType=\"Integer 16\"/>",
                with:
                    "<attribute name=\"color\" attributeType=\"String\" defaultValueString=\"red\"/>"
            )
            .replacingOccurrences(
                of: "<attribute name=\"name\" attributeType",
                with: "<attribute name=\"title\" elementID=\"name\" attributeType"
            )
        let error = try #require(throws: NSError.self) { try self.open(new) }
        #expect(error.code == NSPersistentStoreIncompatibleVersionHashError)
        let context = try open(new, options: automatic)
        let dog = try #require(
            try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Hound")).first
        )
        #expect(dog.value(forKey: "title") as? String == "Rex")
        #expect(dog.value(forKey: "color") as? String == "red")
        let owners = dog.value(forKey: "owners") as? NSSet
        #expect(
            (owners?.anyObject() as? NSManagedObject)?.value(forKey: "name") as? String == "Ann"
        )
    }

    @Test func whatCannotBeInferredIsAnErrorAndStays() throws {
        try writeOld()
        let new = Self.old.replacingOccurrences(of: "Integer 16", with: "String")
        let error = try #require(throws: NSError.self) {
            try self.open(new, options: self.automatic)
        }
        #expect(error.code == NSInferredMappingModelError)
        let context = try open(Self.old)
        #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Dog")) == 1)
    }

    @Test func acontainerOpensItsStores() async throws {
        let container = NSPersistentContainer(
            name: "Shop",
            managedObjectModel: try ShopModel.make()
        )
        #expect(
            container.persistentStoreDescriptions.first?.url?.lastPathComponent == "Shop.sqlite"
        )
        let description = NSPersistentStoreDescription(url: URL(fileURLWithPath: "/dev/null"))
        container.persistentStoreDescriptions = [description]
        var errors: [(any Error)?] = []
        container.loadPersistentStores { errors.append($1) }
        #expect(errors.count == 1 && errors[0] == nil)
        #expect(container.viewContext.concurrencyType == .mainQueueConcurrencyType)
        let count = try await container.performBackgroundTask { context in
            let person = Person(context: context)
            person.name = "Ada"
            try context.save()
            return try context.count(for: NSFetchRequest<Person>(entityName: "Person"))
        }
        #expect(count == 1)
        let background = container.newBackgroundContext()
        #expect(try background.count(for: NSFetchRequest<Person>(entityName: "Person")) == 1)
    }

    @Test func astoreMayMoveToAnotherPlace() throws {
        let shop = try Shop()
        let ada = shop.person("Ada")
        _ = shop.order(1, of: ada)
        try shop.context.save()
        try shop.coordinator.migratePersistentStore(
            shop.coordinator.persistentStores[0],
            to: file,
            withType: NSSQLiteStoreType
        )
        let context = shop.otherContext()
        let found = try context.fetch(NSFetchRequest<Person>(entityName: "Person"))
        #expect(found.map(\.name) == ["Ada"])
        #expect(found[0].orders.map(\.number) == [1])
    }
}
