// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// Updates of collection views without size.
@MainActor
@Suite(.serialized)
struct EmptyCollectionUpdateTests {
    private let app: TestApp

    init() throws { app = try TestApp(device: "iPhone 14") }

    @Test func anAnimatedUpdateOfACollectionWithoutSizeEnds() {
        let view = UICollectionView(
            frame: .zero,
            collectionViewLayout: UICollectionViewFlowLayout()
        )
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
            view,
            path,
            _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        app.show(view)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        source.apply(snapshot, animatingDifferences: false)
        view.frame = .zero
        view.layoutIfNeeded()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<20))
        var ends = 0
        source.apply(snapshot, animatingDifferences: true) { ends += 1 }
        #expect(ends == 0)
        app.advance(by: 1)
        #expect(ends == 1)
    }

    /// As in a published library: neither the collection view nor its superview has constraints of its own.
    @Test func anAnimatedUpdateEndsWhoseLayoutTakesTheSizeAway() throws {
        let controller = UIViewController()
        let root = try #require(controller.view)
        let view = UICollectionView(
            frame: root.frame,
            collectionViewLayout: UICollectionViewFlowLayout()
        )
        view.translatesAutoresizingMaskIntoConstraints = false
        root.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
            view,
            path,
            _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 800))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: root.topAnchor),
            inner.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        source.apply(snapshot, animatingDifferences: false)
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<20))
        var ends = 0
        source.apply(snapshot, animatingDifferences: true) { ends += 1 }
        app.advance(by: 1)
        #expect(ends == 1)
        window.isHidden = true
    }

    @Test func changesWithoutADataSourceChangeNothingAndEnd() {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100),
            collectionViewLayout: UICollectionViewFlowLayout()
        )
        var ends: [Bool] = []
        view.performBatchUpdates {
            view.reloadSections([0])
        } completion: {
            ends.append($0)
        }
        view.insertItems(at: [[0, 0]])
        #expect(ends == [true])
        #expect(view.visibleCells.isEmpty)
    }
}
