// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// When a collection view measures its cells again and lays them out anew.
@MainActor
@Suite(.serialized)
final class SelfSizingTests {
    private let app: TestApp

    init() throws { app = try TestApp(device: "iPhone SE (3rd generation)") }

    isolated deinit { _ = try? TestApp() }

    private final class TextCell: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.numberOfLines = 0
            label.text = "One"
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private func list() -> UICollectionViewCompositionalLayout {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .estimated(50)
        )
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size,
            subitems: [NSCollectionLayoutItem(layoutSize: size)]
        )
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    private func show(_ view: UICollectionView) -> UIViewController {
        let controller = UIViewController()
        controller.view.addSubview(view)
        app.show(controller)
        app.settle()
        return controller
    }

    // Source: the documentation of `UICollectionView.SelfSizingInvalidation`.
    @Test func changesOfConstraintsMakeACellGrowWhereTheViewFollowsThem() throws {
        let view = makeView(Shelf([[0, 1]]), list())
        view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
        _ = show(view)
        let cell = try #require(view.cellForItem(at: [0, 0]) as? TextCell)
        let height = cell.frame.height
        cell.label.text = "One\nTwo\nThree\nFour"
        app.settle()
        #expect(cell.frame.height == height)
        view.selfSizingInvalidation = .enabledIncludingConstraints
        cell.label.text = "One\nTwo\nThree\nFour\nFive"
        app.settle()
        #expect(cell.frame.height > height + 30)
        #expect(view.cellForItem(at: [0, 1])?.frame.minY == cell.frame.maxY)
    }

    @Test func aCellThatAsksIsMeasuredAgainHoweverOften() throws {
        let view = makeView(Shelf([[0]]), list())
        view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
        _ = show(view)
        let cell = try #require(view.cellForItem(at: [0, 0]) as? TextCell)
        let line = cell.frame.height
        for turn in 0..<12 {
            cell.label.text = turn.isMultiple(of: 2) ? "One\nTwo" : "One"
            cell.invalidateIntrinsicContentSize()
            app.settle()
            #expect((cell.frame.height > line) == turn.isMultiple(of: 2))
        }
        view.selfSizingInvalidation = .disabled
        cell.label.text = "One\nTwo"
        cell.invalidateIntrinsicContentSize()
        app.settle()
        #expect(cell.frame.height == line)
    }

    @Test func aLayoutThatKeepsToTheSafeAreaFollowsIt() throws {
        let layout = UICollectionViewFlowLayout()
        layout.sectionInsetReference = .fromSafeArea
        let view = makeView(Shelf([[0]]), layout)
        let controller = show(view)
        #expect(view.layoutAttributesForItem(at: [0, 0])?.frame.minX == 0)
        controller.additionalSafeAreaInsets.left = 40
        app.settle()
        #expect(view.layoutAttributesForItem(at: [0, 0])?.frame.minX == 40)
        #expect(view.cellForItem(at: [0, 0])?.frame.minX == 40)
        view.collectionViewLayout = list()
        app.settle()
        #expect(view.cellForItem(at: [0, 0])?.frame.minX == 40)
        controller.additionalSafeAreaInsets.left = 10
        app.settle()
        #expect(view.cellForItem(at: [0, 0])?.frame.minX == 10)
    }
}
