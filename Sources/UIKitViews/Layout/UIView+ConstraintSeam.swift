// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

// The interface between views and the constraint engine. Each function has one caller.
extension UIView {
    /// Whether the frame's height yields to constraints inside, as a cell's content does until it
    /// was measured; for views whose mask counts.
    package var heightYieldsToConstraints: Bool {
        get { layoutState.heightYields }
        set { layoutState.heightYields = newValue }
    }

    /// Places the subviews as the constraints were solved: the base of `layoutSubviews()`.
    func applyConstraints() {
        guard !hierarchy.subviews.isEmpty || !layoutState.guides.isEmpty,
            let engine = LayoutEngine.engine(for: self)
        else { return }
        engine.place(subviewsOf: self)
    }

    /// Solves before a layout of the tree begins.
    func solveConstraintsIfNeeded() {
        LayoutEngine.engine(for: self)?.solveIfNeeded()
    }

    func setTranslatesAutoresizingMask(_ translates: Bool) {
        guard translates != layoutState.translatesAutoresizingMask else { return }
        announcing("translatesAutoresizingMaskIntoConstraints") {
            layoutState.translatesAutoresizingMask = translates
        }
        layoutState.item?.entry?.mustBePlaced()
        translatedConstraintsMayHaveChanged()
    }

    /// The mask or whether it is translated has changed.
    func translatedConstraintsMayHaveChanged() {
        guard let item = layoutState.item, let entry = item.entry else { return }
        entry.engine.refreshRules(of: item)
    }

    /// The frame has changed by other hands than the engine's.
    func frameDidChange() {
        guard let core = layoutState.core, core.pointee.entry.engineID != nil,
            !core.pointee.isBeingPlaced, let item = layoutState.item, let entry = item.entry
        else { return }
        if item.ownEngine != nil || layoutState.translatesAutoresizingMask {
            entry.engine.frameDidChange(of: entry)
        } else {
            entry.mustBePlaced()
        }
    }

    /// Sets the solved frame, regardless of the transform.
    func setSolvedFrame(_ frame: CGRect) {
        guard frame.size.width.isFinite, frame.size.height.isFinite else { return }
        let layer = backing ?? layer
        let size = CGSize(width: max(0, frame.size.width), height: max(0, frame.size.height))
        if !touch.overrides.contains(.geometry), place(layer, frame.origin, size) { return }
        // The layer is read and the view is set, since its class may override the setters.
        if layer.properties.bounds.size != size {
            bounds = CGRect(origin: layer.properties.bounds.origin, size: size)
        }
        let anchor = layer.properties.anchorPoint
        let place = CGPoint(
            x: frame.minX + size.width * anchor.x,
            y: frame.minY + size.height * anchor.y
        )
        if layer.properties.position != place { center = place }
    }

    /// Sets size and centre directly, if their setters are neither overridden nor observed.
    private func place(_ layer: CALayer, _ origin: CGPoint, _ size: CGSize) -> Bool {
        let old = layer.placedSize
        switch layer.place(origin: origin, size: size) {
        case .refused:
            return false
        case .unchanged:
            return true
        case .moved:
            frameDidChange()
            if hierarchy.window != nil { safeAreaMayHaveChanged(isResized: false) }
        case .resized:
            if !hierarchy.subviews.isEmpty { resizeSubviews(from: old, to: size) }
            frameDidChange()
            if hierarchy.window != nil { safeAreaMayHaveChanged(isResized: true) }
            if marginsFollowSurroundings { refreshMargins() }
            boundsDidChange(from: CGRect(origin: layer.bounds.origin, size: old))
        }
        return true
    }

    /// Left and right have changed places.
    func layoutDirectionDidChange() {
        // The constraints that this view holds, including a stack view's.
        for constraint in constraints { constraint.engine?.reinstall(constraint) }
    }

    /// The margins or the safe area have changed.
    func insetsDidChange() {
        for guide in layoutState.ownGuides.values {
            guard let item = guide.item, let entry = item.entry else { continue }
            entry.engine.refreshRules(of: item)
        }
        guard let item = layoutState.item else { return }
        item.forEachReference { constraint in
            if constraint.namesMargin(of: item) { constraint.engine?.reinstall(constraint) }
        }
    }

    func setHidden(_ isHidden: Bool) {
        guard layer.isHidden != isHidden else { return }
        layer.isHidden = isHidden
        superview?.subviewVisibilityDidChange(self)
    }

