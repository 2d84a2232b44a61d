// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControls

// Batches of changes, from what the program says to the views' ways.
extension UICollectionView {
    /// Seconds that an animated update takes.
    static let updateDuration: TimeInterval = 0.3

    /// One change, in the batch that is collected or in one of its own.
    func addUpdate(_ change: (BatchUpdate) -> Void) {
        MainThread.check("UICollectionView.performBatchUpdates(_:completion:)")
        if updates.isCollecting, let current = updates.current {
            change(current)
            return
        }
        // The data has changed already: what is known is the data before.
        let update = BatchUpdate(oldCounts: countsBefore())
        change(update)
        commit(update, completions: [])
    }

    /// Changes several things with one animation, by a block that is over when this returns.
    ///
    /// Called with a closure, this is what Swift chooses: on iOS the block need not escape.
    public func performBatchUpdates(
        _ updates: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        withoutActuallyEscaping(updates) { updates in
            performBatchUpdates(Optional(updates), completion: completion)
        }
    }

    /// The numbers before a change; if nobody asked yet, those after are all there is.
    private func countsBefore() -> [Int] {
        if content.counts != nil { prepareLayout() }
        return counts
    }

    func runUpdates(_ block: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        MainThread.check("UICollectionView.performBatchUpdates(_:completion:)")
        if updates.isCollecting {
            block?()
            if let completion { updates.completions.append(completion) }
            return
        }
        let isFirst = content.counts == nil || content.isReloading
        if sources.dataSource != nil, isFirst || content.needsPrepare { layoutForUpdates() }
        let update = BatchUpdate(oldCounts: counts)
        updates.current = update
        updates.isCollecting = true
        block?()
        updates.isCollecting = false
        updates.current = nil
        var completions = updates.completions
        updates.completions = []
        if let completion { completions.append(completion) }
        // Something in the block may have asked for everything again.
        if content.isReloading {
            layoutIfNeeded()
            for completion in completions { completion(true) }
            return
        }
        commit(update, completions: completions)
    }

    /// Views must show the data before, so that they can show the way to the data after.
    private func layoutForUpdates() {
        UIView.performWithoutAnimation { layOutElements() }
    }

    /// Carries a batch out.
    ///
    /// Without a data source there is nothing to change, and nothing that could be wrong. Source: the
    /// tests of the library Spots, which reload a section before there is one.
    func commit(_ update: BatchUpdate, completions: [(Bool) -> Void]) {
        guard sources.dataSource != nil else {
            for completion in completions { completion(true) }
            return
        }
        let newCounts = askCounts()
        update.seal(newCounts: newCounts)
        movePlaceholders(update)
        let before = update.isEmpty ? [:] : attributesBefore()
        content.counts = newCounts
        remap(update)
        let layout = content.layout
        if !update.isEmpty { layout.follow(update) }
        let context = layout.makeContext()
        context.state.invalidatesCounts = !update.isEmpty
        context.state.invalidatesEverything = false
        layout.invalidateLayout(with: context)
        content.counts = newCounts
        updates.current = update
        // Outside a window, too, the cells are there when this returns.
        let isAnimated = UIView.areAnimationsEnabled && window != nil
        animate(
            isAnimated,
            changes: { self.showUpdate(update, before) },
            completion: { self.finish(update, completions) }
        )
    }

    private func finish(_ update: BatchUpdate, _ completions: [(Bool) -> Void]) {
        if updates.current === update { updates.current = nil }
        for path in update.reconfigured {
            if let target = update.target(of: path) { fillAgain(target) }
        }
        for completion in completions { completion(true) }
    }

    /// Runs changes of views with or without animation; the second closure follows the end.
    func animate(
        _ isAnimated: Bool,
        changes: @escaping () -> [Departure],
        completion: @escaping () -> Void
    ) {
        guard isAnimated else {
            var leaving: [Departure] = []
            UIView.performWithoutAnimation { leaving = changes() }
            for departure in leaving { depart(departure) }
            completion()
            return
        }
        updates.running += 1
        var leaving: [Departure] = []
        UIView.animate(
            withDuration: Self.updateDuration,
            delay: 0,
            options: [.curveEaseInOut, .allowUserInteraction]
        ) {
            leaving = changes()
        } completion: { _ in
            self.updates.running -= 1
            for departure in leaving { self.depart(departure) }
            completion()
        }
    }

    /// A view on its way out.
    struct Departure {
        let view: UICollectionReusableView
        let key: ElementKey
    }

    private func depart(_ departure: Departure) {
        shown.leaving.removeAll { $0 === departure.view }
        endDisplay(of: departure.view, departure.key)
    }

