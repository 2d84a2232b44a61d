// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// What stands beside the content of rows.
@MainActor
@Suite(.serialized)
struct AccessoryTests {
    typealias Source = UICollectionViewDiffableDataSource<Int, String>

    private let app: TestApp

    init() throws { app = try TestApp(device: "iPhone 14") }

    private func list(
        _ configuration: UICollectionLayoutListConfiguration = .init(appearance: .plain),
        _ items: [String] = ["Apples", "Bread", "Cheese"],
        _ configure: @escaping (UICollectionViewListCell, IndexPath) -> Void
    ) -> (UICollectionView, Source) {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 300),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
        )
        view.contentInsetAdjustmentBehavior = .never
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            var content = $0.defaultContentConfiguration()
            content.text = $2
            $0.contentConfiguration = content
            configure($0, $1)
        }
        let source = Source(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        let stage = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        stage.backgroundColor = .systemBackground
        stage.addSubview(view)
        app.show(stage)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        source.apply(snapshot, animatingDifferences: false)
        app.update()
        return (view, source)
    }

    private func row(_ view: UICollectionView, _ item: Int = 0) throws -> UICollectionViewListCell {
        let cell = view.cellForItem(at: IndexPath(item: item, section: 0))
        return try #require(cell as? UICollectionViewListCell)
    }

    @Test func typesAndTheirOrderAreTheSystems() {
        #expect(UICellAccessory.checkmark().accessoryType == .checkmark)
        #expect(UICellAccessory.outlineDisclosure().accessoryType == .outlineDisclosure)
        let view = UIView()
        let custom = UICellAccessory.customView(
            configuration: .init(customView: view, placement: .trailing())
        )
        #expect(custom.accessoryType == .customView(view))
        let all: [UICellAccessory] = [.checkmark(), .label(text: "a"), .checkmark()]
        let before = UICellAccessory.Placement.position(before: .checkmark)
        let after = UICellAccessory.Placement.position(after: .checkmark)
        #expect(before(all) == 0)
        #expect(after(all) == 3)
        #expect(UICellAccessory.Placement.position(before: .reorder)(all) == 0)
        #expect(UICellAccessory.Placement.position(after: .reorder)(all) == 3)
    }

    @Test func aChevronStandsAtTheEndAndTheContentEndsBeforeIt() throws {
        let (view, source) = list { cell, _ in cell.accessories = [.disclosureIndicator()] }
        let cell = try row(view)
        let chevron = try #require(
            cell.subviews.first { $0.subviews.first is UIImageView && $0.frame.width == 9 }
        )
        #expect(chevron.frame.maxX == 374)
        #expect(chevron.frame.midY == 22)
        #expect(cell.contentView.frame.minX == 0)
        #expect(cell.contentView.frame.maxX == chevron.frame.minX - 8)
        try app.picture(of: cell, scale: 2).expect("Collections/chevron")
        _ = source
    }

    @Test func accessoriesForEditingComeWithIt() throws {
        let (view, source) = list { cell, _ in
            cell.accessories = [
                .delete(), .reorder(), .checkmark(displayed: .whenNotEditing), .multiselect(),
            ]
        }
        let cell = try row(view)
        #expect(cell.contentView.frame.minX == 0)
        view.isEditing = true
        app.update()
        // A margin of 16, and two circles of 22 that are 16 apart.
        #expect(cell.contentView.frame.minX == 76)
        #expect(cell.contentView.frame.maxX == 344)
        try app.picture(of: cell, scale: 2).expect("Collections/editing-row")
        view.isEditing = false
        app.update()
        #expect(cell.contentView.frame.minX == 0)
        _ = source
    }

    @Test func aReservedWidthCountsAndAHiddenAccessoryKeepsItsRoom() throws {
        let (view, source) = list { cell, path in
            cell.accessories = [
                .checkmark(
                    options: .init(isHidden: path.item == 1, reservedLayoutWidth: .custom(60))
                )
            ]
        }
        let (first, second) = (try row(view), try row(view, 1))
        #expect(first.contentView.frame.maxX == 306)
        #expect(second.contentView.frame == first.contentView.frame)
        #expect(second.subviews.contains { $0.isHidden && $0.subviews.first is UIImageView })
        _ = source
    }

    @Test func aViewOfTheProgramsStandsWhereItSays() throws {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 70))
        let (view, source) = list { cell, path in
            guard path.item == 0 else { return }
            cell.accessories = [
                .disclosureIndicator(),
                .customView(
                    configuration: .init(
                        customView: box,
                        placement: .trailing(
                            at: UICellAccessory.Placement.position(after: .disclosureIndicator)
                        ),
                        maintainsFixedSize: true
                    )
                ),
            ]
        }
        let cell = try row(view)
        #expect(box.superview === cell)
        #expect(box.frame.maxX == 374)
        #expect(box.frame.size == CGSize(width: 30, height: 70))
        // The row is high enough to show it.
        #expect(cell.frame.height == 78)
        #expect(try row(view, 1).frame.height == 44)
        cell.accessories = []
        app.update()
        #expect(box.superview == nil)
        _ = source
    }

    @Test func fromRightToLeftTheSidesChange() throws {
        let (view, source) = list { cell, _ in cell.accessories = [.disclosureIndicator()] }
        view.semanticContentAttribute = .forceRightToLeft
        view.reloadData()
        app.update()
        let cell = try row(view)
        cell.semanticContentAttribute = .forceRightToLeft
        cell.setNeedsLayout()
        app.update()
        #expect(cell.contentView.frame.minX == 33)
        #expect(cell.contentView.frame.maxX == 390)
        _ = source
    }

    @Test func aBranchOpensByItsChevron() throws {
        let (view, source) = list(.init(appearance: .plain), []) { cell, _ in
            cell.accessories = [.outlineDisclosure()]
        }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["Fruit"])
        outline.append(["Apple", "Pear"], to: "Fruit")
        source.apply(outline, to: 0, animatingDifferences: false)
        app.update()
        #expect(view.numberOfItems(inSection: 0) == 1)
        app.tap(at: CGPoint(x: 390 - 22, y: 22))
        app.settle()
        #expect(view.numberOfItems(inSection: 0) == 3)
        #expect(try row(view, 1).indentationLevel == 1)
        #expect(try row(view, 1).contentView.frame.minX == 10)
        // A tap beside the chevron selects.
        app.tap(at: CGPoint(x: 100, y: 22))
        app.settle()
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
        app.tap(at: CGPoint(x: 390 - 22, y: 22))
        app.settle()
        #expect(view.numberOfItems(inSection: 0) == 1)
    }

    @Test func aTapOnAHeaderOpensItsBranch() throws {
        let (view, source) = list(.init(appearance: .plain), []) { cell, _ in
            cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
        }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["Fruit"])
        outline.append(["Apple", "Pear"], to: "Fruit")
        source.apply(outline, to: 0, animatingDifferences: false)
        app.update()
        app.tap(at: CGPoint(x: 100, y: 22))
        app.settle()
        #expect(view.numberOfItems(inSection: 0) == 3)
        #expect(view.indexPathsForSelectedItems == [])
    }

    @Test func aButtonTellsItsHandlerAndTheRowIsNotSelected() throws {
        var log: [String] = []
        let (view, source) = list { cell, path in
            cell.accessories = [
                .detail { log.append("detail \(path.item)") },
                .insert(displayed: .always) { log.append("insert \(path.item)") },
            ]
        }
        app.tap(at: CGPoint(x: 390 - 16 - 10, y: 22))
        app.tap(at: CGPoint(x: 27, y: 66))
        app.settle()
        #expect(log == ["detail 0", "insert 1"])
        #expect(view.indexPathsForSelectedItems == [])
        _ = source
    }

    @Test func rowsAreMovedByTheirGrip() throws {
        let (view, source) = list { cell, _ in cell.accessories = [.reorder(displayed: .always)] }
        var moves: [[String]] = []
        source.reorderingHandlers.canReorderItem = { _ in true }
        source.reorderingHandlers.didReorder = { moves.append($0.finalSnapshot.itemIdentifiers) }
        let finger = app.finger()
        finger.down(at: CGPoint(x: 390 - 27, y: 22))
        app.advance(by: 0.1)
        finger.move(to: CGPoint(x: 390 - 27, y: 112), duration: 0.5)
        let cell = try #require(view.visibleCells.first { $0.configurationState.isReordering })
        #expect(cell.center.x == 195)
        finger.up()
        app.settle()
        #expect(moves == [["Bread", "Cheese", "Apples"]])
        #expect(source.snapshot().itemIdentifiers == ["Bread", "Cheese", "Apples"])
    }

    @Test func linesFollowTheirConfiguration() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.separatorConfiguration.color = .red
        configuration.separatorConfiguration.bottomSeparatorInsets.trailing = 30
        configuration.itemSeparatorHandler = { path, lines in
            var lines = lines
            if path.item == 1 { lines.bottomSeparatorVisibility = .hidden }
            if path.item == 2 {
                lines.topSeparatorVisibility = .visible
                lines.topSeparatorInsets = .init(top: 0, leading: 50, bottom: 0, trailing: 0)
            }
            return lines
        }
        let (view, source) = list(configuration) { _, _ in }
        func lines(_ item: Int) throws -> [UIView] {
            try row(view, item).subviews.filter { $0.frame.height < 1 && !$0.isHidden }
        }
        let first = try lines(0)
        #expect(first.count == 1)
        #expect(first[0].frame.maxX == 360 && first[0].frame.minX == 16)
        #expect(first[0].backgroundColor == .red)
        #expect(try lines(1).isEmpty)
        let third = try lines(2)
        #expect(third.contains { $0.frame.minY == 0 && $0.frame.minX == 50 })
        _ = source
    }

    @Test func theFirstItemCanHeadItsSection() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .firstItemInSection
        let (view, source) = list(configuration) { _, _ in }
        let (head, first, last) = (try row(view), try row(view, 1), try row(view, 2))
        #expect(head.layer.cornerRadius == 0)
        #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(last.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        #expect(head.defaultContentConfiguration() == .groupedHeader())
        #expect(first.defaultContentConfiguration() == .cell())
        #expect(!head.subviews.contains { $0.frame.height < 1 && !$0.isHidden }, "a separator")
        _ = source
    }

    @Test func aBackgroundThatIsChosenStays() throws {
        let (view, source) = list { cell, path in
            guard path.item == 0 else { return }
            var background = UIBackgroundConfiguration.listPlainCell()
            background.backgroundColor = .green
            cell.backgroundConfiguration = background
        }
        let cell = try row(view)
        cell.setNeedsUpdateConfiguration()
        app.update()
        #expect(cell.backgroundConfiguration?.backgroundColor == .green)
        #expect(try row(view, 1).backgroundConfiguration == .listPlainCell())
        _ = source
    }
}
