// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A mass on a spring with friction, let go at distance 1 from its rest.
package struct Spring: Sendable, Hashable {
    package var mass: Double
    package var stiffness: Double
    package var damping: Double
    /// Towards the rest, in distances a second.
    package var initialVelocity: Double
    /// Whether a damping ratio above 1 counts as such; otherwise it acts as 1.
    package var allowsOverdamping: Bool

    package init(
        mass: Double = 1,
        stiffness: Double = 100,
        damping: Double = 10,
        initialVelocity: Double = 0,
        allowsOverdamping: Bool = true
    ) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
        self.initialVelocity = initialVelocity
        self.allowsOverdamping = allowsOverdamping
    }

    /// A spring by how long it seems to take and how much it bounces, -1 to 1.
    package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
        let duration = max(perceptualDuration, 1e-3)
        let bounce = min(max(bounce, -0.999), 1)
        let frequency = 2 * Double.pi / duration
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        self.init(
            mass: 1,
            stiffness: frequency * frequency,
            damping: 2 * ratio * frequency,
            initialVelocity: initialVelocity
        )
    }

    /// Radians a second without friction.
    private var frequency: Double { (max(stiffness, 1e-9) / max(mass, 1e-9)).squareRoot() }

    /// 1 is the least friction without a swing.
    package var dampingRatio: Double {
        let ratio = damping / (2 * (max(stiffness, 1e-9) * max(mass, 1e-9)).squareRoot())
        return allowsOverdamping ? ratio : min(ratio, 1)
    }

    package var perceptualDuration: Double { 2 * Double.pi / frequency }

    package var bounce: Double {
        let ratio = dampingRatio
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// How far the movement is at a time: 0 at the begin, 1 at rest, beyond it in a swing.
    package func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        return 1 - remaining(at: time)
    }

    /// The closed form of m x'' + c x' + k x = 0 with x(0) = 1, x'(0) = -velocity.
    private func remaining(at t: Double) -> Double {
        let w = frequency
        let ratio = dampingRatio
        let decay = ratio * w
        if ratio < 1 {
            let swing = w * (1 - ratio * ratio).squareRoot()
            let b = (decay - initialVelocity) / swing
            return exp(-decay * t) * (cos(swing * t) + b * sin(swing * t))
        }
        if ratio == 1 { return exp(-w * t) * (1 + (w - initialVelocity) * t) }
        let root = w * (ratio * ratio - 1).squareRoot()
        let slow = -decay + root
        let fast = -decay - root
        let a = (-initialVelocity - fast) / (slow - fast)
        return a * exp(slow * t) + (1 - a) * exp(fast * t)
    }

    /// When the movement stays within a thousandth of its rest.
    ///
    /// The envelope decides: our choice, as Apple's formula is not public.
    package var settlingDuration: Double {
        let epsilon = 0.001
        let w = frequency
        let ratio = dampingRatio
        guard ratio > 0 else { return .infinity }
        if ratio < 1 {
            let swing = w * (1 - ratio * ratio).squareRoot()
            let b = (ratio * w - initialVelocity) / swing
            let amplitude = max((1 + b * b).squareRoot(), epsilon)
            return max(log(amplitude / epsilon) / (ratio * w), 0)
        }
        // Without a swing: go on until the value stays small; the slow exponential decides.
        let rate = ratio == 1 ? w : ratio * w - w * (ratio * ratio - 1).squareRoot()
        var time = log(1 / epsilon) / rate
        for _ in 0..<64 where abs(remaining(at: time)) > epsilon { time *= 1.1 }
        return time
    }

    /// The spring whose swing dies away in a given time: what view animations with a damping
    /// ratio use.
    ///
    /// Newton's steps on the envelope at the end of the duration, from 5 / duration.
    package init(duration: Double, dampingRatio: Double, initialVelocity velocity: Double) {
        let d = min(max(duration, 0.01), 10)
        let ratio = min(max(dampingRatio, 1e-4), 1)
        let epsilon = 0.001
        var w = 5 / d
        for _ in 0..<12 {
            let (value, slope): (Double, Double)
            if ratio < 1 {
                let root = (1 - ratio * ratio).squareRoot()
                let e = exp(-w * ratio * d)
                value = epsilon - abs(ratio * w - velocity) / (w * root) * e
                // Derivative of the envelope by w.
                let sign = ratio * w >= velocity ? 1.0 : -1.0
                slope =
                    -sign * e / root
                    * (velocity / (w * w) - (ratio * w - velocity) / w * ratio * d)
            } else {
                let e = exp(-w * d)
                value = epsilon - (1 + (w - velocity) * d) * e
                slope = -(d - (1 + (w - velocity) * d) * d) * e
            }
            guard slope != 0, slope.isFinite else { break }
            let next = w - value / slope
            guard next.isFinite, next > 0 else { break }
            w = next
        }
        self.init(
            mass: 1,
            stiffness: w * w,
            damping: 2 * ratio * w,
            initialVelocity: velocity
        )
    }
}
