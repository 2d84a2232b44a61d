// SPDX-License-Identifier: Apache-2.0

import Foundation
import RenderServer
import Synchronization

extension CALayer {
    /// An animation on a layer.
    struct RunningAnimation {
        /// The key under which it was added.
        let key: String?
        let animation: CAAnimation
        /// The committed animation; it starts at the next commit unless it has a begin time.
        var renderValue: RenderAnimation
        var isBegun = false
        var hasStarted = false
        /// The transactions that wait for its end.
        let groups: [CompletionGroup]
    }

    private static let lastAnimation = Atomic<UInt64>(0)

    final func start(_ animation: CAAnimation, forKey key: String?) {
        guard let copy = animation.copy() as? CAAnimation else { return }
        copy.identity = Self.lastAnimation.wrappingAdd(1, ordering: .relaxed).newValue
        let stack = TransactionStack.current
        if copy.timingValues.duration <= 0 {
            let duration = stack.animationDuration
            copy.timingValues.duration = duration > 0 ? duration : 0.25
        }
        if copy.timingFunction == nil, let function = stack.animationTimingFunction {
            copy.timingFunction = function
        }
        // A layer has one transition at a time, whatever its key.
        let key = copy is CATransition ? kCATransition : key
        if let key { stopAnimation(forKey: key) }
        let groups = stack.completionGroups
        for group in groups { group.enter() }
        let running = RunningAnimation(
            key: key,
            animation: copy,
            renderValue: copy.renderAnimation(key: key, timing: copy.timingValues, in: self),
            groups: groups
        )
        withExtras { $0.animations.append(running) }
        markChanged()
        noteOwnAnimation(running.renderValue, isOver: false)
        markNamedLayers(running.renderValue)
        if let treeHost {
            // Without a node, nothing asks for a commit, which the animation needs.
            treeHost.noteAnimations(on: self)
            if !marks.contains(.isCommitted) { markAncestors(from: self, .animatesEarly) }
        } else {
            DetachedAnimations.shared.add(self)
            stack.noteChange()
        }
    }

    final func stopAllAnimations() {
        guard let extras, !extras.animations.isEmpty else { return }
        let stopped = extras.animations
        extras.animations = []
        markChanged()
        for running in stopped { finish(running, finished: false) }
    }

    final func stopAnimation(forKey key: String) {
        guard let extras, let index = extras.animations.firstIndex(where: { $0.key == key }) else {
            return
        }
        let running = extras.animations.remove(at: index)
        markChanged()
        finish(running, finished: false)
    }

    final func finish(_ running: RunningAnimation, finished: Bool) {
        noteOwnAnimation(running.renderValue, isOver: true)
        markNamedLayers(running.renderValue)
        if running.isBegun, running.renderValue.changesCells,
            let emitter = self as? CAEmitterLayer
        {
            let now = localTime(at: CACurrentMediaTime())
            emitter.keepCells(of: running.renderValue, until: now)
        }
        running.animation.delegate?.animationDidStop(running.animation, finished: finished)
        for group in running.groups { group.leave() }
    }

    final var runningAnimationKeys: [String]? {
        guard let animations = extras?.animations, !animations.isEmpty else { return nil }
        return animations.compactMap(\.key)
    }

    final func runningAnimation(forKey key: String) -> CAAnimation? {
        extras?.animations.first { $0.key == key }?.animation
    }

    /// Sets the commit's time as the begin time of animations without one.
    final func beginAnimations(at localTime: Double) {
        guard let extras else { return }
        for index in extras.animations.indices where !extras.animations[index].isBegun {
            extras.animations[index].isBegun = true
            let animation = extras.animations[index].animation
            if animation.timingValues.beginTime == 0 {
                animation.timingValues.beginTime = localTime
            }
            let old = extras.animations[index].renderValue
            var pace = old.pace
            pace.timing = animation.timingValues
            extras.animations[index].renderValue = old.running(by: pace)
        }
    }

