// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Collection view controllers", .serialized)
struct CollectionControllerTests {
    private final class Numbers: UICollectionViewController {
        var picked: [Int] = []
        var scrolls = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(Shelf.Cell.self, forCellWithReuseIdentifier: "cell")
        }
        override func collectionView(
            _ collectionView: UICollectionView,
            numberOfItemsInSection section: Int
        ) -> Int { 200 }
        override func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: "cell",
                for: indexPath
            )
            (cell as? Shelf.Cell)?.label.text = "\(indexPath.item)"
            return cell
        }
        override func collectionView(
            _ collectionView: UICollectionView,
            didSelectItemAt indexPath: IndexPath
        ) { picked.append(indexPath.item) }
        override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }

    @Test func whatIsOverriddenCountsAndTheRestIsNotImplemented() throws {
        let app = try TestApp(device: "iPhone 14")
        let layout = UICollectionViewFlowLayout()
        let controller = Numbers(collectionViewLayout: layout)
        app.show(controller)
        app.update()
        let view = try #require(controller.collectionView)
        #expect(view.superview === controller.view)
        #expect(controller.collectionViewLayout === layout)
        #expect(view.dataSource === controller)
        #expect(view.numberOfSections == 1)
        let cell = try #require(view.cellForItem(at: IndexPath(item: 3, section: 0)))
        app.tap(cell)
        #expect(controller.picked == [3])
        #expect(cell.isSelected)
        let scrolls = controller.scrolls
        view.contentOffset.y += 100
        #expect(controller.scrolls == scrolls + 1)
        controller.viewWillAppear(false)
        #expect(view.indexPathsForSelectedItems == [])
    }
}
