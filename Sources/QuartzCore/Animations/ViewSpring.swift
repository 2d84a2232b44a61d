// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
package import Foundation
package import RenderServer

/// A spring: one that settles at a given time, or one with a mass, a stiffness and a damping.
package enum ViewSpring: Equatable, Sendable {
    /// Rests when the animation's duration is over.
    ///
    /// A damping ratio of 1 does not swing, nearer to 0 swings more; the velocity is in whole
    /// distances a second, along x and y.
    case fitted(dampingRatio: Double, velocity: CGVector)
    /// Rests when its physics lets it; the initial velocity in it does not count.
    case physical(Spring, velocity: CGVector)

    /// The velocity for properties with one direction, and for x.
    package var velocity: CGVector {
        switch self {
        case .fitted(_, let velocity), .physical(_, let velocity): velocity
        }
    }

    /// The spring for a duration and a component of a value.
    package func spring(duration: TimeInterval, isVertical: Bool = false) -> Spring {
        let speed = Double(isVertical ? velocity.dy : velocity.dx)
        switch self {
        case .fitted(let ratio, _):
            return Spring(duration: duration, dampingRatio: ratio, initialVelocity: speed)
        case .physical(var spring, _):
            spring.initialVelocity = speed
            return spring
        }
    }

    /// The settling time that the physics implies; nil where the duration is given.
    package var ownDuration: TimeInterval? {
        guard case .physical = self else { return nil }
        return spring(duration: 0).settlingDuration
    }

    package func makeAnimation(duration: TimeInterval, isVertical: Bool = false) -> CABasicAnimation
    {
        let spring = spring(duration: duration, isVertical: isVertical)
        let animation = CASpringAnimation()
        animation.mass = CGFloat(spring.mass)
        animation.stiffness = CGFloat(spring.stiffness)
        animation.damping = CGFloat(spring.damping)
        animation.initialVelocity = CGFloat(spring.initialVelocity)
        animation.allowsOverdamping = spring.allowsOverdamping
        return animation
    }
}
