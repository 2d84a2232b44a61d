// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import QuartzCore
import UIKitControls

// From the layout's attributes to views in their places.
extension UICollectionView {
    // MARK: Preparing

    /// A layout, ours or one that ours lies between, is no longer right.
    func layoutWasInvalidated(
        _ layout: UICollectionViewLayout,
        _ context: UICollectionViewLayoutInvalidationContext
    ) {
        guard layout === content.layout else { return }
        let state = context.state
        if state.invalidatesCounts { content.counts = nil }
        content.needsPrepare = true
        content.region = .null
        setNeedsLayout()
        if state.sizeAdjustment != .zero {
            contentSize = CGSize(
                width: contentSize.width + state.sizeAdjustment.width,
                height: contentSize.height + state.sizeAdjustment.height
            )
        }
        if state.offsetAdjustment != .zero {
            shiftOffset(by: state.offsetAdjustment)
        }
    }

    /// Has the layout prepare again if it keeps to insets that are others now.
    func surroundingsDidChange() {
        guard !content.needsPrepare, content.layout.host.isPrepared,
            content.layout.insetsInUse(of: self) != content.insetsInUse
        else { return }
        content.layout.invalidateLayout()
    }

    /// Makes sure that the layout can be asked.
    func prepareLayout() {
        guard content.needsPrepare, !content.isPreparing else { return }
        _ = counts
        content.isPreparing = true
        var turns = 0
        // Preparing may invalidate, once or twice.
        while content.needsPrepare, turns < 4 {
            content.needsPrepare = false
            content.layout.prepare()
            content.layout.host.isPrepared = true
            turns += 1
        }
        content.needsPrepare = false
        content.isPreparing = false
        content.insetsInUse = content.layout.insetsInUse(of: self)
        content.region = .null
        content.regionAttributes = []
        content.isFlipped = flips(content.layout)
        takeContentSize()
    }

    private func takeContentSize() {
        let size = content.layout.collectionViewContentSize
        guard size.width.isFinite, size.height.isFinite else { return }
        let old = content.size
        content.size = size
        guard contentSize != size else { return }
        contentSize = size
        // The leading edge is on the right.
        if content.isFlipped || content.layout.isMirrored, old.width != size.width,
            size.width > bounds.width
        {
            let room = size.width - bounds.width
            contentOffset.x =
                old.width <= bounds.width ? room : contentOffset.x + size.width - old.width
        }
    }

    /// Whether a layout is shown the other way round.
    func flips(_ layout: UICollectionViewLayout) -> Bool {
        layout.flipsHorizontallyInOppositeLayoutDirection
            && layout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
    }

    /// The place of a rectangle where the content is shown the other way round.
    func flipped(_ rect: CGRect) -> CGRect {
        CGRect(
            x: max(content.size.width, bounds.width) - rect.maxX,
            y: rect.minY,
            width: rect.width,
            height: rect.height
        )
    }

    func turned(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard content.isFlipped else { return attributes }
        let made = attributes.duplicate()
        made.state.setFrame(flipped(attributes.state.frame))
        return made
    }

    // MARK: Asking

