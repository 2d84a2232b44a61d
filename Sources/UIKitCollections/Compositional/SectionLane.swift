// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitCore

/// Scrolls the items of one section across the direction of the layout.
final class SectionLane: UIScrollView {
    /// Holds the views, in the collection view's coordinates.
    let stage = UIView(frame: .zero)
}

extension UICollectionView {
    /// The view in a section's lane that an element goes into; nil for one that scrolls with all.
    func lane(of key: ElementKey) -> UIView? { nil }
    func isSeen(_ attributes: UICollectionViewLayoutAttributes, in rect: CGRect) -> Bool {
        attributes.frame.overlaps(rect)
    }
    func lanePoint(_ point: CGPoint, for attributes: UICollectionViewLayoutAttributes) -> CGPoint? {
        point
    }
    func lanedFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect { attributes.frame }
    func scrollLane(to attributes: UICollectionViewLayoutAttributes, _ position: ScrollPosition) {}
    func removeLanes() {}
}
