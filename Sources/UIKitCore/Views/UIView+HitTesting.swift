// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

// A view is asked by its methods where its class overrides them; where it does not, what they
// would read is read here. Both ways give the same answer.

/// Views less opaque than this take no touches.
private let leastTouchableAlpha: CGFloat = 0.01

extension UIView {
    /// The work of `hitTest(_:with:)`: the subviews from the front, then the view itself.
    func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard takesTouches, hasInside(point, with: event) else { return nil }
        return frontmostView(at: point, in: layer, with: event)
    }

    /// Whether the view and what is inside it take touches at all.
    private var takesTouches: Bool {
        guard touch.isUserInteractionEnabled, touch.blockingAnimations == 0 else { return false }
        guard let backing, !touch.overrides.contains(.touchedState) else {
            return !isHidden && alpha >= leastTouchableAlpha
        }
        return backing.isShown(withOpacity: leastTouchableAlpha)
    }

    private func hasInside(_ point: CGPoint, with event: UIEvent?) -> Bool {
        guard let backing, touch.overrides.isDisjoint(with: [.pointInside, .touchedState]) else {
            return self.point(inside: point, with: event)
        }
        return backing.hasInBounds(point)
    }

    /// The view that is hit by a point inside this one.
    ///
    /// Down through views that are as plain as most are, none of which is called.
    private func frontmostView(
        at point: CGPoint,
        in layer: CALayer,
        with event: UIEvent?
    ) -> UIView {
        var view = self
        var layer = layer
        var point = point
        descent: while true {
            let views = view.hierarchy.subviews
            if views.count >= SubviewPlaces.leastCount
                || view.touch.overrides.contains(.touchedState)
            {
                return view.frontmostOfMany(at: point, in: layer, with: event)
            }
            var index = views.count
            while index > 0 {
                index -= 1
                let child = views[index]
                if child.touch.isPlain, let own = child.backing {
                    switch own.plainHit(point, from: layer, leastOpacity: leastTouchableAlpha) {
                    case .outside: continue
                    case .inside(let inside):
                        (view, layer, point) = (child, own, inside)
                        continue descent
                    case .unknown: break
                    }
                }
                if let hit = view.hit(child, at: point, of: layer, with: event) { return hit }
            }
            return view
        }
    }

    /// The view that is hit by a point inside this one, which has many subviews or lists its own.
    private func frontmostOfMany(
        at point: CGPoint,
        in layer: CALayer,
        with event: UIEvent?
    ) -> UIView {
        let isPlain = !touch.overrides.contains(.touchedState)
        let views = isPlain ? hierarchy.subviews : subviews
        var index = views.count
        let movesHits = TouchState.presentationHitViews > 0
        if isPlain, index >= SubviewPlaces.leastCount, !movesHits {
            let places = SubviewPlaces.of(self, layer)
            let box = PlaceBox(point)
            while let candidate = places.candidate(below: index, at: box) {
                index = candidate
                if let hit = hit(views[index], at: point, of: layer, with: event) { return hit }
                // A view that was asked has moved others: go on one by one.
                if !layer.knowsPlaces { break }
            }
            if layer.knowsPlaces { return self }
        }
        while index > 0 {
            index -= 1
            if let hit = hit(views[index], at: point, of: layer, with: event) { return hit }
        }
        return self
    }

    /// What is hit in a subview by a point of this view.
    private func hit(
        _ view: UIView,
        at point: CGPoint,
        of layer: CALayer,
        with event: UIEvent?
    ) -> UIView? {
        let overrides = view.touch.overrides
        if view.touch.presentationHits > 0 {
            // Where it is seen, not where it will be.
            return view.hitTest(view.layer.seenPoint(point), with: event)
        }
        // Most views, in one step.
        if overrides.isDisjoint(with: .touch), let own = view.backing {
            guard view.touch.isUserInteractionEnabled, view.touch.blockingAnimations == 0 else {
                return nil
            }
            switch own.plainHit(point, from: layer, leastOpacity: leastTouchableAlpha) {
            case .outside: return nil
            case .inside(let inside): return view.frontmostView(at: inside, in: own, with: event)
            case .unknown: break
            }
        }
        guard let own = view.backing, !overrides.contains(.touchedState) else {
            return view.hitTest(view.layer.convert(point, from: layer), with: event)
        }
        let inside = own.plainPoint(point, from: layer) ?? own.convert(point, from: layer)
        if overrides.contains(.hitTest) { return view.hitTest(inside, with: event) }
        guard view.takesTouches, view.hasInside(inside, with: event) else { return nil }
        return view.frontmostView(at: inside, in: own, with: event)
    }
}

extension UIView.TouchState {
    /// Whether nothing of the view need be asked: it takes touches, where it is, and overrides no
    /// method or property that says where that is.
    @inline(__always)
    fileprivate var isPlain: Bool {
        isUserInteractionEnabled && overrides.isDisjoint(with: .touch)
            && blockingAnimations | presentationHits == 0
    }
}
