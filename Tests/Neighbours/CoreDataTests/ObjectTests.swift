// SPDX-License-Identifier: Apache-2.0

import FormatPredicates
import Foundation
import ObjCRuntime
import Testing

@testable import CoreData

@Suite("Managed objects")
struct ObjectTests {
    @Test func anewObjectHasItsDefaultsAndATemporaryIdentifier() throws {
        let shop = try Shop()
        let person = Person(context: shop.context)
        #expect(person.age == 30)
        #expect(person.name == nil)
        #expect(person.isInserted && person.hasChanges && !person.isFault)
        #expect(person.objectID.isTemporaryID)
        #expect(
            person.objectID.uriRepresentation().absoluteString.hasPrefix("x-coredata:///Person/t")
        )
        #expect(person.calls == ["awakeFromInsert"])
        #expect(shop.context.insertedObjects == [person])
        #expect(shop.context.registeredObject(for: person.objectID) === person)
    }

    @Test(arguments: kinds) func savingGivesAPermanentIdentifier(_ kind: String) throws {
        let shop = try Shop(kind)
        let person = shop.person("Ada", age: 36)
        let temporary = person.objectID
        try shop.context.save()
        #expect(!person.objectID.isTemporaryID && person.objectID != temporary)
        #expect(!person.hasChanges && !shop.context.hasChanges)
        #expect(person.calls == ["awakeFromInsert", "willSave", "didSave"])
        let id = try #require(
            shop.coordinator.managedObjectID(
                forURIRepresentation: person.objectID.uriRepresentation()
            )
        )
        #expect(id == person.objectID)
        let other = shop.otherContext()
        let same = try #require(try other.existingObject(with: id) as? Person)
        #expect(same.name == "Ada" && same.age == 36)
        #expect(same.calls == ["awakeFromFetch"])
        #expect(same.managedObjectContext === other)
    }

    @Test func primitivePropertiesReadAndSetWhatIsKept() throws {
        let shop = try Shop()
        let person = shop.person("Ada", age: 36)
        try shop.context.save()
        #expect(person.primitiveAge == 36)
        person.primitiveAge = 37
        #expect(person.age == 37 && person.value(forKey: "primitiveAge") as? Int == 37)
        #expect(!person.hasChanges, "nobody is told of it")
        person.setValue(nil, forKey: "primitiveAge")
        #expect(person.primitiveAge == nil && person.age == 0)
        #expect(person.value(forKey: "primitiveName") as? String == "Ada")
    }

    @Test(arguments: kinds) func eachTypeOfValueComesBack(_ kind: String) throws {
        let shop = try Shop(kind)
        let person = shop.person("Ädä")
        let born = Date(timeIntervalSinceReferenceDate: 1234.5)
        person.born = born
        person.nicknames = ["A", "B"]
        let order = shop.order(1 << 40, of: person)
        let token = UUID()
        order.price = NSDecimalNumber(string: "12.34")
        order.isPaid = true
        order.setValue(token, forKey: "token")
        order.setValue(URL(string: "https://a.example/b"), forKey: "site")
        order.setValue(Data([1, 2, 3]), forKey: "picture")
        order.setValue(2.5, forKey: "weight")
        try shop.context.save()
        let other = shop.otherContext()
        let copy = try #require(try other.existingObject(with: order.objectID) as? Order)
        #expect(copy.number == 1 << 40)
        #expect(copy.price == NSDecimalNumber(string: "12.34"))
        #expect(copy.isPaid)
        #expect(copy.value(forKey: "token") as? UUID == token)
        #expect(copy.value(forKey: "site") as? URL == URL(string: "https://a.example/b"))
        #expect(copy.value(forKey: "picture") as? Data == Data([1, 2, 3]))
        #expect(copy.value(forKey: "weight") as? Double == 2.5)
        #expect(copy.value(forKey: "title") as? String == "ÄDÄ")
        #expect(copy.buyer?.born == born)
        #expect(copy.buyer?.nicknames == ["A", "B"])
        #expect(copy.buyer?.name == "Ädä")
    }

    @Test func inversesFollow() throws {
        let shop = try Shop()
        let (ada, bob) = (shop.person("Ada"), shop.person("Bob"))
        let order = shop.order(1, of: ada)
        #expect(ada.orders == [order])
        order.buyer = bob
        #expect(ada.orders.isEmpty && bob.orders == [order])
        bob.removeFromOrders(NSSet(object: order))
        #expect(order.buyer == nil)
        ada.addToOrders(order)
        #expect(order.buyer === ada)
        ada.orders = []
        #expect(order.buyer == nil)
        ada.friends = NSSet(object: bob)
        #expect(bob.friends?.contains(ada) == true)
        bob.mutableSetValue(forKey: "friends").remove(ada)
        #expect(ada.friends?.count == 0)
    }

    @Test func orderedRelationshipsKeepTheirOrder() throws {
        let shop = try Shop(NSSQLiteStoreType)
        let order = shop.order(1, of: nil)
        let items = ["c", "a", "b"].map { shop.item($0, in: order) }
        func names(_ order: Order) -> [String] {
            (order.items?.array as? [NSManagedObject] ?? []).map {
                $0.value(forKey: "name") as? String ?? ""
            }
        }
        #expect(names(order) == ["c", "a", "b"])
        _objcManagedCall(order, "removeObjectFromItemsAtIndex:", [0])
        _objcManagedCall(order, "insertObject:inItemsAtIndex:", [items[0], 1])
        #expect(names(order) == ["a", "c", "b"])
        try shop.context.save()
        let other = shop.otherContext()
        let copy = try #require(try other.existingObject(with: order.objectID) as? Order)
        #expect(names(copy) == ["a", "c", "b"])
        order.mutableOrderedSetValue(forKey: "items").removeObject(at: 2)
        #expect(names(order) == ["a", "c"])
        #expect(items[2].value(forKey: "order") == nil)
    }

    @Test func changesAreKnown() throws {
        let shop = try Shop()
        let person = shop.person("Ada")
        try shop.context.save()
        person.name = "Bea"
        #expect(person.isUpdated && person.hasPersistentChangedValues)
        #expect(person.changedValues()["name"] as? String == "Bea")
        #expect(person.committedValues(forKeys: ["name"])["name"] as? String == "Ada")
        person.name = "Ada"
        #expect(person.changedValues().isEmpty && person.hasChanges)
        person.setValue("glad", forKey: "mood")
        #expect(!person.hasPersistentChangedValues)
    }

    @Test func observersHearOfChangesAndInverses() throws {
        let shop = try Shop()
        let (person, order) = (shop.person("Ada"), shop.order(1, of: nil))
        let observer = Observer()
        person.addObserver(observer, forKeyPath: "name", context: nil)
        person.addObserver(observer, forKeyPath: "orders", context: nil)
        person.name = "Bea"
        person.setValue("Cia", forKey: "name")
        order.buyer = person
        #expect(observer.keys == ["name", "name", "orders"])
        person.removeObserver(observer, forKeyPath: "name")
        person.removeObserver(observer, forKeyPath: "orders")
    }

    @Test func valuesThatDoNotPassAreNotSaved() throws {
        let shop = try Shop()
        let person = shop.person("Ada", age: 200)
        person.email = "a-very-long-address@example.com"
        let item = NSEntityDescription.insertNewObject(forEntityName: "Item", into: shop.context)
        let error = try #require(throws: NSError.self) { try shop.context.save() }
        #expect(error.code == NSValidationMultipleErrorsError)
        let details = error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? []
        #expect(
            details.map(\.code).sorted() == [
                NSValidationMissingMandatoryPropertyError, NSValidationNumberTooLargeError,
                NSValidationStringTooLongError,
            ]
        )
        person.age = 20
        person.email = nil
        let missing = try #require(throws: NSError.self) { try shop.context.save() }
        #expect(missing.code == NSValidationMissingMandatoryPropertyError)
        #expect(missing.userInfo[NSValidationKeyErrorKey] as? String == "name")
        #expect(missing.userInfo[NSValidationObjectErrorKey] as? NSManagedObject === item)
        item.setValue("x", forKey: "name")
        try shop.context.save()
    }

    @Test(arguments: kinds) func rulesOfDeletionAreFollowed(_ kind: String) throws {
        let shop = try Shop(kind)
        let (ada, bob) = (shop.person("Ada"), shop.person("Bob"))
        let (one, two) = (shop.order(1, of: ada), shop.order(2, of: bob))
        ada.friends = NSSet(object: bob)
        let item = shop.item("x", in: two)
        try shop.context.save()
        shop.context.delete(ada)
        #expect(ada.calls.last == "prepareForDeletion")
        #expect(shop.context.hasChanges && ada.isDeleted && one.isDeleted)
        #expect(bob.friends?.count == 0)
        try shop.context.save()
        #expect(ada.managedObjectContext == nil)
        #expect(try shop.context.count(for: NSFetchRequest<Order>(entityName: "Order")) == 1)
        shop.context.delete(two)
        let error = try #require(throws: NSError.self) { try shop.context.save() }
        #expect(error.code == 1600)
        shop.context.delete(item)
        try shop.context.save()
        #expect(try shop.otherContext().count(for: NSFetchRequest<Order>(entityName: "Order")) == 0)
        #expect(bob.orders.isEmpty)
    }

    @Test func fetchedPropertiesAreWhatTheirRequestsFind() throws {
        let shop = try Shop()
        let (one, two) = (shop.order(1, of: nil), shop.order(2, of: nil))
        one.price = 5
        two.price = 7
        #expect(one.value(forKey: "dear") as? [Order] == [two])
    }

    @Test func afaultIsReadWhenItIsAsked() throws {
        let shop = try Shop()
        let person = shop.person("Ada")
        try shop.context.save()
        shop.context.refresh(person, mergeChanges: false)
        #expect(person.isFault)
        #expect(person.name == "Ada")
        #expect(!person.isFault && person.calls.last == "awakeFromFetch")
        let gone = shop.otherContext()
        let fault = gone.object(with: person.objectID)
        shop.context.delete(person)
        try shop.context.save()
        #expect(fault.value(forKey: "name") == nil)
        #expect(fault.isDeleted)
        #expect(throws: NSError.self) { try gone.existingObject(with: fault.objectID) }
    }
}