    /// Reports animations that have started and ended by a time of the layer; removes those that
    /// are over.
    final func advanceAnimations(to localTime: Double) {
        guard let extras, !extras.animations.isEmpty else { return }
        var over: [RunningAnimation] = []
        for index in extras.animations.indices.reversed() {
            let running = extras.animations[index]
            guard running.isBegun else { continue }
            let timing = running.animation.timingValues
            let active = timing.activeTime(at: localTime)
            if !running.hasStarted && active >= 0 {
                extras.animations[index].hasStarted = true
                running.animation.delegate?.animationDidStart(running.animation)
            }
            guard active >= timing.activeDuration, timing.speed != 0,
                index < extras.animations.count,
                extras.animations[index].animation === running.animation
            else { continue }
            if running.animation.isRemovedOnCompletion {
                extras.animations.remove(at: index)
                over.append(running)
            } else if !running.animation.hasReportedEnd {
                running.animation.hasReportedEnd = true
                finish(running, finished: true)
            }
        }
        guard !over.isEmpty else { return }
        markChanged()
        for running in over.reversed() { finish(running, finished: true) }
    }

    /// The next time of the layer at which something has to be reported to a delegate.
    final var nextAnimationEvent: Double? {
        guard let extras else { return nil }
        var next: Double?
        for running in extras.animations where running.isBegun {
            let timing = running.animation.timingValues
            guard timing.speed != 0 else { continue }
            if !running.hasStarted {
                let begin = timing.parentTime(at: 0)
                next = min(next ?? begin, begin)
            }
            if running.animation.hasReportedEnd { continue }
            let end = timing.parentTime(at: timing.activeDuration)
            if end.isFinite { next = min(next ?? end, end) }
        }
        return next
    }

    /// The implicit action: visible properties of layers on screen without an owner animate over
    /// the transaction's duration.
    final func implicitAction(forKey key: String) -> (any CAAction)? {
        // The root of a screen has no implicit animations.
        guard host == nil, extras?.treeHost == nil, marks.contains(.isCommitted),
            CALayer.implicitKeys.contains(key) || isDrawnAnimated(key)
        else {
            return nil
        }
        let animation = CABasicAnimation(keyPath: key)
        animation.timingFunction =
            CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        guard let path = RenderKeyPath(key) else {
            animation.fromValue = (presentation() ?? self).value(forKey: key) ?? NSNull()
            return animation
        }
        animation.fromValue = presentedProperties(at: nil).value(at: path)?.boxed ?? NSNull()
        return animation
    }

    /// Whether a class of the framework animates a property that it draws with.
    private final func isDrawnAnimated(_ key: String) -> Bool {
        self is CATextLayer && CATextLayer.animatedKeys.contains(key)
    }

    private static let implicitKeys: Set<String> = {
        var keys = Set(RenderProperty.allCases.map(\.rawValue))
        // These properties have no implicit animations.
        for property: RenderProperty in [.path, .opaque, .geometryFlipped, .allowsGroupOpacity] {
            keys.remove(property.rawValue)
        }
        return keys
    }()

    /// The properties with animations applied at a time of the layer, now by default.
    package final func presentedProperties(at time: Double?) -> LayerProperties {
        let inherited = animationsFromAbove
        guard extras?.animations.isEmpty == false || !inherited.isEmpty else { return properties }
        let now = time ?? localTime(at: CACurrentMediaTime())
        let own = (extras?.animations ?? []).filter(\.isBegun).map(\.renderValue)
        let running = inherited + own
        return running.isEmpty ? properties : properties.animated(by: running, at: now)
    }

    /// The node of the last commit.
    final var lastNode: RenderNode? {
        if let node { return node }
        guard marks.contains(.isCommitted) else { return nil }
        return treeHost?.context.currentTree?.root.descendant(identity)
    }
}

extension CAAnimation {
    /// Converts an animation for the renderer.
    final func renderAnimation(
        key: String?,
        timing: RenderTiming,
        in layer: CALayer
    ) -> RenderAnimation {
        RenderAnimation(
            id: identity,
            key: key,
            timing: timing,
            curve: timingFunction?.curve,
            spring: renderSpring,
            body: renderBody(in: layer)
        )
    }
}

extension RenderNode {
    /// The node of a layer at or below this one.
    func descendant(_ id: UInt64) -> RenderNode? {
        if self.id == id { return self }
        for child in sublayers {
            if let found = child.descendant(id) { return found }
        }
        return mask?.descendant(id)
    }
}

extension CALayer {
    /// A key for an additional animation of the property: position, position-2 and so on.
    package final func freeAnimationKey(_ path: String) -> String {
        let taken = Set(animationKeys() ?? [])
        guard taken.contains(path) else { return path }
        var number = 2
        while taken.contains("\(path)-\(number)") { number += 1 }
        return "\(path)-\(number)"
    }
}
