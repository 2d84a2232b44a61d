// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import UIKitCells
@testable import UIKitCollections

@MainActor
@Suite("Snapshots of diffable data")
struct SnapshotTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
    typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

    @Test func itemsAndSectionsAreAddedMovedAndTakenOut() {
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4])
        snapshot.insertItems([5, 6], beforeItem: 2)
        snapshot.insertItems([7], afterItem: 4)
        #expect(snapshot.itemIdentifiers == [1, 5, 6, 2, 3, 4, 7])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 7])
        #expect(snapshot.indexOfItem(4) == 5)
        #expect(snapshot.sectionIdentifier(containingItem: 7) == "b")
        snapshot.moveItem(7, beforeItem: 1)
        snapshot.moveItem(1, afterItem: 4)
        #expect(snapshot.itemIdentifiers == [7, 5, 6, 2, 3, 4, 1])
        snapshot.moveSection("b", beforeSection: "a")
        #expect(snapshot.itemIdentifiers == [4, 1, 7, 5, 6, 2, 3])
        snapshot.insertSections(["c"], afterSection: "b")
        #expect(snapshot.sectionIdentifiers == ["b", "c", "a"])
        snapshot.reloadItems([7])
        snapshot.deleteItems([7, 99])
        #expect(snapshot.reloadedItemIdentifiers == [])
        snapshot.deleteSections(["b"])
        #expect(snapshot.numberOfItems == 4)
        #expect(snapshot.indexOfItem(4) == nil)
        // What is here already is moved.
        snapshot.appendItems([5], toSection: "c")
        #expect(snapshot.itemIdentifiers == [5, 6, 2, 3])
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0)
    }

    @Test func anIdentifierTwiceEndsTheProgram() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1, 2, 1])
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            said.contains("supplied item identifiers are not unique. Duplicate identifiers: {(1)}")
        )
    }

    @Test func itemsWithoutASectionEndTheProgram() async {
        await #expect(processExitsWith: .failure) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendItems([1])
        }
    }

    @Test func outlinesOpenCloseAndKnowTheirLevels() {
        var outline = Outline()
        outline.append(["fruit", "bread"])
        outline.append(["apple", "pear"], to: "fruit")
        outline.append(["red", "green"], to: "apple")
        #expect(outline.items == ["fruit", "apple", "red", "green", "pear", "bread"])
        #expect(outline.visibleItems == ["fruit", "bread"])
        outline.expand(["apple"])
        #expect(!outline.isVisible("red"))
        outline.expand(["fruit"])
        #expect(outline.visibleItems == ["fruit", "apple", "red", "green", "pear", "bread"])
        #expect(outline.level(of: "red") == 2)
        #expect(outline.parent(of: "pear") == "fruit")
        #expect(outline.parent(of: "bread") == nil)
        outline.insert(["plum"], after: "apple")
        outline.insert(["rolls"], before: "bread")
        #expect(outline.rootItems == ["fruit", "rolls", "bread"])
        #expect(outline.snapshot(of: "apple").items == ["red", "green"])
        #expect(outline.snapshot(of: "apple", includingParent: true).rootItems == ["apple"])
        var more = Outline()
        more.append(["cherry"])
        more.append(["sour"], to: "cherry")
        outline.replace(childrenOf: "apple", using: more)
        #expect(outline.snapshot(of: "apple").items == ["cherry", "sour"])
        outline.collapse(["fruit"])
        #expect(outline.visibleItems == ["fruit", "rolls", "bread"])
        outline.delete(["fruit"])
        #expect(outline.items == ["rolls", "bread"])
        #expect(outline.visualDescription() == "* rolls\n* bread")
    }

    @Test func theLongestRisingRunIsAsLongAsTryingAllSays() {
        var seed: UInt64 = 5
        func next(_ limit: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % limit
        }
        for _ in 0..<300 {
            var numbers = Array(0..<next(9) + 1)
            for index in numbers.indices { numbers.swapAt(index, next(numbers.count)) }
            let chosen = SnapshotDifference.longestRise(numbers)
            let run = numbers.indices.filter { chosen[$0] }.map { numbers[$0] }
            #expect(run == run.sorted())
            var best = 0
            for mask in 0..<(1 << numbers.count) {
                let part = numbers.indices.filter { mask >> $0 & 1 == 1 }.map { numbers[$0] }
                if part == part.sorted() { best = max(best, part.count) }
            }
            #expect(run.count == best)
        }
    }

    /// A difference, carried out as a batch, takes every item where the second snapshot has it.
    @Test func differencesTakeEveryItemToItsPlace() {
        var seed: UInt64 = 23
        func next(_ limit: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % max(1, limit)
        }
        func random() -> Snapshot {
            var snapshot = Snapshot()
            var sections = ["a", "b", "c", "d"]
            for index in sections.indices { sections.swapAt(index, next(4)) }
            snapshot.appendSections(Array(sections.prefix(next(5))))
            var items = Array(0..<12)
            for index in items.indices where next(3) == 0 { items.swapAt(index, next(12)) }
            for item in items where next(4) > 0 && snapshot.numberOfSections > 0 {
                snapshot.appendItems(
                    [item],
                    toSection: snapshot.sectionIdentifiers[next(snapshot.numberOfSections)]
                )
            }
            return snapshot
        }
        for _ in 0..<600 {
            let (old, new) = (random(), random())
            let difference = SnapshotDifference(from: old, to: new)
            let update = BatchUpdate(oldCounts: old.rows.map(\.count))
            update.sectionDeletes = difference.sectionDeletes
            update.sectionInserts = difference.sectionInserts
            update.sectionMoves = difference.sectionMoves
            update.itemDeletes = difference.itemDeletes
            update.itemInserts = difference.itemInserts
            update.itemMoves = difference.itemMoves
            update.seal(newCounts: new.rows.map(\.count))
            for (section, row) in old.rows.enumerated() {
                for (item, value) in row.enumerated() {
                    let wanted = new.path(of: value)
                    let found = update.target(of: IndexPath(item: item, section: section))
                    #expect(found?.section == wanted?.section)
                    #expect(found?.item == wanted?.item)
                }
            }
            #expect(SnapshotDifference(from: old, to: old).isEmpty)
        }
    }

    @Test func aSingleMoveIsOneMove() {
        var old = Snapshot()
        old.appendSections(["a"])
        old.appendItems(Array(0..<1000))
        var new = old
        new.moveItem(3, afterItem: 900)
        let difference = SnapshotDifference(from: old, to: new)
        #expect(difference.itemMoves.count == 1)
        #expect(difference.itemMoves.first?.from == IndexPath(item: 3, section: 0))
        #expect(difference.itemMoves.first?.to == IndexPath(item: 900, section: 0))
        #expect(difference.itemInserts.isEmpty && difference.itemDeletes.isEmpty)
    }
}
