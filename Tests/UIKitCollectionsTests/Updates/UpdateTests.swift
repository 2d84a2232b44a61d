// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@testable import UIKitCollections

@MainActor
@Suite("Updates of collection views", .serialized)
struct UpdateTests {
    private let app: TestApp
    private let layout = UICollectionViewFlowLayout()

    init() throws {
        app = try TestApp(device: "iPhone 14")
        layout.itemSize = CGSize(width: 300, height: 50)
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

    /// A library's tests add items to a view that is in no window, and ask for the cell.
    @Test func itemsThatAreInsertedOutsideAWindowHaveTheirCells() throws {
        let shelf = Shelf([[]])
        let view = makeView(shelf, layout)
        view.layoutIfNeeded()
        shelf.sections = [[7]]
        var isFinished = false
        view.performBatchUpdates {
            view.insertItems(at: [path(0)])
        } completion: {
            isFinished = $0
        }
        #expect(isFinished)
        #expect(view.texts == ["7"])
    }

    @Test func insertionsFadeInAndOthersMakeRoom() throws {
        let shelf = Shelf([[1, 2]])
        let view = show(shelf)
        let second = try #require(view.cellForItem(at: path(1)))
        shelf.sections = [[1, 5, 2]]
        view.insertItems(at: [path(1)])
        #expect(view.cellForItem(at: path(2)) === second)
        let new = try #require(view.cellForItem(at: path(1)))
        app.advance(by: 0.15)
        let alpha = try #require(new.layer.presentation()?.opacity)
        #expect(alpha > 0.1 && alpha < 0.9)
        let middle = try #require(second.layer.presentation()?.frame.minY)
        #expect(middle > 61 && middle < 119)
        app.advance(by: 0.3)
        #expect(new.alpha == 1)
        #expect(second.frame.minY == 120)
        #expect(view.texts == ["1", "5", "2"])
    }

    @Test func deletedCellsFadeOutAndEnd() throws {
        let shelf = Shelf([[1, 2, 3]])
        let view = show(shelf)
        let first = try #require(view.cellForItem(at: path(0)))
        shelf.sections = [[2, 3]]
        shelf.log = []
        var isFinished: Bool?
        view.performBatchUpdates {
            view.deleteItems(at: [path(0)])
        } completion: {
            isFinished = $0
        }
        #expect(first.superview === view)
        #expect(isFinished == nil)
        app.advance(by: 0.5)
        #expect(isFinished == true)
        #expect(first.superview == nil)
        #expect(shelf.log == ["end 0.0"])
        #expect(view.texts == ["2", "3"])
    }

    @Test func aMoveKeepsTheCellAndTheSelection() throws {
        let shelf = Shelf([[1, 2, 3], [4]])
        let view = show(shelf)
        view.selectItem(at: path(0), animated: false, scrollPosition: [])
        let first = try #require(view.cellForItem(at: path(0)))
        shelf.sections = [[2, 3], [4, 1]]
        view.moveItem(at: path(0), to: path(1, 1))
        app.advance(by: 0.5)
        #expect(view.cellForItem(at: path(1, 1)) === first)
        #expect(view.indexPathsForSelectedItems == [path(1, 1)])
        #expect(view.texts == ["2", "3", "4", "1"])
    }

    @Test func reloadsMakeCellsAnew() throws {
        let shelf = Shelf([[1, 2]])
        let view = show(shelf)
        let first = try #require(view.cellForItem(at: path(0)))
        shelf.sections = [[9, 2]]
        view.reloadItems(at: [path(0)])
        app.advance(by: 0.5)
        #expect(view.cellForItem(at: path(0)) !== first)
        #expect(view.texts == ["9", "2"])
        shelf.sections = [[9, 2, 3]]
        view.reloadSections([0])
        app.advance(by: 0.5)
        #expect(view.texts == ["9", "2", "3"])
    }

    @Test func sectionsComeGoAndMove() {
        let shelf = Shelf([[1], [2], [3]])
        let view = show(shelf)
        shelf.sections = [[3], [1], [7, 8]]
        view.performBatchUpdates {
            view.deleteSections([1])
            view.moveSection(2, toSection: 0)
            view.insertSections([2])
        }
        app.advance(by: 0.5)
        #expect(view.texts == ["3", "1", "7", "8"])
    }

    @Test func withoutAnimationsTheUpdateIsDoneAtOnce() {
        let shelf = Shelf([[1, 2]])
        let view = show(shelf)
        shelf.sections = [[2]]
        var isFinished = false
        UIView.performWithoutAnimation {
            view.performBatchUpdates {
                view.deleteItems(at: [path(0)])
            } completion: { _ in
                isFinished = true
            }
        }
        #expect(isFinished)
        #expect(view.texts == ["2"])
    }

    @Test func aLayoutIsToldOfTheUpdates() {
        final class Told: UICollectionViewFlowLayout {
            var log: [String] = []
            override func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {
                super.prepare(forCollectionViewUpdates: items)
                log += items.map {
                    "\($0.updateAction) \($0.indexPathBeforeUpdate?.item ?? -1) "
                        + "\($0.indexPathAfterUpdate?.item ?? -1)"
                }
            }
            override func initialLayoutAttributesForAppearingItem(
                at path: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                log.append("initial \(path.item)")
                return super.initialLayoutAttributesForAppearingItem(at: path)
            }
            override func finalLayoutAttributesForDisappearingItem(
                at path: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                log.append("final \(path.item)")
                return super.finalLayoutAttributesForDisappearingItem(at: path)
            }
            override func finalizeCollectionViewUpdates() {
                super.finalizeCollectionViewUpdates()
                log.append("finalize")
            }
        }
        let told = Told()
        told.itemSize = CGSize(width: 300, height: 50)
        let shelf = Shelf([[1, 2, 3]])
        let view = show(shelf)
        view.setCollectionViewLayout(told, animated: false)
        view.layoutIfNeeded()
        shelf.sections = [[2, 9, 3]]
        view.performBatchUpdates {
            view.deleteItems(at: [path(0)])
            view.insertItems(at: [path(1)])
        }
        #expect(told.log == ["delete 0 -1", "insert -1 1", "initial 1", "final 0", "finalize"])
    }

    @Test func layoutsChangeWithAnimation() throws {
        let shelf = Shelf([[1, 2, 3]])
        let view = show(shelf)
        let cell = try #require(view.cellForItem(at: path(1)))
        let grid = UICollectionViewFlowLayout()
        grid.itemSize = CGSize(width: 100, height: 100)
        var isDone = false
        view.setCollectionViewLayout(grid, animated: true) { isDone = $0 }
        #expect(view.collectionViewLayout === grid)
        app.advance(by: 0.15)
        let width = try #require(cell.layer.presentation()?.frame.width)
        #expect(width > 110 && width < 290)
        #expect(!isDone)
        app.advance(by: 0.3)
        #expect(isDone)
        #expect(view.cellForItem(at: path(1)) === cell)
        #expect(cell.frame == CGRect(x: 110, y: 0, width: 100, height: 100))
    }

    @Test func aTransitionFollowsItsProgress() throws {
        let shelf = Shelf([[1, 2, 3]])
        let view = show(shelf)
        let cell = try #require(view.cellForItem(at: path(1)))
        let grid = UICollectionViewFlowLayout()
        grid.itemSize = CGSize(width: 100, height: 100)
        var answer: (Bool, Bool)?
        let transition = view.startInteractiveTransition(to: grid) { answer = ($0, $1) }
        transition.transitionProgress = 0.5
        view.layoutIfNeeded()
        #expect(cell.frame == CGRect(x: 60, y: 30, width: 200, height: 75))
        transition.updateValue(3, forAnimatedKey: "tilt")
        #expect(transition.value(forAnimatedKey: "tilt") == 3)
        view.cancelInteractiveTransition()
        app.advance(by: 0.5)
        #expect(answer?.1 == false)
        #expect(view.collectionViewLayout === layout)
        #expect(cell.frame == CGRect(x: 10, y: 60, width: 300, height: 50))
        let again = view.startInteractiveTransition(to: grid)
        again.transitionProgress = 0.8
        view.finishInteractiveTransition()
        app.advance(by: 0.5)
        #expect(view.collectionViewLayout === grid)
        #expect(
            view.cellForItem(at: path(1))?.frame == CGRect(x: 110, y: 0, width: 100, height: 100)
        )
    }

