// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Finds moves in a game.
public protocol GKStrategist: NSObjectProtocol {
    /// The game in its present state.
    var gameModel: (any GKGameModel)? { get set }
    /// What chooses among moves that are equally good; nil for the first.
    var randomSource: (any GKRandom)? { get set }
    /// The best move of the player whose turn it is; nil where there is none.
    func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}