    /// The attributes of an element, in this view's space; nil for one that does not exist.
    func laidOutAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        if key.category == .cell, !content.isPreparing, !hasItem(at: key.indexPath) { return nil }
        prepareLayout()
        return content.layout.attributes(of: key).map { turned($0) }
    }

    /// The attributes of all that has a part in a rectangle of this view's space.
    func laidOutAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        prepareLayout()
        let asked = content.isFlipped ? flipped(rect) : rect
        let found = content.layout.layoutAttributesForElements(in: asked) ?? []
        return content.isFlipped ? found.map { turned($0) } : found
    }

    /// The attributes around what is seen, asked for when the known part does not suffice.
    private func attributesAround(_ rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        if !content.region.isNull, content.region.contains(rect) {
            return content.regionAttributes
        }
        var region = rect
        if !content.changesByScrolling {
            let isWide = contentSize.width > rect.width
            let isHigh = contentSize.height > rect.height
            region = rect.insetBy(
                dx: isWide ? -rect.width / 2 : 0,
                dy: isHigh ? -rect.height / 2 : 0
            )
        }
        let found = laidOutAttributes(in: region)
        content.region = region
        content.regionAttributes = found
        return found
    }

    // MARK: The bounds

    /// Asks the layout whether it depends on the visible rectangle.
    func boundsWillChange(to new: CGRect) {
        let old = bounds
        let layout = content.layout
        guard layout.host.isPrepared, !content.isPreparing else { return }
        guard new != old, new != content.askedBounds else { return }
        content.askedBounds = new
        let changes = layout.shouldInvalidateLayout(forBoundsChange: new)
        if new.size == old.size { content.changesByScrolling = changes }
        if !changes, new.size != old.size { content.region = .null }
        guard changes else { return }
        layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: new))
    }

    /// Where the layout's attributes are wanted: what is seen, or what the layout makes of it.
    var visibleRect: CGRect { bounds }

    // MARK: Views

    /// Makes the views agree with the layout.
    func layOutElements() {
        guard !shown.isLayingOut, !updates.isCollecting else { return }
        shown.isLayingOut = true
        defer { shown.isLayingOut = false }
        if content.isReloading {
            content.isReloading = false
            discardViews()
        }
        placeBackground()
        guard sources.dataSource != nil else {
            prepareLayout()
            return discardViews()
        }
        content.askedBounds = .null
        if content.layout.asksForPreferredSizes {
            for view in shown.views.values { view.element.asks = 0 }
        }
        followConstraints()
        // Views that would like another size change the layout, which may show further views.
        for _ in 0..<32 {
            prepareLayout()
            guard showElements() else { break }
        }
        prepareLayout()
        followLanes()
        afterElements()
        shown.lastOffset = contentOffset
    }

    /// One pass; answers whether a view has made the layout another.
    private func showElements() -> Bool {
        let rect = visibleRect
        let all = attributesAround(rect)
        shown.pass &+= 1
        let pass = shown.pass
        let asks = content.layout.asksForPreferredSizes
        var measured: [UICollectionReusableView] = []
        for attributes in all where isWanted(attributes, rect) {
            guard let view = shown.views[attributes.element] else { continue }
            view.element.pass = pass
            if movement.session?.holds(view) == true { continue }
            if asks, let known = view.element.values?.frame.size, known != attributes.size,
                attributes.size != view.element.askedSize
            {
                measured.append(view)
            }
            view.take(attributes)
        }
        discardViews(olderThan: pass)
        let new = all.filter { isWanted($0, rect) && shown.views[$0.element] == nil }
        // Cells come first, whatever the layout's order, as a library's tests show of iOS.
        for isCell in [true, false] {
            for attributes in new where (attributes.element.category == .cell) == isCell {
                let key = attributes.element
                guard shown.views[key] == nil, let view = makeView(attributes) else { continue }
                view.element.pass = pass
                show(view, key)
                measured.append(view)
            }
        }
        var changes = false
        if !measured.isEmpty, asks {
            for view in measured where measure(view) { changes = true }
        }
        return changes || content.needsPrepare
    }

    private func isWanted(_ attributes: UICollectionViewLayoutAttributes, _ rect: CGRect) -> Bool {
        if attributes.isHidden { return false }
        return isSeen(attributes, in: rect)
    }

    /// Puts a new view in and tells the delegate.
    func show(_ view: UICollectionReusableView, _ key: ElementKey) {
        shown.views[key] = view
        UIView.performWithoutAnimation {
            tellDisplay(of: view, key)
            let first = shown.backgroundView == nil ? 0 : 1
            let place = first + shown.views.count - 1 + shown.leaving.count
            if let lane = lane(of: view, key) {
                lane.addSubview(view)
            } else {
                insertPart(view, at: min(place, subviews.count))
            }
            view.layoutIfNeeded()
        }
    }

    private func tellDisplay(of view: UICollectionReusableView, _ key: ElementKey) {
        guard let delegate = currentDelegate else { return }
        let path = key.indexPath
        if let cell = view as? UICollectionViewCell, key.category == .cell {
            _ = _objcOptional(delegate, "collectionView(_:willDisplay:forItemAt:)") {
                delegate.collectionView(self, willDisplay: cell, forItemAt: path)
            }
        } else if key.category == .supplementaryView {
            delegate.collectionView?(
                self,
                willDisplaySupplementaryView: view,
                forElementKind: key.kind ?? "",
                at: path
            )
        }
    }

    /// Takes a view away and tells the delegate.
    func endDisplay(of view: UICollectionReusableView, _ key: ElementKey) {
        if let delegate = currentDelegate {
            let path = key.indexPath
            if let cell = view as? UICollectionViewCell, key.category == .cell {
                _ = _objcOptional(delegate, "collectionView(_:didEndDisplaying:forItemAt:)") {
                    delegate.collectionView(self, didEndDisplaying: cell, forItemAt: path)
                }
            } else if key.category == .supplementaryView {
                delegate.collectionView?(
                    self,
                    didEndDisplayingSupplementaryView: view,
                    forElementOfKind: key.kind ?? "",
                    at: path
                )
            }
        }
        UIView.performWithoutAnimation { enqueue(view) }
    }

    private func discardViews(olderThan pass: Int) {
        var old: [(ElementKey, UICollectionReusableView)] = []
        for (key, view) in shown.views where view.element.pass != pass {
            if movement.session?.holds(view) == true { continue }
            old.append((key, view))
        }
        for (key, view) in old {
            shown.views[key] = nil
            endDisplay(of: view, key)
        }
    }

    func discardViews() {
        let old = shown.views
        shown.views = [:]
        for (key, view) in old { endDisplay(of: view, key) }
    }

    // MARK: Sizes that views would like

    /// Asks a view for the size that it would like; answers whether that makes the layout another.
    @discardableResult
    func measure(_ view: UICollectionReusableView) -> Bool {
        let layout = content.layout
        guard layout.asksForPreferredSizes, let key = view.element.key,
            key.category != .decorationView, view.element.asks < 8,
            let original = view.element.attributes ?? layout.attributes(of: key)
        else { return false }
        let preferred = view.preferredLayoutAttributesFitting(original.duplicate())
        guard preferred.size.width.isFinite, preferred.size.height.isFinite,
            preferred.state != original.state,
            layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred,
                withOriginalAttributes: original
            )
        else { return false }
        view.element.asks += 1
        view.element.askedSize = preferred.size
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forPreferredLayoutAttributes: preferred,
                withOriginalAttributes: original
            )
        )
        return true
    }

    // MARK: What is shown

    func shownView(_ key: ElementKey) -> UICollectionReusableView? {
        content.isReloading ? nil : shown.views[key]
    }

    func shownAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        updates.current?.leavingAttributes[key] ?? shown.views[key]?.element.attributes
    }

    func shownViews(
        _ category: ElementCategory,
        _ kind: String?
    ) -> [UICollectionReusableView] {
        guard !content.isReloading else { return [] }
        return shown.views.filter { $0.key.category == category && $0.key.kind == kind }
            .sorted { $0.key.indexPath < $1.key.indexPath }.map(\.value)
    }

    var shownCells: [UICollectionViewCell] {
        shownViews(.cell, nil).compactMap { $0 as? UICollectionViewCell }
    }

    func shownPaths(_ category: ElementCategory, _ kind: String?) -> [IndexPath] {
        guard !content.isReloading else { return [] }
        return shown.views.keys.filter { $0.category == category && $0.kind == kind }
            .map(\.indexPath).sorted()
    }

    func path(of view: UICollectionReusableView, _ category: ElementCategory) -> IndexPath? {
        guard !content.isReloading, let key = view.element.key, key.category == category,
            shown.views[key] === view
        else { return nil }
        return key.indexPath
    }

    func itemPath(at point: CGPoint) -> IndexPath? {
        let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1).insetBy(dx: -1, dy: -1)
        var best: UICollectionViewLayoutAttributes?
        for attributes in laidOutAttributes(in: spot)
        where attributes.representedElementCategory == .cell && !attributes.isHidden {
            guard lanePoint(point, for: attributes).map({ attributes.frame.contains($0) }) ?? false
            else { continue }
            if let known = best, known.zIndex >= attributes.zIndex { continue }
            best = attributes
        }
        return best?.indexPath
    }

    // MARK: The background

    func setBackgroundView(_ view: UIView?) {
        guard view !== shown.backgroundView else { return }
        shown.backgroundView?.removeFromSuperview()
        shown.backgroundView = view
        guard let view else { return }
        insertPart(view, at: 0)
        placeBackground()
    }

    /// Shows the colour of the first section that is a list, behind everything.
    func placeListColor() {
        let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
        let list = layout?.composed.sections.lazy.compactMap(\.section.list).first
        guard let color = list?.backgroundColor else {
            shown.listColor?.removeFromSuperlayer()
            shown.listColor = nil
            return
        }
        let shade = color.resolvedColor(with: traitCollection).cgColor
        // Asked at each step of scrolling: what stays is not set again.
        if let behind = shown.listColor, behind.backgroundColor == shade, behind.frame == bounds {
            return
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let behind = shown.listColor ?? CALayer()
        if shown.listColor == nil {
            behind.zPosition = -CGFloat(Int32.max)
            layer.insertSublayer(behind, at: 0)
            shown.listColor = behind
        }
        if behind.backgroundColor != shade { behind.backgroundColor = shade }
        behind.frame = bounds
        CATransaction.commit()
    }

    private func placeBackground() {
        placeListColor()
        guard let view = shown.backgroundView else { return }
        if view.superview !== self { insertSubview(view, at: 0) }
        if view.frame != bounds { view.frame = bounds }
        view.layer.zPosition = -CGFloat(Int32.max)
    }
}
