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
        /// Begins at the next commit if it has not said when.
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
            // Without a node nothing is dropped, yet the animation has to reach the screen.
            treeHost.noteAnimations(on: self)
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

    /// Gives those that have not said when they begin the time of the commit.
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

    /// Tells delegates what has begun and ended by a time of the layer; takes away what is over.
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

    /// The next moment, in the layer's time, at which a delegate is to be told something.
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

    /// What happens by itself: the properties that are shown change over the transaction's
    /// duration on layers that are on screen and have no owner.
    final func implicitAction(forKey key: String) -> (any CAAction)? {
        // A screen's own root is nobody's layer to animate.
        guard host == nil, extras?.treeHost == nil, marks.contains(.isCommitted),
            CALayer.implicitKeys.contains(key)
        else {
            return nil
        }
        let animation = CABasicAnimation(keyPath: key)
        animation.timingFunction =
            CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        guard let path = RenderKeyPath(key) else { return nil }
        animation.fromValue = presentedProperties(at: nil).value(at: path)?.boxed ?? NSNull()
        return animation
    }

    private static let implicitKeys: Set<String> = {
        var keys = Set(RenderProperty.allCases.map(\.rawValue))
        // Drawn by, but not animated by themselves.
        for property: RenderProperty in [.path, .opaque, .geometryFlipped, .allowsGroupOpacity] {
            keys.remove(property.rawValue)
        }
        return keys
    }()

    /// What is on screen: the properties with the animations at the layer's time, now by default.
    package final func presentedProperties(at time: Double?) -> LayerProperties {
        let inherited = animationsFromAbove
        guard extras?.animations.isEmpty == false || !inherited.isEmpty else { return properties }
        let now = time ?? localTime(at: CACurrentMediaTime())
        let own = (extras?.animations ?? []).filter(\.isBegun).map(\.renderValue)
        let running = inherited + own
        return running.isEmpty ? properties : properties.animated(by: running, at: now)
    }

    /// The layer with its tree as it was committed last.
    final var lastNode: RenderNode? {
        if let node { return node }
        guard marks.contains(.isCommitted) else { return nil }
        return treeHost?.context.currentTree?.root.descendant(identity)
    }
}

extension CAAnimation {
    /// The animation as the renderer takes it.
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
