// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// Sections of items with a cell each, and a log of what is asked and told.
@MainActor
final class Shelf: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var sections: [[Int]]
    var log: [String] = []
    var mayHighlight = true
    var maySelect = true
    private(set) var made = 0
    private(set) var reused = 0

    init(_ sections: [[Int]]) { self.sections = sections }

    final class Cell: UICollectionViewCell {
        let label = UILabel(frame: .zero)
        var reuses = 0
        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
    )
        -> Int
    { sections[section].count }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        if let cell = cell as? Cell {
            if cell.reuses > 0 { reused += 1 } else { made += 1 }
            cell.label.text = "\(sections[indexPath.section][indexPath.item])"
        }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: "edge",
            for: indexPath
        )
    }

    func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
        log.append("shouldHighlight \(path.item)")
        return mayHighlight
    }
    func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
        log.append("didHighlight \(path.item)")
    }
    func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
        log.append("didUnhighlight \(path.item)")
    }
    func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
        log.append("shouldSelect \(path.item)")
        return maySelect
    }
    func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
        log.append("shouldDeselect \(path.item)")
        return true
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
        log.append("didSelect \(path.item)")
    }
    func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
        log.append("didDeselect \(path.item)")
    }
    func collectionView(
        _ view: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt path: IndexPath
    ) { log.append("will \(path.section).\(path.item)") }
    func collectionView(
        _ view: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt path: IndexPath
    ) { log.append("end \(path.section).\(path.item)") }
}

/// A collection view that keeps its shelf.
final class ShelfView: UICollectionView {
    var shelf: Shelf?
}

/// A collection view of a shelf.
@MainActor
func makeView(
    _ shelf: Shelf,
    _ layout: UICollectionViewLayout,
    size: CGSize = CGSize(width: 320, height: 480)
) -> UICollectionView {
    let view = ShelfView(
        frame: CGRect(origin: .zero, size: size),
        collectionViewLayout: layout
    )
    view.contentInsetAdjustmentBehavior = .never
    view.register(Shelf.Cell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
        view.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: kind,
            withReuseIdentifier: "edge"
        )
    }
    view.shelf = shelf
    view.dataSource = shelf
    view.delegate = shelf
    return view
}

extension UICollectionView {
    /// The texts of the cells that are seen, by place.
    var texts: [String] {
        visibleCells.sorted {
            ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
        }
        .compactMap { ($0 as? Shelf.Cell)?.label.text }
    }
}
