// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// Collection views: what it costs to open one of a million items, and to scroll 10,000 by a few
/// points, in a grid that flows and in a list, as tables do in `TableFigures`.
@MainActor
struct CollectionFigures {
    let measure: Measure

    private static let size = CGRect(x: 0, y: 0, width: 390, height: 844)
    private static let step: CGFloat = 17
    private static let steps = 600

    func run() {
        open()
        scroll("F/collection/scroll", Self.grid)
        scroll("F/collection/list-scroll", Self.list)
    }

    private func open() {
        guard measure.isWanted("F/collection/open-1M") else { return }
        let items = ManyItems(count: 1_000_000)
        let view = Self.view(items, Self.grid())
        measure.time("F/collection/open-1M") {
            view.reloadData()
            view.layoutIfNeeded()
        }
    }

    /// The mean of a frame of scrolling.
    private func scroll(_ name: String, _ layout: () -> UICollectionViewLayout) {
        guard measure.isWanted(name) else { return }
        let items = ManyItems(count: 10_000)
        let view = Self.view(items, layout())
        measure.time(name, "us", repetitions: Self.steps) {
            view.contentOffset.y = 0
            for _ in 0..<Self.steps {
                view.contentOffset.y += Self.step
                view.layoutIfNeeded()
            }
        }
    }

    /// Rows of one item of a table's height.
    private static func grid() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 390, height: 44)
        layout.minimumLineSpacing = 0
        return layout
    }

    private static func list() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain)
        )
    }

    private static func view(
        _ items: ManyItems,
        _ layout: UICollectionViewLayout
    ) -> UICollectionView {
        let view = UICollectionView(frame: size, collectionViewLayout: layout)
        view.register(TextCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        view.layoutIfNeeded()
        return view
    }
}

/// A row with a text.
@MainActor
private final class TextCell: UICollectionViewListCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}

/// Items of a short text.
@MainActor
private final class ManyItems: UIKitCore.NSObject, UICollectionViewDataSource {
    private let count: Int

    init(count: Int) {
        self.count = count
        super.init()
    }

    func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? TextCell)?.label.text = "Item \(indexPath.item)"
        return cell
    }
}
