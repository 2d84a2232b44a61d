// SPDX-License-Identifier: Apache-2.0

import FormatPredicates
import Foundation
import ObjCRuntime
import Testing
import UIKitCells

@testable import CoreData

@Suite("Fetched results")
struct ResultsTests {
    /// Writes down what it hears.
    final class Listener: NSObject, NSFetchedResultsControllerDelegate {
        var log: [String] = []

        func controllerWillChangeContent(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>
        ) { log.append("will") }

        func controllerDidChangeContent(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>
        ) { log.append("did") }

        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
            didChange sectionInfo: any NSFetchedResultsSectionInfo,
            atSectionIndex sectionIndex: Int,
            for type: NSFetchedResultsChangeType
        ) { log.append("section \(sectionIndex) \(type)") }

        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
            didChange anObject: Any,
            at indexPath: IndexPath?,
            for type: NSFetchedResultsChangeType,
            newIndexPath: IndexPath?
        ) {
            let name = (anObject as? Person)?.name ?? ""
            log.append(
                "\(name) \(type) \(indexPath?.description ?? "-") \(newIndexPath?.description ?? "-")"
            )
        }
    }

    /// Takes snapshots.
    final class SnapshotListener: NSObject, NSFetchedResultsControllerDelegate {
        var snapshots: [NSDiffableDataSourceSnapshotReference] = []

        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
            didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
        ) { snapshots.append(snapshot) }
    }

    private let shop: Shop
    private let people: [Person]

    init() throws {
        shop = try Shop()
        let shop = shop
        people = [("Ada", 20), ("Bob", 30), ("Cyd", 30)].map { shop.person($0.0, age: $0.1) }
        try shop.context.save()
    }

    private func controller(sections: String?) throws -> NSFetchedResultsController<Person> {
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.predicate = FormatPredicates.NSPredicate(format: "age < 100", argumentArray: nil)
        request.sortDescriptors = [
            NSSortDescriptor(key: "age", ascending: true),
            NSSortDescriptor(key: "name", ascending: true),
        ]
        let controller = NSFetchedResultsController(
            fetchRequest: request,
            managedObjectContext: shop.context,
            sectionNameKeyPath: sections,
            cacheName: nil
        )
        #expect(controller.fetchedObjects == nil && controller.sections == nil)
        try controller.performFetch()
        return controller
    }

    @Test func aControllerOfNoRequestHasNothing() {
        let controller = NSFetchedResultsController<NSManagedObject>()
        #expect(controller.fetchedObjects == nil)
        #expect(controller.sectionNameKeyPath == nil && controller.fetchRequest.entityName == nil)
    }

    @Test func resultsAreInSections() throws {
        let controller = try controller(sections: "age")
        #expect(controller.fetchedObjects == people)
        #expect(controller.sections?.map(\.name) == ["20", "30"])
        #expect(controller.sections?.map(\.numberOfObjects) == [1, 2])
        #expect(controller.sectionIndexTitles == ["2", "3"])
        #expect(controller.object(at: IndexPath(indexes: [1, 1])) === people[2])
        #expect(controller.indexPath(forObject: people[1]) == IndexPath(indexes: [1, 0]))
        #expect(try self.controller(sections: nil).sections?.count == 1)
    }

    @Test func thedelegateHearsOfEachChange() throws {
        let controller = try controller(sections: "age")
        let listener = Listener()
        controller.delegate = listener
        people[1].name = "Bea"
        shop.context.processPendingChanges()
        #expect(listener.log == ["will", "Bea update [1, 0] [1, 0]", "did"])
        listener.log = []
        people[1].name = "Zed"
        shop.context.processPendingChanges()
        #expect(listener.log == ["will", "Zed move [1, 0] [1, 1]", "did"])
        listener.log = []
        let new = shop.person("Dan", age: 25)
        shop.context.delete(people[0])
        shop.context.processPendingChanges()
        #expect(
            listener.log == [
                "will", "section 0 delete", "section 0 insert", "Ada delete [0, 0] -",
                "Dan insert - [0, 0]", "did",
            ]
        )
        listener.log = []
        new.age = 120
        shop.context.processPendingChanges()
        #expect(listener.log == ["will", "section 0 delete", "Dan delete [0, 0] -", "did"])
        listener.log = []
        shop.order(1, of: nil).number = 2
        shop.context.processPendingChanges()
        #expect(listener.log.isEmpty)
    }

    @Test func snapshotsHaveTheIdentifiers() throws {
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Person")
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        let controller = NSFetchedResultsController(
            fetchRequest: request,
            managedObjectContext: shop.context,
            sectionNameKeyPath: nil,
            cacheName: nil
        )
        let listener = SnapshotListener()
        controller.delegate = listener
        try controller.performFetch()
        #expect(listener.snapshots.count == 1)
        #expect(
            listener.snapshots[0].itemIdentifiers as? [NSManagedObjectID] == people.map(\.objectID)
        )
        people[0].name = "Zed"
        shop.context.processPendingChanges()
        let order = [people[1], people[2], people[0]].map(\.objectID)
        #expect(listener.snapshots.last?.itemIdentifiers as? [NSManagedObjectID] == order)
        #expect(
            listener.snapshots.last?.reloadedItemIdentifiers as? [NSManagedObjectID]
                == [people[0].objectID]
        )
    }
}
