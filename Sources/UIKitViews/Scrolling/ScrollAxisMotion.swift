// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How content moves along one axis after it was let go.
///
/// It consists of phases, each a closed form of its elapsed time: deceleration, and a spring back
/// to an edge.
struct ScrollAxisMotion {
    /// One kind of movement from one time on.
    enum Phase {
        /// Exponential approach to `target`.
        case decay(from: CGFloat, target: CGFloat, rate: CGFloat)
        /// Is pulled to `edge` by a critically damped spring.
        case spring(edge: CGFloat, displacement: CGFloat, velocity: CGFloat)
    }

    private var phases: [(start: CGFloat, phase: Phase)] = []
    /// The position at the end.
    private(set) var end: CGFloat
    /// When it does, in seconds after the beginning.
    private(set) var duration: CGFloat = 0

    /// Content at rest.
    init(restingAt place: CGFloat) {
        end = place
    }

    /// Content that comes to rest inside its range, by a decay with its own speed.
    init(from place: CGFloat, to target: CGFloat, rate: CGFloat) {
        end = target
        guard place != target else { return }
        phases = [(0, .decay(from: place, target: target, rate: rate))]
        duration = ScrollAxisMotion.decayTime(abs(target - place), rate)
    }

    /// Content released with a velocity: it decelerates, bounces at the edge of its range, or
    /// springs back from beyond it.
    ///
    /// Without `bounces` it stops at the edge.
    init(
        from place: CGFloat,
        velocity: CGFloat,
        range: ClosedRange<CGFloat>,
        rate: CGFloat,
        bounces: Bool
    ) {
        end = place
        let edge = ScrollPhysics.clamp(place, range)
        if place != edge {
            comeBack(from: place, velocity, to: edge, at: 0, range, rate, bounces)
        } else if velocity != 0 {
            slowDown(from: place, velocity, at: 0, range, rate, bounces)
        }
    }

    // MARK: Reading

    /// The position at a time after the beginning, in seconds.
    func position(at time: CGFloat) -> CGFloat {
        guard time < duration, let (start, phase) = current(at: time) else { return end }
        return phase.position(at: time - start)
    }

    /// How fast it is, in points a second.
    func velocity(at time: CGFloat) -> CGFloat {
        guard time < duration, let (start, phase) = current(at: time) else { return 0 }
        return phase.velocity(at: time - start)
    }

    private func current(at time: CGFloat) -> (CGFloat, Phase)? {
        phases.last { $0.start <= time } ?? phases.first
    }

    // MARK: Making

    /// Until the way left is the distance at which content rests.
    private static func decayTime(_ way: CGFloat, _ rate: CGFloat) -> CGFloat {
        way <= ScrollPhysics.restDistance ? 0 : log(way / ScrollPhysics.restDistance) / rate
    }

    private mutating func slowDown(
        from place: CGFloat,
        _ velocity: CGFloat,
        at start: CGFloat,
        _ range: ClosedRange<CGFloat>,
        _ rate: CGFloat,
        _ bounces: Bool
    ) {
        let target = place + velocity / rate
        let phase = Phase.decay(from: place, target: target, rate: rate)
        phases.append((start, phase))
        let edge = ScrollPhysics.clamp(target, range)
        guard edge != target else {
            end = target
            duration = start + ScrollAxisMotion.decayTime(abs(target - place), rate)
            return
        }
        // The way left shrinks by e^(-rate t): the edge is met when it is that beyond the edge.
        let meeting = log((target - place) / (target - edge)) / rate
        guard bounces else {
            end = edge
            duration = start + meeting
            return
        }
        spring(to: edge, 0, (target - edge) * rate, at: start + meeting)
    }

    private mutating func comeBack(
        from place: CGFloat,
        _ velocity: CGFloat,
        to edge: CGFloat,
        at start: CGFloat,
        _ range: ClosedRange<CGFloat>,
        _ rate: CGFloat,
        _ bounces: Bool
    ) {
        let frequency = ScrollPhysics.springFrequency
        let displacement = place - edge
        let slope = velocity + frequency * displacement
        // If it moves inwards faster than the spring pulls, it decelerates inside the range.
        if displacement * slope < 0, range.lowerBound < range.upperBound {
            let meeting = -displacement / slope
            phases.append(
                (start, .spring(edge: edge, displacement: displacement, velocity: velocity))
            )
            let speed = slope * exp(-frequency * meeting)
            slowDown(from: edge, speed, at: start + meeting, range, rate, bounces)
        } else {
            spring(to: edge, displacement, velocity, at: start)
        }
    }

    private mutating func spring(
        to edge: CGFloat,
        _ displacement: CGFloat,
        _ velocity: CGFloat,
        at start: CGFloat
    ) {
        let phase = Phase.spring(edge: edge, displacement: displacement, velocity: velocity)
        phases.append((start, phase))
        end = edge
        duration = start + ScrollAxisMotion.springTime(displacement, velocity)
    }

    /// Until content is at rest at the edge for good.
    ///
    /// `|a + b t| e^(-w t)` is below the distance once both of its parts are below half of it.
    private static func springTime(_ displacement: CGFloat, _ velocity: CGFloat) -> CGFloat {
        let frequency = ScrollPhysics.springFrequency
        let half = ScrollPhysics.restDistance / 2
        let slope = abs(velocity + frequency * displacement)
        var time = max(0, log(max(abs(displacement), half) / half) / frequency)
        // t = log(slope t / half) / w; the iteration converges to the greater root.
        time = max(time, 1 / frequency)
        for _ in 0..<16 where slope * time > half {
            time = max(1 / frequency, log(slope * time / half) / frequency)
        }
        let ready = log(max(abs(displacement), half) / half) / frequency
        return max(time, ready)
    }
}

extension ScrollAxisMotion.Phase {
    fileprivate func position(at time: CGFloat) -> CGFloat {
        switch self {
        case .decay(let place, let target, let rate):
            return target - (target - place) * exp(-rate * time)
        case .spring(let edge, let displacement, let velocity):
            let frequency = ScrollPhysics.springFrequency
            let slope = velocity + frequency * displacement
            return edge + (displacement + slope * time) * exp(-frequency * time)
        }
    }

    fileprivate func velocity(at time: CGFloat) -> CGFloat {
        switch self {
        case .decay(let place, let target, let rate):
            return (target - place) * rate * exp(-rate * time)
        case .spring(_, let displacement, let velocity):
            let frequency = ScrollPhysics.springFrequency
            let slope = velocity + frequency * displacement
            return (slope - frequency * (displacement + slope * time)) * exp(-frequency * time)
        }
    }
}
