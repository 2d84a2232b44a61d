// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore

/// How a spring moves that comes to rest in a given time.
struct ViewSpring {
    /// 1 does not swing; nearer to 0 swings more.
    var dampingRatio: Double
    /// In whole distances a second.
    var initialVelocity: Double

    /// How much of the way is left when the spring counts as resting.
    private static let rest = 0.001

    /// An animation of mass 1 whose swings have died down to the rest after the duration.
    func makeAnimation(duration: TimeInterval) -> CABasicAnimation {
        let spring = CASpringAnimation()
        let frequency = undampedFrequency(duration: duration)
        spring.mass = 1
        spring.stiffness = CGFloat(frequency * frequency)
        spring.damping = CGFloat(2 * dampingRatio * frequency)
        spring.initialVelocity = CGFloat(initialVelocity)
        return spring
    }

    /// The frequency with which the envelope of the movement is at the rest after the duration,
    /// by Newton's method: 12 steps from 5 over the duration reach it for all damping ratios.
    private func undampedFrequency(duration: TimeInterval) -> Double {
        let duration = max(0.01, min(10, duration))
        let ratio = max(0.0001, min(1, dampingRatio))
        let velocity = initialVelocity
        func excess(_ w: Double) -> Double {
            if ratio < 1 {
                let amplitude = (ratio * w - velocity) / (w * (1 - ratio * ratio).squareRoot())
                return abs(amplitude) * exp(-ratio * w * duration) - ViewSpring.rest
            }
            return abs((w - velocity) * duration + 1) * exp(-w * duration) - ViewSpring.rest
        }
        var frequency = 5 / duration
        for _ in 0..<12 {
            let step = 1e-6 * frequency
            let slope = (excess(frequency + step) - excess(frequency - step)) / (2 * step)
            guard slope != 0, slope.isFinite else { break }
            let next = frequency - excess(frequency) / slope
            guard next.isFinite, next > 0 else { break }
            frequency = next
        }
        return frequency
    }
}
