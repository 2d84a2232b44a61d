// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

// A view is asked by its methods where its class overrides them; where it does not, what they
// would read is read here. Both ways give the same answer.
extension UIView {
    /// Views less opaque than this take no touches.
    private static let leastTouchableAlpha: CGFloat = 0.01

    /// The work of `hitTest(_:with:)`: the subviews from the front, then the view itself.
    func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard takesTouches, hasInside(point, with: event) else { return nil }
        return frontmostView(at: point, in: layer, with: event)
    }

    /// Whether the view and what is inside it take touches at all.
    private var takesTouches: Bool {
        guard touch.isUserInteractionEnabled, touch.blockingAnimations == 0 else { return false }
        guard let backing, !touch.overrides.contains(.touchedState) else {
            return !isHidden && alpha >= UIView.leastTouchableAlpha
        }
        return backing.isShown(withOpacity: UIView.leastTouchableAlpha)
    }

    private func hasInside(_ point: CGPoint, with event: UIEvent?) -> Bool {
        guard let backing, touch.overrides.isDisjoint(with: [.pointInside, .touchedState]) else {
            return self.point(inside: point, with: event)
        }
        return backing.hasInBounds(point)
    }

    /// The view that is hit by a point inside this one.
    private func frontmostView(
        at point: CGPoint,
        in layer: CALayer,
        with event: UIEvent?
    ) -> UIView {
        let isPlain = !touch.overrides.contains(.touchedState)
        let views = isPlain ? hierarchy.subviews : subviews
        guard !views.isEmpty else { return self }
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
            switch own.plainHit(point, from: layer, leastOpacity: UIView.leastTouchableAlpha) {
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
