// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControls

extension UICollectionView {
    /// Scrolls until an item lies where it is wanted.
    func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        checkScrollable(path, position)
        if animated {
            if let target = target(of: path, position) {
                setContentOffset(target, animated: true)
            }
            return
        }
        // Items that size themselves move what comes after them, so the way may be long.
        for _ in 0..<8 {
            guard let target = target(of: path, position), target != contentOffset else { return }
            contentOffset = target
            guard window != nil || content.layout.asksForPreferredSizes else { return }
            layoutIfNeeded()
        }
    }

    private func checkScrollable(_ path: IndexPath, _ position: ScrollPosition) {
        guard hasItem(at: path) else {
            fatalError(
                "UICollectionView.scrollToItem(at:at:animated:): attempted to scroll the "
                    + "collection view to an out-of-bounds item \(path) when there are "
                    + "\(counts.count) sections with \(counts) items; pass the path of an item."
            )
        }
        let down = position.intersection(.vertically).rawValue.nonzeroBitCount
        let across = position.intersection(.horizontally).rawValue.nonzeroBitCount
        guard down <= 1, across <= 1 else {
            fatalError(
                "UICollectionView.scrollToItem(at:at:animated:): the scroll position has several "
                    + "values for one axis; give one for each axis at most."
            )
        }
    }

    /// The offset at which an item lies where it is wanted.
    private func target(of path: IndexPath, _ position: ScrollPosition) -> CGPoint? {
        guard let attributes = laidOutAttributes(of: ElementKey(cell: path)) else { return nil }
        scrollLane(to: attributes, position)
        let frame = lanedFrame(of: attributes)
        let inset = adjustedContentInset
        let seen = bounds.inset(by: inset)
        var origin = seen.origin
        let vertical = position.intersection(.vertically)
        let horizontal = position.intersection(.horizontally)
        origin.y = UICollectionView.place(
            (frame.minY, frame.maxY),
            (seen.minY, seen.height),
            vertical == .top ? 0 : vertical == .bottom ? 1 : vertical.isEmpty ? nil : 0.5
        )
        origin.x = UICollectionView.place(
            (frame.minX, frame.maxX),
            (seen.minX, seen.width),
            horizontal == .left ? 0 : horizontal == .right ? 1 : horizontal.isEmpty ? nil : 0.5
        )
        return clamped(CGPoint(x: origin.x - inset.left, y: origin.y - inset.top))
    }

    /// Where a stretch begins that shows another at a fraction of the room; nil shows it with the
    /// least move.
    private static func place(
        _ item: (start: CGFloat, end: CGFloat),
        _ seen: (start: CGFloat, length: CGFloat),
        _ fraction: CGFloat?
    ) -> CGFloat {
        let length = item.end - item.start
        if let fraction { return item.start - (seen.length - length) * fraction }
        if item.start < seen.start { return item.start }
        if item.end > seen.start + seen.length {
            return length > seen.length ? item.start : item.end - seen.length
        }
        return seen.start
    }

    /// An offset brought to where it can be reached by scrolling.
    func clamped(_ offset: CGPoint) -> CGPoint {
        let inset = adjustedContentInset
        let size = contentSize
        let most = CGPoint(
            x: max(-inset.left, size.width - bounds.width + inset.right),
            y: max(-inset.top, size.height - bounds.height + inset.bottom)
        )
        return CGPoint(
            x: min(max(offset.x, -inset.left), most.x),
            y: min(max(offset.y, -inset.top), most.y)
        )
    }

    // MARK: Ahead of what is seen

    /// What is done when the views agree with the layout.
    func afterElements() {
        placeSwipe()
        prefetch()
    }

    /// Tells of the items that will be seen if scrolling goes on.
    private func prefetch() {
        guard sources.prefetches, let source = sources.prefetching, window != nil else { return }
        let offset = contentOffset
        let way = CGPoint(x: offset.x - shown.lastOffset.x, y: offset.y - shown.lastOffset.y)
        let box = bounds
        var ahead = box
        if way == .zero {
            // At the start the next items are below, or beside.
            if contentSize.height > box.height {
                ahead.origin.y += box.height
            } else {
                ahead.origin.x += box.width
            }
        } else if abs(way.x) > abs(way.y) {
            ahead.origin.x += way.x > 0 ? box.width : -box.width
        } else {
            ahead.origin.y += way.y > 0 ? box.height : -box.height
        }
        var wanted: [IndexPath] = []
        for attributes in laidOutAttributes(in: ahead)
        where attributes.representedElementCategory == .cell {
            let path = attributes.indexPath
            if shown.views[ElementKey(cell: path)] == nil { wanted.append(path) }
        }
        let old = sources.prefetched
        let new = wanted.filter { !old.contains($0) }
        let kept = Set(wanted)
        let dropped = old.filter {
            !kept.contains($0) && shown.views[ElementKey(cell: $0)] == nil
        }
        sources.prefetched = kept
        if !dropped.isEmpty {
            source.collectionView?(self, cancelPrefetchingForItemsAt: dropped.sorted())
        }
        guard !new.isEmpty else { return }
        let isBack = way.x < 0 || way.y < 0
        source.collectionView(self, prefetchItemsAt: isBack ? new.sorted(by: >) : new.sorted())
    }

    // MARK: Traits

    func traitsChanged(from old: UITraitCollection?) {
        guard let old else { return }
        let now = traitCollection
        if old.layoutDirection != now.layoutDirection
            || old.preferredContentSizeCategory != now.preferredContentSizeCategory
            || old.horizontalSizeClass != now.horizontalSizeClass
            || old.verticalSizeClass != now.verticalSizeClass
        {
            content.layout.invalidateLayout()
        }
    }
}
