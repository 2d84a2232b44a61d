// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Names one element of a collection view.
struct ElementKey: Hashable {
    let category: UICollectionView.ElementCategory
    let kind: String?
    /// The first index of the path; -1 where there is none.
    let section: Int
    /// The second index of the path; -1 where there is none, as for a whole layout's headers.
    let item: Int

    init(category: UICollectionView.ElementCategory, kind: String?, indexPath: IndexPath) {
        self.category = category
        self.kind = category == .cell ? nil : kind
        let count = indexPath.count
        section = count > 0 ? indexPath[0] : -1
        item = count > 1 ? indexPath[1] : -1
    }

    init(cell indexPath: IndexPath) {
        self.init(category: .cell, kind: nil, indexPath: indexPath)
    }

    /// The same element elsewhere.
    func at(_ indexPath: IndexPath) -> ElementKey {
        ElementKey(category: category, kind: kind, indexPath: indexPath)
    }

    var indexPath: IndexPath {
        if section < 0 { return IndexPath() }
        return item < 0 ? IndexPath(index: section) : IndexPath(item: item, section: section)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(section)
        hasher.combine(item)
        if let kind { hasher.combine(kind) }
    }
}
