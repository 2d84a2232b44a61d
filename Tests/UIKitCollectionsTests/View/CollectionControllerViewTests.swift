// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("The view of a collection view's controller")
struct CollectionControllerViewTests {
    @Test func itHoldsTheCollectionViewAndDoesNotScroll() throws {
        let controller = UICollectionViewController(
            collectionViewLayout: UICollectionViewFlowLayout()
        )
        let app = try TestApp(device: "iPhone 15")
        app.show(controller)
        app.advance(by: 0.2)
        app.advance(by: 1)
        let collection = try #require(controller.collectionView)
        #expect(collection.superview === controller.view)
        #expect(collection.frame == controller.view.bounds)
        let overlay = UIView(frame: CGRect(x: 0, y: 10, width: 5, height: 5))
        controller.view.addSubview(overlay)
        collection.contentOffset.y = 100
        #expect(overlay.convert(overlay.bounds, to: nil).minY == 10)
    }

    @Test func anotherCollectionViewTakesThePlaceOfTheFirst() {
        let controller = UICollectionViewController(
            collectionViewLayout: UICollectionViewFlowLayout()
        )
        controller.loadViewIfNeeded()
        let first = controller.collectionView
        let second = UICollectionView(
            frame: .zero,
            collectionViewLayout: UICollectionViewFlowLayout()
        )
        controller.collectionView = second
        #expect(second.superview === controller.view && first?.superview == nil)
        #expect(second.frame == controller.view.bounds && second.dataSource === controller)
    }
}
