// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControls

/// A change of layouts that a person has in hand.
@MainActor
final class LayoutTransition {
    let from: UICollectionViewLayout
    let to: UICollectionViewLayout
    let layout: UICollectionViewTransitionLayout
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?

    init(
        _ layout: UICollectionViewTransitionLayout,
        _ from: UICollectionViewLayout,
        _ to: UICollectionViewLayout,
        _ completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    ) {
        self.layout = layout
        self.from = from
        self.to = to
        self.completion = completion
    }
}

extension UICollectionView {
    // MARK: At once or animated

    func changeLayout(
        to new: UICollectionViewLayout,
        animated: Bool,
        completion: ((Bool) -> Void)?
    ) {
        MainThread.check("UICollectionView.setCollectionViewLayout(_:animated:completion:)")
        let old = content.layout
        guard new !== old else {
            completion?(true)
            return
        }
        if let other = new.host.collectionView, other !== self, other.content.layout === new {
            fatalError(
                "UICollectionView.setCollectionViewLayout: \(new) is in \(other); a layout has "
                    + "one collection view, make another layout."
            )
        }
        guard animated, window != nil, UIView.areAnimationsEnabled, !shown.views.isEmpty else {
            install(new)
            new.invalidateLayout()
            prepareLayout()
            contentOffset = clamped(
                new.targetContentOffset(forProposedContentOffset: contentOffset)
            )
            if window != nil { setNeedsLayout() }
            completion?(true)
            return
        }
        layoutIfNeeded()
        var before: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        for (key, view) in shown.views { before[key] = view.element.attributes?.duplicate() }
        let views = Array(shown.views.values)
        for view in views { view.willTransition(from: old, to: new) }
        old.prepareForTransition(to: new)
        animate(true) {
            self.showLayout(new, after: old, before)
        } completion: {
            old.finalizeLayoutTransition()
            new.finalizeLayoutTransition()
            for view in views { view.didTransition(from: old, to: new) }
            completion?(true)
        }
    }

    private func install(_ layout: UICollectionViewLayout) {
        let old = content.layout
        if old.host.collectionView === self { old.host.collectionView = nil }
        content.layout = layout
        layout.host.collectionView = self
        content.needsPrepare = true
        content.region = .null
        content.regionAttributes = []
        content.changesByScrolling = false
        removeLanes()
        setNeedsLayout()
    }

    private func showLayout(
        _ new: UICollectionViewLayout,
        after old: UICollectionViewLayout,
        _ before: [ElementKey: UICollectionViewLayoutAttributes]
    ) -> [Departure] {
        shown.isLayingOut = true
        defer { shown.isLayingOut = false }
        var known = before
        install(new)
        new.host.collectionView = self
        prepareLayout()
        new.prepareForTransition(from: old)
        let offset = offsetAfterChange()
        if offset != contentOffset { contentOffset = offset }
        for attributes in laidOutAttributes(in: visibleRect) {
            let key = attributes.element
            if known[key] == nil { known[key] = old.attributes(of: key) }
        }
        let exists = { (key: ElementKey) -> ElementKey? in
            key.category == .cell || self.content.layout.attributes(of: key) != nil ? key : nil
        }
        return move(origin: { $0 }, target: exists, before: known)
    }

    // MARK: In a person's hand

    func beginTransition(
        to new: UICollectionViewLayout,
        _ completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        if let under = updates.transition { return under.layout }
        let old = content.layout
        layoutIfNeeded()
        let delegate = currentDelegate
        let name = "collectionView(_:transitionLayoutForOldLayout:newLayout:)"
        let layout =
            delegate.flatMap { delegate in
                _objcOptional(delegate, name) {
                    delegate.collectionView(
                        self,
                        transitionLayoutForOldLayout: old,
                        newLayout: new
                    )
                }
            } ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
        updates.transition = LayoutTransition(layout, old, new, completion)
        for view in shown.views.values { view.willTransition(from: old, to: new) }
        new.host.collectionView = self
        old.prepareForTransition(to: new)
        let start = contentOffset
        new.prepare()
        new.prepareForTransition(from: old)
        layout.offsets = (start, new.targetContentOffset(forProposedContentOffset: start))
        install(layout)
        old.host.collectionView = self
        prepareLayout()
        layoutIfNeeded()
        return layout
    }

    func endTransition(isFinished: Bool) {
        guard let transition = updates.transition else { return }
        let (old, new) = (transition.from, transition.to)
        let last = isFinished ? new : old
        let changes = { [weak self] in
            guard let self else { return }
            transition.layout.transitionProgress = isFinished ? 1 : 0
            self.layoutIfNeeded()
        }
        let finish = { [weak self] in
            guard let self else { return }
            self.updates.transition = nil
            old.host.transition = nil
            new.host.transition = nil
            self.install(last)
            (isFinished ? old : new).host.collectionView = nil
            last.host.collectionView = self
            self.prepareLayout()
            if let offsets = transition.layout.offsets {
                self.contentOffset = self.clamped(isFinished ? offsets.1 : offsets.0)
            }
            self.layoutIfNeeded()
            old.finalizeLayoutTransition()
            new.finalizeLayoutTransition()
            for view in self.shown.views.values { view.didTransition(from: old, to: new) }
            transition.completion?(true, isFinished)
        }
        guard window != nil, UIView.areAnimationsEnabled else {
            changes()
            finish()
            return
        }
        UIView.animate(withDuration: Self.updateDuration) {
            changes()
        } completion: { _ in
            finish()
        }
    }
}
