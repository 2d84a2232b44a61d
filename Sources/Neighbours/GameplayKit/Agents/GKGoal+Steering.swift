// SPDX-License-Identifier: Apache-2.0

import simd

extension GKGoal {
    /// The kinds of goals.
    enum Aim {
        case seek(GKAgent)
        case flee(GKAgent)
        case avoidObstacles([GKObstacle], Float)
        case avoidAgents([GKAgent], Float)
        case separate(Flock)
        case align(Flock)
        case cohere(Flock)
        case speed(Float)
        case wander(Float, Wandering)
        case intercept(GKAgent, Float)
        case follow(GKPath, Float, Bool)
        case stay(GKPath, Float)
    }

    /// Agents that count while they are near and in sight.
    struct Flock {
        let agents: [GKAgent]
        let distance: Float
        let angle: Float

        init(_ agents: [GKAgent], _ distance: Float, _ angle: Float) {
            self.agents = agents
            self.distance = distance
            self.angle = angle
        }

        func near(_ agent: GKAgent) -> [GKAgent] {
            agents.filter { other in
                let way = other.place - agent.place
                let length = simd_length(way)
                guard other !== agent, length <= distance else { return false }
                return length == 0 || simd_dot(way / length, agent.heading) >= cos(min(angle, .pi))
            }
        }
    }

    /// The direction of an agent that wanders.
    final class Wandering {
        var angle: Float = 0
    }

    /// The change of velocity that the goal wants.
    func steering(of agent: GKAgent) -> vector_float3 {
        switch aim {
        case .seek(let target): seek(target.place, agent)
        case .flee(let target): -seek(target.place, agent)
        case .avoidObstacles(let obstacles, let time): avoid(obstacles, time, agent)
        case .avoidAgents(let agents, let time): avoid(agents, time, agent)
        case .separate(let flock): separate(flock.near(agent), agent)
        case .align(let flock): align(flock.near(agent), agent)
        case .cohere(let flock):
            mean(flock.near(agent).map { $0.place }).map { seek($0, agent) } ?? vector_float3()
        case .speed(let speed): agent.heading * speed - agent.motion
        case .wander(let speed, let wandering): wander(speed, wandering, agent)
        case .intercept(let target, let time): intercept(target, time, agent)
        case .follow(let path, let time, let isForward): follow(path, time, isForward, agent)
        case .stay(let path, let time): stay(path, time, agent)
        }
    }

    private func seek(_ point: vector_float3, _ agent: GKAgent) -> vector_float3 {
        let way = point - agent.place
        let length = simd_length(way)
        guard length > 0 else { return vector_float3() }
        return way / length * agent.maxSpeed - agent.motion
    }

    private func mean(_ vectors: [vector_float3]) -> vector_float3? {
        vectors.isEmpty ? nil : vectors.reduce(vector_float3(), +) / Float(vectors.count)
    }

    private func separate(_ others: [GKAgent], _ agent: GKAgent) -> vector_float3 {
        var away = vector_float3()
        for other in others {
            let way = agent.place - other.place
            let square = simd_length_squared(way)
            if square > 0 { away += way / square }
        }
        let length = simd_length(away)
        return length > 0 ? away / length * agent.maxSpeed - agent.motion : away
    }

    private func align(_ others: [GKAgent], _ agent: GKAgent) -> vector_float3 {
        mean(others.map { $0.heading }).map { ($0 - agent.heading) * agent.maxSpeed }
            ?? vector_float3()
    }

    private func intercept(_ target: GKAgent, _ time: Float, _ agent: GKAgent) -> vector_float3 {
        let distance = simd_distance(agent.place, target.place)
        let needed = distance / max(simd_length(agent.motion), agent.maxSpeed, 0.000_1)
        return seek(target.place + target.motion * min(time, needed), agent)
    }

    private func wander(
        _ speed: Float,
        _ wandering: Wandering,
        _ agent: GKAgent
    ) -> vector_float3 {
        wandering.angle += GKRandomSource.sharedRandom().nextUniform() * 0.6 - 0.3
        let forward = agent.heading
        let up = abs(forward.z) < 0.99 ? vector_float3(0, 0, 1) : vector_float3(0, 1, 0)
        let side = simd_normalize(simd_cross(up, forward))
        let direction = forward * cos(wandering.angle) + side * sin(wandering.angle)
        return direction * speed - agent.motion
    }

    private func avoid(
        _ obstacles: [GKObstacle],
        _ time: Float,
        _ agent: GKAgent
    ) -> vector_float3 {
        let reach = simd_length(agent.motion) * time
        let meetings = obstacles.compactMap { obstacle -> (Float, vector_float3)? in
            let (center, radius) = obstacle.bounds
            let way = center - agent.place
            let ahead = simd_dot(way, agent.heading)
            let sideways = way - agent.heading * ahead
            let clearance = radius + agent.radius
            guard ahead > -clearance, ahead - clearance <= reach,
                simd_length(sideways) < clearance
            else { return nil }
            return (ahead, away(from: sideways, agent))
        }
        guard let first = meetings.min(by: { $0.0 < $1.0 }) else { return vector_float3() }
        return first.1 * agent.maxSpeed
    }

    /// The direction away from a side; to the left for what lies straight ahead.
    private func away(from sideways: vector_float3, _ agent: GKAgent) -> vector_float3 {
        let length = simd_length(sideways)
        if length > 0.000_1 { return -sideways / length }
        let up = abs(agent.heading.z) < 0.99 ? vector_float3(0, 0, 1) : vector_float3(0, 1, 0)
        return simd_normalize(simd_cross(up, agent.heading))
    }

    private func avoid(_ agents: [GKAgent], _ time: Float, _ agent: GKAgent) -> vector_float3 {
        let meetings = agents.compactMap { other -> (Float, vector_float3)? in
            guard other !== agent else { return nil }
            let way = other.place - agent.place
            let motion = other.motion - agent.motion
            let square = simd_length_squared(motion)
            let nearest = square > 0 ? max(0, -simd_dot(way, motion) / square) : 0
            let gap = way + motion * nearest
            guard nearest <= time, simd_length(gap) < agent.radius + other.radius else {
                return nil
            }
            return (nearest, away(from: gap - agent.heading * simd_dot(gap, agent.heading), agent))
        }
        guard let first = meetings.min(by: { $0.0 < $1.0 }) else { return vector_float3() }
        return first.1 * agent.maxSpeed
    }

    private func follow(
        _ path: GKPath,
        _ time: Float,
        _ isForward: Bool,
        _ agent: GKAgent
    ) -> vector_float3 {
        let ahead = max(simd_length(agent.motion), agent.maxSpeed * 0.5) * max(time, 0.1)
        let here = path.nearest(to: agent.place)
        let target = path.point(at: here.distance + (isForward ? ahead : -ahead))
        return seek(target, agent)
    }

    private func stay(_ path: GKPath, _ time: Float, _ agent: GKAgent) -> vector_float3 {
        let next = agent.place + agent.motion * time
        let nearest = path.nearest(to: next)
        guard simd_distance(nearest.point, next) > path.radius else { return vector_float3() }
        return seek(nearest.point, agent)
    }
}
