// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

/// Finds the move that most often leads to a win in games played at random.
///
/// Moves are chosen for play by UCB1 (Kocsis and Szepesvári, "Bandit based Monte-Carlo Planning", 2006).
open class GKMonteCarloStrategist: NSObject, GKStrategist {
    /// A state of the game with what was learnt of it.
    private final class Node {
        let model: any GKGameModel
        let mover: Int
        weak var parent: Node?
        let update: (any GKGameModelUpdate)?
        var untried: [any GKGameModelUpdate]
        var children: [Node] = []
        var visits = 0
        var wins = 0.0

        init(
            _ model: any GKGameModel,
            mover: Int,
            parent: Node? = nil,
            update: (any GKGameModelUpdate)? = nil
        ) {
            self.model = model
            self.mover = mover
            self.parent = parent
            self.update = update
            untried = GKMonteCarloStrategist.moves(in: model)
        }
    }

    /// The longest game that is played, in moves: some never end.
    private static let longestGame = 1_000

    /// The game in its present state.
    open var gameModel: (any GKGameModel)?
    /// What plays; nil for the system's source.
    open var randomSource: (any GKRandom)?
    /// How many games are played for a move.
    open var budget = 100
    /// How much moves are tried that have been tried seldom; 1 to 4 are usual.
    open var explorationParameter = 2

    /// A strategist without a game.
    public override init() { super.init() }

    private var source: any GKRandom { randomSource ?? GKRandomSource.sharedRandom() }

    /// The best move of the player whose turn it is; nil where there is none.
    open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
        guard let model = gameModel, let player = model.activePlayer else { return nil }
        let root = Node(model.duplicate(), mover: player.playerId)
        guard !root.untried.isEmpty else { return nil }
        for _ in 0..<max(1, budget) {
            let leaf = grow(from: root)
            settle(leaf, winner: play(from: leaf.model))
        }
        for child in root.children {
            child.update?.value = child.visits
        }
        return root.children.max { ($0.visits, $0.wins) < ($1.visits, $1.wins) }?.update
    }

    /// The moves of the player whose turn it is; none once somebody has won.
    private static func moves(in model: any GKGameModel) -> [any GKGameModelUpdate] {
        guard let player = model.activePlayer, winner(of: model) == nil else { return [] }
        return model.gameModelUpdates(for: player) ?? []
    }

    /// The players who have won, nil while the game goes on.
    private static func winner(of model: any GKGameModel) -> Set<Int>? {
        let players = model.players ?? model.activePlayer.map { [$0] } ?? []
        let winners = players.filter { model.isWin(for: $0) }.map { $0.playerId }
        if !winners.isEmpty { return Set(winners) }
        let losers = players.filter { model.isLoss(for: $0) }.map { $0.playerId }
        return losers.isEmpty ? nil : Set(players.map { $0.playerId }).subtracting(losers)
    }

    /// Goes down by the most promising moves, and adds the state after one that is new.
    private func grow(from root: Node) -> Node {
        var node = root
        while node.untried.isEmpty, !node.children.isEmpty {
            let whole = log(Double(node.visits))
            let weight = Double(explorationParameter)
            node =
                node.children.max { first, second in
                    promise(of: first, whole, weight) < promise(of: second, whole, weight)
                } ?? node
        }
        guard !node.untried.isEmpty else { return node }
        let move = node.untried.remove(at: source.nextInt(upperBound: node.untried.count))
        let mover = node.model.activePlayer?.playerId ?? node.mover
        let child = Node(node.model.after(move), mover: mover, parent: node, update: move)
        node.children.append(child)
        return child
    }

    private func promise(of node: Node, _ whole: Double, _ weight: Double) -> Double {
        let visits = Double(max(1, node.visits))
        return node.wins / visits + (weight * whole / visits).squareRoot()
    }

    /// Plays at random to the end; the winners, nil for a draw.
    private func play(from start: any GKGameModel) -> Set<Int>? {
        let model = start.duplicate()
        for _ in 0..<Self.longestGame {
            let moves = Self.moves(in: model)
            guard !moves.isEmpty else { break }
            model.apply(moves[source.nextInt(upperBound: moves.count)])
        }
        return Self.winner(of: model)
    }

    /// Tells a state and those before it how the game ended.
    private func settle(_ leaf: Node, winner: Set<Int>?) {
        var node: Node? = leaf
        while let known = node {
            known.visits += 1
            known.wins += winner.map { $0.contains(known.mover) ? 1 : 0 } ?? 0.5
            node = known.parent
        }
    }
}
