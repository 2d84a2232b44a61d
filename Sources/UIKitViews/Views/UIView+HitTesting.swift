// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import QuartzCore

// Methods that the class overrides are called; for the others, their stored values are read
// directly. Both give the same answer.

/// Views with a lower alpha receive no touches.
private let leastTouchableAlpha: CGFloat = 0.01

extension UIView {
    /// The work of `hitTest(_:with:)`: the subviews from the front, then the view itself.
    func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        if let result: UIView? = replaced("hitTest:with:", [point, event]) { return result }
        guard takesTouches, hasInside(point, with: event) else { return nil }
        return frontmostView(at: point, in: layer, with: event)
    }

    /// Whether the view and its descendants can receive touches.
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
    /// Descends through views without overrides, without calling any of them: nothing can change
    /// meanwhile, and no reference is counted.
    private func frontmostView(
        at point: CGPoint,
        in layer: CALayer,
        with event: UIEvent?
    ) -> UIView {
        var view = Unmanaged.passUnretained(self)
        var layer = Unmanaged.passUnretained(layer)
        var point = point
        descent: while true {
            var index = view.plainSubviewCount
            guard index < SubviewPlaces.leastCount else {
                return view.takeUnretainedValue().frontmostOfMany(
                    at: point,
                    in: layer.takeUnretainedValue(),
                    with: event
                )
            }
            while index > 0 {
                index -= 1
                let child = view.subview(at: index)
                switch child.plainHit(point, from: layer) {
                case .outside: continue
                case .inside(let inside):
                    guard let own = child.backing else { break }
                    (view, layer, point) = (child, own, inside)
                    continue descent
                case .unknown: break
                }
                return view.takeUnretainedValue().frontmost(
                    of: index + 1,
                    at: point,
                    in: layer.takeUnretainedValue(),
                    with: event
                )
            }
            return view.takeUnretainedValue()
        }
    }

    /// The view that is hit by a point inside this one, by the rearmost `count` of its subviews.
    private func frontmost(
        of count: Int,
        at point: CGPoint,
        in layer: CALayer,
        with event: UIEvent?
    ) -> UIView {
        let views = hierarchy.subviews
        var index = count
        while index > 0 {
            index -= 1
            if let hit = hit(views[index], at: point, of: layer, with: event) { return hit }
        }
        return self
    }

    /// The frontmost view at a point inside this one, which has many subviews or overrides
    /// `subviews`.
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
            // Unsafe: the same array, read without counting references.
            let kept = unsafeBitCast(views, to: [Unmanaged<UIView>].self)
            let places = SubviewPlaces.of(self, layer)
            let box = PlaceBox(point)
            while let candidate = places.candidate(below: index, at: box) {
                index = candidate
                if kept[index].takesTouchesPlainly, let inside = places.moved(point, to: index) {
                    if kept[index].containsPoint(inside, with: event) {
                        let view = views[index]
                        return view.frontmostView(at: inside, in: view.layer, with: event)
                    }
                } else if let hit = hit(views[index], at: point, of: layer, with: event) {
                    return hit
                }
                // A view that was called has moved others: continue one by one.
                if !layer.hasValidPlaces { break }
            }
            if layer.hasValidPlaces { return self }
        }
        while index > 0 {
            index -= 1
            if let hit = hit(views[index], at: point, of: layer, with: event) { return hit }
        }
        return self
    }

    /// The hit view in a subview, for a point of this view.
    private func hit(
        _ view: UIView,
        at point: CGPoint,
        of layer: CALayer,
        with event: UIEvent?
    ) -> UIView? {
        let overrides = view.touch.overrides
        if view.touch.presentationHits > 0 {
            // At the presented position, not at the final one.
            return view.hitTest(view.layer.seenPoint(point), with: event)
        }
        // Most views, in one step.
        if overrides.isDisjoint(with: .touch), let own = view.backing {
            guard view.touch.isUserInteractionEnabled, view.touch.blockingAnimations == 0 else {
                return nil
            }
            let place = CALayer.plainHit(
                point,
                in: .passUnretained(own),
                from: .passUnretained(layer),
                leastOpacity: leastTouchableAlpha
            )
            switch place {
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

// Retained elsewhere: even a guaranteed reference would be counted here. Without an actor, since
// closures that have one check it at each call.
extension Unmanaged<UIView> {
    @inline(__always)
    var subviewCount: Int { _withUnsafeGuaranteedRef { $0.hierarchy.subviews.count } }

    /// The number of subviews; `.max` if the view overrides `subviews`.
    @inline(__always)
    fileprivate var plainSubviewCount: Int {
        _withUnsafeGuaranteedRef {
            $0.touch.overrides.contains(.touchedState) ? .max : $0.hierarchy.subviews.count
        }
    }

    @inline(__always)
    func subview(at index: Int) -> Unmanaged<UIView> {
        _withUnsafeGuaranteedRef { .passUnretained($0.hierarchy.subviews[index]) }
    }

    /// The result for a point of the superview; `unknown` if the view must be called.
    @inline(__always)
    fileprivate func plainHit(_ point: CGPoint, from layer: Unmanaged<CALayer>) -> PlainHit {
        guard _withUnsafeGuaranteedRef({ $0.touch.isPlain }), let backing else { return .unknown }
        return CALayer.plainHit(
            point,
            in: backing,
            from: layer,
            leastOpacity: leastTouchableAlpha
        )
    }

    /// Whether the view receives touches at its model position.
    @inline(__always)
    fileprivate var takesTouchesPlainly: Bool {
        guard _withUnsafeGuaranteedRef({ $0.touch.takesTouches }), let backing else { return false }
        return CALayer.isShown(backing, withOpacity: leastTouchableAlpha)
    }

    @inline(__always)
    @MainActor
    fileprivate func containsPoint(_ point: CGPoint, with event: UIEvent?) -> Bool {
        takeUnretainedValue().point(inside: point, with: event)
    }
}

extension UIView.TouchState {
    /// Whether the view itself receives touches at its model position.
    @inline(__always)
    fileprivate nonisolated var takesTouches: Bool {
        isUserInteractionEnabled && blockingAnimations | presentationHits == 0
    }

    /// Whether the view need not be called: it receives touches at its model position, and
    /// overrides nothing that hit tests read.
    @inline(__always)
    fileprivate nonisolated var isPlain: Bool {
        takesTouches && overrides.isDisjoint(with: .touch)
    }
}
