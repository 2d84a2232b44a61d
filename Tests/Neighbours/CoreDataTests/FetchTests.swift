// SPDX-License-Identifier: Apache-2.0

import FormatPredicates
import Foundation
import ObjCRuntime
import Testing

@testable import CoreData

@Suite("Requests")
struct FetchTests {
    private let shop: Shop
    private let ada: Person
    private let bob: Person
    private let cyd: Person

    init() throws {
        shop = try Shop(NSSQLiteStoreType)
        ada = shop.person("Ada", age: 36)
        bob = shop.person("Bob", age: 20)
        cyd = shop.person("cyd", age: 20)
        for number in Int64(1)...3 {
            let order = shop.order(number, of: ada)
            order.price = NSDecimalNumber(value: number * 10)
        }
        shop.order(4, of: bob).price = 100
        try shop.context.save()
    }

    private func names(_ format: String, _ arguments: [Any] = []) throws -> [String] {
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.predicate = FormatPredicates.NSPredicate(format: format, argumentArray: arguments)
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        return try shop.names(request)
    }

    @Test func predicatesTestAttributes() throws {
        #expect(try names("age == 20") == ["Bob", "cyd"])
        #expect(try names("age > %d AND name != %@", [19, "Ada"]) == ["Bob", "cyd"])
        #expect(try names("age < 19.5").isEmpty)
        #expect(try names("name BEGINSWITH[c] 'C' OR name == 'Ada'") == ["Ada", "cyd"])
        #expect(try names("name IN %@", [["Ada", "cyd"]]) == ["Ada", "cyd"])
        #expect(try names("email == nil AND NOT age == 36") == ["Bob", "cyd"])
        #expect(try names("age BETWEEN {21, 40}") == ["Ada"])
    }

