// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControls

/// Asks a flow layout's delegate; nil where there is none or it does not say.
@MainActor
struct FlowDelegate {
    let delegate: (any UICollectionViewDelegateFlowLayout)?
    let view: UICollectionView
    let layout: UICollectionViewLayout

    private static let sizeName = "collectionView(_:layout:sizeForItemAt:)"

    func size(_ path: IndexPath) -> CGSize? {
        guard let delegate else { return nil }
        return _objcOptional(delegate, Self.sizeName) {
            delegate.collectionView(view, layout: layout, sizeForItemAt: path)
        }
    }

    /// Whether items have sizes of their own; it may ask for the first one's.
    func hasItemSizes(_ section: Int, _ count: Int) -> Bool {
        guard let delegate, count > 0 else { return false }
        return _objcImplements(delegate, Self.sizeName)
    }

    func inset(_ section: Int) -> UIEdgeInsets? {
        delegate?.collectionView?(view, layout: layout, insetForSectionAt: section)
    }

    func lineSpacing(_ section: Int) -> CGFloat? {
        delegate?.collectionView?(
            view,
            layout: layout,
            minimumLineSpacingForSectionAt: section
        )
    }

    func itemSpacing(_ section: Int) -> CGFloat? {
        delegate?.collectionView?(
            view,
            layout: layout,
            minimumInteritemSpacingForSectionAt: section
        )
    }

    func header(_ section: Int) -> CGSize? {
        delegate?.collectionView?(view, layout: layout, referenceSizeForHeaderInSection: section)
    }

    func footer(_ section: Int) -> CGSize? {
        delegate?.collectionView?(view, layout: layout, referenceSizeForFooterInSection: section)
    }
}
