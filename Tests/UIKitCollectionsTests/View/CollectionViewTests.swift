// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Collection views", .serialized)
struct CollectionViewTests {
    private let app: TestApp
    private let layout = UICollectionViewFlowLayout()

    init() throws {
        app = try TestApp(device: "iPhone 14")
        layout.itemSize = CGSize(width: 100, height: 100)
    }

    private func show(_ shelf: Shelf) -> UICollectionView {
        let view = makeView(shelf, layout)
        let stage = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        stage.addSubview(view)
        app.show(stage)
        app.update()
        return view
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    /// A library's tests make views of no size and wait for the cell of their first item.
    @Test func aViewOfNoSizeShowsTheItemAtItsCorner() {
        let shelf = Shelf([[1, 2, 3], [4]])
        let view = makeView(shelf, layout)
        view.frame = .zero
        view.layoutIfNeeded()
        #expect(view.indexPathsForVisibleItems == [path(0)])
        #expect(shelf.made == 1)
        view.contentOffset.y = 150
        view.layoutIfNeeded()
        #expect(view.indexPathsForVisibleItems == [path(1)])
        // Between two lines there is none.
        view.contentOffset.y = 105
        view.layoutIfNeeded()
        #expect(view.indexPathsForVisibleItems == [])
    }

    @Test func aLayoutMayAskForItemsBeforeThereIsADataSource() {
        final class Counting: UICollectionViewLayout {
            var counts: [Int] = []
            override var collectionViewContentSize: CGSize {
                counts.append(collectionView?.numberOfItems(inSection: 0) ?? -1)
                return CGSize(width: 10, height: 10)
            }
        }
        let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let layout = UICollectionViewFlowLayout()
        let view = UICollectionView(frame: frame, collectionViewLayout: layout)
        let counting = Counting()
        view.collectionViewLayout = counting
        view.layoutIfNeeded()
        #expect(counting.counts.allSatisfy { $0 == 0 } && !counting.counts.isEmpty)
        #expect(view.numberOfItems(inSection: 0) == 0)
    }

    @Test func aLayoutIsAskedAboutBoundsOnceItWasPrepared() {
        final class Asked: UICollectionViewLayout {
            var log: [String] = []
            override func prepare() { log.append("prepare") }
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
                log.append("ask")
                return collectionView!.bounds.width != newBounds.width
            }
        }
        let asked = Asked()
        let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let view = UICollectionView(frame: frame, collectionViewLayout: asked)
        view.frame.size.width = 120
        #expect(asked.log == [])
        view.layoutIfNeeded()
        #expect(asked.log.first == "prepare")
        asked.log = []
        view.frame.size.width = 140
        view.layoutIfNeeded()
        #expect(asked.log == ["ask", "prepare"])
    }

    /// Notes in which order its views are asked for.
    private final class Order: NSObject, UICollectionViewDataSource {
        var asked: [String] = []

        func collectionView(
            _ collectionView: UICollectionView,
            numberOfItemsInSection section: Int
        ) -> Int { 2 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            asked.append("\(indexPath.item)")
            return collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            asked.append("header")
            return collectionView.dequeueReusableSupplementaryView(
                ofKind: kind,
                withReuseIdentifier: "h",
                for: indexPath
            )
        }
    }

