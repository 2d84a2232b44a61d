// SPDX-License-Identifier: Apache-2.0

import Foundation
import GameplayKit
import ObjCRuntime
import Testing

/// Strategists that play noughts and crosses.
struct StrategyTests {
    private final class Player: NSObject, GKGameModelPlayer {
        let playerId: Int
        init(_ playerId: Int) { self.playerId = playerId }
    }

    private final class Move: NSObject, GKGameModelUpdate {
        var value = 0
        let field: Int
        init(_ field: Int) { self.field = field }
    }

    private final class Board: NSObject, GKGameModel {
        static let lines = [
            [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
        ]
        let both: [Player]
        var fields: [Int]
        var turn = 0

        init(_ fields: [Int], _ both: [Player] = [Player(1), Player(2)]) {
            self.fields = fields
            self.both = both
        }

        var players: [any GKGameModelPlayer]? { both }
        var activePlayer: (any GKGameModelPlayer)? { both[turn] }
        func copy(with zone: NSZone?) -> Any { Board([], both) }

        func setGameModel(_ gameModel: any GKGameModel) {
            guard let board = gameModel as? Board else { return }
            fields = board.fields
            turn = board.turn
        }

        func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
            guard !isWin(for: both[0]), !isWin(for: both[1]) else { return nil }
            return fields.indices.filter { fields[$0] == 0 }.map { Move($0) }
        }

        func apply(_ gameModelUpdate: any GKGameModelUpdate) {
            guard let move = gameModelUpdate as? Move else { return }
            fields[move.field] = both[turn].playerId
            turn = 1 - turn
        }

        func isWin(for player: any GKGameModelPlayer) -> Bool {
            Self.lines.contains { $0.allSatisfy { fields[$0] == player.playerId } }
        }

        func isLoss(for player: any GKGameModelPlayer) -> Bool {
            both.contains { $0.playerId != player.playerId && isWin(for: $0) }
        }
    }

    private static let canWin = [1, 1, 0, 2, 2, 0, 0, 0, 0]
    private static let mustBlock = [2, 2, 0, 1, 0, 0, 0, 0, 1]

    @Test func minimaxWinsAndBlocks() {
        let strategist = GKMinmaxStrategist()
        strategist.maxLookAheadDepth = 4
        strategist.gameModel = Board(Self.canWin)
        #expect((strategist.bestMoveForActivePlayer() as? Move)?.field == 2)
        strategist.gameModel = Board(Self.mustBlock)
        strategist.randomSource = GKLinearCongruentialRandomSource(seed: 1)
        #expect((strategist.bestMoveForActivePlayer() as? Move)?.field == 2)
    }

    @Test func minimaxAgainstItselfEndsInADraw() {
        let board = Board(Array(repeating: 0, count: 9))
        let strategist = GKMinmaxStrategist()
        strategist.maxLookAheadDepth = 7
        strategist.gameModel = board
        board.fields[4] = 1
        board.fields[0] = 2
        while let move = strategist.bestMoveForActivePlayer() { board.apply(move) }
        #expect(!board.fields.contains(0))
        #expect(!board.isWin(for: board.both[0]))
        #expect(!board.isWin(for: board.both[1]))
    }

    @Test func aRandomMoveIsOneOfTheBest() {
        let strategist = GKMinmaxStrategist()
        strategist.maxLookAheadDepth = 2
        let board = Board(Self.canWin)
        strategist.gameModel = board
        let move = strategist.randomMove(for: board.both[0], fromNumberOfBestMoves: 1)
        #expect((move as? Move)?.field == 2)
        #expect(strategist.randomMove(for: board.both[0], fromNumberOfBestMoves: 0) == nil)
    }

    @Test func monteCarloWinsAndBlocks() {
        let strategist = GKMonteCarloStrategist()
        strategist.budget = 400
        strategist.randomSource = GKMersenneTwisterRandomSource(seed: 4)
        strategist.gameModel = Board(Self.canWin)
        #expect((strategist.bestMoveForActivePlayer() as? Move)?.field == 2)
        strategist.gameModel = Board(Self.mustBlock)
        #expect((strategist.bestMoveForActivePlayer() as? Move)?.field == 2)
        strategist.gameModel = Board([1, 1, 1, 2, 2, 0, 0, 0, 0])
        #expect(strategist.bestMoveForActivePlayer() == nil)
    }
}
