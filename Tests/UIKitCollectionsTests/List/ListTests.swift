// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Lists in collection views", .serialized)
struct ListTests {
    typealias Source = UICollectionViewDiffableDataSource<Int, String>

    private let app: TestApp

    init() throws { app = try TestApp(device: "iPhone 14") }

    private func list(
        _ appearance: UICollectionLayoutListConfiguration.Appearance
    ) -> (UICollectionView, Source) {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 260),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: appearance)
            )
        )
        view.contentInsetAdjustmentBehavior = .never
        view.backgroundColor = appearance == .plain ? .systemBackground : .systemGroupedBackground
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            var content = $0.defaultContentConfiguration()
            content.text = $2
            $0.contentConfiguration = content
        }
        let source = Source(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        let stage = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        stage.addSubview(view)
        app.show(stage)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["Apples", "Bread", "Cheese"], toSection: 0)
        snapshot.appendItems(["Dates"], toSection: 1)
        source.apply(snapshot, animatingDifferences: false)
        app.update()
        return (view, source)
    }

    @Test func rowsTakeTheHeightOfTheirContent() throws {
        let (view, source) = list(.plain)
        let rows = try (0..<3).map {
            try #require(view.cellForItem(at: IndexPath(item: $0, section: 0)))
        }
        for (index, row) in rows.enumerated() {
            #expect(row.frame.minX == 0 && row.frame.width == 390)
            #expect(row.frame.height == 44)
            if index > 0 { #expect(row.frame.minY == rows[index - 1].frame.maxY) }
        }
        _ = source
    }

    @Test func aHairlineIsBelowARow() throws {
        let (view, source) = list(.plain)
        let row = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        let line = try #require(row.subviews.first { $0.frame.height < 1 })
        #expect(!line.isHidden)
        #expect(line.frame.minX == 16)
        #expect(line.frame.maxX == 390)
        #expect(abs(line.frame.maxY - 44) < 0.001)
        try app.picture(of: row, scale: 3).expect("Collections/row")
        _ = source
    }

    @Test func cardsAreInsetAndRound() throws {
        let (view, source) = list(.insetGrouped)
        let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        let middle = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
        let alone = try #require(view.cellForItem(at: IndexPath(item: 0, section: 1)))
        #expect(first.frame.minX == 16 && first.frame.width == 358)
        #expect(first.layer.cornerRadius == 10)
        #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(middle.layer.cornerRadius == 0)
        #expect(alone.layer.maskedCorners.rawValue.nonzeroBitCount == 4)
        #expect(alone.frame.minY > middle.frame.maxY + 60)
        _ = source
    }

    @Test func configurationsFollowTheState() throws {
        let (view, source) = list(.plain)
        let path = IndexPath(item: 1, section: 0)
        let row = try #require(view.cellForItem(at: path))
        var states: [Bool] = []
        row.configurationUpdateHandler = { states.append($1.isSelected) }
        app.update()
        view.selectItem(at: path, animated: false, scrollPosition: [])
        app.update()
        #expect(states == [false, true])
        #expect(row.configurationState.isSelected)
        _ = source
    }

    @Test func whatAnOutlineOpensIsIndented() throws {
        let (view, source) = list(.plain)
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["Fruit"])
        outline.append(["Pear"], to: "Fruit")
        outline.expand(["Fruit"])
        source.apply(outline, to: 0, animatingDifferences: false)
        app.update()
        let pear = try #require(
            view.cellForItem(at: IndexPath(item: 1, section: 0)) as? UICollectionViewListCell
        )
        #expect(pear.indentationLevel == 1)
        #expect(pear.contentView.frame.minX == 10)
        #expect(
            view.cellForItem(at: IndexPath(item: 0, section: 0))?.configurationState.isExpanded
                == true
        )
    }

    @Test func anItemMovesWithTheFinger() throws {
        let (view, source) = list(.plain)
        source.reorderingHandlers.canReorderItem = { _ in true }
        let first = IndexPath(item: 0, section: 0)
        let row = try #require(view.cellForItem(at: first))
        #expect(view.beginInteractiveMovementForItem(at: first))
        let third = try #require(view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0)))
        view.updateInteractiveMovementTargetPosition(third.center)
        #expect(row.center == third.center)
        #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) === row)
        view.endInteractiveMovement()
        app.advance(by: 0.5)
        #expect(source.snapshot().itemIdentifiers(inSection: 0) == ["Bread", "Cheese", "Apples"])
        #expect(row.frame.minY == third.frame.minY)
        #expect(view.beginInteractiveMovementForItem(at: first))
        view.updateInteractiveMovementTargetPosition(third.center)
        view.cancelInteractiveMovement()
        app.advance(by: 0.5)
        #expect(source.snapshot().itemIdentifiers(inSection: 0) == ["Bread", "Cheese", "Apples"])
        let numbers = view.indexPathsForVisibleItems.map(\.item)
        #expect(numbers == [0, 1, 2, 0])
    }

    @Test(arguments: [false, true]) func listsLookLikeTheirPictures(isDark: Bool) throws {
        let name = isDark ? "dark" : "light"
        for appearance in [
            UICollectionLayoutListConfiguration.Appearance.plain, .insetGrouped,
        ] {
            let (view, source) = list(appearance)
            view.overrideUserInterfaceStyle = isDark ? .dark : .light
            view.selectItem(
                at: IndexPath(item: 1, section: 0),
                animated: false,
                scrollPosition: []
            )
            view.clipsToBounds = true
            app.update()
            try app.picture(of: view, scale: 1).expect("Collections/list-\(appearance)-\(name)")
            _ = source
        }
    }
}