    @Test func countsThatDoNotAddUpEndTheProgram() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let shelf = Shelf([[1, 2, 3]])
                let view = makeView(shelf, UICollectionViewFlowLayout())
                view.layoutIfNeeded()
                view.insertItems(at: [IndexPath(item: 0, section: 0)])
            }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            said.contains(
                "Invalid update: invalid number of items in section 0. The number of items "
                    + "contained in an existing section after the update (3) must be equal to "
                    + "the number of items contained in that section before the update (3), plus "
                    + "or minus the number of items inserted or deleted from that section "
                    + "(1 inserted, 0 deleted)"
            )
        )
    }

    @Test func deletingWhatThereIsNotEndsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let view = makeView(Shelf([[1]]), UICollectionViewFlowLayout())
                view.layoutIfNeeded()
                view.deleteItems(at: [IndexPath(item: 4, section: 0)])
            }
        }
    }

    /// Batches map paths as removing and inserting one by one does.
    @Test func aBatchTakesItemsWhereTheDataDoes() {
        var seed: UInt64 = 11
        func next(_ limit: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % max(1, limit)
        }
        for _ in 0..<400 {
            var label = 0
            let old = (0..<next(5)).map { _ in
                (0..<next(6)).map { _ -> Int in
                    label += 1
                    return label
                }
            }
            let update = BatchUpdate(oldCounts: old.map(\.count))
            // Sections: some go, some come; items of those that stay likewise.
            var stays = old.enumerated().map { ($0.offset, $0.element) }
            for index in old.indices.reversed() where next(4) == 0 {
                update.sectionDeletes.append(index)
                stays.remove(at: index)
            }
            var new: [(Int?, [Int])] = stays.map { ($0.0, $0.1) }
            for _ in 0..<next(3) {
                label += 1
                new.insert((nil, [label]), at: next(new.count + 1))
            }
            for index in new.indices {
                guard let origin = new[index].0 else {
                    update.sectionInserts.append(index)
                    continue
                }
                for item in new[index].1.indices.reversed() where next(3) == 0 {
                    update.itemDeletes.append(IndexPath(item: item, section: origin))
                    new[index].1.remove(at: item)
                }
                let kept = Set(new[index].1)
                for _ in 0..<next(4) {
                    label += 1
                    new[index].1.insert(label, at: next(new[index].1.count + 1))
                }
                for (item, value) in new[index].1.enumerated() where !kept.contains(value) {
                    update.itemInserts.append(IndexPath(item: item, section: index))
                }
            }
            update.seal(newCounts: new.map(\.1.count))
            for (section, items) in old.enumerated() {
                for (item, value) in items.enumerated() {
                    var wanted: IndexPath?
                    for (index, row) in new.enumerated() {
                        if let place = row.1.firstIndex(of: value) {
                            wanted = IndexPath(item: place, section: index)
                        }
                    }
                    let path = IndexPath(item: item, section: section)
                    #expect(update.target(of: path) == wanted)
                    if let wanted { #expect(update.origin(of: wanted) == path) }
                }
            }
            for path in update.itemInserts { #expect(update.origin(of: path) == nil) }
        }
    }
}
