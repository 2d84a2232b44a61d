// SPDX-License-Identifier: Apache-2.0

public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The highest score that a model may give.
public let GKGameModelMaxScore = 1 << 24

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The lowest score that a model may give.
public let GKGameModelMinScore = -1 << 24

/// A player of a game.
public protocol GKGameModelPlayer: NSObjectProtocol {
    /// The number that tells the player from the others.
    var playerId: Int { get }
}

/// A move in a game.
public protocol GKGameModelUpdate: NSObjectProtocol {
    /// How good a strategist found the move.
    var value: Int { get set }
}

/// The state of a game of two or more players with alternate moves, for strategists.
public protocol GKGameModel: NSObjectProtocol, NSCopying {
    /// All players.
    var players: [any GKGameModelPlayer]? { get }
    /// The player who moves next.
    var activePlayer: (any GKGameModelPlayer)? { get }

    /// Takes over the state of another model.
    func setGameModel(_ gameModel: any GKGameModel)
    /// The moves that a player has; nil or none at the end.
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
    /// Makes a move, and gives the next player their turn.
    func apply(_ gameModelUpdate: any GKGameModelUpdate)

    /// How good the state is for a player.
    func score(for player: any GKGameModelPlayer) -> Int
    /// Whether a player has won.
    func isWin(for player: any GKGameModelPlayer) -> Bool
    /// Whether a player has lost.
    func isLoss(for player: any GKGameModelPlayer) -> Bool
    /// Takes a move back; strategists copy the model instead, and never ask for it.
    func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate)
}

extension GKGameModel {
    /// Zero: all states are equally good.
    public func score(for player: any GKGameModelPlayer) -> Int { 0 }
    /// False.
    public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
    /// False.
    public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
    /// Does nothing.
    public func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate) {}

    /// Whether a player has won or lost.
    func hasEnded(for player: any GKGameModelPlayer) -> Bool {
        isWin(for: player) || isLoss(for: player)
    }

    /// A copy of the model, in which a move has been made.
    func after(_ update: any GKGameModelUpdate) -> any GKGameModel {
        let next = duplicate()
        next.apply(update)
        return next
    }

    /// A copy of the model.
    func duplicate() -> any GKGameModel {
        guard let next = copy(with: nil) as? any GKGameModel else {
            preconditionFailure("GKGameModel: copy(with:) of \(type(of: self)) gives no game model")
        }
        next.setGameModel(self)
        return next
    }
}
