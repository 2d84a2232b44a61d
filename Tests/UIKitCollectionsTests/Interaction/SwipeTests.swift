// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// Swipes on rows of lists.
@MainActor
@Suite(.serialized)
final class ListSwipeTests {
    private let app: TestApp
    private var log: [String] = []
    private var source: UICollectionViewDiffableDataSource<Int, String>?
    private let view: UICollectionView

    init() throws {
        app = try TestApp(device: "iPhone 14")
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 300),
            collectionViewLayout: UICollectionViewFlowLayout()
        )
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
            path.item == 2 ? nil : self?.actions(["Delete", "More"], path)
        }
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in
            self?.actions(["Pin"], path)
        }
        view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
        view.contentInsetAdjustmentBehavior = .never
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            var content = $0.defaultContentConfiguration()
            content.text = $2
            $0.contentConfiguration = content
            $0.accessories = [.delete()]
        }
        source = .init(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        let stage = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        stage.addSubview(view)
        app.show(stage)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Apples", "Bread", "Cheese"])
        source?.apply(snapshot, animatingDifferences: false)
        app.update()
    }

    isolated deinit { _ = try? TestApp() }

    private func actions(_ titles: [String], _ path: IndexPath) -> UISwipeActionsConfiguration {
        UISwipeActionsConfiguration(
            actions: titles.map { title in
                UIContextualAction(
                    style: title == "Delete" ? .destructive : .normal,
                    title: title
                ) { [weak self] _, _, done in
                    self?.log.append("\(title) \(path.item)")
                    done(true)
                }
            }
        )
    }

    private func swipe(from start: CGFloat, to end: CGFloat, y: CGFloat) {
        let finger = app.finger()
        finger.down(at: CGPoint(x: start, y: y))
        finger.move(to: CGPoint(x: end, y: y), duration: 0.3)
        app.advance(by: 0.3)
        finger.up()
        app.settle()
    }

    private func cell(_ item: Int) -> UICollectionViewCell? {
        view.cellForItem(at: IndexPath(item: item, section: 0))
    }

    @Test func aSwipeShowsTheActionsAndATapDoesOne() throws {
        swipe(from: 300, to: 200, y: 66)
        let cell = try #require(self.cell(1))
        #expect(abs(cell.frame.minX + 148) < 4)
        #expect(cell.configurationState.isSwiped)
        app.tap(at: CGPoint(x: 260, y: 66))
        app.settle()
        #expect(log == ["More 1"])
        #expect(cell.frame.minX == 0)
        #expect(!cell.configurationState.isSwiped)
        #expect(view.indexPathsForSelectedItems == [])
    }

    @Test func aSwipeAcrossTheRowDoesTheFirstAction() {
        swipe(from: 370, to: 20, y: 22)
        #expect(log == ["Delete 0"])
        #expect(cell(0)?.frame.minX == 0)
    }

    @Test func theOtherSideHasItsOwnActions() {
        swipe(from: 60, to: 150, y: 22)
        #expect((cell(0)?.frame.minX ?? 0) == 74)
        // A tap elsewhere closes it and means nothing else.
        app.tap(at: CGPoint(x: 200, y: 66))
        app.settle()
        #expect(cell(0)?.frame.minX == 0)
        #expect(view.indexPathsForSelectedItems == [])
        #expect(log == [])
    }

    @Test func aRowWithoutActionsStays() {
        swipe(from: 300, to: 200, y: 110)
        #expect(cell(2)?.frame.minX == 0)
        #expect(view.subviews.allSatisfy { !("\(type(of: $0))".contains("Swipe")) })
    }

    @Test func aMinusSignShowsThemToo() {
        view.isEditing = true
        app.update()
        app.tap(at: CGPoint(x: 27, y: 22))
        app.settle()
        #expect(abs((cell(0)?.frame.minX ?? 0) + 148) < 4)
        view.isEditing = false
        app.settle()
        #expect(cell(0)?.frame.minX == 0)
    }

    @Test func aReloadClosesTheRow() {
        swipe(from: 300, to: 200, y: 66)
        view.reloadData()
        app.settle()
        #expect(cell(1)?.frame.minX == 0)
        #expect(view.subviews.allSatisfy { !("\(type(of: $0))".contains("Swipe")) })
    }
}
