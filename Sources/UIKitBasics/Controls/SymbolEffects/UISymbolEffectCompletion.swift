// SPDX-License-Identifier: Apache-2.0

/// What an effect that has ended tells.
@preconcurrency @MainActor
public struct UISymbolEffectCompletionContext {
    /// Whether the effect came to its end.
    public let isFinished: Bool
    /// The image view.
    public private(set) weak var sender: AnyObject?
    /// The effect; nil for a change of symbols.
    public let effect: (any SymbolEffect)?
    /// The effect of a change of symbols; nil for others.
    public let contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)?

    init(
        isFinished: Bool,
        sender: AnyObject,
        effect: (any SymbolEffect)? = nil,
        contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)? = nil
    ) {
        self.isFinished = isFinished
        self.sender = sender
        self.effect = effect
        self.contentTransition = contentTransition
    }
}

/// Called when an effect has ended.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void
