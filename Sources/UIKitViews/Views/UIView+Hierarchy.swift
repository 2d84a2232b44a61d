// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import QuartzCore

extension UIView {
    enum Place {
        case top
        case index(Int)
        case below(UIView)
        case above(UIView)
    }

    /// Puts a view into this one.
    ///
    /// The order of calls, from device logs: `willMove(toSuperview:)`, `willMove(toWindow:)` and
    /// `didMoveToWindow()` through the subtree if the window changes, `didMoveToSuperview()`, then
    /// `didAddSubview(_:)`.
    func insert(_ view: UIView, _ place: Place, _ name: String) {
        MainThread.check("UIView.\(name)")
        checkCanAdd(view, name)
        if view.hierarchy.superview === self {
            return move(view, to: place)
        }
        let oldWindow = view.window
        let newWindow = window
        let oldSuperview = view.hierarchy.superview
        oldSuperview?.willRemoveSubview(view)
        view.willMove(toSuperview: self)
        if oldWindow !== newWindow { view.tellWillMove(to: newWindow) }
        // A callback may have moved the view elsewhere, which then stands.
        guard view.hierarchy.superview === oldSuperview else { return }
        if oldSuperview != nil { view.willLeaveLayout() }
        oldSuperview?.unlink(view)
        link(view, place)
        // As on iOS a window that a test made and holds no longer lives until the test's end.
        if newWindow === self { AutoreleasePool.keepIfThereIsOne(self) }
        view.didChangeSuperview(from: oldWindow, to: newWindow)
        didAddSubview(view)
    }

    /// Removes the view from its superview.
    ///
    /// The order of calls: the superview's `willRemoveSubview(_:)`, then `willMove(toSuperview:)`,
    /// `willMove(toWindow:)`, `didMoveToWindow()`, `didMoveToSuperview()`.
    func detach() {
        MainThread.check("UIView.removeFromSuperview()")
        guard let superview = hierarchy.superview else { return }
        let oldWindow = window
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        if let oldWindow {
            resignFirstResponder(in: oldWindow)
            FocusCenter.shared.viewWillLeave(self, oldWindow)
            tellWillMove(to: nil)
        }
        guard hierarchy.superview === superview else { return }
        willLeaveLayout()
        superview.unlink(self)
        didChangeSuperview(from: oldWindow, to: nil)
    }

    private func checkCanAdd(_ view: UIView, _ name: String) {
        guard view !== self else {
            fatalError("UIView.\(name): can't add self as subview: \(summary)")
        }
        guard view.hierarchy.subviews.isEmpty || !isInside(view) else {
            fatalError(
                "UIView.\(name): can't add \(view.summary) to \(summary), which is inside it; "
                    + "take that one out of it first."
            )
        }
    }

    /// Forgets a subview and its layer.
    private func unlink(_ view: UIView) {
        if let index = hierarchy.subviews.position(of: view) {
            hierarchy.subviews.remove(at: index)
        }
        hierarchy.generation += 1
        view.layer.removeFromSuperlayer()
        view.hierarchy.superview = nil
        view.layoutState.core?.pointee.superviewID = nil
        hierarchyDidChange()
    }

    private func link(_ view: UIView, _ place: Place) {
        let index = index(for: place)
        insertLayer(of: view, place, at: index)
        if index == hierarchy.subviews.count {
            hierarchy.subviews.append(view)
        } else {
            hierarchy.subviews.insert(view, at: index)
        }
        hierarchy.generation += 1
        view.hierarchy.superview = self
        view.layoutState.core?.pointee.superviewID = LayoutItem.address(of: self)
        if view.layoutState.needsUpdateConstraints
            || view.layoutState.subtreeNeedsUpdateConstraints
        {
            markSubtreeNeedsUpdateConstraints()
        }
        view.didJoinLayout()
        hierarchyDidChange()
    }

    /// Asks for layout, unless the subviews change in the view's own layout: a view that makes its
    /// subviews anew there would never come to rest.
    private func hierarchyDidChange() {
        if !layer.isLayingOut { markForLayout() }
    }

    private func didChangeSuperview(from oldWindow: UIWindow?, to newWindow: UIWindow?) {
        if oldWindow !== newWindow { setWindow(newWindow) }
        updateInherited()
        if layoutState.hasCorners { setNeedsLayout() }
        if oldWindow !== newWindow { tellDidMove(from: oldWindow) }
        didMoveToSuperview()
    }

    private func index(for place: Place) -> Int {
        let count = hierarchy.subviews.count
        switch place {
        case .top:
            return count
        case .index(let index):
            return max(0, min(index, count))
        case .below(let sibling):
            return hierarchy.subviews.position(of: sibling) ?? count
        case .above(let sibling):
            return hierarchy.subviews.position(of: sibling).map { $0 + 1 } ?? count
        }
    }

    /// Inserts the layer at the view's position; layers without a view stay where they are.
    private func insertLayer(of view: UIView, _ place: Place, at index: Int) {
        let siblings = hierarchy.subviews
        switch place {
        case .above(let sibling) where sibling.superview === self && sibling !== view:
            layer.insertSublayer(view.layer, above: sibling.layer)
        case .top, .above:
            layer.addSublayer(view.layer)
        case .index, .below:
            if index < siblings.count {
                layer.insertSublayer(view.layer, below: siblings[index].layer)
            } else {
                layer.addSublayer(view.layer)
            }
        }
    }

    /// Moves a view among its siblings, without notifications.
    private func move(_ view: UIView, to place: Place) {
        guard !isPlaced(view, place), let old = hierarchy.subviews.position(of: view) else {
            return
        }
        hierarchy.subviews.remove(at: old)
        let index = index(for: place)
        insertLayer(of: view, place, at: index)
        hierarchy.subviews.insert(view, at: index)
        hierarchy.generation += 1
        if index != old { setNeedsLayout() }
    }

    /// Whether a view is at an index already; lists that insert each view anew in each layout would search n times n.
    private func isPlaced(_ view: UIView, _ place: Place) -> Bool {
        let views = hierarchy.subviews
        guard case .index(let index) = place, views.indices.contains(index), views[index] === view
        else { return false }
        let next = index + 1 < views.count ? views[index + 1].layer : nil
        return layer.hasSublayer(view.layer, below: next, at: index, of: views.count)
    }

    func exchange(_ index1: Int, _ index2: Int) {
        MainThread.check("UIView.exchangeSubview(at:withSubviewAt:)")
        let range = hierarchy.subviews.indices
        guard range.contains(index1), range.contains(index2), index1 != index2 else { return }
        let low = hierarchy.subviews[min(index1, index2)]
        let high = hierarchy.subviews[max(index1, index2)]
        move(high, to: .index(min(index1, index2)))
        move(low, to: .index(max(index1, index2)))
    }

    func reorder(_ view: UIView, toFront: Bool) {
        MainThread.check("UIView.bringSubviewToFront(_:)")
        guard view.hierarchy.superview === self else { return }
        move(view, to: toFront ? .top : .index(0))
        if !toFront { layer.insertSublayer(view.layer, at: 0) }
    }

    // MARK: Search

    func isInside(_ view: UIView) -> Bool {
        var ancestor: UIView? = self
        while let current = ancestor {
            if current === view { return true }
            ancestor = current.hierarchy.superview
        }
        return false
    }

    func firstView(tagged tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    var rootView: UIView {
        var root = Unmanaged.passUnretained(self)
        while let next = root.superview { root = next }
        return root.takeUnretainedValue()
    }
}
