// SPDX-License-Identifier: Apache-2.0

import Foundation
import GameplayKit
import ObjCRuntime
import Testing
import simd

/// Agents that follow their goals.
struct AgentTests {
    private final class Watcher: NSObject, GKAgentDelegate {
        var calls: [String] = []
        func agentWillUpdate(_ agent: GKAgent) { calls.append("will") }
        func agentDidUpdate(_ agent: GKAgent) { calls.append("did") }
    }

    private func agent(at x: Float, _ y: Float) -> GKAgent2D {
        let agent = GKAgent2D()
        agent.position = vector_float2(x, y)
        agent.maxSpeed = 2
        agent.maxAcceleration = 10
        agent.mass = 1
        return agent
    }

    private func run(_ agent: GKAgent2D, _ goal: GKGoal, seconds: Double) {
        agent.behavior = GKBehavior(goal: goal, weight: 5)
        for _ in 0..<Int(seconds * 20) { agent.update(deltaTime: 0.05) }
    }

    @Test func agentsSeekAndFlee() {
        let target = agent(at: 4, 3)
        let seeker = agent(at: 0, 0)
        let watcher = Watcher()
        seeker.delegate = watcher
        run(seeker, GKGoal(toSeekAgent: target), seconds: 1)
        #expect(watcher.calls.prefix(3) == ["will", "did", "will"])
        #expect(abs(seeker.rotation - atan2(3, 4)) < 0.01)
        #expect(seeker.speed <= 2.000_1)
        #expect(simd_distance(seeker.position, target.position) < 3.8)
        let fleer = agent(at: 3, 3)
        run(fleer, GKGoal(toFleeAgent: target), seconds: 1)
        #expect(fleer.position.x < 2)
    }

    @Test func agentsReachTheirSpeed() {
        let agent = agent(at: 0, 0)
        run(agent, GKGoal(toReachTargetSpeed: 1.5), seconds: 3)
        #expect(abs(agent.speed - 1.5) < 0.05)
        #expect(agent.velocity.x > 1.4)
    }

    @Test func agentsGoAroundObstacles() {
        let obstacle = GKCircleObstacle(radius: 1)
        obstacle.position = vector_float2(5, 0.2)
        let target = agent(at: 10, 0)
        let agent = agent(at: 0, 0)
        let behavior = GKBehavior(
            goals: [
                GKGoal(toSeekAgent: target), GKGoal(toAvoid: [obstacle], maxPredictionTime: 2),
            ],
            andWeights: [1, 20]
        )
        agent.behavior = behavior
        var nearest = Float.infinity
        for _ in 0..<160 {
            agent.update(deltaTime: 0.05)
            nearest = min(nearest, simd_distance(agent.position, obstacle.position))
        }
        #expect(nearest > 1)
        #expect(agent.position.x > 7)
        #expect(behavior.goalCount == 2)
        #expect(behavior[behavior[1]] == 20)
        behavior.remove(behavior[0])
        #expect(behavior.goalCount == 1)
    }

    @Test func flocksSeparateAlignAndCohere() {
        let first = agent(at: 0, 0)
        let second = agent(at: 1, 0)
        second.rotation = .pi / 2
        let all = [first, second]
        run(first, GKGoal(toSeparateFrom: all, maxDistance: 5, maxAngle: .pi), seconds: 0.5)
        #expect(first.position.x < -0.2)
        let third = agent(at: 0.5, 0)
        run(third, GKGoal(toCohereWith: all, maxDistance: 5, maxAngle: .pi), seconds: 0.2)
        #expect(abs(third.position.y) < 0.01)
        let fourth = agent(at: 0, 0)
        run(fourth, GKGoal(toAlignWith: [second], maxDistance: 5, maxAngle: .pi), seconds: 1)
        #expect(fourth.velocity.y > 0.3)
        let blind = agent(at: 0, 0)
        second.position = vector_float2(-1, 0)
        run(blind, GKGoal(toSeparateFrom: [second], maxDistance: 5, maxAngle: 1), seconds: 1)
        #expect(blind.position == vector_float2(0, 0))
    }

    @Test func agentsFollowPathsBothWaysAndStayOnThem() {
        let path = GKPath(
            points: [vector_float2(0, 0), vector_float2(10, 0), vector_float2(10, 10)],
            radius: 0.5,
            cyclical: false
        )
        #expect(path.numPoints == 3)
        #expect(path.float2(at: 2) == vector_float2(10, 10))
        let follower = agent(at: 0, 1)
        run(follower, GKGoal(toFollow: path, maxPredictionTime: 0.5, forward: true), seconds: 12)
        #expect(simd_distance(follower.position, vector_float2(10, 10)) < 2)
        run(follower, GKGoal(toFollow: path, maxPredictionTime: 0.5, forward: false), seconds: 12)
        #expect(simd_distance(follower.position, vector_float2(0, 0)) < 2)
        let stray = agent(at: 5, 4)
        run(stray, GKGoal(toStayOn: path, maxPredictionTime: 0.5), seconds: 3)
        #expect(stray.position.y < 1.5)
        let nodes = [
            GKGraphNode2D(point: vector_float2(1, 2)), GKGridGraphNode(gridPosition: [3, 4]),
        ]
        #expect(GKPath(graphNodes: nodes, radius: 1).float2(at: 1) == vector_float2(3, 4))
    }

    @Test func agentsInterceptOthers() {
        let target = agent(at: 5, 0)
        target.rotation = .pi / 2
        target.speed = 1
        let hunter = agent(at: 0, 0)
        run(hunter, GKGoal(toInterceptAgent: target, maxPredictionTime: 5), seconds: 0.5)
        #expect(hunter.velocity.y > 0.3)
    }

    @Test func wanderersMove() {
        let agent = agent(at: 0, 0)
        run(agent, GKGoal(toWander: 1), seconds: 2)
        #expect(simd_length(agent.position) > 0.1)
        #expect(agent.position.x.isFinite)
    }

    @Test func behavioursHaveParts() {
        let target = agent(at: 3, 0)
        let seek = GKBehavior(goal: GKGoal(toSeekAgent: target), weight: 1)
        let flee = GKBehavior(goal: GKGoal(toFleeAgent: target), weight: 1)
        let whole = GKCompositeBehavior(behaviors: [seek, flee], andWeights: [1, 3])
        #expect(whole.behaviorCount == 2)
        let agent = agent(at: 0, 0)
        agent.behavior = whole
        agent.update(deltaTime: 0.1)
        #expect(agent.position.x < 0)
        whole.setWeight(0, for: flee)
        for _ in 0..<20 { agent.update(deltaTime: 0.1) }
        #expect(agent.velocity.x > 0)
        whole[seek] = nil
        #expect(whole.weight(for: seek) == 0)
    }

    @Test func agentsOfSpaceTurnToWhereTheyGo() throws {
        let target = GKAgent3D()
        target.position = vector_float3(0, 0, 5)
        let agent = GKAgent3D()
        agent.mass = 1
        agent.behavior = GKBehavior(goals: [GKGoal(toSeekAgent: target)])
        for _ in 0..<40 { agent.update(deltaTime: 0.1) }
        #expect(agent.rotation.columns.0.z > 0.99)
        #expect(abs(simd_dot(agent.rotation.columns.0, agent.rotation.columns.1)) < 0.001)
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: agent,
            requiringSecureCoding: true
        )
        let read = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: GKAgent3D.self, from: data)
        )
        #expect(read.position == agent.position)
        #expect(read.velocity == agent.velocity)
        #expect(read.rotation == agent.rotation)
        #expect(read.mass == 1)
    }
}
