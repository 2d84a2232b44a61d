// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A damped spring, released at distance 1 from its rest.
package struct Spring: Sendable, Hashable {
    package var mass: Double
    package var stiffness: Double
    package var damping: Double
    /// The initial velocity towards the rest, in distances per second.
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

    /// Makes a spring from its perceptual duration and its bounce, -1 to 1.
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

    /// The undamped angular frequency.
    private var frequency: Double { (max(stiffness, 1e-9) / max(mass, 1e-9)).squareRoot() }

    /// The damping ratio; 1 is critical damping.
    package var dampingRatio: Double {
        let ratio = damping / (2 * (max(stiffness, 1e-9) * max(mass, 1e-9)).squareRoot())
        return allowsOverdamping ? ratio : min(ratio, 1)
    }

    package var perceptualDuration: Double { 2 * Double.pi / frequency }

    package var bounce: Double {
        let ratio = dampingRatio
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// The fraction of the movement at a time: 0 at the start, 1 at rest, above 1 in an overshoot.
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
    /// Below critical damping the sum of the parts that decay decides, which gives the numbers of
    /// Apple's documentation: 2.85 s for a damping of 5 and just over 1 s for 15. Above it, what
    /// remains: our choice.
    package var settlingDuration: Double {
        let epsilon = 0.001
        let w = frequency
        let ratio = dampingRatio
        guard ratio > 0 else { return .infinity }
        if ratio < 1 {
            let swing = w * (1 - ratio * ratio).squareRoot()
            let b = (ratio * w - initialVelocity) / swing
            return log((1 + abs(b)) / epsilon) / (ratio * w)
        }
        // Overdamped: the slower exponential decides.
        let rate = ratio == 1 ? w : ratio * w - w * (ratio * ratio - 1).squareRoot()
        var time = log(1 / epsilon) / rate
        for _ in 0..<64 where abs(remaining(at: time)) > epsilon { time *= 1.1 }
        return time
    }

    /// Makes the spring that settles within a duration, for view animations with a damping ratio.
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
