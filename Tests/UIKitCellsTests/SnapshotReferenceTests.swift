// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

/// Snapshots as objects.
@MainActor
struct SnapshotReferenceTests {
    @Test func itKeepsSectionsAndItemsInTheirOrder() throws {
        let snapshot = NSDiffableDataSourceSnapshotReference()
        snapshot.appendSections(withIdentifiers: ["a", "b"])
        snapshot.appendItems(withIdentifiers: [1, 2, 3], intoSectionWithIdentifier: "a")
        snapshot.appendItems(withIdentifiers: [4])
        snapshot.insertItems(withIdentifiers: [5], beforeItemWithIdentifier: 2)
        snapshot.moveItem(withIdentifier: 1, afterItemWithIdentifier: 4)
        snapshot.deleteItems(withIdentifiers: [3])
        #expect(snapshot.itemIdentifiers as? [Int] == [5, 2, 4, 1])
        #expect(snapshot.itemIdentifiersInSection(withIdentifier: "b") as? [Int] == [4, 1])
        #expect(snapshot.sectionIdentifier(forSectionContainingItemIdentifier: 2) as? String == "a")
        #expect(snapshot.index(ofItemIdentifier: 9) == NSNotFound)
        #expect(snapshot.index(ofSectionIdentifier: "b") == 1)
        let copy = try #require(snapshot.copy() as? NSDiffableDataSourceSnapshotReference)
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0)
        #expect(copy.numberOfItems == 4 && copy.numberOfItems(inSection: "a") == 2)
    }
}
