// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

/// Finds the move after which the worst that the others can do is least bad.
///
/// Each player but the one that asks is taken for an opponent. The search leaves out branches that
/// cannot matter (alpha and beta).
open class GKMinmaxStrategist: NSObject, GKStrategist {
    /// The game in its present state.
    open var gameModel: (any GKGameModel)?
    /// What chooses among moves that are equally good; nil for the first.
    open var randomSource: (any GKRandom)?
    /// How many moves the search looks ahead; with 0, moves are not rated.
    open var maxLookAheadDepth = 0

    /// A strategist without a game.
    public override init() { super.init() }

    /// The best move of a player; nil where there is none.
    open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
        let moves = ratedMoves(of: player)
        guard let best = moves.first else { return nil }
        let equal = moves.prefix { $0.value == best.value }
        return randomSource.map { equal[$0.nextInt(upperBound: equal.count)] } ?? best
    }

    /// One of a player's best moves.
    open func randomMove(
        for player: any GKGameModelPlayer,
        fromNumberOfBestMoves numMovesToConsider: Int
    ) -> (any GKGameModelUpdate)? {
        let best = ratedMoves(of: player).prefix(max(0, numMovesToConsider))
        guard !best.isEmpty else { return nil }
        let source = randomSource ?? GKRandomSource.sharedRandom()
        return best[source.nextInt(upperBound: best.count)]
    }

    /// The best move of the player whose turn it is; nil where there is none.
    open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
        gameModel?.activePlayer.flatMap { bestMove(for: $0) }
    }

    /// A player's moves with their values, the best first.
    private func ratedMoves(of player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
        guard let model = gameModel, let moves = model.gameModelUpdates(for: player) else {
            return []
        }
        guard maxLookAheadDepth > 0 else { return moves }
        for move in moves {
            // Each move at the top gets its exact value, since equal ones are chosen among.
            move.value = value(
                of: model.after(move),
                for: player,
                depth: maxLookAheadDepth - 1,
                alpha: GKGameModelMinScore,
                beta: GKGameModelMaxScore
            )
        }
        // Sorted stably, so that the first of equal moves stays first.
        return moves.enumerated()
            .sorted { ($1.element.value, $0.offset) < ($0.element.value, $1.offset) }
            .map { $0.element }
    }

    private func value(
        of model: any GKGameModel,
        for player: any GKGameModelPlayer,
        depth: Int,
        alpha: Int,
        beta: Int
    ) -> Int {
        // An end that is near counts more than one that is far.
        if model.isWin(for: player) { return GKGameModelMaxScore - (maxLookAheadDepth - depth) }
        if model.isLoss(for: player) { return GKGameModelMinScore + (maxLookAheadDepth - depth) }
        guard depth > 0, let active = model.activePlayer,
            let moves = model.gameModelUpdates(for: active), !moves.isEmpty
        else { return model.score(for: player) }
        let isOwn = active.playerId == player.playerId
        var low = alpha
        var high = beta
        var best = isOwn ? GKGameModelMinScore : GKGameModelMaxScore
        for move in moves {
            let value = value(
                of: model.after(move),
                for: player,
                depth: depth - 1,
                alpha: low,
                beta: high
            )
            best = isOwn ? max(best, value) : min(best, value)
            if isOwn { low = max(low, best) } else { high = min(high, best) }
            if low >= high { break }
        }
        return best
    }
}