    @Test func predicatesFollowRelationships() throws {
        #expect(try names("ANY orders.number == 4") == ["Bob"])
        #expect(try names("orders.@count > 2") == ["Ada"])
        #expect(try names("orders.@sum.number == 6") == ["Ada"])
        #expect(try names("ALL orders.number < 4 AND orders.@count > 0") == ["Ada"])
        #expect(
            try names("SUBQUERY(orders, $o, $o.number > 1 AND $o.price < 25).@count == 1") == [
                "Ada"
            ]
        )
        #expect(try names("SELF IN %@", [[ada, cyd]]) == ["Ada", "cyd"])
        #expect(try names("SELF == %@", [bob.objectID]) == ["Bob"])
        let request = NSFetchRequest<Order>(entityName: "Order")
        request.predicate = FormatPredicates.NSPredicate(
            format: "buyer == %@",
            argumentArray: [ada]
        )
        #expect(try shop.context.count(for: request) == 3)
        request.predicate = FormatPredicates.NSPredicate(
            format: "buyer.name == 'Bob'",
            argumentArray: nil
        )
        #expect(try shop.context.fetch(request).map(\.number) == [4])
        request.predicate = FormatPredicates.NSPredicate { object, _ in
            (object as? Order)?.number == 2
        }
        #expect(try shop.context.fetch(request).map(\.number) == [2])
    }

    @Test func resultsHaveAnOrderAndLimits() throws {
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.sortDescriptors = [
            NSSortDescriptor(key: "age", ascending: true),
            NSSortDescriptor(key: "name", ascending: false),
        ]
        #expect(try shop.names(request) == ["cyd", "Bob", "Ada"])
        request.fetchOffset = 1
        request.fetchLimit = 1
        #expect(try shop.names(request) == ["Bob"])
        request.fetchOffset = 0
        request.fetchLimit = 0
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Person.name, ascending: true)]
        #expect(try shop.names(request).first == "Ada")
    }

    @Test func changesThatWereNotSavedCount() throws {
        bob.name = "Zed"
        _ = shop.person("Eve")
        shop.context.delete(cyd)
        #expect(try names("TRUEPREDICATE") == ["Ada", "Eve", "Zed"])
        #expect(try names("name == 'Zed'") == ["Zed"])
        #expect(try names("name == 'Bob'").isEmpty)
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.includesPendingChanges = false
        request.predicate = FormatPredicates.NSPredicate(
            format: "name == 'Bob'",
            argumentArray: nil
        )
        #expect(try shop.context.fetch(request) == [bob])
    }

    @Test func abstractEntitiesHaveTheObjectsOfThoseThatInherit() throws {
        let request = NSFetchRequest<NSManagedObject>(entityName: "Thing")
        #expect(try shop.context.count(for: request) == 3)
        request.includesSubentities = false
        #expect(try shop.context.count(for: request) == 0)
    }

    @Test func resultsMayBeIdentifiersNumbersAndDictionaries() throws {
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Person")
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        request.resultType = .managedObjectIDResultType
        #expect(try shop.context.fetch(request).first as? NSManagedObjectID == ada.objectID)
        request.resultType = .countResultType
        #expect(try shop.context.fetch(request) as? [NSNumber] == [3])
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = ["age"]
        request.returnsDistinctResults = true
        let ages = try shop.context.fetch(request) as? [[String: Int]]
        #expect(ages?.map { $0["age"] } == [36, 20])
    }

    @Test func resultsMayBePutTogether() throws {
        let request = NSFetchRequest<NSDictionary>(entityName: "Order")
        request.resultType = .dictionaryResultType
        let sum = NSExpressionDescription()
        sum.name = "total"
        sum.expression = FormatPredicates.NSExpression(
            forFunction: "sum:",
            arguments: [FormatPredicates.NSExpression(forKeyPath: "price")]
        )
        sum.expressionResultType = .doubleAttributeType
        request.propertiesToFetch = ["buyer.name", sum]
        request.propertiesToGroupBy = ["buyer.name"]
        request.sortDescriptors = [NSSortDescriptor(key: "buyer.name", ascending: true)]
        let rows = try shop.context.fetch(request)
        #expect(rows.map { $0["buyer.name"] as? String } == ["Ada", "Bob"])
        #expect(rows.map { $0["total"] as? Double } == [60, 100])
        request.propertiesToFetch = [sum]
        request.propertiesToGroupBy = nil
        #expect(try shop.context.fetch(request).map { $0["total"] as? Double } == [160])
    }

    @Test func theClassHasARequestOfItsOwn() throws {
        let request: NSFetchRequest<any NSFetchRequestResult> = Person.fetchRequest()
        #expect(request.entityName == "Person")
        let typed = _objcRetyped(request, NSFetchRequest<Person>.self) as? NSFetchRequest<Person>
        #expect(try typed.map { try shop.context.count(for: $0) } == 3)
    }

    @Test func batchesChangeTheStoreOnly() throws {
        let update = NSBatchUpdateRequest(entityName: "Person")
        update.predicate = FormatPredicates.NSPredicate(format: "age == 20", argumentArray: nil)
        update.propertiesToUpdate = ["age": 21]
        update.resultType = .updatedObjectsCountResultType
        let updated = try shop.context.execute(update) as? NSBatchUpdateResult
        #expect(updated?.result as? Int == 2)
        #expect(bob.age == 20)
        shop.context.refresh(bob, mergeChanges: false)
        #expect(bob.age == 21)
        let insert = NSBatchInsertRequest(
            entityName: "Person",
            objects: [["name": "Fay"], ["name": "Gus"]]
        )
        insert.resultType = .count
        #expect((try shop.context.execute(insert) as? NSBatchInsertResult)?.result as? Int == 2)
        let fetch = NSFetchRequest<any NSFetchRequestResult>(entityName: "Order")
        let delete = NSBatchDeleteRequest(fetchRequest: fetch)
        delete.resultType = .resultTypeCount
        #expect((try shop.context.execute(delete) as? NSBatchDeleteResult)?.result as? Int == 4)
        let other = shop.otherContext()
        #expect(try other.count(for: NSFetchRequest<Person>(entityName: "Person")) == 5)
        #expect(try other.count(for: NSFetchRequest<Order>(entityName: "Order")) == 0)
    }

    @Test func arequestMayBeCarriedOutLater() async throws {
        let context = shop.context
        let found: Int = await withCheckedContinuation { waiting in
            let request = NSAsynchronousFetchRequest(
                fetchRequest: NSFetchRequest<Person>(entityName: "Person")
            ) { result in
                waiting.resume(returning: result.finalResult?.count ?? -1)
            }
            _ = try? context.execute(request)
        }
        #expect(found == 3)
    }
}
