// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitControls

extension UICollectionView {
    func encodeItems(to coder: NSCoder) {
        coder.encodePaths(
            indexPathsForSelectedItems ?? [],
            of: dataSource,
            in: self,
            forKey: "UISelectedItems"
        )
        guard let first = indexPathsForVisibleItems.min(),
            let place = layoutAttributesForItem(at: first)?.frame
        else { return }
        coder.encodePaths([first], of: dataSource, in: self, forKey: "UIFirstItem")
        coder.encode(
            FieldDecoder.text([contentOffset.x - place.minX, contentOffset.y - place.minY]),
            forKey: "UIFirstItemOffset"
        )
    }

    func decodeItems(from coder: NSCoder) {
        let selected = coder.decodePaths(of: dataSource, in: self, forKey: "UISelectedItems")
        let first = coder.decodePaths(of: dataSource, in: self, forKey: "UIFirstItem").first
        let distance = FieldDecoder(coder).point("UIFirstItemOffset") ?? .zero
        for path in selected where has(path) {
            selectItem(at: path, animated: false, scrollPosition: [])
        }
        guard let first else { return }
        restore { scrollView in
            guard let collection = scrollView as? UICollectionView, collection.has(first),
                let place = collection.layoutAttributesForItem(at: first)?.frame
            else { return }
            let offset = CGPoint(x: place.minX + distance.x, y: place.minY + distance.y)
            collection.setContentOffset(offset, animated: false)
        }
    }

    private func has(_ path: IndexPath) -> Bool {
        path.count == 2 && path.section < numberOfSections
            && path.item < numberOfItems(inSection: path.section)
    }
}
