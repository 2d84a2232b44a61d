// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import CoreGraphics
import Foundation

extension UIScrollView {
    func setContentInset(_ inset: UIEdgeInsets) {
        guard inset != scroll.contentInset,
            [inset.top, inset.left, inset.bottom, inset.right].allSatisfy(\.isFinite)
        else { return }
        let wasInside = isOffsetReachable
        scroll.contentInset = inset
        refreshAdjustedInset(keepsTop: false)
        if wasInside { bringOffsetIntoReach() }
    }

    /// Updates the adjusted inset, and notifies of a change.
    ///
    /// - Parameter keepsTop: Whether content at its beginning stays there, as after a change of the
    ///   inset by the system.
    func refreshAdjustedInset(keepsTop: Bool) {
        var inset = scroll.contentInset.combined(with: addedSafeArea, +)
        inset.top += scroll.refreshInset
        let old = scroll.adjustedInset
        guard inset != old else { return }
        let offset = contentOffset
        scroll.adjustedInset = inset
        if keepsTop, !drag.isDragging, !isDecelerating {
            let place = CGPoint(
                x: offset.x == -old.left ? -inset.left : offset.x,
                y: offset.y == -old.top ? -inset.top : offset.y
            )
            if place != offset { setOffset(place, stopsMotion: false) }
        }
        adjustedContentInsetDidChange()
        _ = scroll.delegate?.scrollViewDidChangeAdjustedContentInset?(self)
        for view in subviews { view.refreshSafeArea() }
        placeIndicators()
    }

    /// The part of the safe area that is added to the content inset.
    private var addedSafeArea: UIEdgeInsets {
        var area = safeAreaInsets
        switch scroll.adjustmentBehavior {
        case .never: return .zero
        case .always: return area
        case .scrollableAxes, .automatic:
            let isNested =
                scroll.adjustmentBehavior == .automatic && isMainViewOfContainedController
            if !scrollsAlong(.vertical), !isNested {
                area.top = 0
                area.bottom = 0
            }
            if !scrollsAlong(.horizontal) {
                area.left = 0
                area.right = 0
            }
            return area
        }
    }

    private func scrollsAlong(_ axis: NSLayoutConstraint.Axis) -> Bool {
        if axis == .horizontal {
            return scroll.alwaysBouncesHorizontally
                || scroll.isEnabled && scroll.contentSize.width > bounds.width
        }
        return scroll.alwaysBouncesVertically
            || scroll.isEnabled && scroll.contentSize.height > bounds.height
    }

    /// Whether this is the main view of a controller inside a container, such as below bars, which
    /// wants it adjusted.
    private var isMainViewOfContainedController: Bool {
        if let own = hierarchy.controller { return own.adjustsMainScrollView }
        guard let outer = superview, let controller = outer.hierarchy.controller else {
            return false
        }
        return controller.adjustsMainScrollView && outer.subviews.first === self
    }

    /// The part of the safe area that is not in the adjusted inset.
    var remainingSafeArea: UIEdgeInsets {
        layoutState.safeAreaInsets.combined(with: addedSafeArea) { max(0, $0 - $1) }
    }

    // MARK: Guides

    /// Adopts the content size that constraints define.
    func takeContentSizeFromGuide() {
        guard let guide = layoutState.ownGuides[.scrollContent], let item = guide.item,
            let engine = LayoutEngine.existing(for: self),
            let entry = engine.existingEntry(of: item),
            engine.solver.isUsed(entry.width) || engine.solver.isUsed(entry.height)
        else { return }
        let rect = engine.rect(of: entry, scale: pixelScale)
        contentSize = CGSize(width: max(0, rect.width), height: max(0, rect.height))
    }

    /// The frame guide is fixed in the frame, so it moves in the bounds.
    func frameGuideDidMove() {
        guard let item = layoutState.ownGuides[.scrollFrame]?.item, let entry = item.entry else {
            return
        }
        entry.engine.frameGuideMoved(entry, to: bounds.origin)
    }
}

extension UIViewController {
    /// Whether the main scroll view makes room for the bars of the container around it.
    fileprivate var adjustsMainScrollView: Bool {
        parent != nil && automaticallyAdjustsScrollViewInsets
    }
}
