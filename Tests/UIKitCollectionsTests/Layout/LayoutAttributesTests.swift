// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Layout attributes")
struct LayoutAttributesTests {
    private final class Tilted: UICollectionViewLayoutAttributes {
        var angle = 0.0
        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Tilted)?.angle = angle
            return copy
        }
        override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Tilted else { return false }
            return super.isEqual(object) && MainActor.assumeIsolated { other.angle == angle }
        }
    }

    @Test func frameCentreAndSizeFollowEachOther() {
        let attributes = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: 2, section: 1)
        )
        attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(attributes.center == CGPoint(x: 25, y: 40))
        #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        attributes.size = CGSize(width: 10, height: 10)
        #expect(attributes.frame == CGRect(x: 20, y: 35, width: 10, height: 10))
        attributes.center = .zero
        #expect(attributes.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
        attributes.transform = CGAffineTransform(scaleX: 2, y: 1)
        #expect(attributes.frame == CGRect(x: -10, y: -5, width: 20, height: 10))
        #expect(attributes.size == CGSize(width: 10, height: 10))
    }

    @Test func copiesAreOfTheSameClassAndEqual() {
        let attributes = Tilted(
            forSupplementaryViewOfKind: "badge",
            with: IndexPath(item: 0, section: 3)
        )
        attributes.angle = 4
        attributes.alpha = 0.5
        attributes.zIndex = 7
        let copy = attributes.copy() as? Tilted
        #expect(copy?.angle == 4)
        #expect(copy?.representedElementKind == "badge")
        #expect(copy?.representedElementCategory == .supplementaryView)
        #expect(copy?.isEqual(attributes) == true)
        copy?.angle = 5
        #expect(copy?.isEqual(attributes) == false)
        #expect(attributes.description.contains("zIndex = 7"))
    }

    @Test func aBoundsOriginOtherThanZeroEndsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
                    .bounds = CGRect(x: 1, y: 0, width: 1, height: 1)
            }
        }
    }
}

/// Layouts that a dynamic animator moves.
@MainActor
@Suite("Layouts and dynamics", .serialized)
struct LayoutDynamicsTests {
    private final class Falling: UICollectionViewFlowLayout {
        lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
        var prepared = 0
        var invalidated: [IndexPath] = []

        override func prepare() {
            super.prepare()
            prepared += 1
            guard animator.behaviors.isEmpty,
                let item = super.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
            else { return }
            animator.addBehavior(UIGravityBehavior(items: [item]))
        }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            invalidated += context.invalidatedItemIndexPaths ?? []
            super.invalidateLayout(with: context)
        }
        override func layoutAttributesForElements(
            in rect: CGRect
        ) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.map {
                animator.layoutAttributesForCell(at: $0.indexPath) ?? $0
            }
        }
        override func layoutAttributesForItem(
            at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            animator.layoutAttributesForCell(at: indexPath)
                ?? super.layoutAttributesForItem(at: indexPath)
        }
    }

    @Test func aLayoutIsInvalidatedWhileItsItemsMove() throws {
        let app = try TestApp(device: "iPhone 14")
        let shelf = Shelf([[0, 1]])
        let layout = Falling()
        let view = makeView(shelf, layout)
        app.show(view)
        app.advance(by: 0.1)
        let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        let second = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
        let (before, still) = (first.frame.minY, second.frame)
        let prepared = layout.prepared
        app.advance(by: 0.5)
        // Half a second at 1,000 points a second squared, or nearly.
        #expect(first.frame.minY - before > 100)
        #expect(second.frame == still)
        #expect(layout.prepared >= prepared + 25)
        #expect(layout.invalidated.contains(IndexPath(item: 0, section: 0)))
        #expect(!layout.invalidated.contains(IndexPath(item: 1, section: 0)))
    }

    @Test func anAnimatorFindsTheAttributesThatItMoves() {
        let layout = UICollectionViewFlowLayout()
        let animator = UIDynamicAnimator(collectionViewLayout: layout)
        let path = IndexPath(item: 3, section: 0)
        let cell = UICollectionViewLayoutAttributes(forCellWith: path)
        let header = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: "head",
            with: path
        )
        let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: path)
        for item in [cell, header, line] { item.size = CGSize(width: 10, height: 10) }
        animator.addBehavior(UIGravityBehavior(items: [cell, header, line]))
        #expect(animator.layoutAttributesForCell(at: path) === cell)
        #expect(animator.layoutAttributesForCell(at: IndexPath(item: 0, section: 0)) == nil)
        #expect(
            animator.layoutAttributesForSupplementaryView(ofKind: "head", at: path) === header
        )
        #expect(animator.layoutAttributesForSupplementaryView(ofKind: "line", at: path) == nil)
        #expect(animator.layoutAttributesForDecorationView(ofKind: "line", at: path) === line)
        animator.removeAllBehaviors()
    }
}
