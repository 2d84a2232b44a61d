// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Diffable data sources of collection views", .serialized)
struct DiffableDataSourceTests {
    typealias Source = UICollectionViewDiffableDataSource<String, Int>

    private let app: TestApp
    private let view: ShelfView
    private let source: Source

    init() throws {
        app = try TestApp(device: "iPhone 14")
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        view = ShelfView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: layout
        )
        view.contentInsetAdjustmentBehavior = .never
        view.register(Shelf.Cell.self, forCellWithReuseIdentifier: "cell")
        source = Source(collectionView: view) { view, path, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            (cell as? Shelf.Cell)?.label.text = "\(item)"
            return cell
        }
        let stage = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        stage.addSubview(view)
        app.show(stage)
    }

    private func snapshot(_ rows: [(String, [Int])]) -> NSDiffableDataSourceSnapshot<String, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        for (section, items) in rows {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    @Test func cellsOfItemsThatStayAreKept() throws {
        source.apply(snapshot([("a", [1, 2, 3])]))
        app.advance(by: 0.5)
        #expect(view.texts == ["1", "2", "3"])
        let second = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
        var isDone = false
        source.apply(snapshot([("b", [9, 2]), ("a", [3, 4, 1])])) { isDone = true }
        #expect(!isDone)
        app.advance(by: 0.5)
        #expect(isDone)
        #expect(view.texts == ["9", "2", "3", "4", "1"])
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === second)
        #expect(source.indexPath(for: 4) == IndexPath(item: 1, section: 1))
        #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 0)) == 9)
        #expect(source.itemIdentifier(for: IndexPath(item: 7, section: 0)) == nil)
        #expect(source.sectionIdentifier(for: 1) == "a")
        #expect(source.index(for: "b") == 0)
    }

    @Test func withoutAnimationItIsDoneAtOnce() {
        var isDone = false
        source.apply(snapshot([("a", [1, 2])]), animatingDifferences: false) { isDone = true }
        #expect(isDone)
        view.layoutIfNeeded()
        #expect(view.texts == ["1", "2"])
        source.applySnapshotUsingReloadData(snapshot([("a", [5])]))
        #expect(view.texts == ["5"])
    }

    @Test func reloadedItemsGetOtherCellsAndReconfiguredOnesTheSame() throws {
        source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
        view.layoutIfNeeded()
        let cells = try (0..<3).map {
            try #require(view.cellForItem(at: IndexPath(item: $0, section: 0)))
        }
        for cell in cells { (cell as? Shelf.Cell)?.label.text = "old" }
        var next = source.snapshot()
        next.reloadItems([1])
        next.reconfigureItems([2])
        source.apply(next, animatingDifferences: true)
        app.advance(by: 0.5)
        #expect(view.texts == ["1", "2", "old"])
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) !== cells[0])
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === cells[1])
        // Reloaded and moved at the same time.
        next = source.snapshot()
        next.moveItem(1, afterItem: 3)
        next.reloadItems([1])
        source.apply(next)
        app.advance(by: 0.5)
        #expect(view.texts == ["2", "old", "1"])
        #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
    }

    @Test func outlinesShowWhatIsOpen() {
        source.apply(snapshot([("a", [])]), animatingDifferences: false)
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([10, 20])
        outline.append([11, 12], to: 10)
        source.apply(outline, to: "a", animatingDifferences: false)
        view.layoutIfNeeded()
        #expect(view.texts == ["10", "20"])
        outline.expand([10])
        source.apply(outline, to: "a")
        app.advance(by: 0.5)
        #expect(view.texts == ["10", "11", "12", "20"])
        #expect(source.snapshot(for: "a").level(of: 12) == 1)
        // A section that is not there comes to be.
        source.apply(outline, to: "new", animatingDifferences: false)
        #expect(source.snapshot().sectionIdentifiers == ["a", "new"])
    }

    @Test func reorderingTellsWhatHasChanged() {
        source.apply(snapshot([("a", [1, 2, 3]), ("b", [4])]), animatingDifferences: false)
        view.layoutIfNeeded()
        let first = IndexPath(item: 0, section: 0)
        #expect(!source.collectionView(view, canMoveItemAt: first))
        var told: NSDiffableDataSourceTransaction<String, Int>?
        source.reorderingHandlers.canReorderItem = { $0 != 4 }
        source.reorderingHandlers.didReorder = { told = $0 }
        #expect(source.collectionView(view, canMoveItemAt: first))
        source.collectionView(view, moveItemAt: first, to: IndexPath(item: 1, section: 1))
        #expect(source.snapshot().itemIdentifiers == [2, 3, 4, 1])
        #expect(told?.finalSnapshot.itemIdentifiers(inSection: "b") == [4, 1])
        #expect(told?.sectionTransactions.count == 2)
        #expect(told?.sectionTransactions.last?.finalSnapshot.items == [4, 1])
        let rebuilt = told.map { $0.initialSnapshot.itemIdentifiers.applying($0.difference) }
        #expect(rebuilt == [2, 3, 4, 1])
    }
}
