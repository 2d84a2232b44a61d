// SPDX-License-Identifier: Apache-2.0

import Foundation

extension RenderAnimation {
    /// Applies the animation to properties, at a time of its parent.
    ///
    /// `isMember`: a member of a group has an effect up to its very end.
    func apply(
        to properties: inout LayerProperties,
        at parentTime: Double,
        isMember: Bool = false
    ) {
        if let direct {
            guard let position = timing.position(at: parentTime, isMember) else { return }
            return direct.apply(paced(position.progress), to: &properties)
        }
        switch body {
        case .idle, .transition, .custom: return
        case .group(let animations):
            guard let position = timing.position(at: parentTime, isMember) else { return }
            // The group's own pace warps its duration; members run in that time.
            let local = paced(position.progress) * timing.duration
            for animation in animations {
                animation.apply(to: &properties, at: local, isMember: true)
            }
        case .property(let change):
            apply([change], to: &properties, timing.position(at: parentTime, isMember))
        case .properties(let changes):
            apply(changes, to: &properties, timing.position(at: parentTime, isMember))
        }
    }
}

extension RenderAnimation {
    private func apply(
        _ changes: [PropertyAnimation],
        to properties: inout LayerProperties,
        _ position: RenderTiming.Position?
    ) {
        guard let position else { return }
        let progress = paced(position.progress)
        for change in changes {
            guard let value = change.value(position, progress, properties, timing) else { continue }
            properties.set(value, at: change.path)
        }
    }
}

extension PropertyAnimation {
    /// The value at a progress, given the underlying properties.
    package func value(
        _ position: RenderTiming.Position,
        _ progress: Double,
        _ properties: LayerProperties,
        _ timing: RenderTiming
    ) -> AnimatableValue? {
        properties.value(at: path).flatMap { value(position, progress, over: $0, timing) }
    }

    /// The value at a progress, given the underlying one.
    func value(
        _ position: RenderTiming.Position,
        _ progress: Double,
        over under: AnimatableValue,
        _ timing: RenderTiming
    ) -> AnimatableValue? {
        let base = isAdditive ? under.zero : under
        guard var value = courseValue(progress, base) else { return nil }
        if isCumulative, position.iteration > 0, let end = courseValue(1, base) {
            let rounds = timing.autoreverses ? position.iteration / 2 : position.iteration
            value = end.scaled(by: Double(rounds)).adding(value)
        }
        if let function, let transform = function.transform(of: value) {
            value = .transform(transform)
        }
        return isAdditive ? under.adding(value) : value
    }

    private func courseValue(_ t: Double, _ current: AnimatableValue) -> AnimatableValue? {
        switch course {
        case .keyframes(let keyframes): return keyframes.value(at: t)
        case .basic(let from, let to, let by):
            // The seven combinations of `fromValue`, `toValue` and `byValue`.
            let (start, end): (AnimatableValue, AnimatableValue)
            switch (from, to, by) {
            case (let from?, let to?, _): (start, end) = (from, to)
            case (let from?, nil, let by?): (start, end) = (from, from.adding(by))
            case (nil, let to?, let by?): (start, end) = (to.subtracting(by), to)
            case (let from?, nil, nil): (start, end) = (from, current)
            case (nil, let to?, nil): (start, end) = (current, to)
            case (nil, nil, let by?): (start, end) = (current, current.adding(by))
            case (nil, nil, nil): return current
            }
            return start.mixed(with: end, t)
        }
    }
}

extension RenderAnimation {
    /// The value of a subclass's key at a time of the layer, given the underlying one; nil where
    /// the animation does not affect it then.
    package func customValue(
        of name: String,
        over under: AnimatableValue,
        at parentTime: Double
    ) -> AnimatableValue? {
        guard case .custom(let key, let change) = body, key == name,
            let position = timing.position(at: parentTime)
        else { return nil }
        return change.value(position, paced(position.progress), over: under, timing)
    }
}

extension AnimatableValue {
    /// The value that adds nothing.
    var zero: AnimatableValue {
        switch self {
        case .number: .number(0)
        case .point: .point(.zero)
        case .size: .size(.zero)
        case .rect: .rect(.zero)
        case .transform: .transform(.identity)
        case .numbers(let list): .numbers(list.map { _ in 0 })
        default: self
        }
    }
}

extension LayerProperties {
    /// The properties with animations applied, at a time of the layer.
    package func animated(by animations: [RenderAnimation], at time: Double) -> LayerProperties {
        var result = self
        for animation in animations {
            animation.apply(to: &result, at: time)
            guard animation.changesCells, case .emitter(let box) = result.kind else { continue }
            result.kind = .emitter(box.changed { $0.animateCells(animation) })
        }
        return result
    }
}

extension RenderNode {
    /// The layer's own time at its parent's.
    func localTime(at parentTime: Double) -> Double {
        timing?.activeTime(at: parentTime) ?? parentTime
    }

    /// The properties at a time of the parent's.
    package func presented(at localTime: Double) -> LayerProperties {
        animations.isEmpty ? properties : properties.animated(by: animations, at: localTime)
    }

    /// The earliest root time after `time` at which an animation changes the picture; `time` itself
    /// while one runs, nil if none will.
    package func nextChange(after time: Double) -> Double? {
        guard hasAnimations else { return nil }
        let local = localTime(at: time)
        var next: Double?
        func consider(_ localMoment: Double) {
            guard localMoment.isFinite else { return }
            let moment = timing?.parentTime(at: localMoment) ?? localMoment
            next = min(next ?? moment, max(moment, time))
        }
        if timing?.speed != 0 {
            if properties.emitsParticles || properties.fadesTiles(at: local)
                || animations.contains(where: \.changesCells)
            {
                consider(local)
            }
            for animation in animations {
                if let moment = animation.timing.nextMovement(after: local) { consider(moment) }
            }
            for delay in properties.copyDelays {
                for child in sublayers {
                    if let moment = child.nextChange(after: local - delay) {
                        consider(moment + delay)
                    }
                }
            }
            if let moment = mask?.nextChange(after: local) { consider(moment) }
        }
        return next
    }
}

extension LayerProperties {
    /// The time offset of each copy of the sublayers.
    fileprivate var copyDelays: [Double] {
        guard case .replicator(let box) = kind, box.value.delay != 0 else { return [0] }
        return (0..<min(max(box.value.count, 0), 10_000)).map { Double($0) * box.value.delay }
    }

    /// Whether the layer has tiles that are still fading in.
    func fadesTiles(at time: Double) -> Bool {
        guard case .tiled(let box) = kind, box.value.fadeDuration > 0 else { return false }
        return box.value.tiles.contains { $0.birth + box.value.fadeDuration > time }
    }
}
