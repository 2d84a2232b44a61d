// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
import simd

/// Something that an agent strives for.
///
/// Each goal wants a change of velocity, as in Reynolds, "Steering Behaviors For Autonomous
/// Characters" (1999). Agents and paths are kept alive by the goal.
open class GKGoal: NSObject, NSCopying {
    let aim: Aim

    init(_ aim: Aim) {
        self.aim = aim
        super.init()
    }

    /// Goes to another agent.
    public convenience init(toSeekAgent agent: GKAgent) { self.init(.seek(agent)) }

    /// Goes away from another agent.
    public convenience init(toFleeAgent agent: GKAgent) { self.init(.flee(agent)) }

    /// Goes around obstacles that would be met within a time.
    public convenience init(
        toAvoid obstacles: [GKObstacle],
        maxPredictionTime: TimeInterval
    ) {
        self.init(.avoidObstacles(obstacles, Float(maxPredictionTime)))
    }

    /// Goes out of the way of agents that would be met within a time.
    public convenience init(toAvoid agents: [GKAgent], maxPredictionTime: TimeInterval) {
        self.init(.avoidAgents(agents, Float(maxPredictionTime)))
    }

    /// Keeps a distance from agents that are near and within an angle of where the agent looks.
    public convenience init(
        toSeparateFrom agents: [GKAgent],
        maxDistance: Float,
        maxAngle: Float
    ) {
        self.init(.separate(Flock(agents, maxDistance, maxAngle)))
    }

    /// Goes in the same direction as the agents around.
    public convenience init(toAlignWith agents: [GKAgent], maxDistance: Float, maxAngle: Float) {
        self.init(.align(Flock(agents, maxDistance, maxAngle)))
    }

    /// Goes to the middle of the agents around.
    public convenience init(toCohereWith agents: [GKAgent], maxDistance: Float, maxAngle: Float) {
        self.init(.cohere(Flock(agents, maxDistance, maxAngle)))
    }

    /// Goes with a speed.
    public convenience init(toReachTargetSpeed targetSpeed: Float) {
        self.init(.speed(targetSpeed))
    }

    /// Turns here and there at random, with a speed.
    public convenience init(toWander speed: Float) { self.init(.wander(speed, Wandering())) }

    /// Goes to where another agent will be.
    public convenience init(
        toInterceptAgent target: GKAgent,
        maxPredictionTime: TimeInterval
    ) {
        self.init(.intercept(target, Float(maxPredictionTime)))
    }

    /// Goes along a path, one way or the other.
    public convenience init(
        toFollow path: GKPath,
        maxPredictionTime: TimeInterval,
        forward: Bool
    ) {
        self.init(.follow(path, Float(maxPredictionTime), forward))
    }

    /// Stays within the radius of a path.
    public convenience init(toStayOn path: GKPath, maxPredictionTime: TimeInterval) {
        self.init(.stay(path, Float(maxPredictionTime)))
    }

    /// The goal itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The goal itself.
    open override func copy() -> Any { self }
}
