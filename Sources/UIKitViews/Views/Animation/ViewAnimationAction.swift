// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// The action for a change of a view's layer inside an animation block.
///
/// It is made while the old value is in place, and run when the new one is. Numbers, points, sizes
/// and rectangles are animated additively, from the difference to the old value, so that successive
/// animations of a property blend; other values are replaced.
final class ViewAnimationAction: AnimationStandIn {
    private let animation: ViewAnimation
    // Unsafe because actions run where the layer is changed, which is the main thread for views;
    // assumeIsolated traps on others.
    private nonisolated(unsafe) let view: UIView
    private nonisolated(unsafe) let old: Any?
    private let key: String

    @MainActor
    init(_ animation: ViewAnimation, view: UIView, key: String) {
        self.animation = animation
        self.view = view
        self.key = key
        let layer = view.layer
        let isReplaced = ViewAnimationAction.replacedKeys.contains(key)
        let begins =
            animation.course.options.contains(.beginFromCurrentState) || animation.timeline != nil
        // Earlier changes of the same block are not visible yet.
        let isFirst = animation.replacements(key, of: layer).isEmpty
        let source = isReplaced && begins && isFirst ? layer.presentation() ?? layer : layer
        old = source.value(forKey: key)
    }

    /// The properties that are not numbers.
    private static let replacedKeys: Set<String> = [
        "transform", "sublayerTransform", "backgroundColor", "borderColor", "shadowColor",
        "shadowPath",
    ]

    /// The action as views give it: of a value that is replaced an animation, whose timing
    /// subclasses read to move other things along.
    @MainActor
    var given: any CAAction {
        guard ViewAnimationAction.replacedKeys.contains(key), animation.keyframes == nil else {
            return self
        }
        let change = makeAnimation(key, on: view.layer)
        change.fromValue = old
        change.stand = self
        return change
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        // Both on the main thread, which `assumeIsolated` makes sure of.
        nonisolated(unsafe) let this = self
        nonisolated(unsafe) let object = anObject
        MainActor.assumeIsolated {
            guard let layer = object as? CALayer else { return }
            this.animate(layer)
        }
    }

    /// Starts the animation that was given, as a subclass has changed it; the block waits for its end.
    func start(_ animation: CAAnimation, forKey event: String, on object: Any) {
        // Both on the main thread, which `assumeIsolated` makes sure of.
        nonisolated(unsafe) let this = self
        nonisolated(unsafe) let (animation, object) = (animation, object)
        MainActor.assumeIsolated {
            guard let layer = object as? CALayer else { return }
            animation.stand = nil
            if let change = animation as? CAPropertyAnimation, change.delegate == nil {
                this.animation.start(change, on: layer, key: event, of: this.view)
            } else {
                layer.add(animation, forKey: event)
            }
        }
    }

    @MainActor
    private func animate(_ layer: CALayer) {
        let new = layer.value(forKey: key)
        if let keyframes = animation.keyframes {
            return keyframes.record(layer, of: view, key, from: old, to: new)
        }
        if ViewAnimationAction.replacedKeys.contains(key) {
            return replace(on: layer, from: old, to: new)
        }
        switch (old, new) {
        case (let old as CGPoint, let new as CGPoint):
            add(layer, key, CGPoint(x: old.x - new.x, y: old.y - new.y), CGPoint.zero)
        case (let old as CGSize, let new as CGSize):
            add(layer, key, difference(old, new), CGSize.zero)
        case (let old as CGRect, let new as CGRect):
            let origin = CGPoint(x: old.minX - new.minX, y: old.minY - new.minY)
            if key == "bounds" {
                if origin != .zero { add(layer, "bounds.origin", origin, CGPoint.zero) }
                if old.size != new.size {
                    add(layer, "bounds.size", difference(old.size, new.size), CGSize.zero)
                }
            } else {
                let size = difference(old.size, new.size)
                add(layer, key, CGRect(origin: origin, size: size), CGRect.zero)
            }
        case (let old as NSNumber, let new as NSNumber):
            add(layer, key, NSNumber(value: old.doubleValue - new.doubleValue), NSNumber(value: 0))
        default:
            replace(on: layer, from: old, to: new)
        }
    }