    @Test func cellsAreMadeBeforeWhatBelongsToTheirSection() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 100, height: 20)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300),
            collectionViewLayout: layout
        )
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
        view.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "h"
        )
        let order = Order()
        view.dataSource = order
        view.layoutIfNeeded()
        #expect(order.asked == ["0", "1", "header"])
    }

    @Test func onlyWhatShowsIsMadeAndCellsAreUsedAgain() {
        let shelf = Shelf([Array(0..<300)])
        let view = show(shelf)
        // Three columns, and rows of 110 points in 480.
        #expect(shelf.made == 15)
        #expect(view.texts == (0..<15).map(String.init))
        for step in 1...40 {
            view.contentOffset.y = CGFloat(step) * 100
            view.layoutIfNeeded()
        }
        #expect(shelf.made <= 18)
        #expect(shelf.reused > 80)
        #expect(view.visibleCells.count <= 18)
        #expect(
            view.subviews.filter { $0 is UICollectionViewCell }.count == view.visibleCells.count
        )
    }

    @Test func whatIsShownCanBeAskedFor() throws {
        let shelf = Shelf([Array(0..<4), Array(0..<20)])
        let view = show(shelf)
        let cell = try #require(view.cellForItem(at: path(1, 1)))
        #expect(view.indexPath(for: cell) == path(1, 1))
        #expect(view.cellForItem(at: path(19, 1)) == nil)
        #expect(view.indexPathForItem(at: CGPoint(x: 5, y: 5)) == path(0))
        #expect(view.indexPathForItem(at: CGPoint(x: 105, y: 5)) == nil)
        #expect(view.indexPathForItem(at: CGPoint(x: 5, y: 700)) == path(12, 1))
        #expect(view.numberOfSections == 2)
        #expect(view.layoutAttributesForItem(at: path(4)) == nil)
        #expect(view.indexPathsForVisibleItems.first == path(0))
        #expect(cell.reuseIdentifier == "cell")
        #expect(cell.contentView.frame == cell.bounds)
    }

    @Test func reloadingMakesEverythingAnewAndForgetsTheSelection() {
        let shelf = Shelf([[1, 2, 3]])
        let view = show(shelf)
        view.selectItem(at: path(0), animated: false, scrollPosition: [])
        #expect(view.indexPathsForSelectedItems == [path(0)])
        shelf.sections = [[7, 8]]
        view.reloadData()
        #expect(view.numberOfItems(inSection: 0) == 2)
        #expect(view.cellForItem(at: path(0)) == nil)
        view.layoutIfNeeded()
        #expect(view.texts == ["7", "8"])
        #expect(view.indexPathsForSelectedItems == [])
    }

    // As raw values: 1 is the top, 2 the middle, 4 the bottom, 0 the least move.
    @Test(arguments: [(1 as UInt, 1100 as CGFloat), (2, 910), (4, 720), (0, 720)])
    func scrollingBringsAnItemWhereItIsWanted(
        _ bits: UInt,
        _ offset: CGFloat
    ) {
        let position = UICollectionView.ScrollPosition(rawValue: bits)
        let view = show(Shelf([Array(0..<300)]))
        view.scrollToItem(at: path(30), at: position, animated: false)
        #expect(view.contentOffset.y == offset)
        view.contentOffset.y = 0
        view.scrollToItem(at: path(30), at: position, animated: true)
        app.advance(by: 1)
        #expect(view.contentOffset.y == offset)
        // What is seen already is left alone.
        view.scrollToItem(at: path(30), at: [], animated: false)
        #expect(view.contentOffset.y == offset)
    }

    @Test func aTapTellsTheDelegateInUIKitsOrder() throws {
        let shelf = Shelf([[0, 1, 2]])
        let view = show(shelf)
        shelf.log = []
        let cell = try #require(view.cellForItem(at: path(1)))
        app.tap(cell)
        #expect(
            shelf.log == [
                "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didSelect 1",
                "didUnhighlight 1",
            ]
        )
        #expect(cell.isSelected && !cell.isHighlighted)
        shelf.log = []
        app.tap(try #require(view.cellForItem(at: path(2))))
        #expect(
            shelf.log == [
                "shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didDeselect 1",
                "didSelect 2", "didUnhighlight 2",
            ]
        )
        #expect(!cell.isSelected)
        view.allowsMultipleSelection = true
        app.tap(cell)
        #expect(view.indexPathsForSelectedItems == [path(1), path(2)])
        shelf.log = []
        app.tap(cell)
        #expect(
            shelf.log == [
                "shouldHighlight 1", "didHighlight 1", "shouldDeselect 1", "didDeselect 1",
                "didUnhighlight 1",
            ]
        )
    }

    @Test func whatMayNotBeHighlightedOrSelectedIsNot() throws {
        let shelf = Shelf([[0, 1]])
        let view = show(shelf)
        let cell = try #require(view.cellForItem(at: path(0)))
        shelf.log = []
        shelf.mayHighlight = false
        app.tap(cell)
        #expect(shelf.log == ["shouldHighlight 0"])
        shelf.mayHighlight = true
        shelf.maySelect = false
        shelf.log = []
        app.tap(cell)
        #expect(
            shelf.log == [
                "shouldHighlight 0", "didHighlight 0", "shouldSelect 0", "didUnhighlight 0",
            ]
        )
        #expect(view.indexPathsForSelectedItems == [])
    }

    @Test func aDragHighlightsNothingForLong() throws {
        let shelf = Shelf([Array(0..<90)])
        let view = show(shelf)
        shelf.log = []
        app.drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 50, y: 100))
        _ = app.settle()
        #expect(!shelf.log.contains { $0.hasPrefix("didSelect") })
        #expect(!view.visibleCells.contains { $0.isHighlighted })
        #expect(view.contentOffset.y > 0)
    }

    @Test func aSelectedCellShowsItsBackgroundAndLosesItWhenReused() throws {
        let shelf = Shelf([Array(0..<90)])
        let view = show(shelf)
        let cell = try #require(view.cellForItem(at: path(0)))
        let back = UIView()
        let front = UIView()
        cell.backgroundView = back
        cell.selectedBackgroundView = front
        #expect(cell.subviews.firstIndex(of: back) == 0)
        #expect(cell.subviews.firstIndex(of: front) == 1)
        #expect(front.isHidden && !back.isHidden)
        view.selectItem(at: path(0), animated: false, scrollPosition: [])
        #expect(!front.isHidden)
        view.contentOffset.y = 1000
        view.layoutIfNeeded()
        #expect(view.visibleCells.allSatisfy { !$0.isSelected })
        view.contentOffset.y = 0
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: path(0))?.isSelected == true)
    }

    @Test func anUnregisteredIdentifierEndsTheProgram() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let view = makeView(Shelf([[1]]), UICollectionViewFlowLayout())
                view.register(nil as AnyClass?, forCellWithReuseIdentifier: "cell")
                view.layoutIfNeeded()
            }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            said.contains(
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier cell"
            )
        )
    }

    @Test func registrationsMakeAndFillCells() {
        final class Source: NSObject, UICollectionViewDataSource {
            let registration = UICollectionView.CellRegistration<Shelf.Cell, String> {
                $0.label.text = "\($2) at \($1.item)"
            }
            func collectionView(_ v: UICollectionView, numberOfItemsInSection s: Int) -> Int { 2 }
            func collectionView(
                _ view: UICollectionView,
                cellForItemAt path: IndexPath
            ) -> UICollectionViewCell {
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: "x")
            }
        }
        let source = Source()
        let view = show(Shelf([]))
        view.dataSource = source
        view.layoutIfNeeded()
        #expect(view.texts == ["x at 0", "x at 1"])
    }

    @Test func reconfiguringKeepsTheCell() throws {
        let shelf = Shelf([[1, 2]])
        let view = show(shelf)
        let cell = try #require(view.cellForItem(at: path(1)))
        shelf.sections = [[1, 9]]
        view.reconfigureItems(at: [path(1)])
        #expect(view.cellForItem(at: path(1)) === cell)
        #expect(view.texts == ["1", "9"])
    }

    @Test func prefetchingIsAheadOfWhatShows() {
        final class Ahead: NSObject, UICollectionViewDataSourcePrefetching {
            var wanted: [Int] = []
            var dropped: [Int] = []
            func collectionView(_ v: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
                wanted += paths.map(\.item)
            }
            func collectionView(
                _ v: UICollectionView,
                cancelPrefetchingForItemsAt paths: [IndexPath]
            ) { dropped += paths.map(\.item) }
        }
        let ahead = Ahead()
        let view = show(Shelf([Array(0..<300)]))
        view.prefetchDataSource = ahead
        view.contentOffset.y = 20
        view.layoutIfNeeded()
        #expect(ahead.wanted.first == 15)
        #expect(ahead.wanted.count >= 12)
        view.contentOffset.y = 5000
        view.layoutIfNeeded()
        #expect(!ahead.dropped.isEmpty)
        view.isPrefetchingEnabled = false
        let count = ahead.wanted.count
        view.contentOffset.y = 8000
        view.layoutIfNeeded()
        #expect(ahead.wanted.count == count)
    }
}
