// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Items that are dragged and dropped, pressed for menus, and selected by two fingers.
@MainActor
@Suite(.serialized)
final class ItemInteractionTests {
    private let app: TestApp

    init() throws { app = try TestApp(device: "iPad Pro (11-inch)") }

    isolated deinit { _ = try? TestApp() }

    private final class Dragged: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
        UICollectionViewDragDelegate, UICollectionViewDropDelegate
    {
        var items = Array(0..<8)
        var log: [String] = []
        var context: (any UICollectionViewDropPlaceholderContext)?
        var usesPlaceholder = false
        var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath

        func collectionView(
            _ collectionView: UICollectionView,
            numberOfItemsInSection section: Int
        ) -> Int { items.count }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: "cell",
                for: indexPath
            )
            cell.tag = items[indexPath.item]
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView,
            itemsForBeginning session: any UIDragSession,
            at indexPath: IndexPath
        ) -> [UIDragItem] {
            let text = "\(items[indexPath.item])" as NSString
            return [UIDragItem(itemProvider: NSItemProvider(object: text))]
        }

        func collectionView(
            _ collectionView: UICollectionView,
            dragSessionWillBegin session: any UIDragSession
        ) { log.append("begin") }

        func collectionView(
            _ collectionView: UICollectionView,
            dragSessionDidEnd session: any UIDragSession
        ) { log.append("end") }

        func collectionView(
            _ collectionView: UICollectionView,
            dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UICollectionViewDropProposal {
            UICollectionViewDropProposal(operation: .move, intent: intent)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            guard let item = coordinator.items.first,
                let target = coordinator.destinationIndexPath
            else { return }
            log.append("drop \(item.sourceIndexPath?.item ?? -1) to \(target.item)")
            if usesPlaceholder {
                let placeholder = UICollectionViewDropPlaceholder(
                    insertionIndexPath: target,
                    reuseIdentifier: "cell"
                )
                placeholder.cellUpdateHandler = { $0.tag = 99 }
                context = coordinator.drop(item.dragItem, to: placeholder)
                return
            }
            guard let source = item.sourceIndexPath else { return }
            collectionView.performBatchUpdates {
                let moved = items.remove(at: source.item)
                items.insert(moved, at: target.item)
                collectionView.deleteItems(at: [source])
                collectionView.insertItems(at: [target])
            }
            coordinator.drop(item.dragItem, toItemAt: target)
        }
    }

    private func grid(_ source: Dragged) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 80)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 400),
            collectionViewLayout: layout
        )
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.delegate = source
        view.dragDelegate = source
        view.dropDelegate = source
        let stage = UIView(frame: CGRect(x: 0, y: 0, width: 834, height: 1_194))
        stage.addSubview(view)
        app.show(stage)
        app.update()
        return view
    }

    private func drag(_ view: UICollectionView, from start: CGPoint, to end: CGPoint) {
        let finger = app.finger()
        finger.down(at: start)
        app.advance(by: 1)
        finger.move(to: CGPoint(x: start.x + 10, y: start.y + 10), duration: 0.2)
        #expect(view.hasActiveDrag)
        finger.move(to: end, duration: 0.3)
        #expect(view.hasActiveDrop)
        finger.up()
        app.settle()
    }

    @Test func aDropMovesAnItem() {
        let source = Dragged()
        let view = grid(source)
        drag(view, from: CGPoint(x: 40, y: 40), to: CGPoint(x: 40, y: 130))
        #expect(source.log == ["begin", "drop 0 to 4", "end"])
        #expect(source.items == [1, 2, 3, 4, 0, 5, 6, 7])
        #expect(!view.hasActiveDrag && !view.hasActiveDrop)
        #expect(view.cellForItem(at: IndexPath(item: 4, section: 0))?.tag == 0)
        #expect(view.indexPathsForSelectedItems == [])
    }

    @Test func aPlaceholderStandsForDataThatIsStillToCome() {
        let source = Dragged()
        source.usesPlaceholder = true
        let view = grid(source)
        drag(view, from: CGPoint(x: 40, y: 40), to: CGPoint(x: 40, y: 130))
        #expect(view.hasUncommittedUpdates)
        #expect(view.numberOfItems(inSection: 0) == 9)
        #expect(view.cellForItem(at: IndexPath(item: 4, section: 0))?.tag == 99)
        #expect(view.cellForItem(at: IndexPath(item: 5, section: 0))?.tag == 4)
        let isThere = source.context?.commitInsertion { source.items.insert(50, at: $0.item) }
        app.settle()
        #expect(isThere == true)
        #expect(!view.hasUncommittedUpdates)
        #expect(view.numberOfItems(inSection: 0) == 9)
        #expect(view.cellForItem(at: IndexPath(item: 4, section: 0))?.tag == 50)
        #expect(source.context?.deletePlaceholder() == false)
    }

    @Test func dragsCanBeSwitchedOff() {
        let source = Dragged()
        let view = grid(source)
        #expect(view.dragInteractionEnabled)
        view.dragInteractionEnabled = false
        let finger = app.finger()
        finger.down(at: CGPoint(x: 40, y: 40))
        app.advance(by: 1)
        finger.move(to: CGPoint(x: 80, y: 80), duration: 0.2)
        #expect(!view.hasActiveDrag)
        finger.up()
        app.settle()
        #expect(source.log == [])
    }

    // MARK: Two fingers

    private final class Ranged: NSObject, UICollectionViewDelegate {
        var log: [String] = []

        func collectionView(
            _ collectionView: UICollectionView,
            shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { true }

        func collectionView(
            _ collectionView: UICollectionView,
            didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) {
            collectionView.allowsMultipleSelection = true
            log.append("begin \(indexPath.item)")
        }

        func collectionViewDidEndMultipleSelectionInteraction(
            _ collectionView: UICollectionView
        ) { log.append("end") }
    }

    @Test func twoFingersSelectWhatTheyGoOver() {
        let source = Dragged()
        let view = grid(source)
        let delegate = Ranged()
        view.delegate = delegate
        let first = app.finger()
        let second = app.finger()
        first.down(at: CGPoint(x: 30, y: 40))
        second.down(at: CGPoint(x: 50, y: 40))
        for x in stride(from: CGFloat(30), through: 250, by: 20) {
            first.move(to: CGPoint(x: x, y: 40), duration: 0.02)
            second.move(to: CGPoint(x: x + 20, y: 40), duration: 0.02)
        }
        first.up()
        second.up()
        app.settle()
        #expect(delegate.log == ["begin 0", "end"])
        #expect(view.indexPathsForSelectedItems?.map(\.item) == [0, 1, 2])
        #expect(view.contentOffset == .zero)
    }

    // MARK: Menus

    private final class Menus: NSObject, UICollectionViewDelegate {
        var asked: [[Int]] = []

        func collectionView(
            _ collectionView: UICollectionView,
            contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            asked.append(indexPaths.map(\.item))
            return UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "Open") { _ in }])
            })
        }
    }

    @Test func aLongPressShowsTheMenuOfAnItemOrOfAllThatAreSelected() {
        let source = Dragged()
        let view = grid(source)
        view.dragDelegate = nil
        let delegate = Menus()
        #expect(view.contextMenuInteraction == nil)
        view.delegate = delegate
        #expect(view.contextMenuInteraction != nil)
        view.allowsMultipleSelection = true
        for item in [1, 2] {
            view.selectItem(
                at: IndexPath(item: item, section: 0),
                animated: false,
                scrollPosition: []
            )
        }
        for x in [CGFloat(40), 350] {
            let finger = app.finger()
            finger.down(at: CGPoint(x: x == 40 ? 40 : 150, y: 40))
            app.advance(by: 1)
            finger.up()
            app.settle()
            view.contextMenuInteraction?.dismissMenu()
            app.settle()
        }
        #expect(delegate.asked == [[0], [1, 2]])
        view.delegate = nil
        #expect(view.contextMenuInteraction == nil)
    }

    // MARK: Reading order

    @Test func elementsAreReadInOrder() {
        let source = Dragged()
        let view = grid(source)
        let read = view.accessibilityElements?.compactMap { ($0 as? UICollectionViewCell)?.tag }
        #expect(read == Array(0..<8))
    }
}