    /// The attributes of what is seen and of what is near, before the change.
    private func attributesBefore() -> [ElementKey: UICollectionViewLayoutAttributes] {
        var all: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        if !content.needsPrepare {
            let near = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
            for attributes in laidOutAttributes(in: near) {
                all[attributes.element] = attributes.duplicate()
            }
        }
        for (key, view) in shown.views where all[key] == nil {
            all[key] = view.element.attributes?.duplicate()
        }
        return all
    }

    /// Selections and the like follow their items.
    private func remap(_ update: BatchUpdate) {
        guard !update.isEmpty else { return }
        picks.paths = Set(
            picks.paths.compactMap { update.target(of: ElementKey(cell: $0))?.indexPath }
        )
        picks.highlighted = picks.highlighted.flatMap { update.target(of: $0) }
        picks.lastFocused = picks.lastFocused.flatMap { update.target(of: $0) }
        sources.prefetched = Set(sources.prefetched.compactMap { update.target(of: $0) })
    }

    /// Brings the views to the data after, inside the animation, and answers those that leave.
    private func showUpdate(
        _ update: BatchUpdate,
        _ before: [ElementKey: UICollectionViewLayoutAttributes]
    ) -> [Departure] {
        guard !shown.isLayingOut else { return [] }
        shown.isLayingOut = true
        let layout = content.layout
        prepareLayout()
        update.leavingAttributes = before
        layout.prepare(forCollectionViewUpdates: update.items)
        let offset = offsetAfterChange()
        if offset != contentOffset { contentOffset = offset }
        prepareLayout()
        let leaving = move(
            origin: { update.origin(of: $0) },
            target: { update.target(of: $0) },
            before: before
        )
        layout.finalizeCollectionViewUpdates()
        shown.isLayingOut = false
        for path in update.reconfigured {
            if let target = update.target(of: path) { fillAgain(target) }
        }
        update.reconfigured = []
        // Views that would like another size move with the same animation.
        for _ in 0..<8 where content.needsPrepare { layOutElements() }
        setNeedsLayout()
        return leaving
    }

    /// Where the content lies after a change, as the layout and the delegate want it.
    func offsetAfterChange() -> CGPoint {
        let proposed = clamped(contentOffset)
        let fromLayout = content.layout.targetContentOffset(forProposedContentOffset: proposed)
        return currentDelegate?.collectionView?(
            self,
            targetContentOffsetForProposedContentOffset: fromLayout
        ) ?? fromLayout
    }

    /// Gives every element of the layout a view: one that it has, or a new one that comes from
    /// where its attributes say; the others leave.
    func move(
        origin: (ElementKey) -> ElementKey?,
        target: (ElementKey) -> ElementKey?,
        before: [ElementKey: UICollectionViewLayoutAttributes]
    ) -> [Departure] {
        var old = shown.views
        shown.views = [:]
        let layout = content.layout
        let rect = visibleRect
        var measured: [UICollectionReusableView] = []
        for attributes in laidOutAttributes(in: rect)
        where !attributes.isHidden && isSeen(attributes, in: rect) {
            let key = attributes.element
            let from = origin(key)
            if let from, let view = old.removeValue(forKey: from) {
                shown.views[key] = view
                view.element.key = key
                view.take(attributes)
                continue
            }
            let start =
                layout.initialAttributes(of: key).map { turned($0) }
                ?? from.flatMap { before[$0] } ?? attributes
            guard let view = makeView(attributes) else { continue }
            UIView.performWithoutAnimation { view.take(placed(start, as: attributes)) }
            show(view, key)
            view.take(attributes)
            measured.append(view)
        }
        var leaving: [Departure] = []
        for (key, view) in old {
            let to = target(key)
            let end =
                layout.finalAttributes(of: key).map { turned($0) }
                ?? to.flatMap { layout.attributes(of: $0) }.map { turned($0) }
                ?? before[key].map { faded($0) }
            if let end { view.take(end) }
            view.element.key = nil
            shown.leaving.append(view)
            leaving.append(Departure(view: view, key: key))
        }
        shown.pass &+= 1
        for view in shown.views.values { view.element.pass = shown.pass }
        for view in measured { measure(view) }
        return leaving
    }

    private func faded(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let made = attributes.duplicate()
        made.alpha = 0
        return made
    }

    /// Attributes of one element with another's place in the data.
    private func placed(
        _ attributes: UICollectionViewLayoutAttributes,
        as other: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let made = attributes.duplicate()
        made.indexPath = other.indexPath
        return made
    }
}