    private func difference(_ old: CGSize, _ new: CGSize) -> CGSize {
        CGSize(width: old.width - new.width, height: old.height - new.height)
    }

    @MainActor
    private func add(_ layer: CALayer, _ path: String, _ from: Any, _ to: Any) {
        // A spring that is pushed off in different ways along x and y is two movements.
        if let velocity = animation.course.spring?.velocity, velocity.dx != velocity.dy,
            let from = from as? CGPoint
        {
            addPart(layer, "\(path).x", from.x, isVertical: false)
            return addPart(layer, "\(path).y", from.y, isVertical: true)
        }
        let change = makeAnimation(path, on: layer)
        change.isAdditive = true
        change.fromValue = from
        change.toValue = to
        animation.start(change, on: layer, key: layer.freeAnimationKey(path), of: view)
    }

    @MainActor
    private func addPart(_ layer: CALayer, _ path: String, _ from: CGFloat, isVertical: Bool) {
        guard from != 0 else { return }
        let change = makeAnimation(path, on: layer, isVertical: isVertical)
        change.isAdditive = true
        change.fromValue = NSNumber(value: Double(from))
        change.toValue = NSNumber(value: 0)
        animation.start(change, on: layer, key: layer.freeAnimationKey(path), of: view)
    }

    /// Animates a property by its values.
    ///
    /// A block may change a property several times: of changes at the same time the last counts, a
    /// change at a later time follows the earlier ones.
    @MainActor
    private func replace(on layer: CALayer, from old: Any?, to new: Any?) {
        let change = makeAnimation(key, on: layer)
        let delay = animation.course.delay
        let former = animation.replacements(key, of: layer)
        var layerKey = key
        var from = old
        if let same = former.first(where: { $0.delay == delay }) {
            layerKey = same.key
            from = same.from
            if let taken = layer.animation(forKey: layerKey) {
                layer.endDriven(taken.identity, at: nil, finished: true)
            }
        } else if !former.isEmpty {
            layerKey = layer.freeAnimationKey(key)
            // Nothing before its time, when an earlier change is still seen.
            change.fillMode = .forwards
        }
        change.fromValue = from ?? NSNull()
        change.toValue = new ?? NSNull()
        animation.note(.init(key: layerKey, delay: delay, from: from), key, of: layer)
        animation.start(change, on: layer, key: layerKey, of: view)
    }

    @MainActor
    private func makeAnimation(
        _ path: String,
        on layer: CALayer,
        isVertical: Bool = false
    ) -> CABasicAnimation {
        let course = animation.course
        let change =
            course.spring?.makeAnimation(duration: course.duration, isVertical: isVertical)
            ?? CABasicAnimation()
        change.keyPath = path
        animation.prepare(change, on: layer)
        if course.spring != nil { change.timingFunction = nil }
        return change
    }
}

extension ViewAnimation {
    /// Gives an animation the block's timing.
    func prepare(_ change: CAPropertyAnimation, on layer: CALayer) {
        change.duration = course.duration
        change.timingFunction = course.pace
        change.fillMode = .both
        if course.delay != 0, timeline == nil {
            change.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + course.delay
        }
        change.autoreverses = course.returns
        change.repeatCount = course.runs
        change.preferredFrameRateRange = course.options.frameRates
    }
}

extension UIView.AnimationOptions {
    /// The frame rates of the options.
    fileprivate var frameRates: CAFrameRateRange {
        switch (rawValue >> 24) & 0xf {
        case 3: CAFrameRateRange(minimum: 60, maximum: 60, preferred: 60)
        case 7: CAFrameRateRange(minimum: 30, maximum: 30, preferred: 30)
        default: .default
        }
    }
}