    func intrinsicContentSizeDidChange() {
        superview?.subviewContentSizeDidChange(self)
        guard let entry = layoutState.item?.entry else { return }
        entry.contentWidth = -1
        entry.mustBePlaced()
        entry.engine.contentDidChange(of: self)
    }

    func changeContentPriorities(_ change: (inout LayoutState) -> Void) {
        change(&layoutState)
        guard let entry = layoutState.item?.entry else { return }
        entry.engine.contentDidChange(of: self)
    }

    // MARK: Hierarchy

    /// The view is about to leave its superview.
    func willLeaveLayout() {
        releaseConstraintsFromOutside()
        guard let engine = LayoutEngine.existing(for: self) else { return }
        leave(engine)
    }

    /// The view has joined a superview.
    func didJoinLayout() {
        // The view is no longer the root of a tree.
        if let engine = layoutState.item?.ownEngine {
            engine.dismantle()
            layoutState.item?.ownEngine = nil
        }
        // A new view without constraints has nothing to update.
        if layoutState.item == nil, hierarchy.subviews.isEmpty { return }
        guard hierarchy.superview != nil, let engine = LayoutEngine.existing(for: self) else {
            return
        }
        engine.installAll(below: self)
    }

    /// Removes a subtree from an engine, constraints first.
    private func leave(_ engine: LayoutEngine) {
        forEachItemBelow { item in
            item.held.visit { engine.uninstall($0) }
        }
        forEachItemBelow { engine.leave($0) }
    }

    /// Deactivates the constraints between the subtree and the outside.
    private func releaseConstraintsFromOutside() {
        var outer = superview
        var isHeldOutside = false
        while let view = outer {
            if let item = view.layoutState.item, !item.held.isEmpty {
                isHeldOutside = true
                break
            }
            outer = view.superview
        }
        guard isHeldOutside else { return }
        forEachItemBelow { item in
            item.forEachReference { constraint in
                guard let holder = constraint.holder, !holder.isDescendant(of: self) else {
                    return
                }
                holder.release(constraint)
            }
        }
    }

    private func forEachItemBelow(_ body: (LayoutItem) -> Void) {
        if let item = layoutState.item { body(item) }
        for guide in layoutState.guides { if let item = guide.item { body(item) } }
        for guide in layoutState.ownGuides.values { if let item = guide.item { body(item) } }
        for subview in subviews { subview.forEachItemBelow(body) }
    }

    // MARK: Updating

    func markNeedsUpdateConstraints() {
        MainThread.check("UIView.setNeedsUpdateConstraints()")
        layoutState.needsUpdateConstraints = true
        hierarchy.superview?.markSubtreeNeedsUpdateConstraints()
        setNeedsLayout()
    }

    /// Marks that a descendant needs its constraints updated.
    func markSubtreeNeedsUpdateConstraints() {
        var ancestor: UIView? = self
        while let view = ancestor, !view.layoutState.subtreeNeedsUpdateConstraints {
            view.layoutState.subtreeNeedsUpdateConstraints = true
            ancestor = view.hierarchy.superview
        }
    }

    /// Runs the marked updates, subviews first.
    func updateMarkedConstraints() {
        if layoutState.subtreeNeedsUpdateConstraints {
            layoutState.subtreeNeedsUpdateConstraints = false
            for view in hierarchy.subviews { view.updateMarkedConstraints() }
        }
        guard layoutState.needsUpdateConstraints else { return }
        layoutState.needsUpdateConstraints = false
        if let controller = hierarchy.controller {
            observing(.constraints) { controller.updateViewConstraints() }
        } else if touch.overrides.contains(.constraints) {
            observing(.constraints) { updateConstraints() }
        } else {
            updateConstraints()
        }
    }

    /// The size that suits the constraints inside, near a target.
    func fittingSize(
        _ target: CGSize,
        _ horizontal: UILayoutPriority,
        _ vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintsIfNeeded()
        guard isLaidOutByConstraints else { return sizeThatFits(target) }
        return LayoutEngine.fittingSize(
            of: self,
            LayoutEngine.Fitting(size: target, horizontal: horizontal, vertical: vertical)
        )
    }

    /// Whether constraints or content decide the view's size: not for a view that is placed by its
    /// frame, with subviews that are, too.
    private var isLaidOutByConstraints: Bool {
        let none = UIView.noIntrinsicMetric
        var isConstrained =
            !translatesAutoresizingMaskIntoConstraints
            || type(of: self).requiresConstraintBasedLayout
            || intrinsicContentSize != CGSize(width: none, height: none)
        if !isConstrained { forEachItemBelow { if !$0.held.isEmpty { isConstrained = true } } }
        return isConstrained
    }
}
