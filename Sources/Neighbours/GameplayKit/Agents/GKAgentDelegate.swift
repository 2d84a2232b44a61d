// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Keeps what a game shows in step with an agent.
public protocol GKAgentDelegate: NSObjectProtocol {
    /// The agent is about to move: its position may be set.
    func agentWillUpdate(_ agent: GKAgent)
    /// The agent has moved.
    func agentDidUpdate(_ agent: GKAgent)
}

extension GKAgentDelegate {
    /// Does nothing.
    public func agentWillUpdate(_ agent: GKAgent) {}
    /// Does nothing.
    public func agentDidUpdate(_ agent: GKAgent) {}
}
