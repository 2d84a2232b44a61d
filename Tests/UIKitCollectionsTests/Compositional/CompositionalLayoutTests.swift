// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Compositional layout", .serialized)
struct CompositionalLayoutTests {
    private let app: TestApp

    init() throws { app = try TestApp(device: "iPhone 14") }

    private func size(
        _ width: NSCollectionLayoutDimension,
        _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func show(_ shelf: Shelf, _ layout: UICollectionViewLayout) -> UICollectionView {
        let view = makeView(shelf, layout)
        let stage = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        stage.addSubview(view)
        app.show(stage)
        app.update()
        return view
    }

    private func frames(_ view: UICollectionView, section: Int = 0) -> [CGRect] {
        (0..<view.numberOfItems(inSection: section)).compactMap {
            view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
        }
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test func aRowTakesAsManyItemsAsFitAndInsetsShrinkThem() {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1))
        )
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 0, bottom: 9, trailing: 0)
        let view = show(
            Shelf([Array(0..<6)]),
            UICollectionViewCompositionalLayout(section: section)
        )
        let all = frames(view)
        #expect(all[0] == rect(3, 9, 72, 44))
        #expect(all[3] == rect(243, 9, 72, 44))
        #expect(all[4] == rect(3, 69, 72, 44))
        #expect(view.contentSize == CGSize(width: 320, height: 7 + 50 + 10 + 50 + 9))
    }

    @Test func itemsOfACountShareTheWidthLessTheSpacing() {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1))
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)),
            subitem: item,
            count: 3
        )
        group.interItemSpacing = .fixed(10)
        let view = show(
            Shelf([Array(0..<4)]),
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        )
        #expect(
            frames(view) == [
                rect(0, 0, 100, 40), rect(110, 0, 100, 40), rect(220, 0, 100, 40),
                rect(0, 40, 100, 40),
            ]
        )
    }

    @Test func flexibleSpacingTakesWhatIsLeftOver() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(60), .absolute(30)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)),
            repeatingSubitem: item,
            count: 3
        )
        group.interItemSpacing = .flexible(5)
        let view = show(
            Shelf([Array(0..<3)]),
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        )
        #expect(
            frames(view) == [rect(0, 0, 60, 30), rect(130, 0, 60, 30), rect(260, 0, 60, 30)]
        )
    }

    @Test func groupsLieInGroups() {
        let large = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1))
        )
        let small = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5))
        )
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
            subitem: small,
            count: 2
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)),
            subitems: [large, column]
        )
        let view = show(
            Shelf([Array(0..<5)]),
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        )
        #expect(
            frames(view) == [
                rect(0, 0, 160, 100), rect(160, 0, 160, 50), rect(160, 50, 160, 50),
                rect(0, 100, 160, 100), rect(160, 100, 160, 50),
            ]
        )
    }

    @Test func customGroupsAndHeadersAndDecorations() throws {
        let group = NSCollectionLayoutGroup.custom(
            layoutSize: size(.fractionalWidth(1), .absolute(80))
        ) { environment in
            let width = environment.container.effectiveContentSize.width
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 20, height: 20)),
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: width - 20, y: 60, width: 20, height: 20),
                    zIndex: 3
                ),
            ]
        }
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 5,
            leading: 10,
            bottom: 5,
            trailing: 10
        )
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)),
            elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .top
        )
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        section.decorationItems = [.background(elementKind: "back")]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 12
        let layout = UICollectionViewCompositionalLayout(
            section: section,
            configuration: configuration
        )
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
        let shelf = Shelf([Array(0..<2), Array(0..<30)])
        let view = show(shelf, layout)
        #expect(frames(view) == [rect(10, 35, 20, 20), rect(290, 95, 20, 20)])
        #expect(frames(view, section: 1)[0] == rect(10, 120 + 12 + 35, 20, 20))
        let back = try #require(
            layout.layoutAttributesForDecorationView(
                ofKind: "back",
                at: IndexPath(item: 0, section: 0)
            )
        )
        #expect(back.frame == rect(0, 0, 320, 120))
        let kind = UICollectionView.elementKindSectionHeader
        view.contentOffset.y = 300
        view.layoutIfNeeded()
        let shown = view.supplementaryView(
            forElementKind: kind,
            at: IndexPath(item: 0, section: 1)
        )
        #expect(shown?.frame == rect(10, 300, 300, 30))
    }

    @Test func badgesLieOnTheirItems() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)),
            elementKind: UICollectionView.elementKindSectionFooter,
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing],
                fractionalOffset: CGPoint(x: 0.5, y: -0.5)
            )
        )
        let item = NSCollectionLayoutItem(
            layoutSize: size(.absolute(100), .absolute(60)),
            supplementaryItems: [badge]
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)),
            subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
        let view = show(Shelf([[0, 1]]), UICollectionViewCompositionalLayout(section: section))
        let found = view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionFooter,
            at: IndexPath(item: 1, section: 0)
        )
        // The corner of the badge is that of the item, moved by half of the badge.
        #expect(found?.frame == rect(190, 10, 20, 20))
    }

    private final class Tall: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ attributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            attributes.size.height = attributes.indexPath.item % 2 == 0 ? 30 : 70
            return attributes
        }
    }

    @Test func viewsDecideWhereTheSizeIsEstimated() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(44)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .estimated(44)),
            subitems: [item]
        )
        let shelf = Shelf([Array(0..<200)])
        let view = makeView(
            shelf,
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        )
        view.register(Tall.self, forCellWithReuseIdentifier: "cell")
        let stage = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        stage.addSubview(view)
        app.show(stage)
        app.update()
        let all = frames(view)
        #expect(
            Array(all.prefix(3)) == [
                rect(0, 0, 320, 30), rect(0, 30, 320, 70), rect(0, 100, 320, 30),
            ]
        )
        for path in view.indexPathsForVisibleItems {
            #expect(view.cellForItem(at: path)?.frame.height == (path.item % 2 == 0 ? 30 : 70))
        }
        #expect(all.last?.height == 44)
        view.scrollToItem(at: IndexPath(item: 199, section: 0), at: .bottom, animated: false)
        view.layoutIfNeeded()
        #expect(view.indexPathsForVisibleItems.last?.item == 199)
        #expect(view.contentOffset.y == view.contentSize.height - 480)
    }

    private func lane(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1))
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(100), .absolute(80)),
            subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 0,
            leading: 10,
            bottom: 0,
            trailing: 10
        )
        section.orthogonalScrollingBehavior = behavior
        return section
    }

    @Test func aSectionScrollsAcrossAndMakesOnlyWhatShows() throws {
        let shelf = Shelf([Array(0..<50), Array(0..<50)])
        let view = show(shelf, UICollectionViewCompositionalLayout(section: lane(.continuous)))
        #expect(view.contentSize == CGSize(width: 320, height: 160))
        #expect(shelf.made == 6)
        app.drag(from: CGPoint(x: 300, y: 40), to: CGPoint(x: 80, y: 40))
        _ = app.settle()
        let first = view.indexPathsForVisibleItems.filter { $0.section == 0 }
        #expect(try #require(first.first).item >= 1)
        #expect(view.indexPathsForVisibleItems.contains(IndexPath(item: 0, section: 1)))
        #expect(view.contentOffset == .zero)
        view.scrollToItem(
            at: IndexPath(item: 40, section: 1),
            at: .centeredHorizontally,
            animated: false
        )
        view.layoutIfNeeded()
        let cell = try #require(view.cellForItem(at: IndexPath(item: 40, section: 1)))
        let place = cell.convert(cell.bounds, to: view)
        #expect(place == rect(110, 80, 100, 80))
        #expect(
            view.indexPathForItem(at: CGPoint(x: 160, y: 120)) == IndexPath(item: 40, section: 1)
        )
    }

    @Test func groupsAreTurnedOneByOne() throws {
        let shelf = Shelf([Array(0..<50)])
        let view = show(shelf, UICollectionViewCompositionalLayout(section: lane(.groupPaging)))
        app.drag(
            from: CGPoint(x: 300, y: 40),
            to: CGPoint(x: 240, y: 40),
            velocity: CGVector(dx: -800, dy: 0)
        )
        _ = app.settle()
        let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
        #expect(cell.convert(CGPoint.zero, to: view).x == 10)
    }

    @Test func theHandlerSeesAndChangesWhatIsVisible() throws {
        let section = lane(.none)
        var offsets: [CGFloat] = []
        section.visibleItemsInvalidationHandler = { items, offset, _ in
            offsets.append(offset.y)
            for item in items { item.alpha = 0.5 }
        }
        let view = show(
            Shelf([Array(0..<50)]),
            UICollectionViewCompositionalLayout(section: section)
        )
        #expect(view.visibleCells.allSatisfy { $0.alpha == 0.5 })
        view.contentOffset.y = 30
        view.layoutIfNeeded()
        #expect(offsets.last == 30)
    }

    @Test func tenThousandAlikeItemsAreNotLaidOutOneByOne() {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1))
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitems: [item]
        )
        let shelf = Shelf([Array(0..<10_000)])
        let view = show(
            shelf,
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        )
        #expect(view.contentSize.height == 125_000)
        #expect(shelf.made == 40)
        view.contentOffset.y = 100_000
        view.layoutIfNeeded()
        #expect(view.indexPathsForVisibleItems.first?.item == 8000)
    }

    @Test(arguments: [
        (UIContentInsetsReference.automatic, CGRect(x: 10, y: 0, width: 300, height: 30)),
        (.none, CGRect(x: 0, y: 0, width: 320, height: 30)),
        (.layoutMargins, CGRect(x: 10 + 24, y: 0, width: 300 - 24 - 16, height: 30)),
    ])
    func headersMayHaveInsetsOfTheirOwn(reference: UIContentInsetsReference, frame: CGRect) {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(20), .absolute(20)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(20)),
            subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets.leading = 10
        section.contentInsets.trailing = 10
        section.supplementaryContentInsetsReference = reference
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(30)),
                elementKind: UICollectionView.elementKindSectionHeader,
                alignment: .top
            )
        ]
        let layout = UICollectionViewCompositionalLayout(section: section)
        let view = show(Shelf([Array(0..<2)]), layout)
        view.insetsLayoutMarginsFromSafeArea = false
        view.layoutMargins = UIEdgeInsets(top: 0, left: 24, bottom: 0, right: 16)
        layout.invalidateLayout()
        app.update()
        let header = layout.layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader,
            at: IndexPath(item: 0, section: 0)
        )
        #expect(header?.frame == frame)
    }
}
